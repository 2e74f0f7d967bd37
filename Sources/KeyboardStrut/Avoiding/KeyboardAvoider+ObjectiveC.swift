#if canImport(UIKit) && canImport(ObjectiveC)
  import UIKit

  // What Objective-C cannot see of the Swift interface (enumerations with values, default arguments),
  // under names of its own.
  extension KeyboardAvoider {
    /// Keeps the inputs inside a view visible, by scrolling and then by lifting the view.
    @objc(revealInputsInView:gap:)
    @discardableResult
    public static func revealInputs(in view: UIView, gap: CGFloat) -> KeyboardAvoider {
      Keyboard.reveal(in: view, gap: gap)
    }

    /// Keeps the inputs inside a view visible by moving its constraints together.
    @objc(revealInputsByConstraints:gap:)
    @discardableResult
    public static func revealInputs(by constraints: [NSLayoutConstraint], gap: CGFloat)
      -> KeyboardAvoider
    {
      let avoider = KeyboardAvoider(moving: constraints, .reveal, gap: gap)
      avoider.surroundingsDidChange()
      return avoider
    }

    /// Lets the view that a constraint moves follow the keyboard's top edge.
    @objc(followKeyboardWithConstraint:gap:)
    @discardableResult
    public static func followKeyboard(with constraint: NSLayoutConstraint, gap: CGFloat)
      -> KeyboardAvoider
    {
      Keyboard.follow(moving: constraint, gap: gap)
    }

    /// Lets a view rest on the keyboard, by the constraint that moves it or a view around it.
    @objc(keepView:onKeyboardWithConstraint:gap:)
    @discardableResult
    public static func keep(
      _ view: UIView?, onKeyboardWith constraint: NSLayoutConstraint, gap: CGFloat
    ) -> KeyboardAvoider {
      Keyboard.hug(view, moving: constraint, gap: gap)
    }

    /// Gives one input a gap of its own, in points; negative for that of its avoider.
    @objc(setGap:forField:)
    public static func setGap(_ gap: CGFloat, for field: UIView) {
      Keyboard.setGap(gap < 0 ? nil : gap, for: field)
    }

    /// Keeps views visible together with an input; none to take that back.
    @objc(keepVisible:withField:)
    public static func keepVisible(_ companions: [UIView], with field: UIView) {
      Keyboard.keepVisible(companions, with: field)
    }

    /// Takes back what was added, at once, and ends.
    @objc(stop)
    public func objc_stop() { stop() }

    /// A readable report of the last decision.
    @objc(explanation)
    public var objc_explanation: String { explanation }
  }
#endif
