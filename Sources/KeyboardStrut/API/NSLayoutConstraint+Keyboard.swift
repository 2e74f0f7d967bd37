#if canImport(UIKit)
  import UIKit

  extension NSLayoutConstraint {
    // MARK: Following

    /// Keeps a view above the keyboard by changing the constant of this constraint, whichever input
    /// the user edits. The constraint must be vertical. The view may be the constraint's first or
    /// second item.
    ///
    ///     bottom.followKeyboard(gap: 20)
    ///
    /// If the app changes the constant later, the avoider does not undo that change. If a change of
    /// the constant moves no view, the avoider does nothing, and ``KeyboardAvoider/explanation``
    /// reports this.
    ///
    /// - Parameter gap: Points between the keyboard and the view's lower edge.
    /// - Returns: The new avoider, which lives as long as the view that moves. You need not keep a
    ///   reference.
    @discardableResult
    public func followKeyboard(gap: CGFloat = 0) -> KeyboardAvoider {
      Self.followKeyboard([self], gap: gap)
    }

    /// Keeps a view's lower edge above the keyboard. The `constraints` must position this view
    /// vertically. The avoider changes their constants together. The gap is in points. See
    /// ``followKeyboard(gap:)``.
    ///
    ///     NSLayoutConstraint.followKeyboard([top, bottom])
    @discardableResult
    public static func followKeyboard(
      _ constraints: [NSLayoutConstraint], gap: CGFloat = 0
    ) -> KeyboardAvoider {
      KeyboardAvoider(.follow, in: SceneReader(moving: constraints), gap: gap)
    }

    // MARK: Hugging

    /// Moves the first responder up or down so that its lower edge lies `gap` points above the
    /// keyboard. To move the first responder, the avoider changes the constant of this constraint.
    /// The constraint must be vertical, and must position the first responder or one of its
    /// superviews.
    ///
    ///     outerStackTop.hugKeyboard(gap: 20)
    ///
    /// To keep one particular view on the keyboard, whichever input the user edits, call
    /// `hugKeyboard(moving:gap:)` of that view.
    @discardableResult
    public func hugKeyboard(gap: CGFloat = 0) -> KeyboardAvoider {
      Self.hugKeyboard([self], gap: gap)
    }

    /// Moves the first responder up or down so that its lower edge lies `gap` points above the
    /// keyboard. The avoider changes the constants of several constraints together. See
    /// ``hugKeyboard(gap:)``.
    ///
    ///     NSLayoutConstraint.hugKeyboard([top, bottom])
    @discardableResult
    public static func hugKeyboard(
      _ constraints: [NSLayoutConstraint], gap: CGFloat = 0
    ) -> KeyboardAvoider {
      KeyboardAvoider(.hug(nil), in: SceneReader(moving: constraints), gap: gap)
    }
  }
#endif
