import LayoutEngine

/// A guide that a scroll view ties to its content or its frame by itself.
@MainActor
class ScrollGuide: UILayoutGuide {
  /// Two ties or four: in the engine, `minX`, `minY` and, for the frame, `width` and `height`.
  func ties(_ own: ItemVariables, _ context: LayoutContext) -> [LayoutExpression] { [] }

  init(of scrollView: UIScrollView, identifier: String) {
    super.init()
    self.identifier = identifier
    scrollView.addLayoutGuide(self)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  var scrollView: UIScrollView? { owningView as? UIScrollView }

  fileprivate static func expression(_ variable: Variable, minus constant: CGFloat)
    -> LayoutExpression
  {
    var expression = LayoutExpression()
    expression.add(variable, 1)
    expression.constant = -Double(constant)
    return expression
  }
}

/// The content: it begins at the origin, and its size is what constraints make it.
final class ScrollContentGuide: ScrollGuide {
  init(of scrollView: UIScrollView) {
    super.init(of: scrollView, identifier: "UIScrollViewContentLayoutGuide")
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var layoutFrame: CGRect { CGRect(origin: .zero, size: scrollView?.contentSize ?? .zero) }

  override func ties(_ own: ItemVariables, _ context: LayoutContext) -> [LayoutExpression] {
    [Self.expression(own.minX, minus: 0), Self.expression(own.minY, minus: 0)]
  }
}

/// The part of the content that shows: it moves as the view scrolls.
final class ScrollFrameGuide: ScrollGuide {
  init(of scrollView: UIScrollView) {
    super.init(of: scrollView, identifier: "UIScrollViewFrameLayoutGuide")
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var layoutFrame: CGRect { scrollView?.bounds ?? .zero }

  override func ties(_ own: ItemVariables, _ context: LayoutContext) -> [LayoutExpression] {
    guard let scrollView else { return [] }
    let frame = context.variables(for: scrollView)
    var width = Self.expression(own.width, minus: 0)
    width.add(frame.width, -1)
    var height = Self.expression(own.height, minus: 0)
    height.add(frame.height, -1)
    return [
      Self.expression(own.minX, minus: scrollView.bounds.minX),
      Self.expression(own.minY, minus: scrollView.bounds.minY), width, height,
    ]
  }
}

extension LayoutContext {
  /// Follows a new content offset; only what is tied to the visible part is solved again.
  func contentDidMove(in scrollView: UIScrollView) {
    let guide = scrollView.frameGuide
    guard let variables = guide.itemState.variables, variables.context === self,
      variables.placement.count == 4
    else { return }
    let origin = scrollView.bounds.origin
    do {
      try engine.setConstant(-Double(origin.x), of: variables.placement[0])
      try engine.setConstant(-Double(origin.y), of: variables.placement[1])
    } catch {
      removeSystemConstraints(of: variables)
      installTies(of: guide, variables)
    }
  }
}
