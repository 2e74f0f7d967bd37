import UIKit

/// A collection view with one text field in each line. The section headers and footers stay visible
/// while the collection view scrolls.
@MainActor
final class PinnedCollection: UIViewController, UICollectionViewDataSource {
  final class Cell: UICollectionViewCell {
    let field = UITextField(frame: .zero)

    override func layoutSubviews() {
      super.layoutSubviews()
      if field.superview == nil { contentView.addSubview(field) }
      field.frame = contentView.bounds.insetBy(dx: 16, dy: 5)
    }
  }

  let list: UICollectionView
  /// The number of items of each section.
  var items = [40]
  /// The transform of each cell's content view. It makes the cells upright again if the collection
  /// view itself is mirrored or upside down.
  var turn = CGAffineTransform.identity

  init(header: CGFloat, footer: CGFloat) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 44)
    layout.headerReferenceSize.height = header
    layout.footerReferenceSize.height = footer
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.register(Cell.self, forCellWithReuseIdentifier: "item")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      list.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    list.dataSource = self
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
  }

  func field(near y: CGFloat) -> UITextField? {
    list.visibleCells.compactMap { ($0 as? Cell)?.field }
      .min { abs(windowFrame($0).maxY - y) < abs(windowFrame($1).maxY - y) }
  }

  func edge(_ kind: String) -> UIView? {
    list.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.contentView.transform = turn
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
}
