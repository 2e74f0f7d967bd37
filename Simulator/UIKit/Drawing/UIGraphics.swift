/// The stack of graphics contexts that drawing goes to.
@MainActor
enum GraphicsStack {
  static var contexts: [CGContext] = []
}

@MainActor
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.contexts.append(context) }

@MainActor
public func UIGraphicsPopContext() { GraphicsStack.contexts.removeLast() }

@MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.contexts.last }
