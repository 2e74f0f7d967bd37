import Foundation

/// A keyboard's reported rect, set right for a window, and where the keyboard is by it.
package struct FrameReading {
  /// The rect in screen points.
  let rect: CGRect
  package let placement: KeyboardPlacement

  /// - Parameters:
  ///   - frame: The keyboard's rect in screen points, standardized. Less than a point on the
  ///     screen: hidden.
  ///   - screen: The screen's bounds in points, standardized.
  ///   - window: The frame in screen points of the window that asks, with whatever numbers. A rect
  ///     that ends at the window's lower edge rather than the screen's is a docked keyboard too: in
  ///     Slide Over the rect does not know the gap under the app, and in Stage Manager it may be
  ///     clipped to the window (KeyboardFacts 1.6).
  package init(frame: CGRect, screen: CGRect, window: CGRect? = nil) {
    var straight = frame
    // In Stage Manager the rect may have the window's x, or one off the screen; a keyboard as wide
    // as the screen can only be at the screen's x (KeyboardFacts 1.6).
    if abs(frame.size.width - screen.size.width) < 1 { straight.origin.x = screen.origin.x }
    let settled = window?.standardizedIfFinite.flatMap {
      Self.atWindowsEdge(straight, window: $0, screen: screen)
    }
    rect = settled ?? straight
    placement = settled == nil ? Self.placement(of: straight, screen: screen) : .docked
  }

  /// Returns a reported rect in screen points.
  ///
  /// On iPadOS 26 the rect for a text view with an accessory view was seen in the coordinates of
  /// its window (FB18129544). We take a rect for such a one if it does not reach the screen's lower
  /// edge as it is, and fits the screen or the window exactly from the window's origin on: same
  /// sides, same lower edge. The report does not say which of the two.
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
      // A floating keyboard was seen to report the whole screen's height (KeyboardFacts 1.5);
      // believing it would blank the screen.
      if frame.origin.y < screen.origin.y + 1 { return .floating }
      // Also a split or narrow keyboard at the edge is docked (KeyboardFacts 1.5). Of a shortcut
      // bar's rect, most is below the screen: 55 points of 313 show (KeyboardFacts 1.4).
      return visible.size.height < frame.size.height / 2 ? .shortcutBar : .docked
    }
    if frame.size.width <= screen.size.width - 1 { return .floating }
    return frame.origin.y < screen.origin.y ? .split : .undocked
  }

  /// The rect of a keyboard that ends where the window ends, though the screen goes on below; nil
  /// for any other.
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
    // Slide Over: the rect is as far too high as the app is above the screen's edge. An undocked
    // keyboard that hangs lower than the app, in the gap below it, cannot be told from that.
    guard frame.size.width > window.size.width, frame.reachesBottom(of: window)
    else { return nil }
    var lowered = frame
    lowered.origin.y += screen.bottom - window.bottom
    return lowered
  }
}

extension CGRect {
  /// Whether a standardized rect has the sides and the lower edge of another one.
  fileprivate func standsAtTheBottom(of other: CGRect) -> Bool {
    abs(origin.x - other.origin.x) < 1 && abs(right - other.right) < 1
      && abs(bottom - other.bottom) < 1
  }
}
