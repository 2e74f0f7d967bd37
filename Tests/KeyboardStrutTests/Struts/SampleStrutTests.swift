import KeyboardStrut
import SampleScreens
import ScreenTesting
import Testing

/// A strut in a stack and a strut below a form, on the devices of the demo, frame by frame.
@MainActor
@Suite(.attachingStage) struct SampleStrutTests {
  static nonisolated let devices = demoDevices

  /// A phone that shows a screen with a text field and a strut.
  @MainActor
  struct StrutStage: TestScreen {
    let phone: any TestStage
    let field: UITextField
    let strut: KeyboardStrutView

    init(_ device: String, _ controller: UIViewController) throws {
      phone = try Stages.make(device)
      phone.show(controller)
      field = try #require(controller.view.descendant(UITextField.self))
      strut = try #require(controller.view.descendant(KeyboardStrutView.self))
    }

    /// The field's frame in screen points, without running animations.
    var fieldFrame: CGRect { field.onScreen() }

    /// The strut's top edge as it is drawn at this moment, in screen points.
    var shownStrutTop: CGFloat { strut.drawnOnScreen.minY }

    /// Shows and hides the keyboard. Expects that the strut's top moves with the keyboard's top in
    /// each frame, and that the field rises by the keyboard's height. In the end every frame must
    /// be as before, bit for bit.
    func expectRiseAndExactReturn() {
      let rest = frames
      let before = fieldFrame
      let restingTop = shownStrutTop
      #expect(strut.bounds.height == 0)

      phone.tap(field)
      #expect(field.isFirstResponder)
      var worst: CGFloat = 0
      let follow = {
        let risen = phone.screenBounds.height - phone.keyboardFrame.minY
        worst = max(worst, abs(restingTop - risen - shownStrutTop))
      }
      phone.advance(by: 0.7, eachFrame: follow)
      let height = phone.keyboardFrame.height
      #expect(strut.bounds.height == height)
      #expect(abs(before.minY - fieldFrame.minY - height) < 0.001)
      #expect(fieldFrame.maxY <= phone.keyboardFrame.minY)

      field.resignFirstResponder()
      phone.advance(by: 0.7, eachFrame: follow)
      #expect(worst <= 0.5)
      #expect(frames == rest)
      #expect(strut.bounds.height == 0)
    }
  }

  static nonisolated let screens = ["stack", "below"]

  static func make(_ screen: String) -> UIViewController {
    screen == "stack" ? StrutInStackViewController() : StrutBelowFormViewController()
  }

  @Test(
    "The keyboard shows and hides: a form above a KeyboardStrutView rises and returns exactly",
    arguments: screens, devices)
  func formRisesKeyboard(screen: String, device: String) throws {
    try StrutStage(device, Self.make(screen)).expectRiseAndExactReturn()
  }

  @Test(
    "KeyboardStrutView with takesOverlapOnly: the form's bottom edge meets the keyboard exactly",
    arguments: devices)
  func overlapModeForm(device: String) throws {
    let stage = try StrutStage(device, StrutInStackViewController())
    stage.strut.takesOverlapOnly = true
    let rest = stage.frames
    stage.phone.tap(stage.field)
    stage.phone.advance(by: 0.7)
    #expect(stage.strut.bounds.height == stage.phone.keyboardFrame.height - 200)
    #expect(abs(stage.fieldFrame.maxY - stage.phone.keyboardFrame.minY) < 0.001)
    stage.field.resignFirstResponder()
    stage.phone.advance(by: 0.7)
    #expect(stage.frames == rest)
  }

  /// The form rests 200 points above the bottom, and every keyboard here is higher than that.
  @Test(
    "Without a KeyboardStrutView, the keyboard covers the sample form's text field",
    arguments: devices)
  func withoutStrutField(device: String) throws {
    let stage = try StrutStage(device, StrutInStackViewController())
    stage.strut.removeFromSuperview()
    stage.phone.settle()
    stage.phone.tap(stage.field)
    stage.phone.advance(by: 0.7)
    #expect(stage.fieldFrame.maxY > stage.phone.keyboardFrame.minY)
  }

  #if canImport(Phone)
    @Test(
      "The keyboard hides 80 ms after it began to show: KeyboardStrutView reverses smoothly",
      arguments: screens, devices)
    func hideAfterEighty(screen: String, device: String) throws {
      let stage = try StrutStage(device, Self.make(screen))
      let rest = stage.frames
      stage.phone.tap(stage.field)
      var tops: [CGFloat] = [stage.shownStrutTop]
      let step = 0.001
      let sample = {
        VirtualClock.shared.advance(by: step)
        tops.append(stage.shownStrutTop)
      }
      for _ in 0..<80 { sample() }
      stage.field.resignFirstResponder()
      stage.phone.settle()
      #expect(abs(stage.shownStrutTop - tops[80]) < 1e-9)
      for _ in 0..<600 { sample() }
      let speeds = zip(tops.dropFirst(), tops).map { ($0 - $1) / step }
      let changes = zip(speeds.dropFirst(), speeds).map { abs($0 - $1) }
      // The spring's largest acceleration is ω²: 333 times the distance, per second squared. Two
      // such accelerations add up at the reversal. The jump at 0.5 s is excluded: the animation
      // ends there, 0.1 % of the distance before its target.
      let height = stage.phone.configuration.frame(of: .standard).height
      let limit = 2 * 333.4 * height * step
      #expect(changes[..<490].allSatisfy { $0 <= limit })
      #expect(stage.frames == rest)
    }
  #endif
}
