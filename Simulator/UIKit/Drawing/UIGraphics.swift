/// The graphics contexts that drawing goes to: a stack for each thread, as Apple's.
private final class GraphicsStack {
  var contexts: [CGContext] = []

  private static let key = "UIKit.GraphicsStack"

  static var current: GraphicsStack {
    let storage = Thread.current.threadDictionary
    if let stack = storage[key] as? GraphicsStack { return stack }
    let stack = GraphicsStack()
    storage[key] = stack
    return stack
  }
}

public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.contexts.append(context)
}

/// Does nothing where nothing was pushed.
public func UIGraphicsPopContext() {
  _ = GraphicsStack.current.contexts.popLast()
}

public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.current.contexts.last
}

/// Fills with the current fill color.
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws a frame one point wide inside the rectangle's edges, with the current fill color.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let edges = [
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
    CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
  ]
  context.fill(edges)
}

public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
