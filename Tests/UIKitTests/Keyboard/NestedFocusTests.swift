import KeyboardSimulation
import ScreenTesting
import Testing

/// What becomes of the keyboard when a handler takes the focus away in the middle of its coming.
@MainActor
@Suite struct NestedFocusTests {
  /// Calls a closure at the first notification of a name.
  @MainActor
  private final class Once {
    private var token: (any NSObjectProtocol)?

    init(_ name: Notification.Name, _ body: @escaping @MainActor () -> Void) {
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated {
          guard let self, let token = self.token else { return }
          self.token = nil
          NotificationCenter.default.removeObserver(token)
          body()
        }
      }
    }
  }

  nonisolated static let systems = [SimulatedSystem.iOS15, .iOS18]

  @Test("Ending editing as a switch begins takes the keyboard down", arguments: systems)
  func endInSwitch(system: SimulatedSystem) throws {
    let stage = try KeyboardStage(system: system)
    stage.focus(stage.first)
    beginAndEnd(stage.second, on: stage)
    #expect(stage.takeLog().filter { $0.hasSuffix("Hide") } == ["willHide", "didHide"])
    // And the next focus brings it back.
    stage.focus(stage.first)
    #expect(stage.phone.keyboardFrame.minY == 516)
  }

  @Test("Ending editing as the first field begins leaves no keyboard", arguments: systems)
  func endInFirst(system: SimulatedSystem) throws {
    let stage = try KeyboardStage(system: system)
    beginAndEnd(stage.first, on: stage)
  }

  /// Focuses a field, and ends editing while the field says that it begins. The keyboard goes.
  private func beginAndEnd(_ field: UITextField, on stage: KeyboardStage) {
    let once = Once(UITextField.textDidBeginEditingNotification) {
      stage.controller.view.endEditing(true)
    }
    withExtendedLifetime(once) { _ = field.becomeFirstResponder() }
    #expect(stage.phone.window.firstResponder == nil)
    stage.phone.advance(by: 1)
    #expect(stage.phone.keyboardFrame.minY == 852)
    #expect(!stage.phone.keyboard.isUp)
  }

  @Test("Handing the focus on as a field begins serves the last", arguments: systems)
  func handOn(system: SimulatedSystem) throws {
    let stage = try KeyboardStage(system: system)
    let once = Once(UITextField.textDidBeginEditingNotification) {
      stage.second.becomeFirstResponder()
    }
    withExtendedLifetime(once) { _ = stage.first.becomeFirstResponder() }
    stage.phone.advance(by: 1)
    #expect(stage.phone.keyboard.responder === stage.second)
    #expect(stage.phone.keyboardFrame.minY == 516)
    stage.second.resignFirstResponder()
    stage.phone.advance(by: 1)
    #expect(stage.phone.keyboardFrame.minY == 852)
  }

  @Test("A hide inside the show leaves a text view that edits nothing", arguments: systems)
  func textViewInShow(system: SimulatedSystem) throws {
    let stage = try KeyboardStage(system: system)
    let view = UITextView(frame: CGRect(x: 20, y: 300, width: 200, height: 60))
    stage.controller.view.addSubview(view)
    var begun = 0
    let token = NotificationCenter.default.addObserver(
      forName: UITextView.textDidBeginEditingNotification, object: view, queue: nil
    ) { _ in MainActor.assumeIsolated { begun += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    let once = Once(UIResponder.keyboardWillShowNotification) {
      stage.controller.view.endEditing(true)
    }
    withExtendedLifetime(once) { _ = view.becomeFirstResponder() }
    stage.phone.advance(by: 1)
    #expect(begun == 0, "the keyboard comes before editing, and has gone again")
    #expect(stage.phone.keyboardFrame.minY == 852)
    view.becomeFirstResponder()
    #expect(begun == 1)
  }

  nonisolated static let wills = [
    UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
  ]

  @Test("A keyboard hidden while it says that it will show is drawn nowhere", arguments: wills)
  func hideInShow(name: Notification.Name) throws {
    let stage = try KeyboardStage()
    let once = Once(name) { stage.controller.view.endEditing(true) }
    withExtendedLifetime(once) { _ = stage.first.becomeFirstResponder() }
    stage.phone.settle()
    var highest: CGFloat = .infinity
    stage.phone.advance(by: 1) { highest = min(highest, stage.phone.keyboardFrame.minY) }
    #expect(stage.phone.window.firstResponder == nil)
    #expect(highest == 852)
    #expect(stage.phone.keyboard.distanceFromScript == 0)
    #expect(stage.phone.keyboard.targetFrame.minY == 852)
  }
}
