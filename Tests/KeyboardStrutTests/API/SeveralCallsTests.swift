import ScreenTesting
import Testing

@testable import KeyboardStrut

/// Several avoiders on one screen, as the article “Scrolling forms” describes them.
@MainActor
@Suite(.attachingStage) struct SeveralCallsTests {
  @Test("Two KeyboardAvoiders on one screen: only the avoider added first moves the field")
  func twoReveal() throws {
    let (screen, field) = frameScreen()
    let first = screen.view.avoidKeyboard(by: .lifting, gap: 8)
    let second = screen.view.avoidKeyboard(by: .lifting, gap: 30)
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    let rest = fixture.state
    _ = fixture.edit()
    #expect(abs(fixture.gap - 8) <= 0.5)
    #expect(first.lastPlan?.moves.isEmpty == false)
    #expect(second.lastPlan?.moves.isEmpty == true)
    _ = fixture.endEditing()
    #expect(fixture.state == rest)
  }

  @Test(
    "A list with followKeyboard() is in a view with avoidKeyboard(): the inset is added only once",
    arguments: [true, false])
  func roomOnce(followsFirst: Bool) throws {
    let screen = UIViewController()
    let list = UIScrollView(frame: screen.view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 300, height: 1500)
    let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 34))
    list.addSubview(field)
    screen.view.addSubview(list)
    if followsFirst { list.followKeyboard() }
    screen.view.avoidKeyboard(gap: 8)
    if !followsFirst { list.followKeyboard() }
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    _ = fixture.edit()
    #expect(list.contentInset.bottom == list.frame.maxY - fixture.keyboardTop)
    #expect(abs(fixture.gap - 8) <= 0.5)
    _ = fixture.endEditing()
    #expect(list.contentInset == .zero)
    #expect(list.contentOffset == .zero)
  }

  @Test(
    "Two avoiders keep a field visible and one is stopped while editing: the field does not move",
    .needs(.homeIndicator),
    arguments: [true, false],
    [true, false])
  func oneStops(scrolls: Bool, stopsFirst: Bool) throws {
    let (screen, field) = frameScreen()
    let list = UIScrollView(frame: screen.view.bounds)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 300, height: 800)
    if scrolls {
      screen.view.addSubview(list)
      list.addSubview(field)
    }
    let means: KeyboardAvoider.Methods = scrolls ? .scrolling : .lifting
    let first = screen.view.avoidKeyboard(by: means, gap: 8)
    let second = screen.view.avoidKeyboard(by: means, gap: 8)
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    let rest = fixture.state
    _ = fixture.edit()
    let place = field.drawnOnScreen.minY
    (stopsFirst ? first : second).stop()
    fixture.phone.untilKeyboardRests { #expect(abs(field.drawnOnScreen.minY - place) < 1) }
    #expect(abs(fixture.gap - 8) <= 0.5)
    _ = fixture.endEditing()
    #expect(fixture.state == rest)
  }
}
