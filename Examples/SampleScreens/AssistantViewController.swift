import KeyboardBars
import KeyboardStrut
import UIKit

/// Questions and answers in a collection. A question that was sent scrolls to the top, and the
/// space below it is for the answer that is being written.
public final class AssistantViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private let entries = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let bar = KeyboardBar(frame: .zero)
  private let text = UITextView(frame: .zero)
  /// All entries, the newest last.
  private var said: [String]
  private let isInverted: Bool
  /// The current height of the answer to the newest question; nil before the first question.
  private var answerHeight: CGFloat?

  /// Makes a conversation that has been going on.
  ///
  /// - Parameter isInverted: Whether the collection is upside down, its first item the newest.
  public init(entryCount: Int = 24, isInverted: Bool = false) {
    said = (0..<entryCount).map { $0 % 2 == 0 ? "Question \($0 / 2 + 1)" : "Answer \($0 / 2 + 1)" }
    self.isInverted = isInverted
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Assistant"
    let view: UIView = self.view
    view.backgroundColor = .systemBackground
    entries.dataSource = self
    entries.delegate = self
    entries.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "entry")
    entries.keyboardDismissMode = .interactive
    entries.alwaysBounceVertical = true
    if isInverted {
      entries.transform = CGAffineTransform(scaleX: 1, y: -1)
      entries.contentInsetAdjustmentBehavior = .never
    }
    entries.frame = view.bounds
    entries.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(entries)

    let row = UIStackView.writing(text) { [weak self] in self?.ask() }
    bar.contentView.addSubview(row)
    row.pin(in: bar)
    bar.list = entries
    bar.listBehavior = .staysAtEnd
    bar.textView = text
    view.addSubview(bar)
  }

  /// Updates the blank space, because a rotation changes the collection's height.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    makeRoom()
  }

  /// Adds a line of the answer, which uses up some of the space below the question.
  public func receive(_ line: String) {
    let before = entries.contentSize.height
    add(line)
    entries.layoutIfNeeded()
    answerHeight = answerHeight.map { $0 + entries.contentSize.height - before }
    makeRoom()
  }

  /// Keeps space for the answer below a question at the top.
  private func makeRoom() {
    guard let answerHeight else { return }
    let room = entries.bounds.height - entries.safeAreaInsets.top - 44
    bar.blankSpace = max(0, room - answerHeight)
  }

  private func ask() {
    guard text.hasText, let question = text.text else { return }
    text.text = ""
    let newest = add(question)
    answerHeight = 0
    makeRoom()
    view.layoutIfNeeded()
    entries.scrollToItem(at: newest, at: isInverted ? .bottom : .top, animated: true)
  }

  @discardableResult
  private func add(_ entry: String) -> IndexPath {
    said.append(entry)
    let newest = IndexPath(item: isInverted ? 0 : said.count - 1, section: 0)
    entries.insertItems(at: [newest])
    return newest
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: collectionView.bounds.width, height: 44) }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { said.count }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "entry", for: indexPath)
    if let cell = cell as? UICollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      content.text = said[isInverted ? said.count - 1 - indexPath.item : indexPath.item]
      cell.contentConfiguration = content
    }
    cell.transform = collectionView.transform
    return cell
  }
}
