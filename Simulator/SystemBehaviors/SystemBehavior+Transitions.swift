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
    /// (hackiftekhar/IQKeyboardManager#204): inside `performWithoutAnimation` it begins them without
    /// their animation, while the same call around the push itself has no effect
    /// (lionheart/openradar-mirror#2436). That presentations wait, too, is a guess.
    case inNextLayout = "transitions-in-next-layout"
  }
}
