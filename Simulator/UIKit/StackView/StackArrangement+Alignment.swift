extension StackArrangement {
  /// Ties every view to the first one across the axis, and the stack view to what spans them all.
  mutating func align() {
    guard let first = visible.first ?? views.first else { return }
    if stack.alignment == .fill {
      tieAll(to: first, by: [across.start, across.end])
      add(canvas, across.start, .equal, first, across.start, 0, 1000, "UISV-canvas-connection")
      add(canvas, across.end, .equal, first, across.end, 0, 1000, "UISV-canvas-connection")
      return
    }
    tieAll(to: first, by: [attribute])
    let spanner = span(first)
    connect(to: first, spanner)
  }

  private var attribute: NSLayoutConstraint.Attribute {
    switch stack.alignment {
    case .fill, .leading: across.start
    case .trailing: across.end
    case .center: across.center
    case .firstBaseline: stack.axis == .horizontal ? .firstBaseline : across.start
    case .lastBaseline: stack.axis == .horizontal ? .lastBaseline : across.start
    @unknown default: across.start
    }
  }

  private mutating func tieAll(
    to first: UIView, by attributes: [NSLayoutConstraint.Attribute]
  ) {
    for view in views where view !== first {
      for attribute in attributes {
        add(view, attribute, .equal, first, attribute, 0, 1000, "UISV-alignment")
      }
    }
  }

  /// A guide around all views: as small as they allow, flush with them on the aligned side.
  private mutating func span(_ first: UIView) -> UILayoutGuide {
    let spanner = makeGuide("UISV-alignment-spanner")
    let startIsAligned = attribute == across.start
    let endIsAligned = attribute == across.end
    for view in views {
      add(view, across.size, .equal, nil, .notAnAttribute, 0, 25, "UISV-ambiguity-suppression")
      add(
        spanner, across.start, .lessThanOrEqual, view, across.start, 0, 1000,
        "UISV-spanning-boundary")
      if startIsAligned {
        add(
          spanner, across.start, .equal, view, across.start, 0, 999.5, "UISV-spanning-boundary")
      }
      add(
        spanner, across.end, .greaterThanOrEqual, view, across.end, 0, 1000,
        "UISV-spanning-boundary")
      if endIsAligned {
        add(spanner, across.end, .equal, view, across.end, 0, 999.5, "UISV-spanning-boundary")
      }
    }
    add(spanner, across.size, .equal, nil, .notAnAttribute, 0, 51, "UISV-spanning-fit")
    return spanner
  }

  private mutating func connect(to first: UIView, _ spanner: UILayoutGuide) {
    let start: AnyObject = attribute == across.start ? first : spanner
    let end: AnyObject = attribute == across.end ? first : spanner
    add(canvas, across.start, .equal, start, across.start, 0, 1000, "UISV-canvas-connection")
    add(canvas, across.end, .equal, end, across.end, 0, 1000, "UISV-canvas-connection")
    if stack.alignment == .center {
      add(canvas, across.center, .equal, first, across.center, 0, 1000, "UISV-canvas-connection")
    }
    if attribute == .firstBaseline || attribute == .lastBaseline {
      add(stack, across.size, .equal, nil, .notAnAttribute, 0, 49, "UISV-canvas-fit")
    }
  }
}

/// The attributes of one direction.
struct StackAxis {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute
  let size: NSLayoutConstraint.Attribute
  let length: KeyPath<CGSize, CGFloat>

  static var horizontal: StackAxis {
    StackAxis(
      start: .leading, end: .trailing, center: .centerX, size: .width, length: \.width)
  }

  static var vertical: StackAxis {
    StackAxis(start: .top, end: .bottom, center: .centerY, size: .height, length: \.height)
  }
}
