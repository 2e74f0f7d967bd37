import ScreenTesting
import Testing

@testable import UIKit

/// Cells that come and go as content scrolls.
@MainActor
@Suite struct CollectionViewTests {
  private func stage(_ count: Int) throws -> CollectionStage {
    try CollectionStage(UICollectionViewFlowLayout(), counts: [count]).show()
  }

  @Test("Only what shows is made")
  func showsMade() throws {
    let stage = try stage(500)
    // Lines of three, 60 points each: nine of them meet 500 points.
    #expect(CountedCell.made == 27)
    #expect(stage.visibleItems == Array(0..<27))
    #expect(stage.collectionView.visibleCells.count == 27)
  }

  @Test("Cells are used again")
  func cellsUsedAgain() throws {
    let stage = try stage(500)
    for offset in stride(from: CGFloat(0), through: 9000, by: 45) {
      stage.collectionView.contentOffset.y = offset
      stage.phone.settle()
    }
    #expect(CountedCell.made <= 33)
    #expect(stage.collectionView.visibleCells.allSatisfy { !$0.isHidden })
    let shown = stage.collectionView.subviews.filter { $0 is CountedCell && !$0.isHidden }
    #expect(shown.count == stage.collectionView.visibleCells.count)
    for cell in stage.collectionView.visibleCells {
      let path = try #require(stage.collectionView.indexPath(for: cell))
      #expect((cell as? CountedCell)?.name == path.item)
      #expect(cell.frame == stage.frame(path.item))
    }
  }

  @Test("Scrolling asks the delegate for no size again")
  func scrollingAsksDelegate() throws {
    let stage = try stage(500)
    var asked = 0
    stage.size = { _ in
      asked += 1
      return CGSize(width: 100, height: 50)
    }
    stage.collectionView.collectionViewLayout.invalidateLayout()
    stage.phone.settle()
    #expect(asked == 500)
    for offset in stride(from: CGFloat(0), through: 3000, by: 50) {
      stage.collectionView.contentOffset.y = offset
      stage.phone.settle()
    }
    #expect(asked == 500)
  }

