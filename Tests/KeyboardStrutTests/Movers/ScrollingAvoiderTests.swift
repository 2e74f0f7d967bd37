import KeyboardStrut
import SampleScreens
import ScreenTesting
import Testing

/// Avoiding by scrolling: the insets and the offset while the keyboard is up, and afterwards.
@MainActor
@Suite(.attachingStage) struct ScrollingAvoiderTests {
  private func scrollView(_ stage: FormStage) throws -> UIScrollView {
    try #require(stage.controller.view.descendant(UIScrollView.self))
  }

  @Test(
    "Each focused field of a long form scrolls above the keyboard",
    .needs([.homeIndicator, .virtualTime]), arguments: demoDevices)
  func fieldLongForm(device: String) throws {
    let stage = try FormStage(device, ScrollingFormViewController())
    let scroll = try scrollView(stage)
    let rest = stage.frames
    let inset = scroll.contentInset
    let indicators = scroll.verticalScrollIndicatorInsets
    for (index, field) in stage.fields.enumerated() {
      field.becomeFirstResponder()
      stage.phone.untilKeyboardRests()
      let frame = stage.frame(field)
      #expect(frame.maxY <= stage.keyboardTop + 0.01, "field \(index + 1)\n\(stage.explanation)")
      #expect(frame.minY >= stage.phone.configuration.safeArea.top - 0.01, "field \(index + 1)")
    }
    // The home indicator is already in the safe area, so it must not count twice (KeyboardFailures
    // 46). The last field may ask for its gap beyond the end of the content.
    let room = scroll.adjustedContentInset.bottom - stage.phone.keyboardFrame.height
    let contentEnds = scroll.contentSize.height + stage.phone.configuration.safeArea.top
    let isCovered = contentEnds > stage.keyboardTop
    #expect(!isCovered || (-0.01...8.01).contains(room), "\(room)\n\(stage.explanation)")
    #expect(isCovered || scroll.contentInset.bottom == 0)
    stage.hide()
    stage.phone.untilKeyboardRests()
    #expect(scroll.contentInset == inset)
    #expect(scroll.verticalScrollIndicatorInsets == indicators)
    #expect(stage.frames == rest)
  }

  @Test("The focused field is already visible: the scroll view gets an inset but does not scroll")
  func fieldVisibleAnyway() throws {
    let stage = try FormStage("iPhone 15", ScrollingFormViewController())
    let scroll = try scrollView(stage)
    let before = stage.frame(stage.fields[1])
    stage.phone.tap(stage.fields[1])
    stage.phone.untilKeyboardRests()
    #expect(stage.frame(stage.fields[1]) == before)
    #expect(scroll.contentInset.bottom > 0, "but the end of the content can be reached")
  }

  @Test("The app sets contentInset while editing: the app's value remains after the keyboard hides")
  func insetSetByApp() throws {
    let stage = try FormStage("iPhone 15", ScrollingFormViewController())
    let scroll = try scrollView(stage)
    let indicators = scroll.verticalScrollIndicatorInsets
    stage.phone.tap(stage.fields[1])
    stage.phone.untilKeyboardRests()
    #expect(scroll.verticalScrollIndicatorInsets.bottom > indicators.bottom + 100)
    scroll.contentInset.bottom = 26
    stage.hide()
    stage.phone.untilKeyboardRests()
    #expect(scroll.contentInset.bottom == 26)
    #expect(scroll.verticalScrollIndicatorInsets == indicators)
  }

  /// The bottom inset of the content, the bottom inset of the scroll indicators, and whether UIKit
  /// adds the safe area to the indicators' inset.
  nonisolated static let insets: [(CGFloat, CGFloat, Bool)] = [
    (0, 0, true), (44, 0, true), (44, 44, true), (0, 44, true), (44, 0, false), (0, 34, false),
  ]

  @Test(
    "The app has set scroll view insets: content and indicators still end at the keyboard",
    arguments: insets)
  func indicatorsEndAtKeyboard(inset: CGFloat, indicator: CGFloat, addsSafeArea: Bool) throws {
    let stage = try FormStage("iPhone 15", ScrollingFormViewController())
    let scroll = try scrollView(stage)
    scroll.contentInset.bottom = inset
    scroll.verticalScrollIndicatorInsets.bottom = indicator
    scroll.automaticallyAdjustsScrollIndicatorInsets = addsSafeArea
    stage.phone.tap(stage.fields[1])
    stage.phone.untilKeyboardRests()
    let safeArea = addsSafeArea ? scroll.safeAreaInsets.bottom : 0
    let end = stage.frame(scroll).maxY - safeArea - scroll.verticalScrollIndicatorInsets.bottom
    #expect(abs(end - stage.keyboardTop) < 8.5, "\(stage.explanation)")
    #expect(abs(end - (stage.frame(scroll).maxY - scroll.adjustedContentInset.bottom)) < 0.5)
    stage.hide()
    stage.phone.untilKeyboardRests()
    #expect(scroll.contentInset.bottom == inset)
    #expect(scroll.verticalScrollIndicatorInsets.bottom == indicator)
  }

