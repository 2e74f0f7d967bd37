import Phone

/// What the app and the person do while the keyboard is up.
package struct Deed: Sendable {
  package let id: String
  package let title: String
  /// Whether the deed needs a screen with rows.
  var needsRows = false
  /// Whether it is about a screen that was pushed.
  var needsNavigation = false
  /// Whether the keyboard leaves its dock.
  var undocks = false
  /// Whether the device is turned.
  var turnsDevice = false
  /// Whether it scrolls, or changes what is scrolled, so that where content stands in the end is
  /// nobody's fault.
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
