import KeyboardStrut
import ScreenTesting
import Testing

@testable import KeyboardNavigation

/// The settings of a toolbar, a navigator and a single input.
@MainActor
@Suite(.attachingStage) struct NavigatorSettingsTests {
  private func makeStage(
    _ toolbar: KeyboardInputNavigator.Toolbar = .full
  ) throws -> NavigationStage {
    try NavigationStage(toolbar: toolbar) { view in
      for (index, name) in ["a", "b", "c"].enumerated() {
        view.addField(name, 20, 100 + 50 * CGFloat(index))
      }
    }
  }

  private func title(of stage: NavigationStage) -> String? {
    stage.bar?.items?.lazy.compactMap { ($0.customView as? UILabel)?.text }.first
  }

  // MARK: The toolbar

  @Test(
    "KeyboardInputNavigator.Toolbar.configure changes one toolbar's button labels and colors",
    .needs(.systemKeyboard))
  func configuredToolbar() throws {
    var toolbar = KeyboardInputNavigator.Toolbar.full
    toolbar.configure = { previous, next, _, done in
      previous.accessibilityLabel = "Zurück"
      next.accessibilityLabel = "Weiter"
      done.tintColor = .systemGreen
    }
    let stage = try makeStage(toolbar)
    stage.focus("a")
    #expect(stage.bar?.items?.prefix(2).map(\.accessibilityLabel) == ["Zurück", "Weiter"])
    #expect(stage.bar?.items?.last?.tintColor == .systemGreen)
    stage.navigator.toolbar = .full
    stage.phone.untilKeyboardRests()
    #expect(stage.bar?.items?.prefix(2).map(\.accessibilityLabel) == ["Previous", "Next"])
    #expect(stage.bar?.items?.last?.tintColor == nil)
    stage.hide()
  }

  @Test(
    "One of two keyboard toolbars has Toolbar.configure: the second has the standard buttons",
    .needs(.systemKeyboard))
  func configuredBesidePlain() throws {
    var toolbar = KeyboardInputNavigator.Toolbar.full
    toolbar.configure = { _, next, _, _ in next.accessibilityLabel = "Weiter" }
    let stage = try NavigationStage(toolbar: toolbar) { view in
      view.addField("a", 20, 100)
      let box = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 100))
      box.addField("b", 20, 10)
      view.addSubview(box)
      box.navigateInputs()
    }
    stage.focus("a")
    #expect(stage.bar?.items?[1].accessibilityLabel == "Weiter")
    stage.focus("b")
    #expect(stage.bar?.items?[1].accessibilityLabel == "Next")
    stage.focus("a")
    #expect(stage.bar?.items?[1].accessibilityLabel == "Weiter")
    stage.hide()
  }

  @Test(
    "The keyboard toolbar's title is keyboardToolbarTitle, or else the field's placeholder",
    .needs(.systemKeyboard))
  func titles() throws {
    var toolbar = KeyboardInputNavigator.Toolbar.full
    toolbar.showsTitle = true
    let stage = try makeStage(toolbar)
    stage.field("a").placeholder = "Name"
    stage.field("b").placeholder = "Amount"
    stage.field("b").keyboardToolbarTitle = "Amount in euros"
    stage.focus("a")
    #expect(title(of: stage) == "Name")
    stage.navigator.moveToNext()
    stage.phone.untilKeyboardRests()
    #expect(title(of: stage) == "Amount in euros")
    stage.field("b").keyboardToolbarTitle = nil
    #expect(title(of: stage) == "Amount")
    stage.navigator.moveToNext()
    stage.phone.untilKeyboardRests()
    #expect(title(of: stage) == "")
    stage.hide()
  }

  // MARK: Skipping

  @Test("The Next button skips isSkippedByKeyboardNavigation fields, and the explanation says why")
  func skippedInput() throws {
    let stage = try makeStage()
    stage.field("b").isSkippedByKeyboardNavigation = true
    #expect(stage.names == ["a", "c"])
    #expect(stage.navigator.explanation.contains("skipped: the app skips it"))
    stage.focus("a")
    stage.navigator.moveToNext()
    #expect(stage.current == "c")
    stage.hide()
    stage.field("b").isSkippedByKeyboardNavigation = false
    #expect(stage.names == ["a", "b", "c"] && NavigationSettings.shared.count == 0)
  }

  @Test("isSkippedByKeyboardNavigation on a view makes the Next button skip all fields in the view")
  func skippedView() throws {
    let stage = try NavigationStage { view in
      let box = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
      box.isSkippedByKeyboardNavigation = true
      box.addField("a", 20, 0)
      box.addField("b", 20, 50)
      view.addSubview(box)
      view.addField("c", 20, 400)
    }
    #expect(stage.names == ["c"])
    stage.view.subviews.first?.isSkippedByKeyboardNavigation = false
    #expect(stage.names == ["a", "b", "c"])
  }

  // MARK: Return and steps

  @Test(
    "The last field's return key is the navigator's lastReturnKey, and that key ends editing",
    .needs(.touches))
  func lastReturnKey() throws {
    let stage = try makeStage()
    stage.navigator.lastReturnKey = .send
    stage.focus("b")
    #expect(stage.field("b").returnKeyType == .next)
    #expect(stage.field("c").returnKeyType == .send)
    stage.pressReturn()
    #expect(stage.current == "c")
    stage.pressReturn()
    #expect(stage.current == nil)
    stage.phone.untilKeyboardRests()
    stage.navigator.stop()
    #expect(stage.field("c").returnKeyType == .default)
  }

  @Test(
    "KeyboardInputNavigator.didMove is called for Next, Previous and dismiss(), not for taps",
    .needs(.touches))
  func didMove() throws {
    let stage = try makeStage()
    var inputs: [String] = []
    stage.navigator.didMove = { inputs.append($0?.accessibilityIdentifier ?? "none") }
    stage.focus("a")
    stage.navigator.moveToNext()
    stage.pressReturn()
    #expect(!stage.navigator.moveToNext())
    stage.navigator.moveToPrevious()
    stage.navigator.dismiss()
    stage.phone.untilKeyboardRests()
    #expect(inputs == ["b", "c", "b", "none"])
  }

  @Test("moveToLatest() returns the focus to the field that was edited last")
  func latest() throws {
    let stage = try makeStage()
    #expect(!stage.navigator.moveToLatest())
    stage.focus("b")
    stage.hide()
    #expect(stage.navigator.moveToLatest() && stage.current == "b")
    stage.hide()
    stage.field("b").removeFromSuperview()
    #expect(!stage.navigator.moveToLatest() && stage.current == nil)
  }

  @Test("KeyboardInputNavigator.navigator(of:) returns a focused field's automatic navigator")
  func automaticNavigator() throws {
    let controller = UIViewController()
    controller.view.addField("a", 20, 100)
    let field = try #require(controller.view.subviews.first)
    KeyboardInputNavigator.automaticToolbar = .done
    defer { KeyboardInputNavigator.automaticToolbar = nil }
    let phone = try Stages.make("iPhone 15")
    phone.show(controller)
    #expect(KeyboardInputNavigator.navigator(of: field) == nil)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(KeyboardInputNavigator.navigator(of: field)?.inputs == [field])
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
  }
}
