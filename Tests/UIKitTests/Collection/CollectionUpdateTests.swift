import ScreenTesting
import Testing

@testable import UIKit

/// Items that come, go and move.
@MainActor
@Suite struct CollectionUpdateTests {
  private func stage(_ counts: [Int]) throws -> CollectionStage {
    try CollectionStage(UICollectionViewFlowLayout(), counts: counts).show()
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func names(_ stage: CollectionStage) -> [Int] {
    (0..<stage.counts[0]).compactMap { stage.cell($0)?.name }
  }

  @Test("Batch is one change")
  func batchChange() throws {
    let stage = try stage([6])
    let kept = try #require(stage.cell(5))
    var isOver = false
    stage.collectionView.performBatchUpdates {
      stage.names[0] = [10, 0, 2, 5, 4]
      stage.counts[0] = 5
      stage.collectionView.deleteItems(at: [path(1), path(3)])
      stage.collectionView.insertItems(at: [path(0)])
      stage.collectionView.moveItem(at: path(5), to: path(3))
    } completion: {
      isOver = $0
    }
    #expect(stage.cell(3) === kept)
    stage.phone.advance(by: 0.1)
    #expect(!isOver)
    stage.phone.advance(by: 1)
    #expect(isOver)
    #expect(names(stage) == [10, 0, 2, 5, 4])
    #expect(stage.collectionView.visibleCells.allSatisfy { $0.alpha == 1 && !$0.isHidden })
  }

  @Test("Moved cells glide and new ones fade in")
  func movedCellsGlide() throws {
    let stage = try stage([6])
    let cell = try #require(stage.cell(0))
    stage.names[0].insert(10, at: 0)
    stage.counts[0] = 7
    stage.collectionView.insertItems(at: [path(0)])
    let new = try #require(stage.cell(0))
    stage.phone.advance(by: 0.15)
    let middle = cell.layer.presentationState.position.x
    #expect(middle > 50 && middle < 187)
    #expect(new.layer.presentationState.opacity > 0.1)
    #expect(new.layer.presentationState.opacity < 0.9)
    #expect(new.layer.presentationState.position == new.center)
    stage.phone.advance(by: 1)
    #expect(cell.frame.minX == 137.5)
  }

  /// What IGListKit and the forums know: numbers must fit (Apple's assertion reads much alike).
  @Test("Numbers that do not fit are explained")
  func numbersNotFitExplained() {
    var batch = BatchUpdates()
    batch.insertedItems = [IndexPath(item: 0, section: 0)]
    let error = #expect(throws: InconsistentUpdate.self) { try batch.update(from: [3], to: [3]) }
    #expect(
      error?.description
        == "Invalid update: section 0 had 3 items and the data source now says 3, but 1 were "
        + "inserted, 0 deleted, 0 moved in and 0 moved out.")
    #expect(throws: InconsistentUpdate.self) { try BatchUpdates().update(from: [3], to: [3, 1]) }
  }

  @Test("Sections come go and move")
  func sectionsComeGo() throws {
    let stage = try stage([2, 3, 1])
    let cell = try #require(stage.cell(2, 1))
    stage.collectionView.performBatchUpdates({
      stage.counts = [4, 3]
      stage.names = [[7, 8, 9, 10], [0, 1, 2]]
      stage.collectionView.deleteSections([0, 2])
      stage.collectionView.insertSections([0])
    })
    stage.phone.advance(by: 1)
    #expect(stage.cell(2, 1) === cell)
    #expect((0..<4).compactMap { stage.cell($0)?.name } == [7, 8, 9, 10])
    #expect(stage.collectionView.numberOfSections == 2)
  }

  @Test("Reload makes a new cell and reconfigure keeps it")
  func reloadMakesNew() throws {
    let stage = try stage([6])
    let first = try #require(stage.cell(1))
    stage.names[0][1] = 77
    stage.collectionView.reconfigureItems(at: [path(1)])
    stage.phone.advance(by: 1)
    #expect(stage.cell(1) === first)
    #expect(first.name == 77)
    #expect(first.reuses == 0)
    stage.names[0][1] = 78
    stage.collectionView.reloadItems(at: [path(1)])
    #expect(stage.cell(1) !== first)
    stage.phone.advance(by: 1)
    #expect(stage.cell(1)?.name == 78)
    #expect(first.isHidden)
  }

  @Test("Focus and selection go along with their items")
  func focusSelectionGo() throws {
    let stage = try stage([6])
    let field = try #require(stage.cell(2)?.field)
    stage.phone.tap(field)
    stage.phone.advance(by: 1)
    stage.collectionView.selectItem(at: path(2), animated: false, scrollPosition: [])
    stage.names[0].insert(10, at: 0)
    stage.counts[0] = 7
    stage.collectionView.insertItems(at: [path(0)])
    stage.phone.advance(by: 1)
    #expect(field.isFirstResponder)
    #expect(stage.cell(3)?.field === field)
    #expect(stage.collectionView.indexPathsForSelectedItems == [path(3)])
    stage.names[0].remove(at: 3)
    stage.counts[0] = 6
    stage.collectionView.deleteItems(at: [path(3)])
    #expect(!field.isFirstResponder)
    stage.phone.advance(by: 1)
    #expect(stage.collectionView.indexPathsForSelectedItems == [])
  }

  @Test("Snapshots are edited")
  func snapshotsEdited() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "c"])
    snapshot.insertSections(["b"], beforeSection: "c")
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([7, 8])
    snapshot.insertItems([4], afterItem: 2)
    snapshot.insertItems([5], beforeItem: 1)
    #expect(snapshot.itemIdentifiers == [5, 1, 2, 4, 3, 7, 8])
    snapshot.moveItem(3, beforeItem: 7)
    snapshot.moveItem(5, afterItem: 8)
    snapshot.deleteItems([2, 99])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 4])
    #expect(snapshot.itemIdentifiers(inSection: "c") == [3, 7, 8, 5])
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "c")
    #expect(snapshot.indexOfItem(7) == 3)
    snapshot.moveSection("c", beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "b"])
    snapshot.deleteSections(["a"])
    #expect(snapshot.numberOfItems == 4)
    #expect(snapshot.indexOfSection("b") == 1)
  }

  @Test("Diffable data source keeps the cells of items that stay")
  func diffableDataSource() throws {
    let phone = try Phone("iPhone 8")
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 600),
      collectionViewLayout: UICollectionViewFlowLayout())
    let cells = UICollectionView.CellRegistration<CountedCell, Int> { cell, _, item in
      cell.name = item
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    let controller = UIViewController()
    controller.view.addSubview(view)
    phone.show(controller)
    func show(_ sections: [[Int]], reconfigured: [Int] = []) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      for (section, items) in sections.enumerated() {
        snapshot.appendSections([section])
        snapshot.appendItems(items)
      }
      snapshot.reconfigureItems(reconfigured)
      source.apply(snapshot)
    }
    func names() -> [Int] {
      view.indexPathsForVisibleItems.compactMap { (view.cellForItem(at: $0) as? CountedCell)?.name }
    }
    show([[1, 2, 3], [4, 5]])
    phone.advance(by: 1)
    #expect(names() == [1, 2, 3, 4, 5])
    let two = try #require(source.indexPath(for: 2).flatMap(view.cellForItem(at:)))
    show([[5, 3, 9], [2, 4]], reconfigured: [2])
    phone.advance(by: 1)
    #expect(names() == [5, 3, 9, 2, 4])
    #expect(view.cellForItem(at: path(0, 1)) === two)
    #expect(source.itemIdentifier(for: path(2)) == 9)
    #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }
}
