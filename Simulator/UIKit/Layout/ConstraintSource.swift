import LayoutEngine

/// Where a constraint of the engine came from; conflict messages name it.
enum ConstraintSource {
  case app(NSLayoutConstraint)
  case system(SystemConstraint)

  @MainActor var line: String {
    switch self {
    case .app(let constraint): constraint.line
    case .system(let constraint): constraint.line
    }
  }
}

/// A constraint that UIKit makes for an item by itself. Its text is made when a message needs it.
struct SystemConstraint {
  enum Kind {
    /// An edge or size of a view that is placed by its frame.
    case frame(FrameValue)
    /// An edge of a system guide; nil of one that follows a keyboard or a scroll view's content.
    case guide(NSLayoutConstraint.Attribute?)
    /// The intrinsic size on one axis.
    case content(NSLayoutConstraint.Axis)
  }

  enum FrameValue: String {
    case minX, minY, width, height
  }

  weak var item: (any LayoutItem)?
  let kind: Kind
  /// Points.
  let value: Double

  @MainActor var line: String {
    guard let item else { return "<NSLayoutConstraint (of an item that is gone)>" }
    switch kind {
    case .frame(let edge): return frameLine(item, edge)
    case .guide(let edge): return guideLine(item, edge)
    case .content(let axis): return contentLine(item, axis)
    }
  }

  @MainActor private func owner(_ item: any LayoutItem) -> String {
    item.coordinateOwner?.layoutName ?? "nil"
  }

  @MainActor private func frameLine(_ item: any LayoutItem, _ edge: FrameValue) -> String {
    let text = "\(item.layoutName).\(edge) == \(LayoutText.number(value))"
    let view = item as? UIView
    if view?.layoutState.isEncapsulated == true, edge == .width || edge == .height {
      let name = "UIView-Encapsulated-Layout-\(edge == .width ? "Width" : "Height")"
      return "<NSLayoutConstraint:\(address(item, edge)) '\(name)' \(text)   (active)>"
    }
    let isEdge = edge == .minX || edge == .minY
    let names = isEdge && item.coordinateOwner != nil ? ", names: '|':\(owner(item)) " : ""
    return "<NSAutoresizingMaskLayoutConstraint:\(address(item, edge)) \(masks(view)) \(text)"
      + "   (active\(names))>"
  }

  /// `'UIView-topMargin-guide-constraint' V:|-(8)-[…]`, with the names that the logs have.
  @MainActor private func guideLine(
    _ item: any LayoutItem, _ edge: NSLayoutConstraint.Attribute?
  ) -> String {
    let guide = (item as? UILayoutGuide)?.identifier ?? ""
    guard let edge else {
      return "<NSLayoutConstraint:\(LayoutText.address(item, offset: 1)) '\(guide)' "
        + "\(item.layoutName) in \(owner(item))   (active)>"
    }
    let isMargins = guide == "UIViewLayoutMarginsGuide"
    let name = isMargins ? "UIView-\(edge.name)Margin-guide-constraint" : "\(guide)-\(edge.name)"
    let gap = "-(\(LayoutText.number(value)))-"
    let isStart = edge == .left || edge == .top
    let body = isStart ? "|\(gap)[\(item.layoutName)]" : "[\(item.layoutName)]\(gap)|"
    let isHorizontal = edge == .left || edge == .right
    let text = isHorizontal ? "H:\(body)(LTR)" : "V:\(body)"
    return
      "<NSLayoutConstraint:\(LayoutText.address(item, offset: edge.rawValue)) '\(name)' \(text)"
      + "   (active, names: '|':\(owner(item)) )>"
  }

  /// The system's constraints are no objects here, so each takes an address of its own
  /// inside its item.
  @MainActor private func address(_ item: any LayoutItem, _ edge: FrameValue) -> String {
    let offsets: [FrameValue: Int] = [.minX: 1, .minY: 2, .width: 3, .height: 4]
    return LayoutText.address(item, offset: offsets[edge] ?? 0)
  }

  /// `h=-&- v=--&`: margin, size, margin; an ampersand is what may stretch.
  @MainActor private func masks(_ view: UIView?) -> String {
    let mask = view?.autoresizingMask ?? []
    func part(_ parts: [UIView.AutoresizingMask]) -> String {
      if parts.allSatisfy({ !mask.contains($0) }) { return "--&" }
      return parts.map { mask.contains($0) ? "&" : "-" }.joined()
    }
    let horizontal = part([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    let vertical = part([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    return "h=\(horizontal) v=\(vertical)"
  }

  @MainActor private func contentLine(
    _ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis
  ) -> String {
    let edge = axis == .horizontal ? FrameValue.width : .height
    guard let view = item as? UIView else { return item.layoutName }
    let hug = LayoutText.number(Double(view.contentHuggingPriority(for: axis).rawValue))
    let resistance = LayoutText.number(
      Double(view.contentCompressionResistancePriority(for: axis).rawValue))
    return "<NSContentSizeLayoutConstraint:\(address(item, edge)) \(item.layoutName).\(edge) == "
      + "\(LayoutText.number(value)) Hug:\(hug) CompressionResistance:\(resistance)   (active)>"
  }
}
