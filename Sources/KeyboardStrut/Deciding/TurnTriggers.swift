#if canImport(UIKit)
  /// The events that make avoiders, struts and bars decide at the end of a run-loop turn.
  ///
  /// If the set is empty, no event was recorded in the turn. Each avoider, strut and bar then
  /// decides only if a value has changed on which its decision depends, for example a frame or an
  /// inset.
  package struct TurnTriggers: OptionSet, Hashable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// A notification has announced that the keyboard will move.
    static let keyboard = TurnTriggers(rawValue: 1)
    /// The keyboard has reached its final position. Either a "did" notification has said so, or the
    /// keyboard layout guide or an accessory view shows that the keyboard rests at another y than
    /// announced.
    static let rest = TurnTriggers(rawValue: 2)
    /// The first responder may have changed. For example, an input has begun or ended editing.
    static let focus = TurnTriggers(rawValue: 4)
    /// The text of the input that the user edits has changed.
    static let text = TurnTriggers(rawValue: 8)
    /// The app has changed a setting of the library, or has asked an avoider for an update.
    static let settings = TurnTriggers(rawValue: 16)
    /// A keyboard layout guide shows that the user drags the keyboard, or has released it.
    static let drag = TurnTriggers(rawValue: 32)
    /// The app has created the avoider, strut or bar in this run-loop turn.
    package static let creation = TurnTriggers(rawValue: 64)
  }
#endif
