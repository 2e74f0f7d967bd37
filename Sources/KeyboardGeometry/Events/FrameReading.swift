import Foundation

/// The rect of a keyboard, corrected for one window, and the placement that follows from this rect.
package struct FrameReading {
  /// The corrected rect in screen points.
  let rect: CGRect
  package let placement: KeyboardPlacement

  /// Corrects the rect of a keyboard for one window, and finds out whether the keyboard is docked,
  /// floating, split or hidden.
  ///
  /// In Slide Over and Stage Manager, the window may end above the screen's lower edge. The posted
  /// rect of a docked keyboard may then end at the window's lower edge, for one of two reasons
  /// (KeyboardFacts 1.6):
  /// 1. In Slide Over, UIKit posts the rect too high, by the distance between the window's lower
  ///    edge and the screen's. We move the rect down by this distance.
  /// 2. In Stage Manager, UIKit may clip the rect to the window. We keep this rect.
  ///
  /// - Parameters:
  ///   - frame: The keyboard's rect in screen points, standardized. If less than a point of the
  ///     rect is on the screen, the keyboard is hidden.
  ///   - screen: The screen's bounds in points, standardized.
  ///   - window: The frame of the window for which the rect is needed, in screen points. Any
  ///     numbers are allowed. Nil to make no correction.
  package init(frame: CGRect, screen: CGRect, window: CGRect? = nil) {
    var straight = frame
    // In Stage Manager, the posted rect may begin at the window's x, or lie outside the screen
    // (KeyboardFacts 1.6). A keyboard as wide as the screen can only begin at the screen's x. So we
    // give every rect with this width the screen's x.
    if abs(frame.size.width - screen.size.width) < 1 { straight.origin.x = screen.origin.x }
    let settled = window?.standardizedIfFinite.flatMap {
      Self.atWindowsEdge(straight, window: $0, screen: screen)
    }
    rect = settled ?? straight
    placement = settled == nil ? Self.placement(of: straight, screen: screen) : .docked
  }

  /// Converts a posted rect to screen points, if UIKit has posted it in other coordinates.
  ///
  /// On iPadOS 26, UIKit has posted the rect for a text view with an accessory view in the
  /// coordinates of the text view's window (FB18129544). We assume window coordinates if two
  /// conditions hold:
  /// 1. The posted rect does not reach the screen's lower edge.
  /// 2. The converted rect has the same left, right and lower edges as the screen or the window.
  ///
  /// - Parameters:
  ///   - frame: The rect as posted, standardized.
  ///   - screen: The screen's bounds in points, standardized.
  ///   - windows: The frames of the app's windows in screen points.
  static func inScreenPoints(_ frame: CGRect, screen: CGRect, windows: [CGRect]) -> CGRect {
    guard frame.size.width != 0, frame.size.height != 0, !frame.reachesBottom(of: screen) else {
      return frame
    }
    let candidates = windows.compactMap(\.standardizedIfFinite).compactMap { window -> CGRect? in
      let moved = CGRect(
        x: frame.origin.x + window.origin.x, y: frame.origin.y + window.origin.y,
        width: frame.size.width, height: frame.size.height)
      return moved.standsAtTheBottom(of: screen) || moved.standsAtTheBottom(of: window)
        ? moved : nil
    }
    return candidates.first ?? frame
  }

  private static func placement(of frame: CGRect, screen: CGRect) -> KeyboardPlacement {
    guard let visible = frame.covered(by: screen) else { return .hidden }
    if frame.reachesBottom(of: screen) {
      // In one report, a floating keyboard had the height of the whole screen (KeyboardFacts 1.5).
      // If we treated this rect as docked, content would have no space left.
      if frame.origin.y < screen.origin.y + 1 { return .floating }
      // All other keyboards at the screen's lower edge count as docked, even a split or narrow one
      // (KeyboardFacts 1.5). There is one exception. If less than half of the rect is on the
      // screen, only a bar is visible, for example 55 points of 313 (KeyboardFacts 1.4).
      return visible.size.height < frame.size.height / 2 ? .shortcutBar : .docked
    }
    if frame.size.width <= screen.size.width - 1 { return .floating }
    return frame.origin.y < screen.origin.y ? .split : .undocked
  }

  /// Returns the corrected rect of a keyboard that is docked at the window's lower edge, if the
  /// window ends above the screen's lower edge. Nil for any other keyboard.
  private static func atWindowsEdge(
    _ frame: CGRect, window: CGRect, screen: CGRect
  ) -> CGRect? {
    guard frame.covered(by: screen) != nil, !frame.reachesBottom(of: screen),
      !window.reachesBottom(of: screen)
    else { return nil }
    let hasWindowsSides =
      abs(frame.origin.x - window.origin.x) < 1 && abs(frame.right - window.right) < 1
    if hasWindowsSides {
      return abs(frame.bottom - window.bottom) < 1 ? frame : nil
    }
    // In Slide Over, there is a gap between the app's lower edge and the screen's lower edge. UIKit
    // posts the rect of a docked keyboard too high on screen, by the height of this gap. So we move
    // the rect down. The lower edge of an undocked keyboard may also be in the gap. We cannot tell
    // such a keyboard from a docked one, so we move its rect down, too.
    guard frame.size.width > window.size.width, frame.reachesBottom(of: window)
    else { return nil }
    var lowered = frame
    lowered.origin.y += screen.bottom - window.bottom
    return lowered
  }
}

extension CGRect {
  /// Whether this rect has the same left, right and lower edges as another one. Both rects must be
  /// standardized.
  fileprivate func standsAtTheBottom(of other: CGRect) -> Bool {
    abs(origin.x - other.origin.x) < 1 && abs(right - other.right) < 1
      && abs(bottom - other.bottom) < 1
  }
}
