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
