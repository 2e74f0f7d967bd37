#if canImport(UIKit)
  import UIKit

  extension UIView {
    // MARK: Avoiding

    /// Keeps the first responder inside this view clear of the keyboard.
    ///
    ///     view.avoidKeyboard()
    ///     view.avoidKeyboard(by: .lifting, gap: 20)
    ///
    /// If the keyboard does not cover the input, nothing moves. If the keyboard covers the input,
    /// the input moves just as far as needed. When the keyboard hides, the input moves back.
    ///
    /// - Parameters:
    ///   - methods: The ways to move the input. If both `.scrolling` and `.lifting` are allowed,
    ///     the avoider scrolls first. If scrolling is not enough, the avoider also lifts this view.
    ///     Lifting changes the constants of the constraints that the superview owns and that
    ///     position this view. If there are no such constraints, lifting changes the view's
    ///     `center`.
    ///   - gap: Points that the avoider leaves between the keyboard and an input that it moves.
    /// - Returns: The new avoider, which lives as long as this view. You need not keep a reference.
    @discardableResult
    public func avoidKeyboard(
      by methods: KeyboardAvoider.Methods = [.scrolling, .lifting], gap: CGFloat = 8
    ) -> KeyboardAvoider {
      KeyboardAvoider(.reveal, in: SceneReader(serving: self, by: methods), gap: gap)
    }

    /// Keeps the first responder inside this view clear of the keyboard by changing the constants
    /// of several constraints together.
    ///
    ///     view.avoidKeyboard(moving: [top, bottom])
    ///
    /// - Parameters:
    ///   - constraints: Vertical constraints that position one view, such as its top and its bottom
    ///     constraint. The avoider moves that view, and keeps only inputs inside it clear. Some of
    ///     the constraints may be inactive, such as those of another size class. The avoider
    ///     changes them, too, so the view stays in place when the app activates them. If the app
    ///     changes a constant later, the avoider does not undo that change. If a change of the
    ///     first constant moves no view, or all constraints are inactive, the avoider does nothing,
    ///     and ``KeyboardAvoider/explanation`` reports this.
    ///   - gap: Points that the avoider leaves between the keyboard and an input that it moves.
    /// - Returns: The new avoider. It lives as long as the view that moves, so you need not keep a
    ///   reference.
    @discardableResult
    public func avoidKeyboard(
      moving constraints: [NSLayoutConstraint], gap: CGFloat = 8
    ) -> KeyboardAvoider {
      KeyboardAvoider(.reveal, in: SceneReader(moving: constraints, in: self), gap: gap)
    }

    // MARK: Hugging

    /// Keeps the lower edge of this view `gap` points above the keyboard while the keyboard is up.
    /// To move the view up or down, the avoider changes the constant of one constraint.
    ///
    ///     nameField.hugKeyboard(moving: outerStackTop, gap: 20)
    ///
    /// A view that *hugs* the keyboard also moves down if it is more than `gap` points above the
    /// keyboard. A view that avoids the keyboard moves only up.
    ///
    /// - Parameters:
    ///   - constraint: A vertical constraint that positions this view or one of its superviews. If
    ///     the app changes the constant later, the avoider does not undo that change. If a change
    ///     of the constant moves no view, the avoider does nothing, and
    ///     ``KeyboardAvoider/explanation`` reports this.
    ///   - gap: Points between the keyboard and this view's lower edge.
    /// - Returns: The new avoider. It lives as long as the view that moves, so you need not keep a
    ///   reference.
    @discardableResult
    public func hugKeyboard(
      moving constraint: NSLayoutConstraint, gap: CGFloat = 0
    ) -> KeyboardAvoider {
      hugKeyboard(moving: [constraint], gap: gap)
    }

    /// Keeps the lower edge of this view `gap` points above the keyboard while the keyboard is up.
    /// To move the view, the avoider changes the constants of all `constraints` together. See
    /// ``hugKeyboard(moving:gap:)-(NSLayoutConstraint,_)``.
    @discardableResult
    public func hugKeyboard(
      moving constraints: [NSLayoutConstraint], gap: CGFloat = 0
    ) -> KeyboardAvoider {
      KeyboardAvoider(.hug(Weak(self)), in: SceneReader(moving: constraints), gap: gap)
    }

    // MARK: Finding

    /// The avoiders that were made for this view. Avoiders that were made for its subviews are not
    /// included.
    ///
    /// An avoider made by `hugKeyboard`, or by `followKeyboard` on a constraint, moves a view by
    /// changing constraints. You find this avoider in the `keyboardAvoiders` of the moved view's
    /// superview.
    ///
    /// Code that did not make the avoiders can use this property to stop an avoider, or to read why
    /// a view moved.
    ///
    ///     for avoider in view.keyboardAvoiders { print(avoider.explanation) }
    public var keyboardAvoiders: [KeyboardAvoider] {
      KeyboardCenter.shared.avoiders.filter { $0.hostView === self && !$0.isStopped }
    }
  }

  extension UIScrollView {
    /// Whether the library may scroll this scroll view to show an input. True by default.
    ///
    ///     pager.isScrolledByKeyboardAvoidance = false
    ///
    /// If false, an avoider that was made for a superview does not change the insets and the offset
    /// of this scroll view. Instead, the avoider moves a superview of this scroll view, if
    /// possible. An avoider that was made for this scroll view itself ignores this setting. A
    /// change takes effect by the end of the run-loop turn, animated.
    public var isScrolledByKeyboardAvoidance: Bool {
      get { !InputOptions.shared[self].isLeftAlone }
      set { InputOptions.shared[self].isLeftAlone = !newValue }
    }

    /// Keeps the end of this scroll view's content above the keyboard by adding a bottom inset,
    /// whichever input the user edits. An example is the list of results of a search field.
    ///
    ///     resultsTable.followKeyboard()
    ///
    /// - Parameter gap: Points between the keyboard and the end of the content.
    /// - Returns: The new avoider, which lives as long as this scroll view. You need not keep a
    ///   reference.
    @discardableResult
    public func followKeyboard(gap: CGFloat = 0) -> KeyboardAvoider {
      KeyboardAvoider(.follow, in: SceneReader(serving: self, by: .scrolling), gap: gap)
    }
  }

  extension Keyboard {
    /// Returns the enabled avoider that keeps an input clear of the keyboard.
    ///
    ///     Keyboard.avoider(serving: emailField)?.explanation
    ///
    /// Several enabled avoiders may keep the input clear. The result is then the first of these
    /// that exists:
    /// 1. The avoider of a call of `hugKeyboard` on the input or a superview.
    /// 2. An avoider that has moved the input up or down, and has not moved it back yet.
    /// 3. Any other avoider.
    ///
    /// If there is more than one in case 2 or 3, the result is the one with the innermost view.
    ///
    /// Nil if no enabled avoider keeps the input clear. In the automatic mode, a screen gets its
    /// avoider when one of its inputs becomes first responder for the first time. Until then, the
    /// result is nil.
    public static func avoider(serving input: UIView) -> KeyboardAvoider? {
      let avoiders = KeyboardCenter.shared.avoiders.filter {
        $0.isEnabled && $0.rank == .reveal && $0.serves(input)
      }
      if let hugging = avoiders.first(where: { $0.purpose.hugged != nil }) { return hugging }
      let moving = avoiders.filter { $0.hasMoved(input) }
      return (moving.isEmpty ? avoiders : moving).min {
        $0.hostView?.isDescendant(of: $1.hostView ?? input) == true && $0.hostView !== $1.hostView
      }
    }
  }
#endif
