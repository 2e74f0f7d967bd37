import KeyboardNavigation
import KeyboardStrut
import UIKit

/// A collection in two sections with a field in each cell. Each row has as many cells as fit.
public final class NavigatedCollectionViewController: UIViewController, NavigatedScreen,
  UICollectionViewDataSource
{
  public private(set) var navigators: [KeyboardInputNavigator] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 160, height: 64)
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collection.backgroundColor = .systemBackground
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.register(SeatCell.self, forCellWithReuseIdentifier: "seat")
    collection.dataSource = self
    view.addSubview(collection)
    view.avoidKeyboard()
    navigators = [view.navigateInputs()]
  }

  public func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? 9 : 20 }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "seat", for: indexPath)
    let deck = indexPath.section == 0 ? "Upper" : "Lower"
    (cell as? SeatCell)?.field.placeholder = "\(deck) seat \(indexPath.item + 1)"
    return cell
  }
}

/// A cell with a field.
private final class SeatCell: UICollectionViewCell {
  let field = UITextField(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    field.borderStyle = .roundedRect
    field.frame = contentView.bounds.insetBy(dx: 4, dy: 12)
    field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}
