import ScreenTesting

@testable import UIKit

/// A 375 × 500 collection view with plain cells, and counts of what it asks for.
@MainActor
final class CollectionStage: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  let phone: Phone
  let layout: UICollectionViewLayout
  let collectionView: UICollectionView
  var counts: [Int]
  var size: (IndexPath) -> CGSize = { _ in CGSize(width: 100, height: 50) }
  /// Item numbers that outlive their places.
  var names: [[Int]]
  private(set) var asked: [IndexPath] = []
  var events: [String] = []

  init(_ layout: UICollectionViewLayout, counts: [Int]) throws {
    phone = try Phone("iPhone 8")
    self.layout = layout
    self.counts = counts
    names = counts.map { Array(0..<$0) }
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 375, height: 500), collectionViewLayout: layout)
    super.init()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(CountedCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    CountedCell.made = 0
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  @discardableResult
  func show() -> CollectionStage {
    let controller = UIViewController()
    controller.view.addSubview(collectionView)
    phone.show(controller)
    events = []
    return self
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func cell(_ item: Int, _ section: Int = 0) -> CountedCell? {
    collectionView.cellForItem(at: IndexPath(item: item, section: section)) as? CountedCell
  }

  var visibleItems: [Int] { collectionView.indexPathsForVisibleItems.map(\.item) }

  func takeAsked() -> [IndexPath] {
    defer { asked = [] }
    return asked
  }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? CountedCell, names.indices.contains(indexPath.section),
      names[indexPath.section].indices.contains(indexPath.item)
    {
      cell.name = names[indexPath.section][indexPath.item]
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  // MARK: Delegate

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    events.append("shouldHighlight \(indexPath.item)")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    events.append("shouldSelect \(indexPath.item)")
    return indexPath.item != 5
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    events.append("didSelect \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    events.append("didDeselect \(indexPath.item)")
  }
}

/// A cell that counts how many there are, and how often it is laid out and used again.
final class CountedCell: UICollectionViewCell {
  static var made = 0
  static var layouts = 0
  static var fittings = 0
  private(set) var reuses = 0
  var name = -1
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 30))

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    Self.layouts += 1
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    Self.fittings += 1
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}
