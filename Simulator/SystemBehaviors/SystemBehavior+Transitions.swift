/// When screens come and go.
extension SystemBehavior {
  /// When an animated push, pop or presentation begins.
  public enum TransitionStart: String, CaseIterable, Sendable {
    /// In the call. If a library lays out the root view in the same run-loop turn, it disturbs
    /// nothing.
    case atOnce = "transitions-at-once"
    /// In the next layout pass of the container or presenter. Until then the call is only recorded.
    ///
    /// Crash logs have `viewDidLoad` and `viewWillAppear` of a pushed screen inside such a pass. A
    /// library that forced layout of the root view in the same turn broke pushes and pops
    /// (hackiftekhar/IQKeyboardManager#204). Inside `performWithoutAnimation`, such a layout begins
    /// them without their animation. The same call around the push itself has no effect
    /// (lionheart/openradar-mirror#2436). We guess that presentations wait, too.
    case inNextLayout = "transitions-in-next-layout"
  }

  /// When a sheet or a card moves for the keyboard, and moves back.
  public enum SheetRise: String, CaseIterable, Sendable {
    /// After the handlers of the keyboard's notifications, in the keyboard's animation. The
    /// handlers see the sheet's old frame. So a library lifts what the sheet is about to lift
    /// (FinalCAD and hackiftekhar/IQKeyboardManager#234, form sheets; IQKeyboardManager#1994, a
    /// double shift).
    case afterHandlers = "sheets-after-handlers"
    /// Before the notifications are posted, in the keyboard's animation. The handlers see the
    /// sheet's final frame, as every observer does that registers after the sheet's own.
    case beforeHandlers = "sheets-before-handlers"
    /// After the handlers, without an animation: the container writes the frame. A sheet that
    /// resolves its detent again when the keyboard hides snaps, unless the app animates that
    /// (lodev09/react-native-true-sheet#604).
    case writtenOutright = "sheets-written-outright"
  }

  /// The shape of a sheet on an iPhone while the sheet is lower than its large detent.
  public enum SheetShape: String, CaseIterable, Sendable {
    /// As wide as the screen, and attached to its lower edge. To iOS 18.
    case attached = "attached-sheets"
    /// Above the lower edge, and scaled by a transform so that it is less wide than the screen. On
    /// iOS 26 (Vercantez/openuikit, recorded).
    case floating = "floating-sheets"
  }
}
