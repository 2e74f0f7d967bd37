import SampleScreens
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// With Reduce Motion the keyboard still slides, and bars and lifted views slide with the keyboard,
/// as in the system's own apps (kirillzyusko/react-native-keyboard-controller#570). With Prefer
/// Cross-Fade Transitions in addition, the keyboard fades (KeyboardFacts 1.7), and the library
/// moves views without an animation.
@MainActor
@Suite struct ReducedMotionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var reducesMotion = true
    var fades = false
    /// Whether bars and lifted views are drawn in positions between start and end.
    var slides = false
  }

  nonisolated static let cases = [
    Case(testDescription: "usual", reducesMotion: false, slides: true),
    Case(testDescription: "reduced motion", slides: true),
    Case(testDescription: "reduced motion and cross-fade", fades: true),
  ]

  /// Returns all positions at which the view's lower edge is drawn, in screen points.
  private func heights(
    _ phone: any TestStage, of view: UIView, _ body: () -> Void
  ) -> Set<CGFloat> {
    var seen: Set<CGFloat> = []
    func look() {
      seen.insert(view.drawnOnScreen.maxY)
    }
    look()
    body()
    look()
    phone.advance(by: 1, eachFrame: look)
    return seen
  }

  @Test(
    "A bar jumps instead of sliding only with both Reduce Motion and Prefer Cross-Fade",
    .needs(.settings), arguments: cases, ChatScreen.Means.allCases)
  func barBelongsOnce(_ one: Case, means: ChatScreen.Means) throws {
    let stage = try ChatStage(means)
    defer { UIApplication.launch() }
    stage.phone.simulated.setAccessibility(reduceMotion: one.reducesMotion, crossFade: one.fades)
    let (phone, bar) = (stage.phone, stage.screen.bar)
    let up = heights(phone, of: bar) { stage.phone.tap(stage.screen.field) }
    let down = heights(phone, of: bar) { stage.screen.field.resignFirstResponder() }
    #expect(stage.barBottom == 852, "an empty end rect is a hide (KeyboardFailures 1)")
    if one.slides {
      #expect(up.count > 10 && down.count > 10)
    } else {
      #expect(up == [852, 516] && down == up)
    }
  }

  @Test(
    "A lifted view jumps if both Reduce Motion and Prefer Cross-Fade are on: otherwise it slides",
    .needs(.settings), arguments: cases)
  func screenLiftedOnce(_ one: Case) throws {
    let controller = LiftedLoginViewController(fieldsAt: .bottom)
    let stage = try FormStage("iPhone 15", controller)
    defer { UIApplication.launch() }
    stage.phone.simulated.setAccessibility(reduceMotion: one.reducesMotion, crossFade: one.fades)
    let rest = stage.frames
    let field = stage.fields[1]
    let up = heights(stage.phone, of: field) { stage.phone.tap(field) }
    #expect(abs(stage.frame(field).maxY - 508) < 0.001)
    #expect(one.slides ? up.count > 10 : up.count == 2)
    let back = heights(stage.phone, of: field) { stage.fields[1].resignFirstResponder() }
    #expect(one.slides ? back.count > 10 : back.count == 2)
    #expect(stage.frames == rest)
  }

  /// Reduce Motion is switched on while the keyboard is up.
  @Test(
    "The user enables Reduce Motion and Prefer Cross-Fade while editing: the bar jumps at the hide",
    .needs(.settings))
  func askedMotion() throws {
    let stage = try ChatStage(.strut)
    defer { UIApplication.launch() }
    stage.show()
    stage.phone.simulated.setAccessibility(reduceMotion: true, crossFade: true)
    let down = heights(stage.phone, of: stage.screen.bar) {
      stage.screen.field.resignFirstResponder()
    }
    #expect(down == [516, 852])
  }

  /// The user moves the keyboard, so Reduce Motion does not apply.
  @Test(
    "With Reduce Motion and Prefer Cross-Fade, a bar still follows the user's keyboard drag",
    .needs([.touches, .settings]))
  func dragFollowedSame() throws {
    let stage = try ChatStage(.strut)
    defer { UIApplication.launch() }
    stage.phone.simulated.setAccessibility(reduceMotion: true, crossFade: true)
    stage.show()
    var worst: CGFloat = 0
    stage.phone.dragKeyboard(by: 0.5, dismissing: false) {
      worst = max(worst, abs(stage.barBottom - stage.keyboardTop))
    }
    stage.phone.advance(by: 0.5) {
      worst = max(worst, abs(stage.barBottom - stage.keyboardTop))
    }
    #expect(worst <= 0.5)
    stage.hide()
  }
}
