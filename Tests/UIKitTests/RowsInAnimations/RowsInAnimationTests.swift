import Phone
import Testing
import UIKit

/// Which rows are there while the content offset is animated: reported of tables on iOS 11.3
/// (lionheart/openradar-mirror#19678) and of collections (ekazaev/ChatLayout#43, #52).
@MainActor
@Suite struct RowsInAnimationTests {
  enum List: CaseIterable { case table, collection }

  @MainActor
  private final class Screen: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    let phone: Phone
    let list: UIScrollView

    init(_ kind: List) throws {
      phone = try Phone("iPhone 8")
      let frame = CGRect(x: 0, y: 0, width: 375, height: 600)
      switch kind {
      case .table:
        let table = UITableView(frame: frame, style: .plain)
        table.rowHeight = 60
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        list = table
      case .collection:
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 375, height: 60)
        layout.minimumLineSpacing = 0
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        list = collection
      }
      super.init()
      (list as? UITableView)?.dataSource = self
      (list as? UICollectionView)?.dataSource = self
      list.contentInsetAdjustmentBehavior = .never
      let controller = UIViewController()
      controller.view.addSubview(list)
      phone.show(controller)
      phone.settle()
    }

    /// The rows that are drawn, by their place in the content.
    var rows: [Int] {
      let cells = list.subviews.filter {
        !$0.isHidden && ($0 is UITableViewCell || $0 is UICollectionViewCell)
      }
      return cells.map { Int($0.frame.minY / 60) }.sorted()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 100 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
  }

  @Test(
    "rows beyond the end of the app's own animation go as it starts", arguments: List.allCases)
  func appAnimation(kind: List) throws {
    let screen = try Screen(kind)
    #expect(screen.rows == Array(0...9))
    UIView.animate(withDuration: 0.5) {
      screen.list.contentOffset.y = 300
      screen.list.layoutIfNeeded()
    }
    screen.phone.advance(by: 0.05)
    let shown = screen.list.layer.presentation()?.bounds.minY ?? 0
    #expect(shown < 60, "the first row is still in sight")
    #expect(screen.rows == Array(5...14))
  }

  @Test(
    "Rows below the lower edge of a list that shrinks go as the animation starts",
    arguments: List.allCases, [300, 0] as [CGFloat])
  func shrinkingList(kind: List, height: CGFloat) throws {
    let screen = try Screen(kind)
    UIView.animate(withDuration: 0.5) {
      screen.list.frame.size.height = height
      screen.list.layoutIfNeeded()
    }
    screen.phone.advance(by: 0.05)
    let shown = screen.list.layer.presentation()?.bounds.maxY ?? 0
    #expect(shown > 400, "rows below the new lower edge are still in sight")
    #expect(screen.rows == Array(0..<Int(height / 60)))
  }

  @Test("rows stay while the list itself scrolls, until they leave", arguments: List.allCases)
  func ownAnimation(kind: List) throws {
    let screen = try Screen(kind)
    screen.list.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    var seen = Set<Int>()
    while screen.list.contentOffset.y < 300 {
      screen.phone.advance(by: screen.phone.frameInterval)
      let first = Int(screen.list.contentOffset.y / 60)
      #expect(screen.rows.first == first)
      seen.insert(first)
    }
    #expect(seen.isSuperset(of: [0, 2, 4, 5]))
    #expect(screen.rows == Array(5...14))
  }
}
