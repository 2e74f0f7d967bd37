/// The constraints and guides that arrange one stack view's views as they are now.
///
/// It only makes them; the stack view activates them and throws them away.
@MainActor
struct StackArrangement {
  let stack: UIStackView
  let spacingAfter: (UIView) -> CGFloat
  let views: [UIView]
  let visible: [UIView]
  let along: StackAxis
  let across: StackAxis

  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []

  init(of stack: UIStackView, spacingAfter: @escaping (UIView) -> CGFloat) {
    self.stack = stack
    self.spacingAfter = spacingAfter
    views = stack.arrangedSubviews
    visible = views.filter { !$0.isHidden }
    along = stack.axis == .horizontal ? .horizontal : .vertical
    across = stack.axis == .horizontal ? .vertical : .horizontal
  }

  mutating func build() {
    guard !views.isEmpty else { return }
    connectEnds()
    chain()
    hide()
    distribute()
    align()
  }

  /// What the arranged views are tied to: the stack view, or its margins.
  var canvas: AnyObject {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  // MARK: Along the axis

  private mutating func connectEnds() {
    guard let first = visible.first, let last = visible.last else {
      // Nothing to show: the stack view would like to be empty, and the views lie at its start.
      add(stack, along.size, .equal, nil, .notAnAttribute, 0, 49, "UISV-canvas-fit")
      add(canvas, along.start, .equal, views[0], along.start, 0, 1000, "UISV-canvas-connection")
      return
    }
    add(canvas, along.start, .equal, first, along.start, 0, 1000, "UISV-canvas-connection")
    add(canvas, along.end, .equal, last, along.end, 0, 1000, "UISV-canvas-connection")
  }

  /// Each view starts where the one before ends, plus the gap. Where the gaps are flexible they are
  /// so at hidden views too: tied to both neighbors, a hidden view would stretch one of them.
  private mutating func chain() {
    let isFlexible = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (previous, next) in zip(views, views.dropFirst()) {
      add(
        next, along.start, isFlexible ? .greaterThanOrEqual : .equal, previous, along.end,
        gap(between: previous, and: next), 1000, "UISV-spacing")
    }
    guard isFlexible, visible.count > 1 else { return }
    // Across hidden views too, the shown neighbors keep their distance.
    for (previous, next) in zip(visible, visible.dropFirst()) {
      add(
        next, along.start, .greaterThanOrEqual, previous, along.end, spacingAfter(previous), 1000,
        "UISV-spacing")
    }
  }

  /// A hidden view lies half-way inside the spacing between its shown neighbors; at an end of the
  /// stack there is no spacing for it (uikit-recorded, hidden_third_of_four).
  private func gap(between previous: UIView, and next: UIView) -> CGFloat {
    switch (previous.isHidden, next.isHidden) {
    case (false, false): return spacingAfter(previous)
    case (true, true): return 0
    case (false, true): return previous === visible.last ? 0 : spacingAfter(previous) / 2
    case (true, false):
      guard let index = visible.firstIndex(where: { $0 === next }), index > 0 else { return 0 }
      return spacingAfter(visible[index - 1]) / 2
    }
  }

  private mutating func hide() {
    for view in views where view.isHidden {
      add(view, along.size, .equal, nil, .notAnAttribute, 0, 1000, "UISV-hiding")
    }
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually: fillEqually()
    case .fillProportionally: fillProportionally()
    case .equalSpacing: spaceEqually()
    case .equalCentering: centerEqually()
    @unknown default: break
    }
  }

  private mutating func fillEqually() {
    guard let first = visible.first else { return }
    for view in visible.dropFirst() {
      add(view, along.size, .equal, first, along.size, 0, 1000, "UISV-fill-equally")
    }
  }

  private mutating func fillProportionally() {
    let lengths = visible.map { max($0.intrinsicContentSize[keyPath: along.length], 0) }
    let gaps = visible.dropLast().reduce(0) { $0 + spacingAfter($1) }
    let total = lengths.reduce(0, +) + gaps
    guard total > 0 else { return fillEqually() }
    var priority: Float = visible.count == 1 ? 1000 : 999
    for (view, length) in zip(visible, lengths) {
      let constraint = NSLayoutConstraint(
        item: view, attribute: along.size, relatedBy: .equal, toItem: stack, attribute: along.size,
        multiplier: length / total, constant: 0)
      finish(constraint, priority, "UISV-fill-proportionally")
      priority -= 1
    }
  }

  private mutating func spaceEqually() {
    distributeGuides(from: along.end, to: along.start, priorities: { _ in 1000 })
  }

  private mutating func centerEqually() {
    distributeGuides(
      from: along.center, to: along.center, priorities: { 150 - Float($0) })
  }

  /// Guides between neighbors, all as long as the first; the stack view would like to be small.
  private mutating func distributeGuides(
    from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute,
    priorities: (Int) -> Float
  ) {
    var firstGuide: UILayoutGuide?
    for (index, (previous, next)) in zip(visible, visible.dropFirst()).enumerated() {
      let guide = makeGuide("UISV-distributing")
      add(guide, along.start, .equal, previous, from, 0, 1000, "UISV-distributing-edge")
      add(next, to, .equal, guide, along.end, 0, 1000, "UISV-distributing-edge")
      if let firstGuide {
        add(
          guide, along.size, .equal, firstGuide, along.size, 0, priorities(index),
          "UISV-fill-equally")
      } else {
        firstGuide = guide
      }
    }
    add(stack, along.size, .equal, nil, .notAnAttribute, 0, 49, "UISV-canvas-fit")
  }

  // MARK: Making

  mutating func makeGuide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    guides.append(guide)
    return guide
  }

  mutating func add(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
    _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: Float,
    _ identifier: String
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: otherAttribute, multiplier: 1, constant: constant)
    finish(constraint, priority, identifier)
  }

  private mutating func finish(
    _ constraint: NSLayoutConstraint, _ priority: Float, _ identifier: String
  ) {
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = identifier
    constraints.append(constraint)
  }
}
