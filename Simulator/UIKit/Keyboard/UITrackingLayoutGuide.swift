/// A layout guide that follows something, and turns constraints on and off as that nears an edge.
open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Tracked {
    let edges: NSDirectionalRectEdge
    let isNear: Bool
    var constraints: [NSLayoutConstraint]
  }

  private var tracked: [Tracked] = []
  /// The edges that what is followed is near to now; nil while constraints are not to be touched.
  private var nearEdges: NSDirectionalRectEdge?

  /// Where the guide is in its owner.
  struct Place: Equatable {
    var left: CGFloat = 0
    /// nil: as wide as what the owner has to the right of `left`.
    var width: CGFloat?
    /// From the guide's lower edge to the owner's.
    var bottom: CGFloat = 0
    var height: CGFloat = 0
  }

  private(set) var place = Place()
  /// What holds the guide at its place; empty without an owner.
  private var held: [NSLayoutConstraint] = []

  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    track(trackingConstraints, edge, isNear: true)
  }

  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    track(trackingConstraints, edge, isNear: false)
  }

  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edges == edge && $0.isNear }?.constraints ?? []
  }

  open func constraintsActiveWhenAway(
    from edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] {
    tracked.first { $0.edges == edge && !$0.isNear }?.constraints ?? []
  }

  open func removeAllTrackedConstraints() {
    for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
    tracked = []
  }

  private func track(
    _ constraints: [NSLayoutConstraint], _ edges: NSDirectionalRectEdge, isNear: Bool
  ) {
    if let index = tracked.firstIndex(where: { $0.edges == edges && $0.isNear == isNear }) {
      NSLayoutConstraint.deactivate(tracked[index].constraints)
      tracked.remove(at: index)
    }
    tracked.append(Tracked(edges: edges, isNear: isNear, constraints: constraints))
    activateTracked()
  }

  // MARK: Following

  /// Takes a new place, and turns the tracked constraints on and off.
  func follow(_ new: Place, nearEdges edges: NSDirectionalRectEdge?) {
    let keepsShape = (new.width == nil) == (place.width == nil)
    place = new
    if keepsShape { hold() } else { holdAnew() }
    guard edges != nearEdges else { return }
    nearEdges = edges
    activateTracked()
  }

  /// First those that go, so that they never meet those that come.
  private func activateTracked() {
    for entry in tracked where !isActive(entry) { NSLayoutConstraint.deactivate(entry.constraints) }
    for entry in tracked where isActive(entry) { NSLayoutConstraint.activate(entry.constraints) }
  }

  private func isActive(_ entry: Tracked) -> Bool {
    guard let nearEdges else { return false }
    return entry.isNear
      ? nearEdges.isSuperset(of: entry.edges) : nearEdges.isDisjoint(with: entry.edges)
  }

  open override var layoutFrame: CGRect {
    guard let bounds = owningView?.bounds else { return .zero }
    return CGRect(
      x: bounds.minX + place.left, y: bounds.maxY - place.bottom - place.height,
      width: place.width ?? bounds.width - place.left, height: place.height)
  }

  // MARK: The constraints at its place

  override func setOwner(_ view: UIView?) {
    super.setOwner(view)
    holdAnew()
  }

  /// The constants that belong to the place.
  private var constants: [CGFloat] {
    [place.left, place.width ?? 0, -place.bottom, place.height]
  }

  /// Makes the constraints: left, right or width, bottom, height. They are those of the owner, and
  /// stand in its `constraints`, as `SystemBehavior.guideConstraints` says.
  private func holdAnew() {
    NSLayoutConstraint.deactivate(held)
    held = []
    guard let owner = owningView else { return }
    // Of a scroll view it is the visible part that counts, not the content.
    let frame: any LayoutItem = (owner as? UIScrollView)?.frameGuide ?? owner
    func constraint(
      _ attribute: NSLayoutConstraint.Attribute, to other: (any LayoutItem)?
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        self, attribute, .equal, other, other == nil ? .notAnAttribute : attribute, multiplier: 1,
        constant: 0)
    }
    held = [
      constraint(.left, to: frame),
      place.width == nil ? constraint(.right, to: frame) : constraint(.width, to: nil),
      constraint(.bottom, to: frame), constraint(.height, to: nil),
    ]
    for constraint in held { constraint.isOfSystem = true }
    hold()
  }

  /// Brings the constraints to the guide's place. What the app has removed or changed comes back,
  /// so that the guide never stops to follow.
  func hold() {
    let constants = constants
    let wrong = zip(held, constants).filter { $0.constant != $1 }
    for (constraint, constant) in wrong { constraint.takeConstant(constant) }
    if let context = owningView?.hierarchyContext, !wrong.isEmpty {
      context.constantsDidChange(of: wrong.map(\.0).filter(\.isActive))
    }
    for constraint in held where !constraint.isActive { constraint.isActive = true }
  }
}
