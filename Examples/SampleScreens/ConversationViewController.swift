import KeyboardBars
import KeyboardStrut
import UIKit

/// A chat: messages in a table, and a bar on the keyboard to write one more.
public final class ConversationViewController: UIViewController, UITableViewDataSource {
  private let messages = UITableView(frame: .zero, style: .plain)
  private let bar = KeyboardBar(frame: .zero)
  private let text = UITextView(frame: .zero)
  /// All messages, the newest last.
  private var said: [String]
  private let isInverted: Bool

  /// Makes a chat that already has messages.
  ///
  /// - Parameter isInverted: Whether the table is upside down, with the newest message in its first
  ///   row, as in many chats.
  public init(messageCount: Int = 24, isInverted: Bool = false) {
    said = (0..<messageCount).map { "Message \($0 + 1)" }
    self.isInverted = isInverted
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    said = []
    isInverted = false
    super.init(coder: coder)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chat"
    let view: UIView = self.view
    view.backgroundColor = .systemBackground
    messages.dataSource = self
    messages.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    messages.keyboardDismissMode = .interactive
    messages.alwaysBounceVertical = true
    messages.separatorStyle = .none
    if isInverted {
      messages.transform = CGAffineTransform(scaleX: 1, y: -1)
      messages.contentInsetAdjustmentBehavior = .never
    }
    messages.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(messages)
    NSLayoutConstraint.activate([
      messages.topAnchor.constraint(equalTo: view.topAnchor),
      messages.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      messages.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      messages.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])

    let row = UIStackView.writing(text) { [weak self] in self?.send() }
    bar.contentView.addSubview(row)
    row.pin(in: bar)
    bar.list = messages
    bar.textView = text
    view.addSubview(bar)
  }

  /// Adds a message from the other person. The table scrolls to it only if the end is visible
  /// already.
  public func receive(_ message: String) {
    add(message, scrollsToIt: bar.isEndVisible)
  }

  private func send() {
    guard text.hasText, let message = text.text else { return }
    text.text = ""
    add(message, scrollsToIt: true)
  }

  private func add(_ message: String, scrollsToIt: Bool) {
    said.append(message)
    let newest = IndexPath(row: isInverted ? 0 : said.count - 1, section: 0)
    messages.insertRows(at: [newest], with: .none)
    guard scrollsToIt else { return }
    messages.scrollToRow(at: newest, at: isInverted ? .top : .bottom, animated: true)
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    said.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = said[isInverted ? said.count - 1 - indexPath.row : indexPath.row]
    cell.contentConfiguration = content
    cell.transform = tableView.transform
    return cell
  }
}
