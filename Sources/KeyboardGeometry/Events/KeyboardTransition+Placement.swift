import Foundation

extension KeyboardTransition {
  /// The keyboard's placement according to this notification, now or after the motion.
  ///
  /// Without a screen every rect counts as docked, because only the overlap with a view can be
  /// determined. Nil if the notification does not tell the placement. Its end rect is missing, is
  /// empty like a third-party keyboard's first step (KeyboardFailures 42), or belongs to the
  /// orientation before a rotation (KeyboardFacts 1.3).
  package var placement: KeyboardPlacement? {
    // We believe every hide, with any rect and of any app. Its rect may be the accessory's height
    // on iOS 26, or zero with cross-fade (KeyboardFacts 1.7, 1.8). Ignoring one would leave an
    // inset forever (KeyboardFacts 1.6). The only exception is a hide that arrives after the next
    // show.
    if phase.isHide { return .hidden }
    guard hasFrameEnd else { return nil }
    // Check before any conversion, which turns a zero rect into noise (KeyboardFailures 7).
    guard frameEnd.size.width != 0, frameEnd.size.height != 0 else {
      // An empty rect that hides the keyboard counts for any app's keyboard, just as a hide does.
      return isLocal || placementOfEmpty == .hidden ? placementOfEmpty : .anotherApps
    }
    guard isLocal else { return .anotherApps }
    guard let screen else { return .docked }
    // During a rotation, UIKit posts rects for the screen before the rotation and correct ones
    // later (KeyboardFacts 1.3). A rect that begins at that screen's lower edge is a hidden
    // keyboard.
    if abs(screen.size.width - screen.size.height) >= 1,
      abs(frameEnd.size.width - screen.size.height) < 1
    {
      if abs(frameEnd.origin.y - screen.size.width) < 1 { return .hidden }
      if abs(frameEnd.bottom - screen.size.width) < 1 { return nil }
    }
    return FrameReading(frame: frameEnd, screen: screen).placement
  }

  /// The placement for an empty rect of a show or of a change of the frame.
  private var placementOfEmpty: KeyboardPlacement? {
    // An iPad's bar of shortcuts, dropped after a drag (KeyboardFacts 1.5).
    if phase.isShow { return frameEnd == .zero ? .floating : nil }
    // Cross-fade hides with a height and y of 0, and a floating keyboard is dragged with a zero
    // rect. In both cases no keyboard is docked (KeyboardFacts 1.5, 1.7). An empty rect with
    // another y precedes a better one, so we ignore it.
    return frameEnd.origin.y == 0 ? .hidden : nil
  }
}
