import UIKit

/// The questions of `FormRows` as the data source of a collection view with a list layout.
@MainActor
final class FormItems: NSObject, UICollectionViewDataSource {
  let collection: UICollectionView
  private let answers = FormAnswers()

  init(_ collection: UICollectionView) {
    self.collection = collection
    super.init()
    answers.focus = { [weak self] in self?.focus($0) }
    collection.register(FormItemCell.self, forCellWithReuseIdentifier: "question")
    collection.dataSource = self
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { FormAnswers.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "question", for: indexPath)
    (cell as? FormItemCell)?.entry.show(indexPath.item, of: answers)
    return cell
  }

  func focus(_ item: Int) {
    guard item < FormAnswers.count else { return }
    if field(item) == nil {
      collection.scrollToItem(
        at: IndexPath(item: item, section: 0), at: .bottom, animated: false)
      collection.layoutIfNeeded()
    }
    field(item)?.becomeFirstResponder()
  }

  /// The field of an item that is on screen.
  func field(_ item: Int) -> UITextField? {
    let cell = collection.cellForItem(at: IndexPath(item: item, section: 0))
    return (cell as? FormItemCell)?.entry.field
  }

  /// The items that are fully visible, from the top.
  var shown: [Int] {
    let room = collection.bounds.inset(by: collection.adjustedContentInset)
    return collection.indexPathsForVisibleItems.sorted().filter {
      collection.cellForItem(at: $0).map { room.contains($0.frame) } ?? false
    }.map(\.item)
  }
}

private final class FormItemCell: UICollectionViewListCell {
  private(set) lazy var entry = FormEntry(in: contentView)
}
