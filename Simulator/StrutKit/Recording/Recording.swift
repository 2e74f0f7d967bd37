import Foundation
import Matrix
import Phone

/// One run of one screen on one device.
struct Recording {
  /// Frames, 60 a second.
  var samples: [Sample] = []
  var marks: [StepMark] = []
  /// What was drawn, as the page plays it; nil where nobody filmed.
  var film: String?
  /// Pictures of the screen, by what they show.
  var stills: [String: ScreenStill] = [:]

  /// Whether every tap on a field gave it the focus.
  var tapsTookFocus = true
  /// With the keyboard up and still, in the order in which it happened.
  var stops: [Stop] = []
  /// How far those strayed that must not move, at any frame.
  var strayed: CGFloat = 0
  /// Whether every layer is where it was, bit for bit.
  var isRestored = false
  /// Of motions that were turned around.
  var turns: [Continuity] = []

  /// The distance, frame by frame, between where the edge is and where it should be, in points.
  var trackingErrors: [CGFloat] { samples.map { abs($0.edge - $0.expected) } }

  var maxTrackingError: CGFloat { trackingErrors.max() ?? 0 }
}
