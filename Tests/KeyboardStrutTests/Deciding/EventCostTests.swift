import KeyboardStrut
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// The cost of one keyboard event, counted in view reads, animations and searches.
@MainActor
@Suite struct EventCostTests {
  /// A text field that counts how often its geometry, its hierarchy or its focus is read.
  private final class WatchedField: UITextField {
    static var looks = 0

    override var superview: UIView? {
      get { look(super.superview) }
      set { super.superview = newValue }
    }
    override var subviews: [UIView] {
      get { look(super.subviews) }
      set { super.subviews = newValue }
    }
    override var frame: CGRect {
      get { look(super.frame) }
      set { super.frame = newValue }
    }
    override var bounds: CGRect {
      get { look(super.bounds) }
      set { super.bounds = newValue }
    }
    override var center: CGPoint {
      get { look(super.center) }
      set { super.center = newValue }
    }
    override var isFirstResponder: Bool { look(super.isFirstResponder) }

    private func look<Value>(_ value: Value) -> Value {
      Self.looks += 1
      return value
    }
  }

  /// An input without a caret. UIKit posts no notification when it begins editing.
  private final class PlainInput: UIView, UIKeyInput {
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  /// A screen with a scroll view, and fields in rows of ten near the bottom of the scroll view.
  @MainActor
  private struct Form {
    let phone: any TestStage
    let fields: [WatchedField]
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let avoider: KeyboardAvoider

    init(_ count: Int) throws {
      phone = try Stages.make("iPhone 15")
      let controller = UIViewController()
      scroll.contentSize = CGSize(width: 393, height: 1200)
      fields = (0..<count).map {
        WatchedField(
          frame: CGRect(x: CGFloat($0 % 10) * 30, y: 600 + CGFloat($0 / 10), width: 28, height: 34))
      }
      fields.forEach(scroll.addSubview)
      controller.view.addSubview(scroll)
      avoider = controller.view.avoidKeyboard(gap: 8)
      phone.show(controller)
    }

    /// Returns how often UIKit itself reads fields when their scroll view gets another inset and
    /// offset.
    func looksOfLayout() -> Int {
      WatchedField.looks = 0
      scroll.contentInset.bottom += 1
      scroll.contentOffset.y += 1
      phone.window.layoutIfNeeded()
      return WatchedField.looks
    }

