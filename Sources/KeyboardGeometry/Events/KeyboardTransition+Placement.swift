import Foundation

extension KeyboardPlacement {
  /// What a notification says about where the keyboard will be, or is.
  ///
  /// - Parameters:
  ///   - transition: The notification. Without a screen every rect counts as docked: then only the
  ///     overlap with a view can tell.
  ///   - window: The frame, in screen points, of the window that asks. Only Slide Over and Stage
  ///     Manager need it, see ``init(frame:screen:window:)``.
  /// - Returns: nil if the notification says nothing about it: the end rect is missing, is empty as
  ///   a third-party keyboard's first step is (KeyboardFailures 42), or belongs to the orientation
  ///   before a rotation (KeyboardFacts 1.3).
  package init?(of transition: KeyboardTransition, window: CGRect? = nil) {
    let frame = transition.frameEnd
    // We believe every hide, with any rect (the accessory's height on iOS 26, zero with
    // cross-fade: KeyboardFacts 1.7, 1.8) and of any app: to drop one would leave an inset for
    // ever (KeyboardFacts 1.6). Only one that the next show has outrun is passed over.
    if transition.phase.isHide {
      self = .hidden
      return
    }
    guard transition.hasFrameEnd else { return nil }
    // Before any conversion, which turns a zero rect into noise (KeyboardFailures 7).
    let isEmpty = frame.size.width == 0 || frame.size.height == 0
    let meaning = isEmpty ? Self.meaning(ofEmpty: frame, in: transition.phase) : nil
    // An empty rect takes the keyboard away whoever it is said to belong to, as a hide does.
    guard transition.isLocal || meaning == .hidden else {
      self = .anotherApps
      return
    }
    if isEmpty {
      guard let meaning else { return nil }
      self = meaning
      return
    }
    guard let screen = transition.screen else {
      self = .docked
      return
    }
    if frame.isBelow(turned: screen) {
      self = .hidden
      return
    }
    if frame.isOfOtherOrientation(than: screen) { return nil }
    self.init(frame: frame, screen: screen, window: window)
  }

  /// Where a keyboard with a rect is, for a screen and perhaps a window on it.
  ///
  /// - Parameters:
  ///   - frame: The keyboard's rect in screen points. Not finite or less than a point on the
  ///     screen: hidden.
  ///   - screen: The screen's bounds in points. Not finite: docked.
  ///   - window: The window's frame in screen points. A rect that ends at the window's lower edge
  ///     rather than the screen's is a docked keyboard too: in Slide Over the rect does not know
  ///     the gap under the app, and in Stage Manager it may be clipped to the window
  ///     (KeyboardFacts 1.6).
  package init(frame: CGRect, screen: CGRect, window: CGRect? = nil) {
    self = FrameReading(frame: frame, screen: screen, window: window).placement
  }

  private static func meaning(
    ofEmpty frame: CGRect, in phase: KeyboardTransition.Phase
  ) -> KeyboardPlacement? {
    switch phase {
    case .willChangeFrame, .didChangeFrame:
      // Cross-fade hides with height and y of 0, and a floating keyboard is dragged with a zero
      // rect: either way nothing is docked (KeyboardFacts 1.5, 1.7). An empty rect elsewhere
      // announces a better one.
      return frame.origin.y == 0 ? .hidden : nil
    case .willShow, .didShow:
      // An iPad's bar of shortcuts, dropped after a drag (KeyboardFacts 1.5).
      return frame == .zero ? .floating : nil
    case .willHide, .didHide:
      return .hidden
    }
  }
}

extension CGRect {
  /// Whether this is a docked keyboard of the screen turned by 90°. Such rects are posted while
  /// the screen turns, and right ones follow (KeyboardFacts 1.3).
  fileprivate func isOfOtherOrientation(than screen: CGRect) -> Bool {
    guard abs(screen.size.width - screen.size.height) >= 1 else { return false }
    return abs(size.width - screen.size.height) < 1 && abs(bottom - screen.size.width) < 1
  }

  /// Whether this is a hidden keyboard of the screen turned by 90°: it begins where that ends.
  fileprivate func isBelow(turned screen: CGRect) -> Bool {
    guard abs(screen.size.width - screen.size.height) >= 1 else { return false }
    return abs(size.width - screen.size.height) < 1 && abs(origin.y - screen.size.width) < 1
  }
}
