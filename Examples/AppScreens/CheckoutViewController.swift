import UIKit

/// An order in a collection: the goods, and below them the fields for address and card.
public final class CheckoutViewController: UICollectionViewController,
  UICollectionViewDelegateFlowLayout, NoticeShowing, RowEditing
{
  private static let goods = ["Kettle", "Two cups", "Tea, 250 g", "Delivery"]
  private var texts = [
    "Name", "Street", "Town", "Postcode", "Card number", "Name on the card", "Month and year",
    "Security code",
  ]
  private var deleted: (text: String, item: IndexPath)?
  private var notices = 0

  public init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    super.init(collectionViewLayout: layout)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Checkout"
    let list: UICollectionView = collectionView
    list.backgroundColor = .systemBackground
    list.register(GoodsCell.self, forCellWithReuseIdentifier: "goods")
    list.register(CardCell.self, forCellWithReuseIdentifier: "entry")
  }

  public func showNotice(_ isShown: Bool) {
    guard isShown == (notices == 0) else { return }
    let place = [IndexPath(item: 0, section: 0)]
    notices = isShown ? 1 : 0
    if isShown {
      collectionView.insertItems(at: place)
    } else {
      collectionView.deleteItems(at: place)
    }
  }

  public func deleteRow(around view: UIView, inBetween: () -> Void) {
    guard let item = item(around: view) else { return }
    deleted = (texts.remove(at: item.item), item)
    inBetween()
    collectionView.deleteItems(at: [item])
  }

  public func restoreRow() {
    guard let deleted else { return }
    self.deleted = nil
    texts.insert(deleted.text, at: deleted.item.item)
    collectionView.insertItems(at: [deleted.item])
  }

  public func reloadRow(around view: UIView) {
    if let item = item(around: view) { collectionView.reloadItems(at: [item]) }
  }

  private func item(around view: UIView) -> IndexPath? {
    let cell = collectionView.visibleCells.first { view.isDescendant(of: $0) }
    return cell.flatMap { collectionView.indexPath(for: $0) }
  }

  public override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? notices + Self.goods.count : texts.count }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard indexPath.section == 0 else {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "entry", for: indexPath)
      (cell as? CardCell)?.field.placeholder = texts[indexPath.item]
      return cell
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "goods", for: indexPath)
    let texts = Array(repeating: "The card was declined.", count: notices) + Self.goods
    (cell as? GoodsCell)?.label.text = texts[indexPath.item]
    return cell
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: collectionView.bounds.width - 32, height: 52) }
}
