extension CALayer {
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// Infinite on Apple's layers unless set; here it only holds what was set.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// How fast the layer's time runs; at zero its animations and its sublayers' stand still.
  public var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  public var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// From another layer's time, nil meaning the clock's, to this layer's.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l.map { $0.clockTime(of: t) ?? t } ?? t)
  }

  /// From this layer's time to another layer's, nil meaning the clock's.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(of: t) ?? t
    return l?.localTime(at: time) ?? time
  }

  func localTime(at clockTime: CFTimeInterval) -> CFTimeInterval {
    let parent = storedSuperlayer?.localTime(at: clockTime) ?? clockTime
    return timing.local(parent)
  }

  /// The clock time at which the layer's own time is `local`; nil while it stands still.
  func clockTime(of local: CFTimeInterval) -> CFTimeInterval? {
    guard let parent = timing.parent(local) else { return nil }
    guard let storedSuperlayer else { return parent }
    return storedSuperlayer.clockTime(of: parent)
  }
}
