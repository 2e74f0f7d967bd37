import CUIKitEnums

extension UISplitViewController {
  /// How many columns there are: classic (`unspecified`), two or three.
  public typealias Style = UISplitViewControllerStyle

  /// A place for a controller. The inspector's is not there on Linux.
  public typealias Column = UISplitViewControllerColumn

  /// Which columns show, and how.
  public typealias DisplayMode = UISplitViewControllerDisplayMode

  /// How the sidebars make room for themselves.
  public typealias SplitBehavior = UISplitViewControllerSplitBehavior

  /// The side of the primary column.
  public typealias PrimaryEdge = UISplitViewControllerPrimaryEdge

  /// Leaves a width to the split view controller.
  public nonisolated static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude
}

extension UISplitViewController.DisplayMode {
  /// How many sidebars show.
  var sidebars: Int {
    switch self {
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    default: 0
    }
  }

  var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

  /// The mode with some sidebars that a behavior has, from the table on Apple's page on
  /// `SplitBehavior`.
  init(sidebars: Int, behavior: UISplitViewController.SplitBehavior) {
    switch (sidebars, behavior) {
    case (0, _): self = .secondaryOnly
    case (1, .overlay): self = .oneOverSecondary
    case (1, _): self = .oneBesideSecondary
    case (_, .overlay): self = .twoOverSecondary
    case (_, .displace): self = .twoDisplaceSecondary
    default: self = .twoBesideSecondary
    }
  }
}
