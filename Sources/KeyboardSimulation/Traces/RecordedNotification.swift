import Foundation
import KeyboardGeometry

/// A keyboard notification that a real device posted, as somebody logged it.
///
/// Replay them to see what devices do, as opposed to what a clean script does. Logs are partial:
/// what a log left out is nil here, which does not mean that the payload lacked it.
public struct RecordedNotification: Hashable, Sendable {
  /// The trace's name, such as `A1`; the letters A, B and E are sequences, F and G single entries.
  public let id: String
  /// Milliseconds after the sequence's first notification; nil if the log has no times.
  public let milliseconds: Int?
  /// The kinds that were posted with this payload, in order.
  public let phases: [KeyboardTransition.Phase]
  /// The begin rect, as posted.
  public let begin: CGRect?
  /// The end rect, as posted.
  public let end: CGRect?
  /// The declared duration in seconds.
  public let duration: TimeInterval?
  /// The raw curve.
  public let curve: Int?
  /// Whether the keyboard was the app's own.
  public let isLocal: Bool?
  /// The screen in the coordinates of the rects, in points.
  public let screen: CGSize
  /// Whether the app was in landscape and the coordinates were those of portrait, as before iOS 8.
  public let isPortraitLocked: Bool
  /// What it was logged on, as far as the log says.
  public let device: String
  /// What is odd about it, if anything.
  public let note: String
  /// How far the log can be trusted.
  public let confidence: Confidence

  /// The rects' screen in the coordinates of the interface, in points.
  public var bounds: CGRect {
    isPortraitLocked
      ? CGRect(x: 0, y: 0, width: screen.height, height: screen.width)
      : CGRect(origin: .zero, size: screen)
  }

  /// A rect of this log in the coordinates of the interface, as a conversion to a window gives it.
  public func converted(_ rect: CGRect) -> CGRect {
    guard isPortraitLocked else { return rect }
    return CGRect(
      x: rect.minY, y: screen.width - rect.maxX, width: rect.height, height: rect.width)
  }

  /// What a listener reads, one transition for each phase, with rects in the coordinates of the
  /// interface.
  public var transitions: [KeyboardTransition] {
    phases.map {
      KeyboardTransition(
        $0, from: begin.map(converted), to: end.map(converted), duration: duration, curve: curve,
        isLocal: isLocal, screen: bounds)
    }
  }
}
