import CUIKitEnums

/// How a list looks.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  public let appearance: Appearance
  public var showsSeparators = true
  /// Behind the cells; nil stands for what suits the appearance.
  public var backgroundColor: UIColor?
  public var headerMode: HeaderMode = .none
  public var footerMode: FooterMode = .none

  public init(appearance: Appearance) { self.appearance = appearance }

  /// From edge to edge, or in groups that stand apart.
  public typealias Appearance = UICollectionLayoutListAppearance

  /// What makes the header of a section.
  public typealias HeaderMode = UICollectionLayoutListHeaderMode

  /// What makes the footer of a section.
  public typealias FooterMode = UICollectionLayoutListFooterMode
}
