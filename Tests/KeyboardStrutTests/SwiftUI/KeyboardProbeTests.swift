import KeyboardGeometry
import ScreenTesting
import Testing

@testable import KeyboardStrut
@testable import KeyboardStrutUI

/// The values that a `KeyboardProbe` reports to the library's SwiftUI views, without SwiftUI.
@MainActor
@Suite(.attachingStage) struct KeyboardProbeTests {
  private static let places: [(KeyboardProbe.Question, CGRect, CGFloat)] = [
    (.overlap, CGRect(x: 0, y: 0, width: 393, height: 852), 336),
    (.overlap, CGRect(x: 0, y: 100, width: 393, height: 716), 300),
    (.overlap, CGRect(x: 0, y: 0, width: 393, height: 500), 0),
    (.strut, CGRect(x: 0, y: 818, width: 393, height: 0), 302),
    (.strut, CGRect(x: 0, y: 516, width: 393, height: 302), 302),
    (.lift(gap: 8), CGRect(x: 0, y: 0, width: 393, height: 852), 814 + 8 - 516),
    (.lift(gap: 20), CGRect(x: 0, y: 760, width: 393, height: 92), 814 + 20 - 516),
  ]

  @Test("KeyboardProbe moves to another view: no layout guide remains in the first view")
  func anotherPlace() {
    let probe = KeyboardProbe()
    let (first, second) = (UIView(), UIView())
    probe.enter(first)
    probe.enter(second)
    #expect(first.layoutGuides.isEmpty && first.subviews.isEmpty)
    #expect(second.layoutGuides.count == 1)
  }

  @Test(
    "KeyboardProbe reports one value when the keyboard shows and one when the keyboard hides",
    arguments: 0..<7)
  func comesAndGoes(index: Int) throws {
    let (question, frame, length) = Self.places[index]
    let (stage, screen, field) = try probedStage()
    let probed = Probed(question, frame, in: screen)
    #expect(probed.told.isEmpty)
    stage.edit(field)
    probed.turn()
    #expect(probed.lengths == [length])
    let shown = try #require(probed.told.first)
    #expect(shown.length != nil)
    #expect(shown.timing == .keyboard)
    #expect(shown.transition?.phase.isWill == true)
    #expect(shown.transition?.duration == 0.25)
    #expect(shown.transition?.curve == .system)
    stage.endEditing(field)
    probed.turn()
    #expect(probed.lengths == [length, 0])
    let hidden = try #require(probed.told.last)
    #expect(hidden.length == nil)
    #expect(hidden.timing == .keyboard)
  }

  @Test("Layout resizes a view twice in a run-loop turn: KeyboardProbe reports once")
  func laidOut() throws {
    let (stage, screen, field) = try probedStage()
    let probed = Probed(.overlap, CGRect(x: 0, y: 0, width: 393, height: 600), in: screen)
    stage.edit(field)
    #expect(probed.lengths == [84])
    for height: CGFloat in [640, 700] {
      probed.view.frame.size.height = height
      screen.view.layoutIfNeeded()
    }
    #expect(probed.lengths == [84])
    probed.turn()
    #expect(probed.lengths == [84, 184])
    #expect(probed.told.last?.timing == KeyboardTiming.none)
    stage.endEditing(field)
  }

  @Test("KeyboardProbe is added while the keyboard is up: the probe reports the overlap")
  func comesLate() throws {
    let (stage, screen, field) = try probedStage()
    stage.edit(field)
    let probed = Probed(.overlap, screen.view.bounds, in: screen)
    #expect(probed.told.isEmpty)
    probed.turn()
    #expect(probed.lengths == [336])
    stage.endEditing(field)
  }

  @Test("A disabled KeyboardProbe reports zero; when enabled again, the probe reports the overlap")
  func disabled() throws {
    let (stage, screen, field) = try probedStage()
    let probed = Probed(.overlap, screen.view.bounds, in: screen)
    stage.edit(field)
    probed.ask(.overlap, isEnabled: false)
    probed.turn()
    probed.ask(.overlap, isEnabled: true)
    probed.turn()
    #expect(probed.lengths == [336, 0, 336])
    stage.endEditing(field)
  }

  @Test(
    "The iPad keyboard floats: KeyboardProbe reports no overlap",
    .needs(.floatingKeyboard))
  func floating() throws {
    let (view, field) = coveredField()
    let screen = UIViewController()
    screen.view.addSubview(view)
    let phone = try Stages.make("iPad Pro 11-inch")
    phone.show(screen)
    let probed = Probed(.overlap, screen.view.bounds, in: screen)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(probed.told.last?.length != nil)
    phone.floatKeyboard()
    phone.untilKeyboardRests()
    probed.turn()
    let floating = try #require(probed.told.last)
    #expect(floating.length == nil)
    field.resignFirstResponder()
    phone.untilKeyboardRests()
  }

  @Test("KeyboardProbe is deallocated when its view is removed")
  func leavesNothing() throws {
    let (_, screen, _) = try probedStage()
    weak var known: KeyboardProbe?
    do {
      let probed = Probed(.overlap, screen.view.bounds, in: screen)
      known = probed.probe
      probed.forget()
      #expect(known != nil)
      probed.view.removeFromSuperview()
    }
    #expect(known == nil)
  }
}
