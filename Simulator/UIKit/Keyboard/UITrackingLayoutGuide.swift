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
  struct Tie: Equatable {
    var left: CGFloat
    /// nil: as wide as what the owner has to the right of `left`.
    var width: CGFloat?
    /// From the guide's lower edge to the owner's.
    var bottom: CGFloat
    var height: CGFloat

    /// What the equations subtract, in their order.
    var lengths: [CGFloat] { [left, width ?? 0, -bottom, height] }
  }

  private(set) var tie = Tie(left: 0, width: nil, bottom: 0, height: 0)
  /// The constants of the ties if all lengths were 0.
  private var origins: [Double] = []

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
  func follow(_ new: Tie, nearEdges edges: NSDirectionalRectEdge?) {
    if new != tie {
      let keepsShape = (new.width == nil) == (tie.width == nil)
      tie = new
      itemState.variables?.context.guideDidMove(self, keepsShape: keepsShape)
    }
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
      x: bounds.minX + tie.left, y: bounds.maxY - tie.bottom - tie.height,
      width: tie.width ?? bounds.width - tie.left, height: tie.height)
  }

  /// The tie as equations: left, right or width, bottom, height.
  func ties(_ own: ItemVariables, _ context: LayoutContext) -> [LayoutExpression] {
    guard let owner = owningView else { return [] }
    // Of a scroll view it is the visible part that counts, not the content.
    let frame: any LayoutItem = (owner as? UIScrollView)?.frameGuide ?? owner
    func distance(
      _ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
    ) -> LayoutExpression {
      var result = context.expression(for: self, attribute, in: owner)
      result.add(context.expression(for: frame, attribute, in: owner), times: -1)
      result.constant -= Double(constant)
      return result
    }
    func length(_ attribute: NSLayoutConstraint.Attribute, _ value: CGFloat) -> LayoutExpression {
      var result = context.expression(for: self, attribute, in: owner)
      result.constant -= Double(value)
      return result
    }
    let ties = [
      distance(.left, tie.left), tie.width.map { length(.width, $0) } ?? distance(.right, 0),
      distance(.bottom, -tie.bottom), length(.height, tie.height),
    ]
    origins = zip(ties, tie.lengths).map { $0.constant + Double($1) }
    return ties
  }

  /// The constants of the ties as they were built, for where the guide is now.
  var constants: [Double] { zip(origins, tie.lengths).map { $0 - Double($1) } }
}
