import LayoutEngine

/// A sum of variables and a constant, in points.
struct LayoutExpression {
  private(set) var terms: [Term] = []
  var constant = 0.0

  mutating func add(_ variable: Variable, _ coefficient: Double) {
    if let index = terms.firstIndex(where: { $0.variable == variable }) {
      terms[index].coefficient += coefficient
    } else {
      terms.append(Term(variable, coefficient))
    }
  }

  mutating func add(_ other: LayoutExpression, times factor: Double) {
    for term in other.terms { add(term.variable, term.coefficient * factor) }
    constant += other.constant * factor
  }
}

extension LayoutContext {
  /// An attribute of an item as an expression, edges in the coordinates of the view `space`.
  ///
  /// Variables are relative to the item's own coordinate owner, so an edge adds up the places of
  /// the views in between. A container that moves takes its content along without a new solution.
  func expression(
    for item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in space: UIView
  ) -> LayoutExpression {
    guard attribute != .notAnAttribute else { return LayoutExpression() }
    if let scrollView = item as? UIScrollView, scrollView === space {
      return expression(forContentOf: scrollView, attribute)
    }
    return edges(of: item, as: item as? UIView, attribute, in: space)
  }

  /// What a scroll view's attribute is to its own content: edges and margins are the content's,
  /// sizes and centers the frame's, which do not move with the offset (Apple's TN2154).
  private func expression(
    forContentOf scrollView: UIScrollView, _ attribute: NSLayoutConstraint.Attribute
  ) -> LayoutExpression {
    if attribute.isContentEdge {
      return edges(of: scrollView.contentGuide, as: scrollView, attribute, in: scrollView)
    }
    var result = edges(of: scrollView, as: scrollView, attribute, in: scrollView)
    switch attribute {
    case .centerX, .centerXWithinMargins: result.constant -= Double(scrollView.bounds.minX)
    case .centerY, .centerYWithinMargins: result.constant -= Double(scrollView.bounds.minY)
    default: break
    }
    return result
  }

  /// An item's attribute, with the margins and the direction of a view.
  private func edges(
    of item: any LayoutItem, as view: UIView?, _ attribute: NSLayoutConstraint.Attribute,
    in space: UIView
  ) -> LayoutExpression {
    var result = LayoutExpression()
    let variables = variables(for: item)
    let isRTL = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margins = view?.layoutMargins ?? .zero
    let alignment = view?.alignmentRectInsets ?? .zero

    func horizontal(_ fraction: Double, inset: CGFloat) {
      addOrigin(of: item, variables.minX, \.x, in: space, to: &result)
      result.add(variables.width, fraction)
      result.constant += Double(inset)
    }
    func vertical(_ fraction: Double, inset: CGFloat) {
      addOrigin(of: item, variables.minY, \.y, in: space, to: &result)
      result.add(variables.height, fraction)
      result.constant += Double(inset)
    }
    let left = { horizontal(0, inset: alignment.left) }
    let right = { horizontal(1, inset: -alignment.right) }
    let leftMargin = { horizontal(0, inset: margins.left) }
    let rightMargin = { horizontal(1, inset: -margins.right) }

    switch attribute {
    case .left: left()
    case .right: right()
    case .leading: isRTL ? right() : left()
    case .trailing: isRTL ? left() : right()
    case .leftMargin: leftMargin()
    case .rightMargin: rightMargin()
    case .leadingMargin: isRTL ? rightMargin() : leftMargin()
    case .trailingMargin: isRTL ? leftMargin() : rightMargin()
    case .centerX: horizontal(0.5, inset: (alignment.left - alignment.right) / 2)
    case .centerXWithinMargins: horizontal(0.5, inset: (margins.left - margins.right) / 2)
    case .top: vertical(0, inset: alignment.top)
    case .bottom: vertical(1, inset: -alignment.bottom)
    case .topMargin: vertical(0, inset: margins.top)
    case .bottomMargin: vertical(1, inset: -margins.bottom)
    case .centerY: vertical(0.5, inset: (alignment.top - alignment.bottom) / 2)
    case .centerYWithinMargins: vertical(0.5, inset: (margins.top - margins.bottom) / 2)
    case .width:
      result.add(variables.width, 1)
      result.constant = -Double(alignment.left + alignment.right)
    case .height:
      result.add(variables.height, 1)
      result.constant = -Double(alignment.top + alignment.bottom)
    case .firstBaseline:
      if let offset = view?.firstBaselineFromTop {
        vertical(0, inset: offset)
      } else {
        vertical(1, inset: 0)
      }
    case .lastBaseline:
      vertical(1, inset: -(view?.lastBaselineFromBottom ?? 0))
    case .notAnAttribute: break
    @unknown default: break
    }
    return result
  }

  /// Adds the item's origin on one axis, carried over into the coordinates of `space`.
  private func addOrigin(
    of item: any LayoutItem, _ origin: Variable, _ component: KeyPath<CGPoint, CGFloat>,
    in space: UIView, to result: inout LayoutExpression
  ) {
    if item === space {
      result.constant += Double(space.bounds.origin[keyPath: component])
      return
    }
    result.add(origin, 1)
    var view = item.coordinateOwner
    while let current = view, current !== space {
      let own = variables(for: current)
      result.add(component == \CGPoint.x ? own.minX : own.minY, 1)
      if let scrollView = current as? UIScrollView {
        // A constraint across a scroll view follows its offset.
        let shown = self.variables(for: scrollView.frameGuide)
        result.add(component == \CGPoint.x ? shown.minX : shown.minY, -1)
      } else {
        result.constant -= Double(current.bounds.origin[keyPath: component])
      }
      view = current.superview
    }
  }
}
