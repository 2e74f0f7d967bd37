import UIKit

/// A `UICollectionViewController`, which adds a bottom inset for the keyboard itself (KeyboardFacts
/// 6.1).
class FormCollectionViewController: UICollectionViewController {
  let fields = (0..<60).map { _ in UITextField(frame: CGRect(x: 16, y: 8, width: 250, height: 34)) }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "field")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    fields.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "field", for: indexPath)
    for subview in cell.contentView.subviews { subview.removeFromSuperview() }
    cell.contentView.addSubview(fields[indexPath.item])
    return cell
  }
}

/// Adds no inset for the keyboard, because `viewWillAppear` does not call `super`
/// (IQKeyboardManager#850).
final class ForgetfulCollectionViewController: FormCollectionViewController {
  override func viewWillAppear(_ animated: Bool) {}
}
