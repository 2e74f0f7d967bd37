import Foundation

/// How much of a view a keyboard covers: the only height the library ever uses.
///
/// The height of the keyboard itself is wrong in many cases. Examples are an iPad with a hardware
/// keyboard (55 points of 313 show), a sheet, and a window that ends above the screen's edge
/// (KeyboardFailures 2, 8–13).
package struct KeyboardOverlap: Equatable, Sendable {
  /// The covered part of the view, in the view's coordinates and points; `CGRect.zero` if none is.
  package let rect: CGRect

  /// The distance from the keyboard's top, or the view's top if that is lower, to the view's lower
  /// edge, in points.
  ///
  /// Only the part of the view above the keyboard remains usable. A strip of the view below a
  /// keyboard does not count.
  package let height: CGFloat

  /// No overlap.
  package static let none = KeyboardOverlap(rect: .zero, height: 0)
}

extension KeyboardOverlap {
  /// Intersects a keyboard with a view.
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard's rect in the coordinates of `bounds`, converted by the view (never
  ///     by subtracting heights). A rect without area, or with a NaN or infinite coordinate, covers
  ///     nothing.
  ///   - bounds: The view's bounds, read in the same way.
  ///
  /// An overlap of less than one point in width or height is noise and covers nothing
  /// (KeyboardFacts 1.3).
  package init(of keyboard: CGRect, with bounds: CGRect) {
    guard let keyboard = keyboard.standardizedIfFinite, let bounds = bounds.standardizedIfFinite,
      let rect = bounds.covered(by: keyboard)
    else {
      self = .none
      return
    }
    self.init(rect: rect, height: bounds.bottom - rect.origin.y)
  }
}
