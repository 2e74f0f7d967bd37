#if canImport(UIKit)
  import UIKit

  extension NSLayoutConstraint {
    // MARK: Following

    /// Keeps the lower edge of the view that this constraint moves above the keyboard. It does so
    /// for any first responder.
    ///
    ///     bottom.followKeyboard(gap: 20)
    ///
    /// The constraint must be a vertical one, with its items in either order. The avoider respects
    /// a constant that the app changes later. A constraint that moves no view does nothing, and
    /// ``KeyboardAvoider/explanation`` says so.
    ///
    /// - Parameter gap: Points between the keyboard and the lower edge.
    /// - Returns: The new avoider. It lives as long as the view that moves, so you need not keep
    ///   it.
    @discardableResult
    public func followKeyboard(gap: CGFloat = 0) -> KeyboardAvoider {
      Self.followKeyboard([self], gap: gap)
    }

    /// Keeps the lower edge of the view that several constraints move together above the keyboard.
    /// The gap is in points. See ``followKeyboard(gap:)``.
    ///
    ///     NSLayoutConstraint.followKeyboard([top, bottom])
    @discardableResult
    public static func followKeyboard(
      _ constraints: [NSLayoutConstraint], gap: CGFloat = 0
    ) -> KeyboardAvoider {
      KeyboardAvoider(.follow, in: SceneReader(moving: constraints), gap: gap)
    }

    // MARK: Hugging

    /// Lets the first responder rest on the keyboard. This constraint moves it, or a view around
    /// it, up or down. The gap is in points.
    ///
    ///     outerStackTop.hugKeyboard(gap: 20)
    ///
    /// `hugKeyboard(moving:gap:)` of a view lets one view rest there, whichever input is edited.
    @discardableResult
    public func hugKeyboard(gap: CGFloat = 0) -> KeyboardAvoider {
      Self.hugKeyboard([self], gap: gap)
    }

    /// Lets the first responder rest on the keyboard. Several constraints move it together. The gap
    /// is in points. See ``hugKeyboard(gap:)``.
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
