/// Which properties a plan may change.
package enum Freedom: Hashable, Sendable {
  /// The plan may change insets and content offsets, and may move views.
  case everything
  /// Used if the window has changed its size or the keyboard has gone, and the input was visible
  /// before. For example, an iPad's window shrinks to Split View, or a sheet becomes lower because
  /// the keyboard has gone. The plan may change the same properties as with `everything`. The plan
  /// has to keep the input visible even if no keyboard is docked.
  case keepInSight
  /// The plan may change only insets. All content stays where it is on screen.
  case insetsOnly(because: Reason)

  /// Why all content stays where it is on screen.
  package enum Reason: Hashable, Sendable {
    /// The user scrolls the content with a finger, or the content decelerates after a drag.
    case userScrolls
    /// The user or the app has scrolled the input out of its scroll view, or under the keyboard.
    case isScrolledAway
    /// Layout has not moved the input since the last decision. Only scrolling by the user, the app
    /// or UIKit can have moved the input on screen.
    case hasNotMoved
    /// The user types in another window, so the keyboard serves an input of that window.
    case servesOtherWindow
    /// The app hides the input. It may soon show the input again, or make another input first
    /// responder.
    case isHidden
  }

  /// Whether the plan may change only insets.
  package var isInsetsOnly: Bool { if case .insetsOnly = self { true } else { false } }
}

extension Freedom {
  /// The changes on screen since the avoider's last decision. They determine which properties the
  /// next plan may change (its ``Freedom``).
  package struct Situation: Hashable, Sendable {
    /// The input that the plan has to show, compared with the input of the last decision.
    package enum Input: Hashable, Sendable {
      /// The input is another one, or the keyboard has another frame.
      case changed
      /// The input is the same, and the keyboard has the same frame.
      case same(Position)
    }

    /// The position of the input in the content of its scroll views, compared with its position at
    /// the last decision.
    package enum Position: Hashable, Sendable {
      /// Layout has moved the input, or no earlier position is known. Also used if a bar above the
      /// keyboard has appeared, grown or gone, because the input may have to move for the bar.
      case moved
      case unmoved
      /// The input was scrolled out of its scroll view, or under the keyboard, after the last
      /// decision.
      case scrolledAway
      /// The user drags the content that contains the input, or this content decelerates after a
      /// drag.
      case scrolledByUser
      /// At the last decision, the input would have been invisible even without the keyboard, for
      /// example because it was in a collapsed section.
      case wasInvisible
    }

    /// The kind of change that may have moved the input since the last decision.
    package enum Cause: Hashable, Sendable {
      /// The library has recorded an event, for example a keyboard notification, a change of the
      /// first responder, or typed text.
      case event
      /// No event was recorded, but the keyboard moves. UIKit may be scrolling to the input.
      case movingKeyboard
      /// No event was recorded, and the keyboard is at rest. So only layout can have changed
      /// something.
      case layout
    }

    /// How the space around the input has changed since the last decision.
    ///
    /// `wasVisible` is true if the input was visible after the last decision, and neither the user
    /// nor the app has scrolled since. UIKit's clamping of an offset does not count as scrolling.
    package enum Space: Hashable, Sendable {
      case unchanged
      /// No keyboard covers the window, and the window has its former size. Other views, such as a
      /// sheet, may move because the keyboard has gone.
      case withoutKeyboard(wasVisible: Bool)
      /// The window has another size.
      case resized(wasVisible: Bool)

      fileprivate var isResized: Bool { if case .resized = self { true } else { false } }

      fileprivate var wasInputVisible: Bool {
        switch self {
        case .unchanged: false
        case .withoutKeyboard(let wasVisible), .resized(let wasVisible): wasVisible
        }
      }
    }

    /// Whether the user can see the input now, and types into the window of the input.
    package enum Use: Hashable, Sendable {
      case visible
      /// The user types in another window, so that the keyboard serves an input of that window.
      case otherWindow
      /// The app has hidden the input that the avoider last decided about. There is also no other
      /// view to show for this input, such as an error label that belongs to it.
      case hidden
    }

    package var input = Input.changed
    package var cause = Cause.event
    package var space = Space.unchanged
    package var use = Use.visible

    package init() {}
  }

  /// Decides which properties a plan may change, from the differences since the last decision.
  package init(in situation: Situation) {
    if let reason = situation.reasonToStay {
      self = .insetsOnly(because: reason)
    } else {
      self = situation.space.wasInputVisible ? .keepInSight : .everything
    }
  }

  /// Returns the freedom of a second plan. The avoider makes a second plan if the first plan cannot
  /// show the input. `self` is the freedom of the first plan.
  ///
  /// - Parameter isClamped: Whether the input was visible until UIKit clamped a content offset, for
  ///   example because a list has lost rows. If so, UIKit and not the user has moved the input out
  ///   of sight. The second plan may then change everything to show the input again, unless the
  ///   user is scrolling now.
  package func retrying(isClamped: Bool) -> Freedom {
    guard isInsetsOnly, isClamped, self != .insetsOnly(because: .userScrolls) else { return self }
    return .everything
  }
}

extension Freedom.Situation {
  /// Why all content stays where it is on screen. Nil if content may move.
  fileprivate var reasonToStay: Freedom.Reason? {
    switch (input, cause) {
    case (.same(.scrolledByUser), _): return .userScrolls
    case (.same(.unmoved), .layout) where !space.isResized: return .hasNotMoved
    case (.same(.scrolledAway), .layout) where !space.isResized: return .isScrolledAway
    default: break
    }
    return switch use {
    case .visible: nil
    case .otherWindow: .servesOtherWindow
    case .hidden: .isHidden
    }
  }
}

extension Freedom.Reason: CustomStringConvertible {
  /// One English clause without a full stop.
  package var description: String {
    switch self {
    case .userScrolls: "the user is scrolling it"
    case .isScrolledAway, .hasNotMoved: "only scrolling has moved it"
    case .servesOtherWindow: "the keyboard serves another window"
    case .isHidden: "the app hides it"
    }
  }
}
