import ScreenTesting
import Testing

@testable import UIKit

/// Cells as large as their content.
@MainActor
@Suite struct SelfSizingTests {
  private func list(_ count: Int = 200) throws -> (Phone, UICollectionView, DiaryViewController) {
    let phone = try Phone("iPhone 8")
    let controller = DiaryViewController(count)
    phone.show(controller)
    return (phone, controller.collectionView, controller)
  }

  @Test("List cells are as wide as the list and as high as their content")
  func listCellsWide() throws {
    let (_, view, controller) = try list()
    for cell in view.visibleCells {
      let item = try #require(view.indexPath(for: cell)?.item)
      #expect(cell.frame.width == 375)
      #expect(cell.frame.height == controller.heights[item], "\(item)")
    }
  }

  /// Unmeasured cells above grow upwards: what is under the finger stays there.
  @Test("What shows stays in place when cells above are measured")
  func showsStaysPlace() throws {
    let (phone, view, _) = try list()
    view.scrollToItem(at: IndexPath(item: 150, section: 0), at: .top, animated: false)
    phone.settle()
    for _ in 0..<40 {
      let anchor = try #require(view.visibleCells.dropFirst(2).first)
      let before = anchor.convert(CGPoint.zero, to: nil).y
      view.contentOffset.y -= 20
      phone.settle()
      #expect(abs(anchor.convert(CGPoint.zero, to: nil).y - before - 20) < 0.6)
    }
  }

  @Test("Throw goes on through cells that are measured")
  func throwGoes() throws {
    let (phone, view, _) = try list()
    view.scrollToItem(at: IndexPath(item: 199, section: 0), at: .bottom, animated: false)
    phone.drag(from: CGPoint(x: 187, y: 200), to: CGPoint(x: 187, y: 500), duration: 0.2)
    var last: [ObjectIdentifier: CGFloat] = [:]
    var largest: CGFloat = 0
    phone.advance(by: 3) {
      var now: [ObjectIdentifier: CGFloat] = [:]
      for cell in view.visibleCells {
        let y = cell.convert(CGPoint.zero, to: nil).y
        now[ObjectIdentifier(cell)] = y
        if let old = last[ObjectIdentifier(cell)], abs(y - old) < 300 {
          largest = max(largest, abs(y - old))
        }
      }
      last = now
    }
    // 1,500 points a second are 25 a frame; without the correction cells jump by up to 100.
    #expect(largest < 30)
  }

  @Test("Scrolling arrives though nothing was measured", arguments: [0, 80, 199])
  func scrollingArrivesThough(item: Int) throws {
    for animated in [false, true] {
      let (phone, view, _) = try list()
      let path = IndexPath(item: item, section: 0)
      view.scrollToItem(at: path, at: .bottom, animated: animated)
      phone.advance(by: 3)
      let frame = try #require(view.cellForItem(at: path)).frame
      let expected = max(frame.maxY - view.bounds.height, 0)
      #expect(abs(view.contentOffset.y - expected) < 0.6, "animated: \(animated)")
    }
  }

  @Test("Typing makes a cell grow")
  func typingMakesCell() throws {
    for (mode, grows) in [
      (UICollectionView.SelfSizingInvalidation.disabled, false), (.enabled, false),
      (.enabledIncludingConstraints, true),
    ] {
      let (phone, view, _) = try list()
      view.selfSizingInvalidation = mode
      let cell = try #require(view.visibleCells.first as? DiaryCell)
      let below = try #require(view.visibleCells.dropFirst().first)
      let height = cell.frame.height
      let top = below.frame.minY
      phone.tap(cell.textView)
      phone.advance(by: 1)
      phone.type("one\ntwo\nthree\nfour\nfive")
      #expect((cell.frame.height > height) == grows, "\(mode)")
      if !grows {
        // The way before iOS 16.
        view.performBatchUpdates(nil)
        view.collectionViewLayout.invalidateLayout()
        phone.advance(by: 1)
      }
      #expect(cell.frame.height > height, "\(mode)")
      #expect(abs(below.frame.minY - top - (cell.frame.height - height)) < 0.5)
      #expect(cell.textView.isFirstResponder)
      cell.textView.resignFirstResponder()
      phone.advance(by: 1)
    }
  }

  @Test("New content configuration is measured")
  func newContentConfiguration() throws {
    let phone = try Phone("iPhone 8")
    let chat = ConversationViewController()
    phone.show(chat)
    let view = try #require(chat.collectionView)
    let cell = try #require(view.visibleCells.first as? UICollectionViewListCell)
    let height = cell.frame.height
    var content = cell.defaultContentConfiguration()
    content.text = String(repeating: "Longer and longer. ", count: 12)
    content.secondaryText = "Ada"
    let contentView = cell.contentView
    cell.contentConfiguration = content
    phone.settle()
    #expect(cell.contentView === contentView)
    #expect(cell.frame.height > height + 20)
  }

  @Test("Turning measures anew")
  func turningMeasuresAnew() throws {
    let phone = try Phone("iPhone 15")
    let chat = ConversationViewController()
    phone.show(chat)
    let view = try #require(chat.collectionView)
    let portrait = try #require(view.cellForItem(at: IndexPath(item: 6, section: 0))).frame.height
    phone.rotate(to: .landscape)
    phone.advance(by: 2)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 3, section: 0)))
    #expect(cell.frame.width == view.bounds.width - view.adjustedContentInset.left * 2)
    phone.rotate(to: .portrait)
    phone.advance(by: 2)
    let again = try #require(view.cellForItem(at: IndexPath(item: 6, section: 0))).frame.height
    #expect(again == portrait)
  }
}

/// Days of different heights, in text views that grow.
private final class DiaryViewController: UICollectionViewController {
  let heights: [CGFloat]

  init(_ count: Int) {
    heights = (0..<count).map { 40 + CGFloat($0 * 37 % 90) }
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(DiaryCell.self, forCellWithReuseIdentifier: "day")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { heights.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath)
    (cell as? DiaryCell)?.height.constant = heights[indexPath.item]
    return cell
  }
}

private final class DiaryCell: UICollectionViewCell {
  let textView = UITextView()
  private(set) lazy var height = contentView.heightAnchor.constraint(
    greaterThanOrEqualToConstant: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    textView.isScrollEnabled = false
    textView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: contentView.topAnchor),
      textView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), height,
    ])
  }

  required init?(coder: NSCoder) { nil }
}
