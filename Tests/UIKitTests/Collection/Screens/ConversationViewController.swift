import UIKit

/// A chat: messages of any height in a list, and a bar that stays on the keyboard.
final class ConversationViewController: UIViewController {
  struct Message: Hashable, Sendable {
    let number: Int
    let text: String
  }

  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Int, Message>!
  let field = UITextField()
  let sendButton = UIButton(configuration: .filled())
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.showsSeparators = false
    collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    collectionView.keyboardDismissMode = .interactive
    field.borderStyle = .roundedRect
    field.placeholder = "Message"
    sendButton.configuration?.title = "Send"
    sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    for view in [collectionView, field, sendButton] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: field.topAnchor, constant: -8),
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      field.trailingAnchor.constraint(equalTo: sendButton.leadingAnchor, constant: -8),
      sendButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
      sendButton.widthAnchor.constraint(equalToConstant: 80),
      sendButton.centerYAnchor.constraint(equalTo: field.centerYAnchor),
      field.heightAnchor.constraint(equalToConstant: 36),
      field.bottomAnchor.constraint(
        equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Message> {
      cell, _, message in
      var content = cell.defaultContentConfiguration()
      content.text = message.text
      content.secondaryText = message.number.isMultiple(of: 2) ? "You" : "Ada"
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, message in
      collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: message)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Message>()
    snapshot.appendSections([0])
    for _ in 0..<80 {
      snapshot.appendItems([next(String(repeating: "Many words about it. ", count: count % 7 + 1))])
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func next(_ text: String) -> Message {
    count += 1
    return Message(number: count, text: text)
  }

  private func send() {
    var snapshot = dataSource.snapshot()
    snapshot.appendItems([next(field.text ?? "")])
    dataSource.apply(snapshot)
    field.text = ""
    showLast(animated: true)
  }

  func showLast(animated: Bool) {
    let last = IndexPath(item: count - 1, section: 0)
    collectionView.scrollToItem(at: last, at: .bottom, animated: animated)
  }
}
