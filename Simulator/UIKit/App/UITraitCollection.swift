public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case mac = 5
  case vision = 6
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// The environment a view is shown in.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let displayScale: CGFloat

  package init(
    idiom: UIUserInterfaceIdiom, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass, displayScale: CGFloat
  ) {
    userInterfaceIdiom = idiom
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    self.displayScale = displayScale
    super.init()
  }

  public convenience override init() {
    self.init(
      idiom: .unspecified, horizontal: .unspecified, vertical: .unspecified, displayScale: 0)
  }
}

@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitEnvironment {
  public var traitCollection: UITraitCollection {
    window?.screen.traits ?? UIScreen.current.traits
  }
}

extension UIViewController: UITraitEnvironment {
  public var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UIScreen.current.traits
  }
}
