import UIKit

/// A sample chat that a person writes in.
struct Chat: Sendable {
  /// What `--only` takes.
  let id: String
  let title: String
  /// What tells it from the other chats.
  let choice: String
  /// One sentence for the page: what is on the screen and what has to happen.
  let summary: String
  let deeds: [ChatDeed]
  /// Whether the bar leaves with the keyboard.
  var hidesBar = false
  /// Lets somebody else's message come in.
  var receive: @MainActor @Sendable (UIViewController) -> Void = { _ in }
  /// Builds the screen anew.
  let make: @MainActor @Sendable () -> UIViewController

  var system: SampleSystem { .chats }

  /// What chats stand in, by the names of the matrix.
  static let containers = ["root", "navigation", "tab", "sheet-large"]

  /// What it stands in on a device: in all of them on one phone, and elsewhere in one of them, each
  /// chat in another.
  func containers(isMain: Bool) -> [String] {
    let index = Chat.all.firstIndex { $0.id == id } ?? 0
    return isMain ? Self.containers : [Self.containers[index % Self.containers.count]]
  }
}
