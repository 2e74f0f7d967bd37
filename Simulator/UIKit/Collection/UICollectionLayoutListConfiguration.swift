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
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  /// What makes the header of a section.
  public enum HeaderMode: Int, Sendable {
    case none = 0
    case supplementary = 1
    case firstItemInSection = 2
  }

  /// What makes the footer of a section.
  public enum FooterMode: Int, Sendable {
    case none = 0
    case supplementary = 1
  }
}
