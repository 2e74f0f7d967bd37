import KeyboardStrut
import ScreenTesting
import Testing

/// Defects that users of other keyboard toolbars reported, in addition to those in
/// `NavigatorBarTests`.
@MainActor
@Suite(.attachingStage) struct NavigatorBarReportTests {
  private func makeStage() throws -> NavigationStage {
    try NavigationStage { view in
      view.addField("a", 20, 100)
      view.addField("b", 20, 150)
    }
  }

  private func frame(_ label: String, in bar: UIToolbar) throws -> CGRect {
    let buttons = bar.descendants(UIButton.self)
    let button = try #require(buttons.first { $0.accessibilityLabel == label }, "\(label)")
    return button.convert(button.bounds, to: bar)
  }

  #if canImport(Phone)
    @Test(
      "Right-to-left layout mirrors the keyboard toolbar's buttons (IQKeyboardManager#448, #1472)",
      .needs(.settings))
    func mirrored() throws {
      let stage = try makeStage()
      for isMirrored in [false, true] {
        stage.phone.simulated.changeEnvironment {
          $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        }
        stage.focus("a")
        let bar = try #require(stage.bar)
        let places = try ["Previous", "Next", "Done"].map { try frame($0, in: bar).midX }
        #expect(places == (isMirrored ? places.sorted(by: >) : places.sorted()), "\(places)")
        #expect(
          bar.items?.prefix(2).compactMap(\.image).count == 2, "chevrons up and down, for both")
        stage.hide()
      }
    }
  #endif

  @Test(
    "The Next and Done buttons call textFieldDidEndEditing (IQKeyboardManager#2123, #212, #262)",
    .needs(.systemKeyboard))
  func heard() throws {
    final class Delegate: NSObject, UITextFieldDelegate {
      var names: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) {
        names.append(textField.accessibilityIdentifier ?? "?")
      }
    }
    let (stage, delegate) = (try makeStage(), Delegate())
    var controlEvents = 0
    for name in ["a", "b"] {
      stage.field(name).delegate = delegate
      stage.field(name).addAction(UIAction { _ in controlEvents += 1 }, for: .editingDidEnd)
    }
    stage.focus("a")
    for label in ["Next", "Done"] {
      let bar = try #require(stage.bar)
      let place = try frame(label, in: bar)
      stage.phone.tap(at: bar.convert(CGPoint(x: place.midX, y: place.midY), to: nil))
      stage.phone.untilKeyboardRests()
    }
    #expect(delegate.names == ["a", "b"] && controlEvents == 2)
    #expect(stage.current == nil)
  }

  @Test(
    "The keyboard toolbar appears each time the keyboard shows (IQKeyboardManager#1970)",
    .needs(.systemKeyboard))
  func again() throws {
    let stage = try makeStage()
    for round in 0..<4 {
      stage.focus(round % 2 == 0 ? "a" : "b")
      #expect(stage.bar?.items?.count == 4, "round \(round)")
      if round == 1 {
        let sheet = UIViewController()
        stage.controller.present(sheet, animated: true)
        stage.phone.untilKeyboardRests()
        sheet.dismiss(animated: true)
        stage.phone.untilKeyboardRests()
      } else {
        stage.hide()
      }
    }
  }
}
