import Phone

/// An action of the app and the user while the keyboard is up.
package struct Deed: Sendable {
  package let id: String
  package let title: String
  /// Whether the deed needs a screen with rows.
  var needsRows = false
  /// Whether the deed needs a screen that was pushed.
  var needsNavigation = false
  /// Whether the keyboard leaves its dock.
  var undocks = false
  /// Whether the deed rotates the device.
  var turnsDevice = false
  /// Whether the deed scrolls, or changes the content that scrolls. The library is then not
  /// responsible for the final offsets.
  var movesContent = false
  /// Before the first tap.
  var prepare: @MainActor @Sendable (Actor) -> Void = { _ in }
  /// Between the tap and the hide.
  let play: @MainActor @Sendable (Actor) -> Void
  /// After the hide.
  var finish: @MainActor @Sendable (Actor) -> Void = { _ in }

  /// Every deed, in the order in which it is shown.
  package static let all: [Deed] =
    typing + fingers + content + views + focus + journeys + device + rows
}
