import KeyboardStrut
import UIKit

/// The most common screen: a list from edge to edge in a plain view controller, which calls
/// `avoidKeyboard()` once.
final class FormScreen: UIViewController {
  enum Kind: String, CaseIterable {
    case table, collection
  }

  let list: UIScrollView
  /// The field of a row that is on screen.
  let field: (Int) -> UITextField?
  let focus: (Int) -> Void
  /// Returns the rows that are fully visible.
  let shown: () -> [Int]

  init(_ kind: Kind) {
    switch kind {
    case .table:
      let rows = FormRows(UITableView(frame: .zero))
      (list, field, focus) = (rows.table, rows.field, rows.focus)
      shown = { rows.shown }
    case .collection:
      let layout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain))
      let items = FormItems(UICollectionView(frame: .zero, collectionViewLayout: layout))
      (list, field, focus) = (items.collection, items.field, items.focus)
      shown = { items.shown }
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let view: UIView = self.view
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    view.avoidKeyboard()
  }
}
