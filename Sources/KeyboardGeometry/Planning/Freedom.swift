/// How much a plan may move.
package enum Freedom: Hashable, Sendable {
  /// Everything may move.
  case everything
  /// Everything may move, and the targets have to stay in sight even if no keyboard is docked. They
  /// were visible before the window changed its size.
  case keepInSight
  /// Only insets may change. All content keeps its position on screen.
  case insetsOnly(because: Reason)

  /// Why content keeps its position on screen.
  package enum Reason: Hashable, Sendable {
    /// A finger scrolls the content, or the content decelerates after it.
    case userScrolls
    /// The user or the app has scrolled the input out of its scroll view.
    case isScrolledAway
    /// Layout has not moved the input since the last decision. Only the user, the app or UIKit can
    /// have scrolled it.
    case hasNotMoved
    /// The keyboard serves an input of another window.
    case servesOtherWindow
    /// The app hides the input. It may show it again soon, or focus another one.
    case isHidden
  }

  /// Whether only insets may change.
  package var isInsetsOnly: Bool { if case .insetsOnly = self { true } else { false } }
}

extension Freedom {
  /// The differences between a screen and the last decision that ``Freedom`` depends on.
  package struct Situation: Hashable, Sendable {
    /// The position of the input in its content, compared with the last decision.
    package enum Position: Hashable, Sendable {
      /// Layout has moved the input, or there was no position to compare with.
      case moved
      case same
      /// The input was scrolled out of its scroll view after the last decision.
      case scrolledAway
    }

    /// Whether the last decision was about the same input, and a keyboard with the same frame.
    package var isSameInput = false
    package var position = Position.moved
    /// Whether a finger scrolls the input, or its scroll view decelerates.
    package var isScrolledByUser = false
    /// Whether nothing but layout can have changed since the last decision.
    package var isLayoutOnly = false
    /// Whether the last decision had an input that the user could see.
    package var hadVisibleInput = true
    /// Whether the keyboard moves. UIKit may scroll to the input at that time.
    package var isKeyboardMoving = false
    /// Whether the window has changed its size.
    package var isResized = false
    /// Whether the input was visible, and only UIKit can have scrolled it since.
    package var isAsLeft = false
    /// Whether the keyboard serves an input of another window.
    package var servesOtherWindow = false
    /// Whether the app hides the input that we have shown before, and nothing else has to be shown.
    package var isHidden = false

    package init() {}
  }

  /// Decides how much may move.
  package init(in situation: Situation) {
    if let reason = situation.reasonToStay {
      self = .insetsOnly(because: reason)
    } else {
      self = situation.isResized && situation.isAsLeft ? .keepInSight : .everything
    }
  }

  /// Returns the freedom of a second plan, if the first one cannot show the input.
  ///
  /// - Parameter isClamped: Whether the input was shown, and UIKit has clamped an offset since. The
  ///   user has not scrolled the input away then, so everything may move to show it again.
  package func retrying(isClamped: Bool) -> Freedom {
    guard isInsetsOnly, isClamped, self != .insetsOnly(because: .userScrolls) else { return self }
    return .everything
  }
}

extension Freedom.Situation {
  /// Why content keeps its position; nil if it may move.
  fileprivate var reasonToStay: Freedom.Reason? {
    if isSameInput, isScrolledByUser { return .userScrolls }
    if isSameInput, isLayoutOnly, hadVisibleInput, !isResized, !isKeyboardMoving {
      switch position {
      case .moved: break
      case .same: return .hasNotMoved
      case .scrolledAway: return .isScrolledAway
      }
    }
    if servesOtherWindow { return .servesOtherWindow }
    return isHidden ? .isHidden : nil
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