    /// Posts `keyboardWillShow` with another height, as if the keyboard got an accessory view.
    func resizeKeyboard(to height: CGFloat) {
      let device = phone.screenBounds
      let end = phone.inNotifications(
        CGRect(x: 0, y: device.maxY - height, width: device.width, height: height))
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillShowNotification, object: phone.screen,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: end,
          UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
          UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        ])
      Keyboard.updateIfNeeded()
    }
  }

  @Test("A keyboard event inspects no more fields in a form of 200 fields than in a form of 6")
  func eventLooks() throws {
    var resting: [Int] = []
    var moving: [Int] = []
    var blocks: [Int] = []
    for count in [6, 20, 60, 200] {
      let form = try Form(count)
      form.fields[3].becomeFirstResponder()
      form.phone.untilKeyboardRests()
      WatchedField.looks = 0
      form.avoider.update(animated: true)
      resting.append(WatchedField.looks)
      let before = UIView.animationBlockCount
      WatchedField.looks = 0
      form.resizeKeyboard(to: 400)
      blocks.append(UIView.animationBlockCount - before)
      #expect(form.avoider.lastPlan?.isEmpty == false)
      moving.append(WatchedField.looks - form.looksOfLayout())
      form.fields[3].resignFirstResponder()
      form.phone.untilKeyboardRests()
    }
    #expect(Set(resting).count == 1 && resting[0] < 20, "\(resting)")
    #expect(Set(moving).count == 1 && moving[0] < 80, "\(moving)")
    #expect(blocks == [1, 1, 1, 1])
  }

  @Test(
    "An avoider measures views once per new keyboard frame and adds one animation block to a hide")
  func readsOnce() throws {
    let form = try Form(20)
    form.fields[3].becomeFirstResponder()
    form.phone.untilKeyboardRests()
    for (height, reads) in [(400, 1), (336, 1), (336, 0)] as [(CGFloat, Int)] {
      let before = form.avoider.readCount
      form.resizeKeyboard(to: height)
      #expect(form.avoider.readCount == before + reads)
    }
    /// Returns the number of animation blocks while the keyboard hides.
    func blocks(of form: Form) -> Int {
      let before = UIView.animationBlockCount
      form.fields[3].resignFirstResponder()
      form.phone.untilKeyboardRests()
      return UIView.animationBlockCount - before
    }
    let ours = blocks(of: form)
    form.avoider.stop()
    form.fields[3].becomeFirstResponder()
    form.phone.untilKeyboardRests()
    #expect(ours == blocks(of: form) + 1)
  }

  @Test(
    "In a form of any length, automatic avoidance inspects equally many fields per focus change",
    .needs(.worlds))
  func automaticIsFlat() throws {
    defer { KeyboardAvoidance.isAutomatic = false }
    /// Returns how often fields are read when a field at the top, which stays visible, begins
    /// editing. UIKit's own reads for the scroll view's new inset are subtracted.
    func looks(among count: Int) throws -> Int {
      let form = try Form(count)
      form.avoider.stop()
      let field = WatchedField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
      form.scroll.addSubview(field)
      form.phone.advance(by: 0.1)
      // The first layout reads all fields. Later layouts do not.
      _ = form.looksOfLayout()
      WatchedField.looks = 0
      let searches = KeyboardCenter.shared.focus.finder.searchCount
      field.becomeFirstResponder()
      form.phone.untilKeyboardRests()
      let looks = WatchedField.looks
      #expect(
        KeyboardCenter.shared.focus.finder.searchCount == searches, "a field says it begins"
      )
      let hasRoom = form.scroll.contentInset.bottom > 0
      let looksOfLayout = hasRoom ? form.looksOfLayout() : 0
      field.resignFirstResponder()
      form.phone.untilKeyboardRests()
      return looks - looksOfLayout
    }
    var ours: [Int] = []
    for count in [6, 20, 60, 200] {
      KeyboardAvoidance.isAutomatic = false
      let without = try looks(among: count)
      KeyboardAvoidance.isAutomatic = true
      ours.append(try looks(among: count) - without)
    }
    #expect(Set(ours).count == 1 && ours[0] < 130, "\(ours)")
  }

  @Test("A keyboard notification with an unchanged frame starts no animation")
  func eventChanges() throws {
    let form = try Form(6)
    form.fields[3].becomeFirstResponder()
    form.phone.untilKeyboardRests()
    let before = UIView.animationBlockCount
    form.resizeKeyboard(to: 336)
    form.avoider.update(animated: true)
    Keyboard.updateIfNeeded()
    #expect(UIView.animationBlockCount == before)
    form.fields[3].resignFirstResponder()
    form.phone.untilKeyboardRests()
  }

  @Test(
    "The library searches for a custom first responder once per focus change",
    .needs(.systemKeyboard))
  func windowSearchedOnce() throws {
    let center = KeyboardCenter.shared
    let form = try Form(6)
    let inputs = [550, 600].map { PlainInput(frame: CGRect(x: 0, y: $0, width: 100, height: 40)) }
    for input in inputs { form.fields[0].superview?.addSubview(input) }
    let start = center.focus.finder.searchCount
    inputs[0].becomeFirstResponder()
    form.phone.untilKeyboardRests()
    #expect(form.avoider.lastPlan?.outcome == .shown)
    #expect(center.focus.finder.searchCount == start + 1)
    form.resizeKeyboard(to: 400)
    form.resizeKeyboard(to: 336)
    form.avoider.update(animated: true)
    Keyboard.updateIfNeeded()
    #expect(center.focus.finder.searchCount == start + 1)
    inputs[1].becomeFirstResponder()
    form.avoider.update(animated: true)
    Keyboard.updateIfNeeded()
    #expect(center.focus.finder.searchCount == start + 2)
    #expect(form.avoider.lastScene?.targets.first?.rect.height == 40)
    form.fields[0].becomeFirstResponder()
    form.avoider.update(animated: true)
    Keyboard.updateIfNeeded()
    #expect(
      center.focus.finder.searchCount == start + 2, "a text field says that it begins")
    form.fields[0].resignFirstResponder()
    form.phone.untilKeyboardRests()
  }

  @Test(
    "One window's field has focus: the library still finds a custom first responder in another",
    .needs(.systemKeyboard))
  func focusOfAnotherWindow() throws {
    let left = try Form(6)
    left.fields[3].becomeFirstResponder()
    left.phone.untilKeyboardRests()
    defer { left.fields[3].resignFirstResponder() }
    try windowSearchedOnce()
    #expect(left.fields[3].isFirstResponder)
  }

  @Test(
    "Two windows each have a first responder: only the latest first responder counts",
    .needs(.windowShapes))
  func focusOfTwoWindows() throws {
    let left = try Form(6)
    left.fields[3].becomeFirstResponder()
    left.phone.untilKeyboardRests()
    let right = try Form(6)
    right.fields[3].becomeFirstResponder()
    right.phone.untilKeyboardRests()
    let window = try #require(left.fields[3].window)
    #expect(left.fields[3].isFirstResponder)
    #expect(KeyboardCenter.shared.firstResponder(in: window) == nil)
    right.fields[3].resignFirstResponder()
    #expect(KeyboardCenter.shared.firstResponder(in: window) === left.fields[3])
    left.fields[3].resignFirstResponder()
    left.phone.untilKeyboardRests()
  }
}
