import KeyboardSimulation
import ScreenTesting
import Testing

/// Each thing a person can do to the keyboard, and what it posts.
@MainActor
@Suite struct KeyboardActionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var device = "iPhone 15"
    var system = SimulatedSystem.iOS18
    var keyboard = SystemKeyboard.standard
    /// Whether the first field has the focus before.
    var isFocused = true
    let action: @MainActor @Sendable (KeyboardStage) -> Void
    let posted: [String]
    /// Where the keyboard's top edge is in the end.
    let top: CGFloat
  }

  nonisolated static let pad = "iPad Pro 11-inch"
  nonisolated static let show = ["willChange", "willShow", "didChange", "didShow"]
  nonisolated static let hide = ["willChange", "willHide", "didChange", "didHide"]
  // 852 − 336, 852 − 291, and 1194 high.
  nonisolated static let cases: [Case] = [
    // KeyboardFacts 1.3, emoji: as high as letters with the bar, so taller where there was none
    // (KeyboardFacts 4.1).
    Case(
      testDescription: "emoji key with the bar off", keyboard: .plain,
      action: { $0.phone.switchToEmoji() }, posted: show, top: 516),
    Case(
      testDescription: "emoji key with the bar on", action: { $0.phone.switchToEmoji() },
      posted: [], top: 516),
    // KeyboardFacts 1.3: all four fire.
    Case(
      testDescription: "predictive bar off", action: { $0.phone.showsPredictiveBar = false },
      posted: show, top: 561),
    Case(
      testDescription: "predictive bar on", keyboard: .plain,
      action: { $0.phone.showsPredictiveBar = true }, posted: show, top: 516),
    Case(
      testDescription: "predictive bar off with no focus", isFocused: false,
      action: { $0.phone.showsPredictiveBar = false }, posted: [], top: 852),
    // KeyboardFacts 1.3, third-party: two or three shows.
    Case(
      testDescription: "third-party keyboard comes up", isFocused: false,
      action: {
        $0.phone.switchToThirdPartyKeyboard(height: 259)
        $0.first.becomeFirstResponder()
      },
      posted: [
        "begin", "willChange", "willShow", "didChange", "didShow", "willChange", "willShow",
        "willChange", "willShow", "didChange", "didShow",
      ], top: 593),
    Case(
      testDescription: "switch to a third-party keyboard",
      action: { $0.phone.switchToThirdPartyKeyboard(height: 259) }, posted: show, top: 593),
    // KeyboardFacts 1.4: on an iPhone a hide; the rect is off the screen.
    Case(
      testDescription: "hardware keyboard plugged in",
      action: { $0.phone.connectHardwareKeyboard() }, posted: hide, top: 852),
    Case(
      testDescription: "hardware keyboard, focus, iPhone", keyboard: .hardware, isFocused: false,
      action: { $0.first.becomeFirstResponder() }, posted: ["begin"] + hide, top: 852),
    Case(
      testDescription: "hardware keyboard, blur, iPhone", keyboard: .hardware,
      action: { $0.phone.dismissKeyboard() },
      posted: ["willChange", "willHide", "end", "didChange", "didHide"], top: 852),
    Case(
      testDescription: "hardware keyboard unplugged", keyboard: .hardware,
      action: { $0.phone.disconnectHardwareKeyboard() }, posted: show, top: 516),
    // 55 points of the iPad's bar show.
    Case(
      testDescription: "hardware keyboard plugged in, iPad", device: pad,
      action: { $0.phone.connectHardwareKeyboard() }, posted: show, top: 1139),
    // KeyboardFacts 1.5: detaching hides, then the rect is zero, then real.
    Case(
      testDescription: "float", device: pad, action: { $0.phone.floatKeyboard() },
      posted: ["willHide", "willChange", "didHide", "didChange"], top: 920),
    Case(
      testDescription: "split", device: pad, action: { $0.phone.splitKeyboard() },
      posted: ["willHide", "willChange", "didHide", "didChange"], top: 697),
    Case(
      testDescription: "dock a floating keyboard", device: pad, keyboard: .floating,
      action: { $0.phone.dockKeyboard() }, posted: show, top: 857),
    Case(
      testDescription: "drag a floating keyboard", device: pad, keyboard: .floating,
      action: { $0.phone.moveKeyboard(to: CGPoint(x: 100, y: 200)) },
      posted: ["willChange", "didChange"], top: 200),
    Case(
      testDescription: "an iPhone's keyboard cannot float", action: { $0.phone.floatKeyboard() },
      posted: [], top: 516),
    // KeyboardFacts 1.6: in the background the focus goes without a word.
    Case(
      testDescription: "background with focus lost",
      action: {
        $0.phone.enterBackground(losingFocus: true)
        $0.phone.enterForeground()
      }, posted: ["end"], top: 852),
    Case(
      testDescription: "background and back",
      action: {
        $0.phone.enterBackground()
        $0.phone.enterForeground()
      }, posted: [], top: 516),
    Case(
      testDescription: "another app's keyboard", isFocused: false,
      action: { $0.phone.otherAppShowsKeyboard() }, posted: show, top: 516),
    Case(
      testDescription: "another app's keyboard comes and goes", isFocused: false,
      action: {
        $0.phone.otherAppShowsKeyboard()
        $0.phone.advance(by: 0.7)
        $0.phone.otherAppHidesKeyboard()
      }, posted: show + hide, top: 852),
    // KeyboardFacts 1.3: one hide and two shows within 0.1 s.
    Case(
      testDescription: "autofill", action: { $0.phone.autofill(into: $0.second) },
      posted: [
        "end", "begin", "willChange", "willHide", "willChange", "willShow", "willChange",
        "willShow", "didChange", "didShow",
      ], top: 516),
    Case(
      testDescription: "secure field with saved passwords", isFocused: false,
      action: {
        $0.phone.offersPasswords = true
        $0.first.isSecureTextEntry = true
        $0.first.becomeFirstResponder()
      },
      posted: [
        "begin", "willChange", "willShow", "willChange", "willShow", "didChange", "didShow",
      ], top: 516),
    Case(
      testDescription: "instant hide", action: { $0.phone.dismissKeyboardInstantly() },
      posted: ["willChange", "willHide", "end", "didChange", "didHide"], top: 852),
    Case(
      testDescription: "double hide", action: { $0.phone.dismissKeyboardTwice() },
      posted: ["willChange", "willHide", "end", "didChange", "didHide", "willHide", "didHide"],
      top: 852),
    Case(
      testDescription: "cross-fade hide",
      action: {
        $0.phone.prefersCrossFade = true
        $0.phone.dismissKeyboard()
      }, posted: ["willChange", "willHide", "end", "didChange", "didHide"], top: 852),
    // KeyboardFacts 1.3, interactive dismissal: nothing during the drag, nothing at all if it is
    // cancelled.
    Case(
      testDescription: "drag down",
      action: { stage in
        stage.phone.dragKeyboard(by: 0.5, dismissing: true) { #expect(stage.log == []) }
      }, posted: ["willChange", "willHide", "end", "didChange", "didHide"], top: 852),
    Case(
      testDescription: "drag cancelled",
      action: { $0.phone.dragKeyboard(by: 0.5, dismissing: false) }, posted: [], top: 516),
    Case(
      testDescription: "drag cancelled, iOS 26", system: .iOS26,
      action: { $0.phone.dragKeyboard(by: 0.5, dismissing: false) }, posted: [], top: 516),
    // KeyboardFacts 1.2.
    Case(
      testDescription: "focus on iOS 15", system: .iOS15, isFocused: false,
      action: { $0.first.becomeFirstResponder() },
      posted: ["willChange", "willShow", "begin", "didChange", "didShow"], top: 516),
  ]

  @Test("An action posts what devices post", arguments: cases)
  func actionPostsDevices(_ test: Case) throws {
    let stage = try KeyboardStage(test.device, system: test.system, keyboard: test.keyboard)
    if test.isFocused { stage.focus(stage.first) }
    test.action(stage)
    stage.phone.advance(by: 1.2)
    #expect(stage.log == test.posted)
    #expect(stage.phone.keyboardFrame.minY == test.top)
    // iOS 15 does not say on which screen; whoever listens in this process must hear the end.
    stage.phone.dismissKeyboard()
  }

  @Test("A cross fade posts an empty rect and keeps the place until it is gone")
  func crossFadePosts() throws {
    let stage = try KeyboardStage()
    stage.focus(stage.first)
    stage.phone.prefersCrossFade = true
    stage.phone.dismissKeyboard()
    #expect(stage.phone.keyboard.posted.last?.event.end == .zero, "KeyboardFacts 1.7")
    stage.phone.advance(by: 0.1)
    #expect(stage.phone.keyboardFrame.minY == 516)
    stage.phone.advance(by: 0.3)
    #expect(stage.phone.keyboardFrame.minY == 852)
    stage.first.becomeFirstResponder()
    stage.phone.settle()
    #expect(stage.phone.keyboardFrame.minY == 516)
  }

  @Test("Another app's keyboard says so")
  func anotherAppsKeyboard() throws {
    let stage = try KeyboardStage()
    stage.phone.otherAppShowsKeyboard()
    #expect(stage.lastPosted?.isLocal == false)
    stage.phone.otherAppHidesKeyboard()
    stage.phone.otherAppShowsKeyboard(claimsLocal: true)
    #expect(stage.lastPosted?.isLocal == true, "KeyboardFacts 1.6")
  }

  @Test("A drag follows the finger and a backgrounded app posts nothing")
  func dragFollowsFinger() throws {
    let stage = try KeyboardStage()
    stage.focus(stage.first)
    stage.phone.keyboard.dismissDragDidMove(to: 500)
    #expect(stage.phone.keyboardFrame.minY == 516, "the finger is above the keyboard")
    stage.phone.keyboard.dismissDragDidMove(to: 600)
    stage.phone.settle()
    #expect(stage.phone.keyboardFrame.minY == 600)
    stage.phone.keyboard.dismissDragDidMove(to: 550)
    stage.phone.settle()
    #expect(stage.phone.keyboardFrame.minY == 550)
    _ = stage.phone.keyboard.dismissDragDidEnd(velocity: -1)
    stage.phone.settle()
    stage.phone.advance(by: 0.07)
    #expect((517..<550).contains(stage.phone.keyboardFrame.minY), "on its way, KeyboardFacts 1.3")
    stage.phone.advance(by: 0.1)
    #expect(stage.phone.keyboardFrame.minY == 516)
    #expect(stage.log == [])
  }

  @Test("A field that keeps the focus gets its keyboard back")
  func fieldKeepsFocus() throws {
    final class Stubborn: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let stage = try KeyboardStage()
    let delegate = Stubborn()
    stage.first.delegate = delegate
    stage.focus(stage.first)
    stage.phone.dragKeyboard(by: 0.5, dismissing: true)
    stage.phone.advance(by: 0.5)
    #expect(stage.phone.keyboardFrame.minY == 516)
    #expect(stage.log == [])
  }

  // KeyboardFacts 1.3: WillHide at start, a stale rect while it turns, the show when it has turned.
  @Test("Turning hides and shows again")
  func turningHidesShows() throws {
    let stage = try KeyboardStage()
    stage.focus(stage.first)
    let turned = stage.phone.configuration.turned
    stage.phone.keyboard.willRotate(to: turned)
    stage.phone.advance(by: KeyboardScript.turning)
    #expect(stage.log == ["willChange", "willHide", "willChange", "didChange", "didHide"])
    stage.phone.keyboard.didRotate(to: turned)
    stage.phone.advance(by: 0.6)
    #expect(stage.log.dropFirst(5) == ["willChange", "willShow", "didChange", "didShow"])
    #expect(stage.phone.keyboardFrame == turned.frame(of: .standard))
  }

  @Test("A push takes longer")
  func pushTakesLonger() throws {
    let stage = try KeyboardStage()
    stage.phone.keyboard.performing(with: .navigation) { _ = stage.first.becomeFirstResponder() }
    #expect(stage.lastPosted?.duration == 0.35, "KeyboardFacts 1.3")
  }

  @Test("A handler that takes the focus away is obeyed")
  func handlerTakesFocus() throws {
    let stage = try KeyboardStage()
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak stage] _ in
      MainActor.assumeIsolated { _ = stage?.first.resignFirstResponder() }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.first.becomeFirstResponder()
    stage.phone.advance(by: 1)
    #expect(stage.phone.keyboardFrame.minY == 852)
    #expect(stage.log.suffix(2) == ["didChange", "didHide"])
  }
}
