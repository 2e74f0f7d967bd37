#if canImport(UIKit)
  import UIKit

  extension UIView {
    // MARK: Avoiding

    /// Keeps the text input that is first responder in this view clear of the keyboard.
    ///
    ///     view.avoidKeyboard()
    ///     view.avoidKeyboard(by: .lifting, gap: 20)
    ///
    /// An input that is visible anyway moves nothing. One that the keyboard hides is moved just as
    /// far as that takes, and everything returns when the keyboard goes.
    ///
    /// - Parameters:
    ///   - methods: What may be moved. Scrolling comes first, and lifting takes what is left.
    ///   - gap: Points between the keyboard and an input that had to move.
    /// - Returns: The avoider that does it. It lives as long as the view and needs no keeping.
    @discardableResult
    public func avoidKeyboard(
      by methods: KeyboardAvoider.Methods = [.scrolling, .lifting], gap: CGFloat = 8
    ) -> KeyboardAvoider {
      KeyboardAvoider(.reveal, in: SceneReader(serving: self, by: methods), gap: gap)
    }

    /// Keeps the text input that is first responder in this view clear of the keyboard, by changing
    /// the constants of constraints together.
    ///
    ///     view.avoidKeyboard(moving: [top, bottom])
    ///
    /// - Parameters:
    ///   - constraints: Vertical constraints that move one view, such as its top and its bottom.
    ///     Only inputs that move with it are kept clear. Constants that the app changes later are
    ///     respected. Constraints that move no view do nothing, and
    ///     ``KeyboardAvoider/explanation`` says so.
    ///   - gap: Points between the keyboard and an input that had to move.
    /// - Returns: The avoider that does it. It lives as long as the view and needs no keeping.
    @discardableResult
    public func avoidKeyboard(
      moving constraints: [NSLayoutConstraint], gap: CGFloat = 8
    ) -> KeyboardAvoider {
      KeyboardAvoider(.reveal, in: SceneReader(moving: constraints, in: self), gap: gap)
    }

    // MARK: Hugging

    /// Lets this view rest on the keyboard while the keyboard is up. A constraint of the view, or
    /// of a view around it, moves it up or down for that.
    ///
    ///     nameField.hugKeyboard(moving: outerStackTop, gap: 20)
    ///
    /// A view that *hugs* the keyboard also comes down to it. A view that avoids the keyboard only
    /// goes up.
    ///
    /// - Parameters:
    ///   - constraint: A vertical constraint that moves the view, or a view around it. A constant
    ///     that the app changes later is respected. A constraint that moves no view does nothing,
    ///     and ``KeyboardAvoider/explanation`` says so.
    ///   - gap: Points between the keyboard and the view's lower edge.
    /// - Returns: The avoider that does it. It lives as long as the view that moves and needs no
    ///   keeping.
    @discardableResult
    public func hugKeyboard(
      moving constraint: NSLayoutConstraint, gap: CGFloat = 0
    ) -> KeyboardAvoider {
      hugKeyboard(moving: [constraint], gap: gap)
    }

    /// Lets this view rest on the keyboard, moved up or down by several constraints together; the
    /// gap is in points. See ``hugKeyboard(moving:gap:)-(NSLayoutConstraint,_)``.
    @discardableResult
    public func hugKeyboard(
      moving constraints: [NSLayoutConstraint], gap: CGFloat = 0
    ) -> KeyboardAvoider {
      KeyboardAvoider(.hug(Weak(self)), in: SceneReader(moving: constraints), gap: gap)
    }

    // MARK: Finding

    /// The avoiders that live in this view: those that serve it, and those whose constraints move
    /// one of its subviews. Avoiders of views inside it are not among them.
    ///
    /// It is for code that did not make them and wants to stop one or read why it moved.
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
    /// Set to false, its insets and its offset stay the app's. What is around it moves instead, if
    /// it can. Takes effect by the end of the run-loop turn, animated.
    public var isScrolledByKeyboardAvoidance: Bool {
      get { !InputOptions.shared[self].isLeftAlone }
      set { InputOptions.shared[self].isLeftAlone = !newValue }
    }

    /// Keeps the end of the content above the keyboard by the bottom inset, whatever is first
    /// responder: for a list below a search field.
    ///
    ///     resultsTable.followKeyboard()
    ///
    /// - Parameter gap: Points between the keyboard and the end of the content.
    /// - Returns: The avoider that does it. It lives as long as the scroll view and needs no
    ///   keeping.
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
    /// In automatic mode an avoider exists from the first time that an input of its screen has the
    /// focus. Nil before that, and for an input that nothing moves.
    public static func avoider(serving input: UIView) -> KeyboardAvoider? {
      KeyboardCenter.shared.avoiders
        .filter { $0.isEnabled && $0.rank == .reveal && $0.serves(input) }
        .min { $0.home?.isDescendant(of: $1.home ?? input) == true && $0.home !== $1.home }
    }
  }
#endif
