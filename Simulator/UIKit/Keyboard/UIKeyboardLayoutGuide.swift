/// The place that the keyboard takes of a view.
///
/// While the keyboard is down it is the strip between the safe area and the view's lower edge; a
/// docked keyboard makes it as high as what the keyboard covers of the view (KeyboardFacts 5.1). It
/// moves in the keyboard's own animation, and with the finger that drags the keyboard down.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether an undocked, split or floating keyboard is followed in both axes; else it counts as
  /// hidden.
  open var followsUndockedKeyboard = false { didSet { track() } }

  /// Whether the guide of a hidden keyboard ends at the safe area rather than at the view's edge.
  open var usesBottomSafeArea = true { didSet { track() } }

  /// How far above the keyboard a drag that dismisses it begins, in points; negative counts as 0.
  open var keyboardDismissPadding: CGFloat = 0

  /// What the guide's place follows from, if it does not follow an undocked keyboard.
  private struct Cause: Equatable {
    var owner: ObjectIdentifier
    var layerChanges: Int
    var place: KeyboardPlace
    var rest: CGFloat
  }

  private var cause: Cause?

  /// Whether it was in a window before.
  private var hasTracked = false
  /// Whether it does not know the keyboard that is up, see `SystemBehavior.LateGuides`.
  private var isLate = false

  /// Where it takes the keyboard for being.
  private func seenPlace(in window: UIWindow) -> KeyboardPlace {
    let place = window.keyboard?.guidedPlace ?? .hidden
    if !hasTracked { isLate = UIApplication.shared.behavior.lateGuides == .wait }
    hasTracked = true
    if place == .hidden { isLate = false }
    return isLate ? .hidden : place
  }

  /// Follows the keyboard to where it is now. A guide in no window keeps its place.
  func track() {
    guard let owner = owningView, let window = owner.window else { return }
    if UIApplication.shared.behavior.guideConstraints == .visible { _ = window.keyboardLayoutGuide }
    let rest = usesBottomSafeArea ? owner.safeAreaInsets.bottom : 0
    let place = seenPlace(in: window)
    let cause = Cause(
      owner: ObjectIdentifier(owner), layerChanges: LayerChanges.count, place: place, rest: rest)
    // Every layout pass asks, and few have moved anything.
    if cause == self.cause, !followsUndockedKeyboard { return hold() }
    self.cause = followsUndockedKeyboard ? nil : cause
    var new = Place(height: max(rest, 0))
    var near: NSDirectionalRectEdge = .bottom
    switch place {
    case .hidden: break
    case .docked(let top):
      let local = window.convertFromDisplay(CGPoint(x: 0, y: top))
      let height = owner.bounds.maxY - owner.convert(local, from: window as UIView).y
      new.height = max(new.height, height)
    case .detached(let frame) where followsUndockedKeyboard:
      let local = window.convertFromDisplay(frame)
      let rect = owner.convert(local, from: window as UIView)
      new = Place(
        left: rect.minX - owner.bounds.minX, width: rect.width,
        bottom: owner.bounds.maxY - rect.maxY, height: rect.height)
      near = Self.edges(near: local, in: window)
    case .detached: break
    }
    follow(new, nearEdges: followsUndockedKeyboard ? near : nil)
  }

  /// How near is near, in points. Apple's number is not known (KNOWN_GAPS).
  private static let nearness: CGFloat = 44

  private static func edges(near rect: CGRect, in window: UIWindow) -> NSDirectionalRectEdge {
    let bounds = window.bounds
    let isRTL = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var edges: NSDirectionalRectEdge = []
    if rect.minY - bounds.minY < nearness { edges.insert(.top) }
    if bounds.maxY - rect.maxY < nearness { edges.insert(.bottom) }
    // An undocked keyboard as wide as the window is near neither side.
    guard rect.width < bounds.width - nearness else { return edges }
    if rect.minX - bounds.minX < nearness { edges.insert(isRTL ? .trailing : .leading) }
    if bounds.maxX - rect.maxX < nearness { edges.insert(isRTL ? .leading : .trailing) }
    return edges
  }
}

extension UIView {
  /// The place that the keyboard takes of this view.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    for case let guide as UIKeyboardLayoutGuide in layoutState.guides { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIViewKeyboardLayoutGuide"
    addLayoutGuide(guide)
    KeyboardGuides.add(guide)
    guide.track()
    return guide
  }
}
