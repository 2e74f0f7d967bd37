import Foundation
import Phone

/// One run of one screen on one device.
struct Recording {
  /// Frames, 60 a second.
  var samples: [Sample] = []
  var marks: [Mark] = []
  /// What was drawn, as the page plays it.
  var film = ""
  /// Pictures of the screen, by what they show.
  var stills: [String: CGImage] = [:]

  /// Whether the tap on the field gave it the focus.
  var tapTookFocus = false
  /// Before the keyboard came.
  var rest = Sample(keyboardTop: 0, field: .zero, edge: 0)
  /// With the keyboard up and still; nil when it never came to rest.
  var up: Sample?
  /// Where the edge belongs while the keyboard is up.
  var target: CGFloat = 0
  /// The keyboard's top while it is up, by the device's own numbers.
  var keyboardTop: CGFloat = 0
  /// Whether every layer is where it was, bit for bit.
  var isRestored = false
  /// Of an interrupted motion.
  var continuity: Continuity?

  /// Where the edge should be at a frame: as far on its way as the keyboard is on its own.
  func expectedEdge(_ sample: Sample) -> CGFloat {
    let way = rest.keyboardTop - keyboardTop
    guard way > 0 else { return rest.edge }
    let progress = (rest.keyboardTop - sample.keyboardTop) / way
    return rest.edge + progress * (target - rest.edge)
  }

  /// The distance, frame by frame, between where the edge is and where it should be, in points.
  var trackingErrors: [CGFloat] { samples.map { abs($0.edge - expectedEdge($0)) } }

  var maxTrackingError: CGFloat { trackingErrors.max() ?? 0 }
}
