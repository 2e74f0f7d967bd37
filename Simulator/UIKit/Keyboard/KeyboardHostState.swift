import Foundation

/// What the device's keyboard is doing: the states and transitions of ``KeyboardHost``.
///
/// The host asks for every transition here and acts on it: it plays the script that the comment
/// beside the transition names. Two things are no states, because they go with each of them: where
/// the keyboard is (the player knows, in the middle of a motion too), and whether the app is in the
/// background, where the same happens but nothing is posted.
enum KeyboardHostState: Equatable {
  /// Nothing of this app's is up.
  case down
  /// An accessory view alone, at the bottom of the screen.
  case accessory
  /// Keys, be they those of a hardware keyboard, whose bar alone shows.
  case keys
  /// A finger pushes the keys down from where they rest, in screen points.
  case dragged(from: CGRect)
  /// Another app's keyboard covers this app too.
  case otherApp
  /// The screen turns, with or without another app's keyboard.
  case turning(overOtherApp: Bool)

  /// What happens to a keyboard.
  enum Event: Equatable {
    /// There is a first responder that wants keys: a new one, or one with other input views.
    case keysWanted
    /// It has an accessory view but no keys: a controller with its bar.
    case accessoryWanted
    /// There is no first responder any more, or one that wants neither.
    case nothingWanted
    /// A finger pushes the keyboard down; where it rested before, in screen points.
    case fingerPushed(from: CGRect)
    /// The finger has left, and the keyboard returns.
    case fingerLetGo
    case otherAppShowed
    case otherAppHid
    case turnBegan
    case turnEnded
  }

  /// The state after an event; nil where the event changes nothing and nothing is played.
  func after(_ event: Event) -> KeyboardHostState? {
    switch (self, event) {
    // While the screen turns the first responder is only noted; it gets its keyboard at the end,
    // when the show is posted (drewolbrich/ScrollingContentViewController waits for that).
    case (.turning, .turnEnded): .down
    case (.turning, _): nil

    // The hide at the start of a turn, and a rect of the old orientation while it lasts.
    case (.otherApp, .turnBegan): .turning(overOtherApp: true)
    case (_, .turnBegan): .turning(overOtherApp: false)
    // A turn that was never announced.
    case (.otherApp, .turnEnded): .down
    case (_, .turnEnded): nil

    // A show from below, a change of the frame, or nothing where the frame is the same since iOS 11
    // (lionheart/openradar-mirror#18382).
    case (_, .keysWanted): .keys
    // A hide whose end rect is the bar, or a show of the bar alone (hackiftekhar/
    // IQKeyboardNotification has both).
    case (_, .accessoryWanted): .accessory
    // A hide: clean, instant or posted twice. Another app's keyboard stays.
    case (.accessory, .nothingWanted), (.keys, .nothingWanted), (.dragged, .nothingWanted): .down
    case (_, .nothingWanted): nil

    // Nothing is posted while the finger is down, and nothing at all if the keyboard returns
    // (openradar-mirror#4307; WWDC23 session 10281).
    case (.keys, .fingerPushed(let rest)), (.dragged, .fingerPushed(let rest)): .dragged(from: rest)
    case (_, .fingerPushed): nil
    case (.dragged, .fingerLetGo): .keys
    case (_, .fingerLetGo): nil

    // A show and a hide that are not local (keyboardIsLocalUserInfoKey), or say that they are
    // (openradar-mirror#21065). A field of this app that is first responder gets its keyboard back
    // after the hide.
    case (.otherApp, .otherAppShowed): nil
    case (_, .otherAppShowed): .otherApp
    case (.otherApp, .otherAppHid): .down
    case (_, .otherAppHid): nil
    }
  }
}
