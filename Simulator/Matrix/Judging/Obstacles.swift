import Phone

/// What keeps a part of the app's views from being seen, as the screen is drawn at this moment:
/// the keyboard, the edges of the window, and what clips or hides a view. Other views of the app
/// that lie on top are ``Sight``'s business.
///
/// Only the vertical position counts: no explanation is about a page that is scrolled sideways.
@MainActor
struct Obstacles {
  /// How far something may stick out of what can be seen, in points: the library calls an input
  /// shown if no more than one point of it is hidden, and the rest is rounding.
  static let tolerance: CGFloat = 1.25

  private let screen: CGRect
  /// The keyboard, in screen points; empty where it makes no content move.
  private let keyboard: CGRect

  init(_ phone: Phone) {
    screen = CGRect(origin: .zero, size: phone.screen.bounds.size)
    let frame = phone.keyboardFrame
    // Content does not make room for a keyboard that floats, or is undocked or split.
    keyboard = frame.maxY >= screen.maxY - 1 ? frame : .null
  }

  /// The first obstacle to a rect in a view's coordinates, in words without numbers; nil where
  /// there is none.
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
