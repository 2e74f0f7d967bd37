import KeyboardSimulation
import ScreenTesting
import Testing
import UIKit

@testable import KeyboardStrut

/// A keyboard bar over lists that add a keyboard inset themselves, or that have self-sizing cells.
@MainActor
@Suite(.needs(.systemKeyboard)) struct BarHostTests {
  private func table(makesRoom: Bool = true) throws -> BarStage {
    let child = CountedTableViewController(makesRoom: makesRoom)
    return try BarStage(HostedChatViewController(child, list: child.tableView))
  }

  @Test(
    "A KeyboardBar over a UITableViewController: the table's keyboard inset is added only once",
    arguments: [true, false])
  func tableController(makesRoom: Bool) throws {
    let stage = try table(makesRoom: makesRoom)
    stage.scroll()
    let rest = stage.rest
    var worst: CGFloat = 0
    for round in 0..<3 {
      stage.phone.tap(stage.text)
      stage.phone.untilKeyboardRests { worst = max(worst, abs(stage.listEnd - stage.barTop)) }
      #expect(worst <= 0.5 || !makesRoom, "\(round)")
      #expect(abs(stage.listEnd - stage.barTop) <= 0.5, "\(round)")
      let covered = stage.phone.screenBounds.maxY - stage.barTop
      #expect(abs(stage.list.adjustedContentInset.bottom - covered) <= 0.5, "\(round)")
      stage.phone.dismissKeyboard()
      stage.phone.untilKeyboardRests { worst = max(worst, abs(stage.listEnd - stage.barTop)) }
      #expect(stage.rest.bar == rest.bar && stage.rest.offset == rest.offset, "\(round)")
      #expect(abs(stage.rest.inset.bottom - rest.inset.bottom) < 1e-9, "\(round)")
    }
    #expect(worst <= 0.5 || !makesRoom)
  }

  @Test(
    "The app changes the inset of a table with a KeyboardBar: the change remains after editing")
  func ownInset() throws {
    let stage = try table()
    stage.list.contentInset.bottom += 12
    stage.scroll()
    let rest = stage.rest
    stage.show()
    #expect(abs(stage.barTop - stage.listEnd - 12) <= 0.5)
    stage.list.contentInset.bottom += 8
    stage.hide()
    #expect(abs(stage.rest.inset.bottom - rest.inset.bottom - 8) < 1e-9)
  }

  enum Arrangement: CaseIterable {
    case flow, list, fixed

    @MainActor var layout: UICollectionViewLayout {
      switch self {
      case .flow:
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        return flow
      case .list:
        return UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain))
      case .fixed:
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 300, height: 60)
        return flow
      }
    }
  }

  @Test(
    "A collection view behind a KeyboardBar rotates: the last item ends above the bar",
    arguments: Arrangement.allCases)
  func turnedCollection(arrangement: Arrangement) throws {
    for isUp in [false, true] {
      let child = MeasuredCollectionViewController(arrangement.layout)
      let stage = try BarStage(HostedChatViewController(child, list: child.collection))
      for _ in 0..<6 { stage.scroll() }
      if isUp { stage.show() }
      for orientation in [SimulatedDevice.Orientation.landscape, .portrait, .landscape, .portrait] {
        stage.phone.rotate(to: orientation)
        stage.phone.advance(by: 2)
        #expect(abs(stage.listEnd - stage.barTop) <= 0.5, "\(orientation), \(isUp)")
      }
      if isUp { stage.hide() }
      for _ in 0..<2 { stage.scroll(back: 300) }
      stage.bar.setNeedsLayout()
      stage.phone.settle()
      #expect(abs(stage.listEnd - stage.barTop - 300) <= 0.5, "scrolled since, it is left there")
      stage.bar.removeFromSuperview()
    }
  }
}
