import Foundation

/// How much of a view a keyboard covers. The library always uses this value, and never the
/// keyboard's own height.
///
/// The keyboard's own height is wrong in many cases. Examples are an iPad with a hardware keyboard
/// (55 points of 313 are visible), a sheet, and a window that ends above the screen's lower edge
/// (KeyboardFailures 2, 8–13).
package struct KeyboardOverlap: Equatable, Sendable {
  /// The covered part of the view, in points, in the view's coordinates. `CGRect.zero` if the
  /// keyboard covers nothing.
  package let rect: CGRect

  /// The distance from the keyboard's top to the view's lower edge, in points, but at most the
  /// view's height. 0 if the keyboard covers nothing.
  ///
  /// Only the part of the view above the keyboard is usable. So this height includes the part of
  /// the view that is visible below the keyboard, if there is one.
  package let height: CGFloat

  /// The overlap of a keyboard that covers nothing.
  package static let none = KeyboardOverlap(rect: .zero, height: 0)
}

extension KeyboardOverlap {
  /// Calculates how much of a view a keyboard covers.
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard's rect in the coordinates of `bounds`. Let UIKit convert the rect,
  ///     and do not subtract heights. A rect without area, or with a NaN or infinite coordinate,
  ///     covers nothing.
  ///   - bounds: The view's bounds. If they have no area, or a NaN or infinite coordinate, the
  ///     keyboard covers nothing.
  ///
  /// An overlap of less than one point in width or height is a rounding error and covers nothing
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
