import Foundation
import Phone

/// The events of a run.
struct Record {
  /// The positions on the screen at one frame, in screen points.
  struct Sample: Equatable {
    /// The keyboard's upper edge; the screen's height while it is down.
    var keyboardTop: CGFloat
    /// The upper edge of the input as drawn; nil while the input is not in a window.
    var inputTop: CGFloat?
    /// The left edge of the input as drawn; nil while the input is not in a window.
    var inputLeft: CGFloat?
    /// For each list that moves, by its index, the strips of its content without a row.
    var blanks: [Int: BlankStrips] = [:]
    /// Whether the app's screen is in a window.
    var hasScreen = true
    /// Whether the main thread stalled at this frame.
    var isInStall = false

    /// The height of the highest visible strip of a list's content without a row, in points.
    var blank: CGFloat { blanks.values.map(\.height).max() ?? 0 }

    /// The height of the highest visible strip of a list's content without a row that has its rows
    /// in another run at the same frame, in points.
    func blank(beyond other: Self) -> CGFloat {
      blanks.map { $1.height(beyond: other.blanks[$0] ?? BlankStrips()) }.max() ?? 0
    }
  }

  /// The frames between one action and the next.
  struct Part: Equatable {
    let name: String
    var samples: [Sample] = []
    /// The samples at which the main thread did not stall.
    var promptSamples: [Sample] { samples.filter { !$0.isInStall } }
    /// The effect of a finger's stroke on the content; nil if there was no stroke.
    var stroke: Stroke?
    /// The largest number of times that the library set one property in one run-loop turn.
    var writes = 0
  }

  /// A finger dragged the content, rested and was lifted.
  struct Stroke: Equatable {
    /// Whether the content followed the finger as far as there was any content.
    var isFollowed = true
    /// Whether the content never moved against the finger, or further than the finger.
    var isSteady = true
    /// Whether the content stayed where the finger left it.
    var isKept = true
  }

  /// A moment at which the keyboard was up and everything rested.
  struct Stop: Equatable {
    let part: String
    /// Whether the first input still has the focus.
    let isFirst: Bool
    let view: Look
    let claim: Claim?
  }

  var parts: [Part] = []
  var stops: [Stop] = []
  /// The input before the first tap, in screen points.
  var before = CGRect.zero
  /// Whether something was written into a text that scrolls.
  var scrollsText = false
  /// The number of contradictions between constraints that the console reported.
  var conflicts = 0
  /// The console's first report.
  var conflict: String?
  /// The exceptions that would have ended the app on a device.
  var exceptions: [SystemException] = []
  /// The library's objects that were in the app at rest and must not be there, in words.
  var additions: [String] = []
  /// Descriptions of the places where the library forced layout in the middle of UIKit's own work.
  var forcedLayouts: [String] = []
  var start = TreeState()
  var end = TreeState()
  /// The parts of the window in which only the window's background is visible at the end.
  var bareAtEnd = Bareness()
  /// How much of the window the library believes to be covered after the end, in points.
  var overlapAtEnd: CGFloat = 0
}
