import Foundation

extension KeyboardTransition {
  /// Where the keyboard is according to this notification. For a "will" notification, where the
  /// keyboard will be at the end of the motion.
  ///
  /// If the screen is unknown, we cannot tell whether the keyboard is docked. Every rect then
  /// counts as docked, and covers the views that it overlaps.
  ///
  /// Nil if the notification does not tell where the keyboard is:
  /// 1. The end rect is missing.
  /// 2. The end rect is empty, as in the first notification of a third-party keyboard
  ///    (KeyboardFailures 42).
  /// 3. The end rect belongs to the orientation before a rotation (KeyboardFacts 1.3).
  package var placement: KeyboardPlacement? {
    // We accept every hide notification, with any rect and of any app. On iOS 26, the rect may have
    // the height of the accessory view. If the user prefers cross-fade transitions, the rect may be
    // zero (KeyboardFacts 1.7, 1.8). If we ignored a hide, an inset would stay forever
    // (KeyboardFacts 1.6). The only exception is a hide that arrives after the next show:
    // `passOver(_:at:)` ignores such a hide.
    if phase.isHide { return .hidden }
    guard hasFrameEnd else { return nil }
    // Check for an empty rect before any conversion. A conversion would turn a zero rect into
    // meaningless numbers (KeyboardFailures 7).
    guard frameEnd.size.width != 0, frameEnd.size.height != 0 else {
      // An empty rect may mean that the keyboard has hidden. We accept this from any app, as we
      // accept every hide notification.
      return isLocal || placementOfEmpty == .hidden ? placementOfEmpty : .anotherApps
    }
    guard isLocal else { return .anotherApps }
    guard let screen else { return .docked }
    // During a rotation, UIKit first posts rects for the old orientation, and correct rects later
    // (KeyboardFacts 1.3). The keyboard is hidden if such an old rect begins at the lower edge that
    // the screen had before the rotation.
    if abs(screen.size.width - screen.size.height) >= 1,
      abs(frameEnd.size.width - screen.size.height) < 1
    {
      if abs(frameEnd.origin.y - screen.size.width) < 1 { return .hidden }
      if abs(frameEnd.bottom - screen.size.width) < 1 { return nil }
    }
    return FrameReading(frame: frameEnd, screen: screen).placement
  }

  /// The placement for an empty rect, in a notification that is not a hide notification. Nil if the
  /// placement is unknown.
  private var placementOfEmpty: KeyboardPlacement? {
    // UIKit posts a zero rect when the user has dragged and dropped an iPad's shortcut bar
    // (KeyboardFacts 1.5).
    if phase.isShow { return frameEnd == .zero ? .floating : nil }
    // UIKit posts an empty rect with a y of 0 in two cases (KeyboardFacts 1.5, 1.7):
    // 1. The keyboard hides, and the user prefers cross-fade transitions.
    // 2. The user drags a floating keyboard. The whole rect is then zero.
    //
    // In both cases no keyboard is docked, so we treat the keyboard as hidden. After an empty rect
    // with another y, UIKit posts a better rect, so we ignore the empty one.
    return frameEnd.origin.y == 0 ? .hidden : nil
  }
}
