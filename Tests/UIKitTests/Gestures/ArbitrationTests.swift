import ScreenTesting
import Testing

/// Who recognizes where several could: Apple's reference of `UIGestureRecognizer` and its delegate.
@MainActor
@Suite struct ArbitrationTests {
  private let taps: (GestureStage) -> [String] = { $0.takeLog().filter { $0.hasSuffix("ended") } }

  @Test("The innermost tap wins")
  func innermostTapWins() throws {
    let stage = try GestureStage()
    stage.add(UITapGestureRecognizer(), to: stage.outer, as: "outer tap")
    stage.add(UITapGestureRecognizer(), to: stage.inner, as: "inner tap")
    stage.phone.tap(at: stage.middle)
    #expect(taps(stage) == ["inner tap ended"])
  }

  @Test("Either delegate may allow both")
  func eitherDelegateAllow() throws {
    for index in 0...1 {
      let stage = try GestureStage()
      let delegate = GestureDelegate()
      delegate.simultaneous = true
      let recognizers = [
        stage.add(UITapGestureRecognizer(), to: stage.outer, as: "outer tap"),
        stage.add(UITapGestureRecognizer(), to: stage.inner, as: "inner tap"),
      ]
      recognizers[index].delegate = delegate
      stage.phone.tap(at: stage.middle)
      #expect(taps(stage) == ["inner tap ended", "outer tap ended"], "delegate of \(index)")
    }
  }

  @Test("A single tap can wait for a double")
  func singleTapWait() throws {
    for byDelegate in [false, true] {
      let stage = try GestureStage()
      let delegate = GestureDelegate()
      let single = stage.add(UITapGestureRecognizer(), to: stage.inner, as: "single")
      let double = stage.add(UITapGestureRecognizer(), to: stage.inner, as: "double")
      double.numberOfTapsRequired = 2
      if byDelegate {
        single.delegate = delegate
        delegate.requiresFailureOf = double
      } else {
        single.require(toFail: double)
      }
      stage.phone.tap(at: stage.middle)
      #expect(taps(stage).isEmpty)
      stage.phone.advance(by: 0.5)
      #expect(taps(stage) == ["single ended"], "by delegate: \(byDelegate)")
      stage.phone.tap(at: stage.middle)
      stage.phone.advance(by: 0.1)
      stage.phone.tap(at: stage.middle)
      stage.phone.advance(by: 0.5)
      #expect(taps(stage) == ["double ended"], "by delegate: \(byDelegate)")
    }
  }

  @Test("Without waiting both fire in turn")
  func withoutWaitingBoth() throws {
    let stage = try GestureStage()
    stage.add(UITapGestureRecognizer(), to: stage.inner, as: "single")
    let double = stage.add(UITapGestureRecognizer(), to: stage.inner, as: "double")
    double.numberOfTapsRequired = 2
    stage.phone.tap(at: stage.middle)
    stage.phone.advance(by: 0.1)
    stage.phone.tap(at: stage.middle)
    #expect(taps(stage) == ["single ended", "single ended", "double ended"])
  }

  @Test("A view may refuse for itself")
  func viewRefuseItself() throws {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    let stage = try GestureStage()
    let view = Refusing(frame: stage.inner.bounds)
    stage.inner.addSubview(view)
    stage.add(UITapGestureRecognizer(), to: stage.outer, as: "tap")
    stage.phone.tap(at: stage.middle)
    #expect(taps(stage).allSatisfy { $0 != "tap ended" })
  }

  @Test("A delegate may refuse")
  func delegateRefuse() throws {
    let stage = try GestureStage()
    let delegate = GestureDelegate()
    delegate.shouldBegin = false
    stage.add(UITapGestureRecognizer(), to: stage.inner, as: "tap").delegate = delegate
    stage.phone.tap(at: stage.middle)
    #expect(stage.takeLog() == ["inner began", "inner ended"])
  }

  @Test("Switching off cancels")
  func switchingOffCancels() throws {
    let stage = try GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.inner, as: "pan")
    stage.phone.touchDown(at: stage.middle)
    stage.phone.touchMove(to: CGPoint(x: 120, y: 200))
    pan.isEnabled = false
    stage.phone.touchMove(to: CGPoint(x: 130, y: 200))
    stage.phone.touchUp()
    #expect(stage.takeLog() == ["inner began", "inner cancelled", "pan began", "pan cancelled"])
    pan.isEnabled = true
    stage.phone.drag(from: stage.middle, to: CGPoint(x: 130, y: 200))
    #expect(stage.takeLog().contains("pan began"))
  }

  @Test("Views own their recognizers")
  func viewsTheirRecognizers() {
    let (first, second) = (UIView(), UIView())
    let tap = UITapGestureRecognizer()
    #expect(first.gestureRecognizers == nil)
    first.addGestureRecognizer(tap)
    second.addGestureRecognizer(tap)
    #expect(tap.view === second)
    #expect(first.gestureRecognizers == nil)
    second.gestureRecognizers = nil
    #expect(tap.view == nil)
  }

  // Apple: "default control actions prevent overlapping gesture recognizer behavior" (iOS 6 on).
  @Test("Buttons and text keep their taps")
  func buttonsTextKeep() throws {
    let stage = try GestureStage()
    stage.add(UITapGestureRecognizer(), to: stage.outer, as: "tap")
    let field = UITextField(frame: stage.inner.bounds)
    stage.inner.addSubview(field)
    stage.phone.tap(field)
    #expect(field.isFirstResponder)
    #expect(stage.takeLog().isEmpty)
    let text = UITextView(frame: field.bounds)
    stage.inner.addSubview(text)
    stage.phone.tap(text)
    #expect(text.isFirstResponder)
    #expect(stage.takeLog().isEmpty)
    var presses = 0
    let button = UIButton(frame: field.bounds, primaryAction: UIAction { _ in presses += 1 })
    stage.inner.addSubview(button)
    stage.phone.tap(button)
    #expect(presses == 1)
    #expect(stage.takeLog().isEmpty)
    button.isEnabled = false
    stage.phone.tap(button)
    #expect(stage.takeLog() == ["tap ended"])
  }
}
