import KeyboardNavigation
import KeyboardSimulation
import KeyboardStrut
import ScreenTesting
import Testing

/// A toolbar of iOS 26 is higher with items than without (suzuki-0000/SKPhotoBrowser#459).
@MainActor
@Suite(.needs(.worlds)) struct NavigatorBarHeightTests {
  private func stage(
    _ bar: KeyboardInputNavigator.Toolbar, _ system: SimulatedSystem = .iOS26
  ) throws -> (
    phone: Phone, field: UITextField, text: UITextView, navigator: KeyboardInputNavigator
  ) {
    let phone = Phone(try SimulatedDeviceConfiguration("iPhone 15", system: system))
    let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 34))
    let text = UITextView(frame: CGRect(x: 20, y: 740, width: 300, height: 60))
    let screen = UIViewController()
    screen.view.addSubview(field)
    screen.view.addSubview(text)
    screen.view.avoidKeyboard(by: .lifting, gap: 8)
    let navigator = screen.view.navigateInputs(toolbar: bar)
    phone.show(screen)
    return (phone, field, text, navigator)
  }

  private func expect(_ phone: Phone, _ input: UIView, barHeight: CGFloat) {
    #expect(input.inputAccessoryView?.bounds.height == barHeight)
    #expect(abs(phone.keyboardTop - (516 - barHeight)) <= 0.5)
    #expect(abs(Keyboard.overlap(with: phone.window) - 336 - barHeight) <= 0.5)
    #expect(abs(phone.keyboardTop - input.onScreen().maxY - 8) <= 0.5)
  }

  @Test(
    "The keyboard toolbar has its final height as soon as a field gets focus",
    arguments: [true, false])
  func firstFocus(isTextFirst: Bool) throws {
    for (system, height) in [(SimulatedSystem.iOS26, CGFloat(48)), (.iOS18, 44)] {
      for bar in [KeyboardInputNavigator.Toolbar.full, .done] {
        let stage = try stage(bar, system)
        let inputs: [UIView] = [stage.text, stage.field, stage.text]
        for input in inputs[(isTextFirst ? 0 : 1)...] {
          var tops: Set<CGFloat> = []
          input.becomeFirstResponder()
          stage.phone.untilKeyboardRests()
          stage.phone.untilKeyboardRests { tops.insert(stage.phone.keyboardTop) }
          #expect(tops.count == 1)
          expect(stage.phone, input, barHeight: height)
        }
      }
    }
  }

  @Test("The keyboard toolbar gets items while editing: the keyboard's overlap grows")
  func itemsLater() throws {
    let stage = try stage(.items([]))
    stage.field.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    expect(stage.phone, stage.field, barHeight: 44)
    stage.navigator.toolbar = .full
    stage.phone.untilKeyboardRests()
    expect(stage.phone, stage.field, barHeight: 48)
    stage.navigator.toolbar = .items([])
    stage.phone.untilKeyboardRests()
    expect(stage.phone, stage.field, barHeight: 44)
  }
}
