/// How an object's own time runs in its parent's.
public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The stored values behind `CAMediaTiming`.
struct MediaTiming {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// Whether time passes here as in the parent.
  var isPlain: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 }

  /// The parent's time as this object's.
  func local(_ parentTime: CFTimeInterval) -> CFTimeInterval {
    isPlain ? parentTime : (parentTime - beginTime) * Double(speed) + timeOffset
  }

  /// This object's time as the parent's; nil while it stands still.
  func parent(_ localTime: CFTimeInterval) -> CFTimeInterval? {
    if isPlain { return localTime }
    return speed == 0 ? nil : (localTime - timeOffset) / Double(speed) + beginTime
  }

  /// Seconds of own time from begin to end, repeats included; infinite where they never end.
  func activeDuration(of duration: CFTimeInterval) -> CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return cycleDuration(of: duration) * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  func cycleDuration(of duration: CFTimeInterval) -> CFTimeInterval {
    autoreverses ? duration * 2 : duration
  }
}
