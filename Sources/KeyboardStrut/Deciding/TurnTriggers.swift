#if canImport(UIKit)
  /// The kinds of facts of a run-loop turn, each a reason for a look at its end.
  ///
  /// An empty set means that nothing was recorded: listeners only compare what they depend on with
  /// what they saw last.
  package struct TurnTriggers: OptionSet, Hashable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The keyboard has announced a motion.
    static let keyboard = TurnTriggers(rawValue: 1)
    /// The keyboard has arrived, and a "did" notification has said so.
    static let rest = TurnTriggers(rawValue: 2)
    /// An input has begun or ended editing, or has the focus without a notification.
    static let focus = TurnTriggers(rawValue: 4)
    /// The text of the input that is edited has changed.
    static let text = TurnTriggers(rawValue: 8)
    /// The app has changed a setting, or has asked for an update.
    static let settings = TurnTriggers(rawValue: 16)
    /// A finger drags the keyboard, or has released it.
    static let drag = TurnTriggers(rawValue: 32)
    /// The app has made the listener in this turn.
    package static let creation = TurnTriggers(rawValue: 64)
  }
#endif
