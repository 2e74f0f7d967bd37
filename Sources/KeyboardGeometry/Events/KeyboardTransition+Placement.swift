import Foundation

extension KeyboardTransition {
  /// What the notification says about where the keyboard will be, or is.
  ///
  /// Without a screen every rect counts as docked: then only the overlap with a view can tell. Nil
  /// if it says nothing about it: the end rect is missing, is empty as a third-party keyboard's
  /// first step is (KeyboardFailures 42), or belongs to the orientation before a rotation
  /// (KeyboardFacts 1.3).
  package var placement: KeyboardPlacement? {
    // We believe every hide, with any rect (the accessory's height on iOS 26, zero with
    // cross-fade: KeyboardFacts 1.7, 1.8) and of any app: to drop one would leave an inset for
    // ever (KeyboardFacts 1.6). Only one that the next show has outrun is passed over.
    if phase.isHide { return .hidden }
    guard hasFrameEnd else { return nil }
    // Before any conversion, which turns a zero rect into noise (KeyboardFailures 7).
    guard frameEnd.size.width != 0, frameEnd.size.height != 0 else {
      // One that takes the keyboard away does so whoever it is said to belong to, as a hide does.
      return isLocal || placementOfEmpty == .hidden ? placementOfEmpty : .anotherApps
    }
    guard isLocal else { return .anotherApps }
    guard let screen else { return .docked }
    // While the screen turns, rects of the screen as it was are posted, and right ones follow
    // (KeyboardFacts 1.3). One that begins where that screen ends is hidden there.
    if abs(screen.size.width - screen.size.height) >= 1,
      abs(frameEnd.size.width - screen.size.height) < 1
    {
      if abs(frameEnd.origin.y - screen.size.width) < 1 { return .hidden }
      if abs(frameEnd.bottom - screen.size.width) < 1 { return nil }
    }
    return FrameReading(frame: frameEnd, screen: screen).placement
  }

  /// What an empty rect says that comes with a show or a change of the frame.
  private var placementOfEmpty: KeyboardPlacement? {
    // An iPad's bar of shortcuts, dropped after a drag (KeyboardFacts 1.5).
    if phase.isShow { return frameEnd == .zero ? .floating : nil }
    // Cross-fade hides with height and y of 0, and a floating keyboard is dragged with a zero rect:
    // either way nothing is docked (KeyboardFacts 1.5, 1.7). An empty rect elsewhere announces a
    // better one.
    return frameEnd.origin.y == 0 ? .hidden : nil
  }
}
