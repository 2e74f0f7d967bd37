import Foundation
import KeyboardGeometry
import Testing

/// When a keyboard counts as resting. From then on the library reads UIKit's keyboard layout guide.
@Suite struct KeyboardRestTests {
  private static let docked = CGRect(x: 0, y: 508, width: 390, height: 336)

  /// Did-notifications, each with its end frame and `isLocal` (KeyboardFacts 1.6, 1.9).
  private static let dids: [(KeyboardTransition.Phase, CGRect?, Bool)] = [
    (.didShow, docked, true),
    (.didShow, docked, false),
    (.didShow, nil, true),
    (.didChangeFrame, CGRect(x: 0, y: 463, width: 390, height: 381), true),
  ]

  @Test("Any did-notification marks the keyboard as resting, whatever its frame", arguments: 0..<4)
  func anyDid(index: Int) {
    let (phase, frame, isLocal) = Self.dids[index]
    var feed = Feed()
    feed.post(.willShow, Self.docked, at: 0)
    #expect(!feed.state.isResting)
    feed.post(phase, frame, at: 300, isLocal: isLocal)
    #expect(feed.state.isResting && feed.state.frame == Self.docked)
    feed.post(.willShow, CGRect(x: 0, y: 553, width: 390, height: 291), at: 2000)
    #expect(!feed.state.isResting)
    feed.post(.willHide, nil, at: 3000)
    feed.post(.didHide, nil, at: 3300)
    #expect(!feed.state.isResting)
  }
}
