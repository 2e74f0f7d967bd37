import KeyboardBars
import KeyboardStrut
import UIKit

/// A chat whose list is in a child view controller. The keyboard bar is in the parent's view.
@MainActor
final class HostedChatViewController: UIViewController {
  let bar = KeyboardBar(frame: .zero)
  let text = UITextView(frame: .zero)
  let child: UIViewController
  private let list: UIScrollView

  init(_ child: UIViewController, list: UIScrollView) {
    self.child = child
    self.list = list
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let view: UIView = self.view
    addChild(child)
    let messages: UIView = child.view
    messages.frame = view.bounds
    messages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(messages)
    child.didMove(toParent: self)
    text.translatesAutoresizingMaskIntoConstraints = false
    bar.contentView.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: bar.contentView.topAnchor, constant: 8),
      text.bottomAnchor.constraint(equalTo: bar.contentView.bottomAnchor, constant: -8),
      text.leadingAnchor.constraint(equalTo: bar.contentView.leadingAnchor, constant: 16),
      text.trailingAnchor.constraint(equalTo: bar.contentView.trailingAnchor, constant: -16),
    ])
    bar.list = list
    bar.textView = text
    view.addSubview(bar)
  }
}

/// A table with sixty rows that show their row numbers.
final class CountedTableViewController: UITableViewController {
  private let makesRoom: Bool

  /// - Parameter makesRoom: Whether `viewWillAppear` calls `super`. Without that call UIKit adds no
  ///   inset for the keyboard.
  init(makesRoom: Bool = true) {
    self.makesRoom = makesRoom
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.alwaysBounceVertical = true
  }

  override func viewWillAppear(_ animated: Bool) {
    if makesRoom { super.viewWillAppear(animated) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    60
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row + 1)"
    cell.contentConfiguration = content
    return cell
  }
}

/// A collection view with self-sizing messages of several lines.
final class MeasuredCollectionViewController: UIViewController, UICollectionViewDataSource {
  let collection: UICollectionView

  init(_ layout: UICollectionViewLayout) {
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    collection.dataSource = self
    collection.alwaysBounceVertical = true
    collection.register(MeasuredMessageCell.self, forCellWithReuseIdentifier: "message")
    view = collection
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 60 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "message", for: indexPath)
    (cell as? MeasuredMessageCell)?.label.text = String(
      repeating: "Message \(indexPath.item) has words. ", count: 1 + indexPath.item * 7 % 5)
    return cell
  }
}

final class MeasuredMessageCell: UICollectionViewListCell {
  let label = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
