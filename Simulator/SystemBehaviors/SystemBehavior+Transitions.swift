/// When screens come and go.
extension SystemBehavior {
  /// When an animated push, pop or presentation begins.
  public enum TransitionStart: String, CaseIterable, Sendable {
    /// In the call. A library that lays out the root view in the same turn disturbs nothing then.
    case atOnce = "transitions-at-once"
    /// In the next layout pass of the container or presenter. Until then the call is only recorded.
    ///
    /// Crash logs have `viewDidLoad` and `viewWillAppear` of a pushed screen inside such a pass.
    /// Layout of the root view that a library forced in the same turn broke pushes and pops
    /// (hackiftekhar/IQKeyboardManager#204): inside `performWithoutAnimation` it begins them
    /// without their animation, while the same call around the push itself has no effect
    /// (lionheart/openradar-mirror#2436). That presentations wait, too, is a guess.
    case inNextLayout = "transitions-in-next-layout"
  }

  /// When a sheet or a card makes way for the keyboard, and goes back.
  public enum SheetRise: String, CaseIterable, Sendable {
    /// After the handlers of the keyboard's notifications, in its animation. In them the sheet is
    /// where it was: a library lifts what the sheet is about to lift (FinalCAD and
    /// hackiftekhar/IQKeyboardManager#234, form sheets; IQKeyboardManager#1994, a double shift).
    case afterHandlers = "sheets-after-handlers"
    /// Before the notifications are posted, in the keyboard's animation. In the handlers the sheet
    /// is where it will be. So it is for whoever registers after the sheet's own observer.
    case beforeHandlers = "sheets-before-handlers"
    /// After the handlers, at once: the container writes the frame. A sheet that resolves its
    /// detent again as the keyboard hides snaps unless the app animates that
    /// (lodev09/react-native-true-sheet#604).
    case writtenOutright = "sheets-written-outright"
  }
}
