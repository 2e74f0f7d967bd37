import UIKit

/// A line of the order.
final class GoodsCell: UICollectionViewCell {
  let label = UILabel.text("")

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A field of the order.
final class CardCell: UICollectionViewCell {
  let field = UITextField.entry("")

  override init(frame: CGRect) {
    super.init(frame: frame)
    field.frame = contentView.bounds.insetBy(dx: 0, dy: 6)
    field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
