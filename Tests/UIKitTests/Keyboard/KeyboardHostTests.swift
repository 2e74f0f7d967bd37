import KeyboardSimulation
import ScreenTesting
import Testing

/// What the simulated keyboard posts, and when, beside what the text field says.
@MainActor
@Suite struct KeyboardHostTests {
  // Order: KeyboardFacts 1.1, rows 1 and 2; KeyboardFacts 1.2 of iOS 16 and later.
  @Test("Focus and blur post four each")
  func focusBlurPost() throws {
    let stage = try KeyboardStage()
    stage.phone.tap(stage.first)
    #expect(stage.takeLog() == ["begin", "willChange", "willShow"])
    stage.phone.advance(by: 0.6)
    #expect(stage.takeLog() == ["didChange", "didShow"])
    stage.first.resignFirstResponder()
    #expect(stage.takeLog() == ["willChange", "willHide", "end"])
    stage.phone.advance(by: 0.6)
    #expect(stage.takeLog() == ["didChange", "didHide"])
  }

  @Test("Switching fields posts nothing")
  func switchingFieldsPosts() throws {
    let stage = try KeyboardStage()
    stage.phone.tap(stage.first)
    stage.phone.advance(by: 0.6)
    _ = stage.takeLog()
    stage.phone.tap(stage.second)
    stage.phone.advance(by: 0.6)
    #expect(stage.takeLog() == ["end", "begin"])
  }

  @Test("Another keyboard height shows again without a hide")
  func anotherKeyboardHeight() throws {
    let stage = try KeyboardStage()
    stage.second.keyboardType = .numberPad
    stage.phone.tap(stage.first)
    stage.phone.advance(by: 0.6)
    _ = stage.takeLog()
    stage.phone.tap(stage.second)
    stage.phone.advance(by: 0.6)
    #expect(stage.takeLog() == ["end", "begin", "willChange", "willShow", "didChange", "didShow"])
    #expect(stage.phone.keyboardFrame.height == 291)
    let event = stage.phone.keyboard.posted.last { $0.event.phase == .willShow }?.event
    #expect(event?.begin?.height == 336)
    #expect(event?.end?.height == 291)
  }

  @Test("An interrupted show never says that it did")
  func interruptedShowNever() throws {
    let stage = try KeyboardStage()
    stage.phone.tap(stage.first)
    stage.phone.advance(by: 0.1)
    stage.first.resignFirstResponder()
    stage.phone.advance(by: 1)
    #expect(
      stage.takeLog() == [
        "begin", "willChange", "willShow", "willChange", "willHide", "end", "didChange", "didHide",
      ])
  }

  @Test("Removing the field hides the keyboard")
  func removingFieldHides() throws {
    let stage = try KeyboardStage()
    stage.phone.tap(stage.first)
    stage.phone.advance(by: 0.6)
    stage.first.removeFromSuperview()
    stage.phone.advance(by: 0.6)
    #expect(stage.takeLog().last == "didHide")
    #expect(stage.phone.keyboardFrame.minY == stage.phone.screen.bounds.maxY)
  }

  /// The keyboard's layer animation and the script's closed form are two models of one motion.
  @Test(
    "The drawn keyboard follows the script",
    arguments: ["iPhone SE (2nd generation)", "iPhone 15", "iPad Pro 11-inch"])
  func drawnKeyboardFollows(device: String) throws {
    let stage = try KeyboardStage(device)
    let script = KeyboardScript.show(.standard, on: stage.phone.configuration)
      .interrupted(
        at: 0.1,
        by: .hide(
          from: stage.phone.configuration.frame(of: .standard), on: stage.phone.configuration))
    let start = CACurrentMediaTime()
    stage.phone.tap(stage.first)
    for step in 1...60 {
      if step == 11 { stage.first.resignFirstResponder() }
      VirtualClock.shared.advance(to: start + Double(step) / 100)
      let expected = script.rect(at: Double(step) / 100)
      // The tap takes no time here, so both start together.
      #expect(abs(stage.phone.keyboardFrame.minY - expected.minY) < 0.01, "step \(step)")
    }
  }

  @Test("The payload is complete")
  func payloadComplete() throws {
    let stage = try KeyboardStage()
    nonisolated(unsafe) var info: [AnyHashable: Any] = [:]
    nonisolated(unsafe) var object: Any?
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) {
      info = $0.userInfo ?? [:]
      object = $0.object
    }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.phone.tap(stage.first)
    #expect(
      info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
        == CGRect(x: 0, y: 852, width: 393, height: 336))
    #expect(
      info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        == CGRect(x: 0, y: 516, width: 393, height: 336))
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
    #expect((info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue == true)
    #expect(object as? UIScreen === stage.phone.screen, "iOS 16.1 and later (KeyboardFacts 1.6)")
  }
}
