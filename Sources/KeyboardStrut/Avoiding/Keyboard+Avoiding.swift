#if canImport(UIKit)
  import UIKit

  extension Keyboard {
    // MARK: Reveal

    /// Shows the input that is first responder, if it lies in a view and part of it is hidden, and
    /// moves no further than that takes.
    ///
    ///     Keyboard.reveal(in: view)
    ///     Keyboard.reveal(in: view, by: .lifting, gap: 20)
    ///
    /// Nothing moves for an input that is visible anyway.
    ///
    /// - Parameters:
    ///   - view: The view whose inputs are shown; lifting moves this view.
    ///   - means: What may be moved. Scrolling comes first, and lifting takes what is left.
    ///   - gap: Points between the keyboard and an input that had to move.
    /// - Returns: What does it. It lives as long as the view and needs no keeping.
    @discardableResult
    public static func reveal(
      in view: UIView, by means: KeyboardAvoider.Means = [.scrolling, .lifting], gap: CGFloat = 8
    ) -> KeyboardAvoider {
      KeyboardAvoider(.reveal, in: SceneReader(serving: view, by: means), gap: gap)
    }

    /// Shows the input that is first responder, if it lies in a view and part of it is hidden, by
    /// changing the constants of constraints together.
    ///
    ///     Keyboard.reveal(in: view, moving: [top, bottom])
    ///
    /// - Parameters:
    ///   - view: The view whose inputs are shown. Those that the constraints do not move do not
    ///     count.
    ///   - constraints: Vertical constraints that move one view, such as its top and its bottom.
    ///     Constants that the app changes later are respected. Constraints that move no view do
    ///     nothing, and ``KeyboardAvoider/explanation`` says so.
    ///   - gap: Points between the keyboard and an input that had to move.
    /// - Returns: What does it. It lives as long as the view and needs no keeping.
    @discardableResult
    public static func reveal(
      in view: UIView, moving constraints: [NSLayoutConstraint], gap: CGFloat = 8
    ) -> KeyboardAvoider {
      KeyboardAvoider(.reveal, in: SceneReader(moving: constraints, in: view), gap: gap)
    }

    // MARK: Follow

    /// Keeps the lower edge of the view that a constraint moves above the keyboard, whatever is
    /// first responder.
    ///
    ///     Keyboard.follow(moving: bottom, gap: 20)
    ///
    /// - Parameters:
    ///   - constraint: A vertical constraint, either way round. A constant that the app changes
    ///     later is respected. A constraint that moves no view does nothing, and
    ///     ``KeyboardAvoider/explanation`` says so.
    ///   - gap: Points between the keyboard and the lower edge.
    /// - Returns: What does it. It lives as long as the view that moves and needs no keeping.
    @discardableResult
    public static func follow(
      moving constraint: NSLayoutConstraint, gap: CGFloat = 0
    ) -> KeyboardAvoider {
      follow(moving: [constraint], gap: gap)
    }

    /// Keeps the lower edge of the view that several constraints move together above the keyboard;
    /// the gap is in points. See ``follow(moving:gap:)-(NSLayoutConstraint,_)``.
    @discardableResult
    public static func follow(
      moving constraints: [NSLayoutConstraint], gap: CGFloat = 0
    ) -> KeyboardAvoider {
      KeyboardAvoider(.follow, in: SceneReader(moving: constraints), gap: gap)
    }

    /// Keeps the end of a scroll view's content above the keyboard by its bottom inset, whatever is
    /// first responder: a list below a search field.
    ///
    ///     Keyboard.follow(in: resultsTable)
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - gap: Points between the keyboard and the end of the content.
    /// - Returns: What does it. It lives as long as the scroll view and needs no keeping.
    @discardableResult
    public static func follow(
      in scrollView: UIScrollView, gap: CGFloat = 0
    ) -> KeyboardAvoider {
      KeyboardAvoider(.follow, in: SceneReader(serving: scrollView, by: .scrolling), gap: gap)
    }

    // MARK: Hug

    /// Lets a view rest on the keyboard, moved up or down by a constraint of its own or of a view
    /// around it.
    ///
    ///     Keyboard.hug(nameField, moving: outerStackTop, gap: 20)
    ///
    /// - Parameters:
    ///   - view: What rests on the keyboard; `nil` (the default) for the input that is first
    ///     responder.
    ///   - constraint: A vertical constraint that moves the view, or a view around it. A constant
    ///     that the app changes later is respected. A constraint that moves no view does nothing,
    ///     and ``KeyboardAvoider/explanation`` says so.
    ///   - gap: Points between the keyboard and the view's lower edge.
    /// - Returns: What does it. It lives as long as the view that moves and needs no keeping.
    @discardableResult
    public static func hug(
      _ view: UIView? = nil, moving constraint: NSLayoutConstraint, gap: CGFloat = 0
    ) -> KeyboardAvoider {
      hug(view, moving: [constraint], gap: gap)
    }

    /// Lets a view rest on the keyboard, moved up or down by several constraints together; the
    /// gap is in points. See ``hug(_:moving:gap:)-(_,NSLayoutConstraint,_)``.
    @discardableResult
    public static func hug(
      _ view: UIView? = nil, moving constraints: [NSLayoutConstraint], gap: CGFloat = 0
    ) -> KeyboardAvoider {
      KeyboardAvoider(.hug(view.map { Weak($0) }), in: SceneReader(moving: constraints), gap: gap)
    }

    // MARK: Finding

    /// The avoiders that live in a view: those that serve it, and those whose constraints move one
    /// of its subviews. Those of views inside it are not among them. For code that did not make
    /// them and wants to stop one or read why it moved.
    public static func avoiders(in view: UIView) -> [KeyboardAvoider] {
      KeyboardCenter.shared.avoiders.filter { $0.home === view && !$0.isStopped }
    }

    /// Returns the avoider that reveals an input: the innermost one around it that is enabled.
    ///
    ///     Keyboard.avoider(serving: emailField)?.explanation
    ///
    /// In automatic mode an avoider exists from the first time that an input of its screen has the
    /// focus. Nil before that, and for an input that nothing reveals.
    public static func avoider(serving input: UIView) -> KeyboardAvoider? {
      KeyboardCenter.shared.avoiders
        .filter { $0.isEnabled && $0.rank == .reveal && $0.serves(input) }
        .min { $0.home?.isDescendant(of: $1.home ?? input) == true && $0.home !== $1.home }
    }
  }
#endif