  /// 500 cells that measure themselves: each once, and only those that come into view.
  @Test("Measuring touches only what shows")
  func measuringTouchesShows() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let stage = try CollectionStage(layout, counts: [500])
    CountedCell.fittings = 0
    stage.show()
    let visible = stage.visibleItems.count
    #expect(visible < 20)
    #expect(CountedCell.fittings <= visible)
    CountedCell.fittings = 0
    CountedCell.layouts = 0
    for _ in 0..<10 {
      stage.collectionView.contentOffset.y += 44
      stage.phone.settle()
    }
    #expect(CountedCell.fittings <= 11)
    #expect(CountedCell.layouts <= 22)
    #expect(CountedCell.made <= visible + 2)
  }

  @Test("Finger scrolls through the items")
  func fingerScrolls() throws {
    let stage = try stage(500)
    stage.phone.drag(from: CGPoint(x: 187, y: 500), to: CGPoint(x: 187, y: 200), duration: 0.2)
    stage.phone.advance(by: 4)
    #expect(stage.collectionView.contentOffset.y > 600)
    let first = try #require(stage.visibleItems.first)
    #expect(stage.cell(first)?.name == first)
  }

  @Test("Delegate hears of what comes and goes")
  func delegateHearsComes() throws {
    let stage = try stage(500)
    let listener = DisplayListener()
    stage.collectionView.delegate = listener
    stage.collectionView.contentOffset.y = 60
    stage.phone.settle()
    #expect(listener.came == [27, 28, 29])
    #expect(listener.left.sorted() == [0, 1, 2])
  }

  // MARK: Focus

  /// A field that has been scrolled away keeps the focus, and the keyboard stays.
  @Test("Focus outlives scrolling away")
  func focusOutlivesScrolling() throws {
    let stage = try stage(500)
    let field = try #require(stage.cell(4)?.field)
    stage.phone.tap(field)
    stage.phone.advance(by: 1)
    stage.collectionView.contentOffset.y = 3000
    stage.phone.settle()
    #expect(field.isFirstResponder)
    stage.phone.type("still here")
    #expect(!stage.visibleItems.contains(4))
    stage.collectionView.contentOffset.y = 0
    stage.phone.settle()
    #expect(stage.cell(4)?.field === field)
    #expect(field.text == "still here")
    field.resignFirstResponder()
    stage.phone.advance(by: 1)
  }

  @Test("Reloading ends editing")
  func reloadingEndsEditing() throws {
    let stage = try stage(30)
    let field = try #require(stage.cell(4)?.field)
    stage.phone.tap(field)
    stage.phone.advance(by: 1)
    stage.collectionView.reloadData()
    stage.phone.advance(by: 1)
    #expect(!field.isFirstResponder)
    #expect(stage.phone.keyboardFrame.minY >= 667)
  }

  // MARK: Scrolling to items

  @Test(
    "Scrolls to an item",
    arguments: [
      (UICollectionView.ScrollPosition.top, CGFloat(6000)),
      (.centeredVertically, 5775), (.bottom, 5550), (UICollectionView.ScrollPosition(), 5550),
    ])
  func scrollsItem(position: UICollectionView.ScrollPosition, offset: CGFloat) throws {
    let stage = try stage(500)
    let item = IndexPath(item: 300, section: 0)
    stage.collectionView.scrollToItem(at: item, at: position, animated: false)
    #expect(stage.collectionView.contentOffset.y == offset)
    #expect(stage.cell(300) != nil)
    stage.collectionView.scrollToItem(
      at: IndexPath(item: 0, section: 0), at: .bottom, animated: false)
    #expect(stage.collectionView.contentOffset.y == 0)
    stage.collectionView.scrollToItem(at: item, at: position, animated: true)
    stage.phone.advance(by: 1)
    #expect(stage.collectionView.contentOffset.y == offset)
  }

  @Test("Horizontal scrolling to an item")
  func horizontalScrollingItem() throws {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let stage = try CollectionStage(layout, counts: [500]).show()
    stage.collectionView.scrollToItem(
      at: IndexPath(item: 80, section: 0), at: .left, animated: false)
    #expect(stage.collectionView.contentOffset == CGPoint(x: 1100, y: 0))
  }

  // MARK: Selection

  @Test("Tap selects and tells the delegate")
  func tapSelectsTells() throws {
    let stage = try stage(30)
    stage.collectionView.allowsSelection = true
    func tap(_ item: Int) throws -> [String] {
      let cell = try #require(stage.cell(item))
      let corner = cell.convert(CGPoint(x: 95, y: 45), to: nil)
      stage.events = []
      stage.phone.tap(at: corner)
      stage.phone.advance(by: 1)
      return stage.events
    }
    #expect(try tap(1) == ["shouldHighlight 1", "shouldSelect 1", "didSelect 1"])
    #expect(stage.cell(1)?.isSelected ?? false)
    #expect(try tap(2) == ["shouldHighlight 2", "shouldSelect 2", "didDeselect 1", "didSelect 2"])
    #expect(try tap(5) == ["shouldHighlight 5", "shouldSelect 5"])
    #expect(stage.collectionView.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    stage.collectionView.allowsMultipleSelection = true
    #expect(try tap(3).last == "didSelect 3")
    #expect(try tap(2).last == "didDeselect 2")
    #expect(stage.collectionView.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
  }

  @Test("Selection stays with the item while its cell is used elsewhere")
  func selectionStaysItem() throws {
    let stage = try stage(500)
    let path = IndexPath(item: 1, section: 0)
    stage.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(stage.events.isEmpty)
    stage.collectionView.contentOffset.y = 2000
    stage.phone.settle()
    #expect(stage.collectionView.visibleCells.allSatisfy { !$0.isSelected })
    stage.collectionView.contentOffset.y = 0
    stage.phone.settle()
    #expect(stage.cell(1)?.isSelected ?? false)
  }

  @Test("Drag takes the highlight away")
  func dragTakesHighlight() throws {
    let stage = try stage(500)
    let cell = try #require(stage.cell(12))
    let point = cell.convert(CGPoint(x: 95, y: 45), to: nil)
    stage.phone.touchDown(at: point)
    stage.phone.advance(by: 0.2)
    #expect(cell.isHighlighted)
    for step in 1...10 {
      stage.phone.touchMove(to: CGPoint(x: point.x, y: point.y - CGFloat(step) * 5))
      stage.phone.advance(by: 0.02)
    }
    #expect(!cell.isHighlighted)
    stage.phone.touchUp()
    stage.phone.advance(by: 2)
    #expect(!stage.events.contains("didSelect 12"))
  }

  @Test("Points find their items")
  func pointsFind() throws {
    let stage = try stage(30)
    #expect(
      stage.collectionView.indexPathForItem(at: CGPoint(x: 140, y: 70))
        == IndexPath(item: 4, section: 0))
    #expect(stage.collectionView.indexPathForItem(at: CGPoint(x: 110, y: 70)) == nil)
  }
}

private final class DisplayListener: NSObject, UICollectionViewDelegate {
  var came: [Int] = []
  var left: [Int] = []

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { came.append(indexPath.item) }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { left.append(indexPath.item) }
}