  @Test("The keyboard hides: a form returns to its earlier offset unless scrolled while editing")
  func offsetComesBack() throws {
    for userScrolls in [false, true] {
      let stage = try FormStage("iPhone 15", ScrollingFormViewController())
      let scroll = try scrollView(stage)
      let offset = scroll.contentOffset
      stage.phone.tap(stage.fields[11])
      stage.phone.untilKeyboardRests()
      #expect(scroll.contentOffset.y > offset.y)
      if userScrolls { scroll.contentOffset.y -= 30 }
      let shown = scroll.contentOffset
      stage.hide()
      stage.phone.untilKeyboardRests()
      if userScrolls {
        // Without the avoider's inset, UIKit clamps the offset to the end of the content.
        let height = scroll.contentSize.height + scroll.adjustedContentInset.bottom
        let end = max(offset.y, height - scroll.bounds.height)
        #expect(scroll.contentOffset.y == min(shown.y, end), "\(stage.explanation)")
      } else {
        #expect(scroll.contentOffset == offset, "\(stage.explanation)")
      }
      #expect(scroll.contentInset.bottom == 0)
    }
  }

  /// The content is taller than the screen. If the avoider removed the inset first, the scroll view
  /// would clamp the offset, and the avoider would mistake that for the user's scrolling.
  @Test(
    "A small iPhone's keyboard hides: a form's offset is exactly as before editing",
    arguments: ["iPhone 4s", "iPhone SE (3rd generation)"], [6, 10])
  func offsetComesBackRange(device: String, index: Int) throws {
    let stage = try FormStage(device, ScrollingFormViewController())
    let scroll = try scrollView(stage)
    let offset = scroll.contentOffset
    stage.fields[index].becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    #expect(scroll.contentOffset.y > offset.y)
    stage.hide()
    #expect(scroll.contentOffset == offset, "\(stage.explanation)")
    #expect(scroll.contentInset.bottom == 0)
  }

  @Test("The app adds to contentInset while editing: the addition remains after the keyboard hides")
  func appsChangesInset() throws {
    let stage = try FormStage("iPhone 15", ScrollingFormViewController())
    let scroll = try scrollView(stage)
    stage.phone.tap(stage.fields[11])
    stage.phone.untilKeyboardRests()
    scroll.contentInset.bottom += 12
    scroll.contentInset.top = 5
    stage.hide()
    #expect(scroll.contentInset == UIEdgeInsets(top: 5, left: 0, bottom: 12, right: 0))
  }

  @Test("A field in nested scroll views is shown by scrolling: the screen is not lifted")
  func innerScrollViews() throws {
    let controller = UIViewController()
    let view: UIView = controller.view
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    outer.contentInsetAdjustmentBehavior = .never
    outer.contentSize = CGSize(width: 393, height: 1400)
    let inner = UIScrollView(frame: CGRect(x: 20, y: 500, width: 353, height: 300))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 353, height: 320)
    let sideways = UIScrollView(frame: CGRect(x: 0, y: 250, width: 353, height: 50))
    sideways.contentSize = CGSize(width: 2000, height: 50)
    let field = UITextField(frame: CGRect(x: 0, y: 8, width: 353, height: 34))
    sideways.addSubview(field)
    inner.addSubview(sideways)
    outer.addSubview(inner)
    view.addSubview(outer)
    view.avoidKeyboard(gap: 10)
    let stage = try FormStage("iPhone 15", controller)
    field.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    #expect(stage.frame(field).maxY <= stage.keyboardTop - 10 + 0.01, "\(stage.explanation)")
    #expect(sideways.contentInset.bottom == 0, "KeyboardFailures 54: looked past")
    #expect(sideways.contentOffset == .zero)
    #expect(view.frame.minY == 0, "scrolling was enough")
    stage.hide()
    stage.phone.untilKeyboardRests()
    #expect(inner.contentInset == .zero && outer.contentInset == .zero)
    #expect(view.frame.minY == 0)
  }

  @Test("An avoider is disabled or stopped while editing: the avoider's inset is removed")
  func switchedOffStopped() throws {
    for stops in [false, true] {
      let stage = try FormStage("iPhone 15", ScrollingFormViewController())
      let scroll = try scrollView(stage)
      let avoider = try #require(stage.controller.view.keyboardAvoiders.first)
      stage.phone.tap(stage.fields[11])
      stage.phone.untilKeyboardRests()
      #expect(scroll.contentInset.bottom > 0)
      if stops { avoider.stop() } else { avoider.isEnabled = false }
      stage.phone.untilKeyboardRests()
      #expect(scroll.contentInset.bottom == 0)
      #expect(stage.controller.view.keyboardAvoiders.isEmpty == stops)
    }
  }

  @Test(
    "The keyboard shrinks while a list is scrolled to its end: the list scrolls to the new end",
    .needs(.hardwareKeyboard))
  func lowerKeyboardAtEnd() throws {
    let phone = try Stages.make("iPad Pro 11-inch", .landscape)
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 1194, height: 834))
    scroll.contentSize = CGSize(width: 1194, height: 1184)
    let field = UITextField(frame: CGRect(x: 20, y: 1030, width: 300, height: 34))
    scroll.addSubview(field)
    controller.view.addSubview(scroll)
    phone.show(controller)
    let rest = scroll.contentOffset
    controller.view.avoidKeyboard()
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    let high = scroll.contentOffset.y
    phone.connectHardwareKeyboard()
    phone.untilKeyboardRests()
    let end = scroll.contentSize.height + scroll.adjustedContentInset.bottom - scroll.bounds.height
    #expect(scroll.contentInset.bottom > 0 && end < high)
    #expect(scroll.contentOffset.y == end)
    field.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(scroll.contentOffset == rest && scroll.contentInset == .zero)
  }
}
