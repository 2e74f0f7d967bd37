import CUIKitEnums

extension UICollectionView {
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Which way the content is longer than the view.
  public typealias ScrollDirection = UICollectionViewScrollDirection

  /// Where an item shall be after scrolling to it. Nothing stands for as little as needed.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// What makes a cell that shows already be measured again.
  public typealias SelfSizingInvalidation = UICollectionViewSelfSizingInvalidation
}
