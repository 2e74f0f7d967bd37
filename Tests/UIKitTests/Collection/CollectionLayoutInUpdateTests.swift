import Foundation
import ScreenTesting
import Testing

@testable import UIKit

/// A collection view that is laid out in the middle of its own update, which ends the app on a
/// device.
@MainActor
@Suite struct CollectionLayoutInUpdateTests {
  private static let first = IndexPath(item: 0, section: 0)

  private func stage() throws -> CollectionStage {
    try CollectionStage(UICollectionViewFlowLayout(), counts: [12]).show()
  }

  @Test("Forced layout in willHide during a deletion ends the app")
  func layoutInDeletion() throws {
    let stage = try stage()
    stage.cell(0)?.field.becomeFirstResponder()
    stage.phone.advance(by: 1)
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
    ) { [weak view = stage.collectionView] _ in
      MainActor.assumeIsolated {
        view?.setNeedsLayout()
        view?.window?.layoutIfNeeded()
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let exceptions = SystemException.raised {
      stage.collectionView.performBatchUpdates {
        stage.counts = [11]
        stage.collectionView.deleteItems(at: [Self.first])
      }
      stage.phone.advance(by: 1)
    }
    #expect(exceptions.count == 1)
    #expect(exceptions.first?.reason.hasPrefix("Invalid update") == true)
    #expect(stage.collectionView.numberOfItems(inSection: 0) == 11, "the update goes on")
  }

  @Test("In an update, layout after data changes ends the app")
  func layoutInBatch() throws {
    let stage = try stage()
    let exceptions = SystemException.raised {
      stage.collectionView.performBatchUpdates {
        stage.counts = [11]
        stage.collectionView.setNeedsLayout()
        stage.phone.window.layoutIfNeeded()
        stage.collectionView.deleteItems(at: [Self.first])
      }
      stage.phone.advance(by: 1)
    }
    #expect(exceptions.count == 1)
  }

  @Test("Layout in an update without data changes is harmless")
  func harmlessLayout() throws {
    let stage = try stage()
    let exceptions = SystemException.raised {
      stage.collectionView.performBatchUpdates {
        stage.collectionView.setNeedsLayout()
        stage.phone.window.layoutIfNeeded()
      }
      stage.phone.advance(by: 1)
    }
    #expect(exceptions.isEmpty)
  }
}
