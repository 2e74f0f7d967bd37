import ScreenTesting
import Testing

@testable import KeyboardStrut

/// The keyboard layout guide and the notifications contradict each other, as they do on some
/// versions of iOS (KeyboardFacts 5.2).
@MainActor
@Suite struct DisagreementTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Returns the guide's wrong position for a real position of the keyboard.
    let defect: @MainActor @Sendable (KeyboardPlace) -> KeyboardPlace
    /// The final position of the bar's lower edge. Notifications report the keyboard's top at 516
    /// of 852 points.
    let bar: CGFloat
    let said: KeyboardDisagreement?
    /// The position of the bar's lower edge when the user has dragged the keyboard by half its
    /// height, 168 points.
    let dragged: CGFloat
  }

  private static func off(by way: CGFloat) -> @MainActor @Sendable (KeyboardPlace) -> KeyboardPlace
  {
    { place in
      guard case .docked(let top) = place else { return place }
      return .docked(top: top + way)
    }
  }

  nonisolated static let cases: [Case] = [
    Case(
      testDescription: "they agree", defect: { $0 }, bar: 516, said: nil, dragged: 684),
    Case(
      testDescription: "#20: the guide knows of a bar that was not announced",
      defect: { MainActor.assumeIsolated { off(by: -44) }($0) }, bar: 472,
      said: .restsElsewhere(announced: 516, rest: 472), dragged: 640),
    Case(
      testDescription: "#20: announced too high",
      defect: { MainActor.assumeIsolated { off(by: 50) }($0) }, bar: 566,
      said: .restsElsewhere(announced: 516, rest: 566), dragged: 734),
    Case(
      testDescription: "a fraction of a pixel is no difference",
      defect: { MainActor.assumeIsolated { off(by: 0.3) }($0) }, bar: 516, said: nil,
      dragged: 684.3),
    Case(
      testDescription: "#75: the guide stays at the bottom", defect: { _ in .hidden }, bar: 516,
      said: .guideStaysDown(announced: 516), dragged: 516),
    Case(
      testDescription: "attached late: larger than the screen",
      defect: { _ in .docked(top: -40) }, bar: 516, said: .guideIsUnreal(top: -40), dragged: 516),
  ]

  @Test(
    "keyboardLayoutGuide contradicts keyboardWillShow: a bar still sits on the real keyboard",
    .needs([.touches, .worlds]), arguments: cases, ChatScreen.Means.allCases)
  func rightBelievedOther(_ one: Case, means: ChatScreen.Means) throws {
    let stage = try ChatStage(means)
    var said: [KeyboardDisagreement] = []
    KeyboardCenter.shared.keyboard.didDisagree = { said.append($0) }
    defer { KeyboardCenter.shared.keyboard.didDisagree = nil }
    stage.phone.simulated.keyboard.guideDefect = one.defect
    stage.show()
    #expect(stage.barBottom == one.bar)
    stage.phone.untilKeyboardRests()
    #expect(said == [one.said].compactMap { $0 }, "once")
    #expect(abs(Keyboard.overlap(with: stage.screen.view) - (852 - one.bar)) <= 0.5)
    stage.phone.dragKeyboard(by: 0.5, dismissing: false)
    #expect(abs(stage.barBottom - one.dragged) <= 0.5)
    stage.phone.untilKeyboardRests()
    #expect(stage.barBottom == one.bar)
    stage.hide()
    #expect(stage.barBottom == 852, "#19 and #73: a hide hides, wherever the guide is")
    #expect(stage.screen.view.window?.viewsOfLibrary.isEmpty == true)
  }

  @Test(
    "The keyboard rests higher than keyboardWillShow announced: the lifted field rises further",
    .needs(.worlds))
  func revealsCorrectedToo() throws {
    let controller = UIViewController()
    let phone = try Stages.make("iPhone 15")
    let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 34))
    field.borderStyle = .roundedRect
    controller.view.addSubview(field)
    controller.view.avoidKeyboard(by: .lifting, gap: 8)
    phone.show(controller)
    phone.simulated.keyboard.guideDefect = Self.off(by: -44)
    phone.tap(field)
    phone.advance(by: 2)
    #expect(abs(field.onScreen().maxY - (516 - 44 - 8)) < 0.001)
    field.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(abs(field.onScreen().maxY - 734) < 0.001)
  }

  @Test(
    "keyboardLayoutGuide stays up after the keyboard hides: a bar still moves to the bottom",
    .needs(.worlds))
  func guideStuck() throws {
    let stage = try ChatStage(.strut)
    stage.phone.simulated.keyboard.guideDefect = { _ in .docked(top: 517) }
    stage.phone.advance(by: 0.5)
    #expect(stage.barBottom == 852)
    stage.show()
    stage.hide()
    #expect(stage.barBottom == 852)
    #expect(Keyboard.overlap(with: stage.screen.view) == 0)
  }

  @Test("Each KeyboardDisagreement's description contains the keyboard positions that disagree")
  func disagreementSentence() {
    let texts: [(KeyboardDisagreement, String)] = [
      (.restsElsewhere(announced: 516, rest: 472), "516.0, but rests at 472.0"),
      (.guideMiscounts(announced: 516, guide: 472), "at 472.0, not at the keyboard at 516.0"),
      (.guideStaysDown(announced: 516), "does not know of the keyboard at 516.0"),
      (.guideIsUnreal(top: -40), "at -40.0, above the window"),
    ]
    for (disagreement, text) in texts {
      #expect(disagreement.description.contains(text), "\(disagreement)")
    }
  }
}
