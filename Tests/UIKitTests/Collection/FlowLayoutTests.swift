import ScreenTesting
import Testing

@testable import UIKit

/// Where a flow layout puts items of given sizes.
@MainActor
@Suite struct FlowLayoutTests {
  private func layout(
    _ direction: UICollectionView.ScrollDirection = .vertical
  ) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = direction
    return layout
  }

  @Test("Defaults are Apple's")
  func defaultsApples() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero)
    #expect(layout.scrollDirection == .vertical)
  }

  /// Three of 100 in 375 points: 37.5 between them instead of 10.
  @Test("Full lines are justified")
  func fullLinesJustified() throws {
    let stage = try CollectionStage(layout(), counts: [7]).show()
    #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(stage.frame(1) == CGRect(x: 137.5, y: 0, width: 100, height: 50))
    #expect(stage.frame(2) == CGRect(x: 275, y: 0, width: 100, height: 50))
    #expect(stage.frame(3) == CGRect(x: 0, y: 60, width: 100, height: 50))
    #expect(stage.collectionView.contentSize == CGSize(width: 375, height: 170))
  }

  /// "[ x x x x x x ] … [ x x         ]" is how people draw it who want it otherwise.
  @Test("Last line of equal items keeps the columns")
  func lastLineEqual() throws {
    let stage = try CollectionStage(layout(), counts: [5]).show()
    #expect(stage.frame(3) == CGRect(x: 0, y: 60, width: 100, height: 50))
    #expect(stage.frame(4) == CGRect(x: 137.5, y: 60, width: 100, height: 50))
  }

  /// Open Radar 20825965: as soon as one size differs, the last line is left-aligned.
  @Test("Last line of unequal items keeps the least gap")
  func lastLineUnequal() throws {
    let stage = try CollectionStage(layout(), counts: [5])
    stage.size = { CGSize(width: $0.item == 0 ? 120 : 100, height: 50) }
    stage.show()
    #expect(stage.frame(3)?.minX == 0)
    #expect(stage.frame(4)?.minX == 110)
  }

  /// Reported by an app that aligns left: only what stands alone in a line that is not the last is
  /// centred.
  @Test("Item alone in a line is centred")
  func itemAloneLine() throws {
    let stage = try CollectionStage(layout(), counts: [3])
    stage.size = { CGSize(width: [200, 300, 100][$0.item], height: 50) }
    stage.show()
    #expect(stage.frame(0)?.minX == 87.5)
    #expect(stage.frame(1)?.minX == 37.5)
    #expect(stage.frame(2)?.minX == 0)
  }

  @Test("Lower items stand in the middle of their line")
  func lowerItemsStand() throws {
    let stage = try CollectionStage(layout(), counts: [3])
    stage.size = { CGSize(width: 100, height: [50, 90, 20][$0.item]) }
    stage.show()
    #expect((0..<3).map { stage.frame($0)?.minY } == [20, 0, 35])
    #expect(stage.collectionView.contentSize.height == 90)
  }

  @Test("Sections have insets headers and footers")
  func sectionsInsetsHeaders() throws {
    let layout = layout()
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    layout.footerReferenceSize = CGSize(width: 1, height: 40)
    let stage = try CollectionStage(layout, counts: [3, 1]).show()
    let view = stage.collectionView
    #expect(stage.frame(0) == CGRect(x: 10, y: 35, width: 100, height: 50))
    #expect(stage.frame(2) == CGRect(x: 255, y: 35, width: 100, height: 50))
    #expect(stage.frame(0, 1)?.minY == 175)
    func frame(_ kind: String, _ section: Int) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    #expect(
      frame(UICollectionView.elementKindSectionHeader, 1)
        == CGRect(x: 0, y: 140, width: 375, height: 30))
    #expect(
      frame(UICollectionView.elementKindSectionFooter, 0)
        == CGRect(x: 0, y: 100, width: 375, height: 40))
    #expect(
      view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 2)
    #expect(view.contentSize.height == 280)
  }

  // Documented: a pinned header or footer stays in the visible bounds until its section leaves.
  @Test("Pinned headers and footers stay at the edges until their section ends")
  func pinned() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    layout.footerReferenceSize = CGSize(width: 1, height: 40)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let stage = try CollectionStage(layout, counts: [200, 200]).show()
    let view = stage.collectionView
    func frame(_ kind: String, _ section: Int) -> CGRect? {
      stage.phone.settle()
      return view.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    let (header, footer) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    view.contentOffset.y = 100
    #expect(frame(header, 0)?.minY == 100)
    #expect(frame(footer, 0)?.maxY == 100 + view.bounds.height)
    let end = try #require(
      layout.layoutAttributesForItem(at: IndexPath(item: 199, section: 0))?.frame.maxY)
    view.contentOffset.y = end - 10
    #expect(frame(header, 0)?.maxY == end)
    #expect(frame(footer, 0)?.minY == end)
    #expect(frame(header, 1)?.minY == end + 40)
  }

  @Test("Horizontal layout fills columns")
  func horizontalLayoutFills() throws {
    let stage = try CollectionStage(layout(.horizontal), counts: [20]).show()
    // Eight of 50 points and seven gaps of 10 in 500 points: 14.29 between them.
    #expect(stage.frame(0)?.origin == .zero)
    #expect(stage.frame(7)?.maxY == 500)
    #expect(stage.frame(8)?.origin == CGPoint(x: 110, y: 0))
    #expect(stage.collectionView.contentSize == CGSize(width: 320, height: 500))
  }

  @Test("Content insets make lines shorter")
  func contentInsetsMake() throws {
    let stage = try CollectionStage(layout(), counts: [7])
    stage.collectionView.contentInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    stage.show()
    #expect(stage.frame(1)?.minX == 195)
    #expect(stage.frame(2)?.minY == 60)
    stage.collectionView.contentInset = .zero
    stage.phone.settle()
    #expect(stage.frame(2)?.minX == 275)
  }

  @Test("New width breaks lines anew")
  func newWidthBreaks() throws {
    let stage = try CollectionStage(layout(), counts: [7]).show()
    stage.collectionView.frame.size.width = 220
    stage.phone.settle()
    #expect(stage.frame(1)?.minX == 120)
    #expect(stage.frame(2) == CGRect(x: 0, y: 60, width: 100, height: 50))
    #expect(stage.cell(2)?.frame == stage.frame(2))
  }

  @Test("Setting a property arranges anew")
  func settingPropertyArranges() throws {
    let layout = layout()
    let stage = try CollectionStage(layout, counts: [7]).show()
    layout.minimumLineSpacing = 30
    stage.phone.settle()
    #expect(stage.cell(3)?.frame.minY == 80)
    #expect(stage.collectionView.contentSize.height == 210)
  }
}
