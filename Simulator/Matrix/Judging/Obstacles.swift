import Phone

/// The obstacles that hide a part of the app's views as the screen is drawn now.
///
/// Obstacles are the keyboard, the edges of the window, and views that clip or are hidden.
/// ``Sight`` finds other views that lie on top.
///
/// Only the vertical position counts: no explanation is about a page that is scrolled sideways.
@MainActor
struct Obstacles {
  /// How much of a rect may be hidden, in points. The library calls an input shown if no more than
  /// one point of it is hidden. The rest is rounding.
  static let tolerance: CGFloat = 1.25

  private let screen: CGRect
  /// The keyboard, in screen points; null if content does not move for it.
  private let keyboard: CGRect

  init(_ phone: Phone) {
    screen = CGRect(origin: .zero, size: phone.screen.bounds.size)
    let frame = phone.keyboardFrame
    // Content does not make room for a keyboard that floats, or is undocked or split.
    keyboard = frame.maxY >= screen.maxY - 1 ? frame : .null
  }

  /// Returns the first obstacle to a rect, in words without numbers; nil without an obstacle. The
  /// rect is in the view's coordinates.
  func first(to rect: CGRect, of view: UIView) -> String? {
    guard let window = view.window else { return "it is in no window" }
    let shown = view.shownRect(rect)
    var next: UIView? = view
    while let current = next {
      if current.isHidden || current.alpha < 0.01 { return "it is hidden" }
      if current.clipsToBounds, !holds(current.shownFrame, shown) {
        return "\(type(of: current)) cuts it off"
      }
      next = current.superview
    }
    guard holds(screen, shown), holds(window.shownFrame, shown) else {
      return "it is outside the window"
    }
    let isBeside = shown.maxX <= keyboard.minX || shown.minX >= keyboard.maxX
    if !keyboard.isEmpty, !isBeside, shown.maxY > keyboard.minY + Self.tolerance {
      return "it is under the keyboard"
    }
    return nil
  }

  private func holds(_ frame: CGRect, _ rect: CGRect) -> Bool {
    rect.minY >= frame.minY - Self.tolerance && rect.maxY <= frame.maxY + Self.tolerance
  }
}
