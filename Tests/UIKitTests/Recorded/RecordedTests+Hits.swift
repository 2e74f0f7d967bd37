import Testing
import UIKit

extension RecordedTests {
  static let hits: [String: Check] = [
    "hit_testing/front-to-back, reverse subview order": { _ in
      let stage = HitStage()
      #expect(stage.hit(10, 10) === stage.front)
      stage.root.sendSubviewToBack(stage.front)
      #expect(stage.hit(10, 10) === stage.back)
    },
    """
    hit_testing/isHidden, alpha < 0.01 and isUserInteractionEnabled == false prune the subtree
    """: { _ in
      let stage = HitStage()
      let inner = UIView(frame: stage.front.bounds)
      stage.front.addSubview(inner)
      #expect(stage.hit(10, 10) === inner)
      stage.front.isHidden = true
      #expect(stage.hit(10, 10) === stage.back)
      stage.front.isHidden = false
      stage.front.alpha = 0.009
      #expect(stage.hit(10, 10) === stage.back)
      stage.front.alpha = 0.02
      #expect(stage.hit(10, 10) === inner)
      stage.front.isUserInteractionEnabled = false
      #expect(stage.hit(10, 10) === stage.back)
    },
    "hit_testing/point(inside:) includes min edges and excludes max edges": { _ in
      let stage = HitStage()
      #expect(stage.hit(0, 0) === stage.front)
      #expect(stage.hit(50, 10) === stage.root)
      #expect(stage.hit(10, 50) === stage.root)
      #expect(stage.hit(49.99, 49.99) === stage.front)
    },
    """
    hit_testing/a subview outside its parent's bounds is unreachable even when clipsToBounds is false
    """: { _ in
      let stage = HitStage()
      let outside = UIView(frame: CGRect(x: 60, y: 0, width: 20, height: 20))
      stage.front.addSubview(outside)
      #expect(!stage.front.clipsToBounds)
      #expect(stage.hit(65, 5) === stage.root)
    },
    "hit_testing/UILabel and UIImageView start with interaction disabled": { _ in
      #expect(!UILabel().isUserInteractionEnabled)
      #expect(!UIImageView().isUserInteractionEnabled)
      #expect(!UIImageView(image: nil).isUserInteractionEnabled)
      #expect(UIView().isUserInteractionEnabled)
    },
  ]

  /// Two views of 50 × 50 one upon the other, in one of 100 × 100.
  @MainActor
  private struct HitStage {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    init() {
      root.addSubview(back)
      root.addSubview(front)
    }

    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
      root.hitTest(CGPoint(x: x, y: y), with: nil)
    }
  }
}
