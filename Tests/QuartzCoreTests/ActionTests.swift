import QuartzCore
import Testing

@MainActor struct ActionTests {
  final class Note: CAAction {
    var events: [String] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      events.append("\(event) \((anObject as? CALayer)?.modelValue(forKeyPath: event) ?? "?")")
    }
  }

  final class Answering: NSObject, CALayerDelegate {
    var answer: (any CAAction)?
    var valuesSeen: [CGFloat] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      valuesSeen.append(layer.cornerRadius)
      return answer
    }
  }

  final class ClassAnswering: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "cornerRadius" ? CABasicAnimation(keyPath: "opacity") : nil
    }
  }

  /// Apple's order: delegate, `actions`, class.
  @Test("The first answer counts")
  func firstAnswerCounts() {
    _ = freshClock()
    let layer = ClassAnswering()
    let (fromDelegate, fromActions) = (Note(), Note())
    let delegate = Answering()
    layer.delegate = delegate
    layer.actions = ["cornerRadius": fromActions]
    delegate.answer = fromDelegate
    layer.cornerRadius = 1
    #expect(fromDelegate.events == ["cornerRadius 1.0"] && fromActions.events.isEmpty)
    delegate.answer = nil
    layer.cornerRadius = 2
    #expect(fromActions.events == ["cornerRadius 2.0"])
    layer.actions = nil
    layer.cornerRadius = 3
    #expect(layer.animationKeys() == ["cornerRadius"])
    delegate.answer = NSNull()
    layer.removeAllAnimations()
    layer.cornerRadius = 4
    #expect(layer.animationKeys() == nil)
    // The delegate is asked before the change, the action runs after it.
    #expect(delegate.valuesSeen == [0, 1, 2, 3])
  }

  @Test("An equal value is no change")
  func equalValue() {
    let delegate = Answering()
    let layer = CALayer()
    layer.delegate = delegate
    layer.cornerRadius = 0
    layer.bounds = .zero
    layer.opacity = 1
    #expect(delegate.valuesSeen.isEmpty)
  }

  @Test("A bare layer that was shown animates itself")
  func bareLayerShown() {
    let clock = freshClock()
    let layer = CALayer()
    layer.opacity = 0
    #expect(layer.animationKeys() == nil)
    layer.commitTree()
    layer.opacity = 1
    #expect(layer.animationKeys() == ["opacity"])
    clock.advance(by: 0.125)
    let curve = CAMediaTimingFunction(name: .default)
    #expect(near(CGFloat(layer.presentationState.opacity), curve.evaluate(0.5), 1e-6))
    clock.advance(by: 0.125)
    #expect(layer.animationKeys() == nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
  }
}
