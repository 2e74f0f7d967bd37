import SampleScreens
import UIKit

/// A sample screen that a person goes through, from input to input and back.
struct Walk: Sendable {
  /// A round: to the first input by a tap, on by Next to the last, back by Previous, and Done.
  struct Round: Sendable {
    /// The title of a button that is tapped before.
    var button: String?
    /// The names of the inputs in the order in which they have to be visited.
    let names: [String]

    init(after button: String? = nil, _ names: [String]) {
      (self.button, self.names) = (button, names)
    }
  }

  /// What `--only` takes.
  let id: String
  let title: String
  /// What tells it from the other walks.
  let choice: String
  /// One sentence for the page: what is on the screen and what has to happen.
  let summary: String
  /// Whether the phone reads from right to left.
  var readsRightToLeft = false
  /// Whether the page plays it, if it plays some.
  var isFilmed = false
  /// How many steps of each way a film shows; nil for all.
  var filmedSteps: Int?
  let rounds: [Round]
  /// Builds the screen anew.
  let make: @MainActor @Sendable () -> any NavigatedScreen

  var system: SampleSystem { .inputs }
  /// How many inputs there are.
  var count: Int { rounds.map(\.names.count).reduce(0, +) }
}
