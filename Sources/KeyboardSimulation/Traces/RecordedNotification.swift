import Foundation
import KeyboardGeometry

/// A keyboard notification that a real device posted and that a developer logged.
///
/// Replay them to see what devices do, as opposed to what a clean script does. Logs are partial. A
/// value that a log omits is nil here, which does not mean that the payload lacked it.
package struct RecordedNotification: Hashable, Sendable {
  /// The trace's name, such as `A1`; the letters A, B and E are sequences, F and G single entries.
  package let id: String
  /// Milliseconds after the sequence's first notification; nil if the log has no times.
  package let milliseconds: Int?
  /// The kinds that were posted with this payload, in order.
  package let phases: [KeyboardTransition.Phase]
  /// The begin rect, as posted.
  package let begin: CGRect?
  /// The end rect, as posted.
  package let end: CGRect?
  /// The declared duration in seconds.
  package let duration: TimeInterval?
  /// The raw curve.
  package let curve: Int?
  /// Whether the keyboard was the app's own.
  package let isLocal: Bool?
  /// The screen in the coordinates of the rects, in points.
  package let screen: CGSize
  /// Whether the app was in landscape and the coordinates were those of portrait, as before iOS 8.
  package let isPortraitLocked: Bool
  /// The device and system of the log, as far as the log names them.
  package let device: String
  /// A remark about unusual values, if any.
  package let note: String
  /// How far the log can be trusted.
  package let confidence: Confidence

  /// The screen's bounds in the coordinates of the interface, in points.
  package var bounds: CGRect {
    isPortraitLocked
      ? CGRect(x: 0, y: 0, width: screen.height, height: screen.width)
      : CGRect(origin: .zero, size: screen)
  }

  /// Returns a rect of this log in the coordinates of the interface, as a conversion to a window
  /// does.
  package func converted(_ rect: CGRect) -> CGRect {
    guard isPortraitLocked else { return rect }
    return CGRect(
      x: rect.minY, y: screen.width - rect.maxX, width: rect.height, height: rect.width)
  }

  /// The transitions that a listener reads, one for each phase, with rects in the coordinates of
  /// the interface.
  package var transitions: [KeyboardTransition] {
    phases.map {
      KeyboardTransition(
        $0, from: begin.map(converted), to: end.map(converted), duration: duration, curve: curve,
        isLocal: isLocal, screen: bounds)
    }
  }
}
