#if canImport(UIKit)
  import UIKit

  extension UIView {
    // MARK: Avoiding

    /// Keeps the first responder in this view clear of the keyboard.
    ///
    ///     view.avoidKeyboard()
    ///     view.avoidKeyboard(by: .lifting, gap: 20)
    ///
    /// If the input is visible anyway, nothing moves. If the keyboard hides the input, it moves
    /// just as far as needed. Everything returns when the keyboard hides.
    ///
    /// - Parameters:
    ///   - methods: The ways to move the input. Scrolling comes first, and lifting does the rest.
    ///   - gap: Points between the keyboard and an input that had to move.
    /// - Returns: The new avoider. It lives as long as the view, so you need not keep it.
    @discardableResult
    public func avoidKeyboard(
      by methods: KeyboardAvoider.Methods = [.scrolling, .lifting], gap: CGFloat = 8
    ) -> KeyboardAvoider {
      KeyboardAvoider(.reveal, in: SceneReader(serving: self, by: methods), gap: gap)
    }

    /// Keeps the first responder in this view clear of the keyboard. It changes the constants of
    /// constraints together.
    ///
    ///     view.avoidKeyboard(moving: [top, bottom])
    ///
    /// - Parameters:
    ///   - constraints: Vertical constraints that move one view, such as its top and its bottom.
    ///     Only inputs that move with that view are kept clear. The avoider respects constants that
    ///     the app changes later. Constraints that move no view do nothing, and
    ///     ``KeyboardAvoider/explanation`` says so.
    ///   - gap: Points between the keyboard and an input that had to move.
    /// - Returns: The new avoider. It lives as long as the view, so you need not keep it.
    @discardableResult
    public func avoidKeyboard(
      moving constraints: [NSLayoutConstraint], gap: CGFloat = 8
    ) -> KeyboardAvoider {
      KeyboardAvoider(.reveal, in: SceneReader(moving: constraints, in: self), gap: gap)
    }

    // MARK: Hugging

    /// Lets this view rest on the keyboard while the keyboard is up. A constraint moves the view up
    /// or down.
    ///
    ///     nameField.hugKeyboard(moving: outerStackTop, gap: 20)
    ///
    /// A view that *hugs* the keyboard also comes down to it. A view that avoids the keyboard only
    /// goes up.
    ///
    /// - Parameters:
    ///   - constraint: A vertical constraint that moves the view, or a view around it. The avoider
    ///     respects a constant that the app changes later. A constraint that moves no view does
    ///     nothing, and ``KeyboardAvoider/explanation`` says so.
    ///   - gap: Points between the keyboard and the view's lower edge.
    /// - Returns: The new avoider. It lives as long as the view that moves, so you need not keep
    ///   it.
    @discardableResult
    public func hugKeyboard(
      moving constraint: NSLayoutConstraint, gap: CGFloat = 0
    ) -> KeyboardAvoider {
      hugKeyboard(moving: [constraint], gap: gap)
    }

    /// Lets this view rest on the keyboard. Several constraints move it up or down together. The
    /// gap is in points. See ``hugKeyboard(moving:gap:)-(NSLayoutConstraint,_)``.
    @discardableResult
    public func hugKeyboard(
      moving constraints: [NSLayoutConstraint], gap: CGFloat = 0
    ) -> KeyboardAvoider {
      KeyboardAvoider(.hug(Weak(self)), in: SceneReader(moving: constraints), gap: gap)
    }

    // MARK: Finding

    /// The avoiders that live in this view: those that serve it, and those whose constraints move
    /// one of its subviews. Avoiders of views inside it are not included.
    ///
    /// Use it in code that did not make the avoiders, to stop one or to read why it moved.
    ///
    ///     for avoider in view.keyboardAvoiders { print(avoider.explanation) }
    public var keyboardAvoiders: [KeyboardAvoider] {
      KeyboardCenter.shared.avoiders.filter { $0.home === self && !$0.isStopped }
    }
  }

  extension UIScrollView {
    /// Whether avoiders of views around this scroll view may scroll it. True at first.
    ///
    ///     pager.isScrolledByKeyboardAvoidance = false
    ///
    /// If false, only the app changes the scroll view's insets and offset. Views around it move
    /// instead, if they can. A change takes effect by the end of the run-loop turn, animated.
    public var isScrolledByKeyboardAvoidance: Bool {
      get { !InputOptions.shared[self].isLeftAlone }
      set { InputOptions.shared[self].isLeftAlone = !newValue }
    }

    /// Keeps the end of the content above the keyboard by the bottom inset. It does so for any
    /// first responder: for a list below a search field.
    ///
    ///     resultsTable.followKeyboard()
    ///
    /// - Parameter gap: Points between the keyboard and the end of the content.
    /// - Returns: The new avoider. It lives as long as the scroll view, so you need not keep it.
    @discardableResult
    public func followKeyboard(gap: CGFloat = 0) -> KeyboardAvoider {
      KeyboardAvoider(.follow, in: SceneReader(serving: self, by: .scrolling), gap: gap)
    }
  }

  extension Keyboard {
    /// Returns the avoider that keeps an input clear of the keyboard: the innermost one around it
    /// that is enabled.
    ///
    ///     Keyboard.avoider(serving: emailField)?.explanation
    ///
    /// In automatic mode, the avoider exists once an input of its screen has had the focus. Nil
    /// before that, and for an input that nothing moves.
    public static func avoider(serving input: UIView) -> KeyboardAvoider? {
      KeyboardCenter.shared.avoiders
        .filter { $0.isEnabled && $0.rank == .reveal && $0.serves(input) }
        .min { $0.home?.isDescendant(of: $1.home ?? input) == true && $0.home !== $1.home }
    }
  }
#endif
