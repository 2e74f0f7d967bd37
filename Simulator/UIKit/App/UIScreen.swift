import KeyboardSimulation

/// The display of the simulated device.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// What a view drawn outside any window takes its scale from.
  package static var current = UIScreen(size: CGSize(width: 393, height: 852), scale: 3)

  /// The device's own screen, which Apple has deprecated: a view's window knows its scene's screen.
  public static var main: UIScreen { current }

  open private(set) var bounds: CGRect
  open private(set) var scale: CGFloat
  open private(set) var nativeScale: CGFloat
  open package(set) var maximumFramesPerSecond: Int = 60
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(screen: self) }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  package var traits = UITraitCollection()
  /// The version of the system that the device runs.
  package var system = SimulatedSystem.iOS18
  public var traitCollection: UITraitCollection { traits }

  package init(size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    nativeScale = scale
    super.init()
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The device has been turned.
  package func resize(to size: CGSize) { bounds = CGRect(origin: .zero, size: size) }
}

/// A frame of reference that rectangles can be converted into.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

/// Screen coordinates: a window's frame is in them.
@MainActor
private final class ScreenSpace: NSObject, UICoordinateSpace {
  private unowned let screen: UIScreen
  init(screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  var bounds: CGRect { screen.bounds }

  func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    guard let view = space as? UIView, let window = view.window else { return point }
    return view.convert(window.convert(point, from: nil as UIWindow?), from: window as UIView)
  }

  func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    guard let view = space as? UIView, let window = view.window else { return point }
    return window.convert(view.convert(point, to: window as UIView), to: nil as UIWindow?)
  }

  func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    guard let view = space as? UIView, let window = view.window else { return rect }
    return view.convert(window.convert(rect, from: nil as UIWindow?), from: window as UIView)
  }

  func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    guard let view = space as? UIView, let window = view.window else { return rect }
    return window.convert(view.convert(rect, to: window as UIView), to: nil as UIWindow?)
  }
}

extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
    return coordinateSpace.convert(point, from: self)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
    return coordinateSpace.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
    return coordinateSpace.convert(rect, from: self)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
    return coordinateSpace.convert(rect, to: self)
  }
}
