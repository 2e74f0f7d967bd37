#if canImport(UIKit)
  import UIKit

  extension NSLayoutConstraint {
    // MARK: Following

    /// Keeps the lower edge of the view that this constraint moves above the keyboard, whatever is
    /// first responder.
    ///
    ///     bottom.followKeyboard(gap: 20)
    ///
    /// It must be a vertical constraint, either way round. A constant that the app changes later is
    /// respected. A constraint that moves no view does nothing, and
    /// ``KeyboardAvoider/explanation`` says so.
    ///
    /// - Parameter gap: Points between the keyboard and the lower edge.
    /// - Returns: The avoider that does it. It lives as long as the view that moves and needs no
    ///   keeping.
    @discardableResult
    public func followKeyboard(gap: CGFloat = 0) -> KeyboardAvoider {
      Self.followKeyboard([self], gap: gap)
    }

    /// Keeps the lower edge of the view that several constraints move together above the keyboard;
    /// the gap is in points. See ``followKeyboard(gap:)``.
    ///
    ///     NSLayoutConstraint.followKeyboard([top, bottom])
    @discardableResult
    public static func followKeyboard(
      _ constraints: [NSLayoutConstraint], gap: CGFloat = 0
    ) -> KeyboardAvoider {
      KeyboardAvoider(.follow, in: SceneReader(moving: constraints), gap: gap)
    }

    // MARK: Hugging

    /// Lets the input that is first responder rest on the keyboard. This constraint moves it, or a
    /// view around it, up or down; the gap is in points.
    ///
    ///     outerStackTop.hugKeyboard(gap: 20)
    ///
    /// `hugKeyboard(moving:gap:)` of a view lets one view rest there, whichever input is edited.
    @discardableResult
    public func hugKeyboard(gap: CGFloat = 0) -> KeyboardAvoider {
      Self.hugKeyboard([self], gap: gap)
    }

    /// Lets the input that is first responder rest on the keyboard, moved by several constraints
    /// together; the gap is in points. See ``hugKeyboard(gap:)``.
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
