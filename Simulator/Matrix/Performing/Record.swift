import Foundation
import Phone

/// What happened in a run.
struct Record {
  /// What was on the screen at one frame, in screen points.
  struct Sample: Equatable {
    /// The keyboard's upper edge; the screen's height while it is down.
    var keyboardTop: CGFloat
    /// The upper edge of what is typed into, as drawn; nil while it is not in a window.
    var inputTop: CGFloat?
    /// The left edge of what is typed into, as drawn; nil while it is not in a window.
    var inputLeft: CGFloat?
    /// The height of the highest visible strip of a list's content without a row, in points.
    var blank: CGFloat = 0
  }

  /// What happened between one thing that was done and the next.
  struct Part: Equatable {
    let name: String
    var samples: [Sample] = []
    /// What a finger's stroke did to the content; nil where there was none.
    var stroke: Stroke?
  }

  /// A finger dragged the content, rested and was lifted.
  struct Stroke: Equatable {
    /// Whether the content went with it as far as there was any.
    var isFollowed = true
    /// Whether it never went the other way, or further than the finger, meanwhile.
    var isSteady = true
    /// Whether it stayed where the finger left it.
    var isKept = true
  }

  /// The keyboard was up and everything rested.
  struct Stop: Equatable {
    let part: String
    /// Whether the focus is where it was first.
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
  /// How many contradictions of constraints the console told of.
  var conflicts = 0
  /// What it told first.
  var conflict: String?
  /// The exceptions that would have ended the app on a device.
  var exceptions: [SystemException] = []
  /// What the library has put into the app while everything rested, and may not.
  var additions: [String] = []
  var start = TreeState()
  var end = TreeState()
  /// How much of the window the library believes to be covered after the end, in points.
  var overlapAtEnd: CGFloat = 0
}
