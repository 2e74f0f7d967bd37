import SampleScreens
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// The app changes the focus inside a notification, or while its scene is in the background.
@MainActor
@Suite(.attachingStage) struct OutrunTests {
  @Test(
    "An observer of keyboardWillShow ends editing: the library treats the keyboard as hidden",
    arguments: [true, false])
  func resigningWhileTold(isOurs: Bool) throws {
    let stage = try FormStage("iPhone 15", LiftedLoginViewController(fieldsAt: .bottom))
    let rest = stage.frames
    let field = stage.fields[1]
    var seen: [KeyboardPlacement] = []
    var observation: KeyboardObservation?
    var token: (any NSObjectProtocol)?
    if isOurs {
      observation = Keyboard.observe { transition in
        // Some versions of iOS post `keyboardWillChangeFrame` first.
        if seen.isEmpty { seen.append(Keyboard.state(of: stage.phone.screen).placement) }
        if transition.phase == .willShow { field.resignFirstResponder() }
      }
    } else {
      token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { _ = field.resignFirstResponder() } }
    }
    stage.phone.tap(field)
    stage.phone.advance(by: 5)
    #expect(seen == (isOurs ? [.docked] : []), "the state is known before anyone is told")
    #expect(!field.isFirstResponder)
    #expect(Keyboard.state(of: stage.phone.screen).placement == .hidden)
    #expect(Keyboard.overlap(with: stage.phone.window) == 0)
    #expect(stage.frames == rest)
    _ = observation
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  /// A `KeyboardCenter` that receives only the notifications that a test posts, and a field that is
  /// first responder.
  @MainActor
  private struct Ear {
    let stage: FormStage
    private let notifications = NotificationCenter()
    private let center: KeyboardCenter

    init() throws {
      center = KeyboardCenter(notifications: notifications)
      stage = try FormStage("iPhone 15", LiftedLoginViewController(fieldsAt: .bottom))
      stage.phone.tap(field)
      stage.phone.untilKeyboardRests()
    }

    private var field: UITextField { stage.fields[1] }

    /// The height of the keyboard that the center knows, in points.
    var height: CGFloat { center.keyboard.announcedFrame(in: stage.phone.window).height }

    func beginEditing() {
      notifications.post(name: UITextField.textDidBeginEditingNotification, object: field)
    }

    func endEditing() {
      field.resignFirstResponder()
      notifications.post(name: UITextField.textDidEndEditingNotification, object: field)
    }

    func post(_ name: Notification.Name, top: CGFloat) {
      notifications.post(
        name: name, object: stage.phone.screen,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: stage.phone.inNotifications(
            CGRect(x: 0, y: top, width: 393, height: 336)),
          UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
        ])
    }
  }

  @Test(
    "A keyboardWillShow that arrives after keyboardWillHide is ignored unless a field has focus",
    arguments: [true, false])
  func heardInTheWrongOrder(isEditing: Bool) throws {
    let ear = try Ear()
    defer { ear.stage.hide() }
    ear.beginEditing()
    if !isEditing { ear.endEditing() }
    ear.post(UIResponder.keyboardWillHideNotification, top: 852)
    ear.post(UIResponder.keyboardWillShowNotification, top: 516)
    ear.post(UIResponder.keyboardWillChangeFrameNotification, top: 516)
    #expect(ear.height == (isEditing ? 336 : 0))
    // After "did show" the keyboard is up, whether or not an input has the focus. A repeated "will
    // change frame" keeps it up.
    ear.post(UIResponder.keyboardDidShowNotification, top: 516)
    ear.endEditing()
    ear.post(UIResponder.keyboardWillChangeFrameNotification, top: 516)
    #expect(ear.height == 336)
  }

  @Test(
    "keyboardWillHide arrives after the next keyboardWillShow: the late hide is ignored",
    arguments: [true, false])
  func hideHeardLate(isLate: Bool) throws {
    let ear = try Ear()
    defer { ear.stage.hide() }
    ear.post(UIResponder.keyboardWillShowNotification, top: 516)
    ear.stage.phone.untilKeyboardRests()
    ear.post(UIResponder.keyboardWillChangeFrameNotification, top: 852)
    if !isLate { ear.post(UIResponder.keyboardWillHideNotification, top: 852) }
    ear.post(UIResponder.keyboardWillChangeFrameNotification, top: 516)
    ear.post(UIResponder.keyboardWillShowNotification, top: 516)
    ear.post(UIResponder.keyboardWillHideNotification, top: 852)
    #expect(ear.height == (isLate ? 336 : 0))
    guard isLate else { return }
    // The `keyboardDidHide` of the late hide is ignored, too. The next hide is not ignored.
    ear.stage.phone.advance(by: 0.26)
    ear.post(UIResponder.keyboardDidHideNotification, top: 852)
    #expect(ear.height == 336)
    ear.post(UIResponder.keyboardDidShowNotification, top: 516)
    #expect(ear.height == 336)
    ear.post(UIResponder.keyboardWillHideNotification, top: 852)
    #expect(ear.height == 0)
  }

  @Test("The library ignores textDidBeginEditing from a view that is not first responder")
  func handedOn() throws {
    let notifications = NotificationCenter()
    let center = KeyboardCenter(notifications: notifications)
    let stage = try FormStage("iPhone 15", LiftedLoginViewController(fieldsAt: .bottom))
    let text = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    stage.phone.window.addSubview(text)
    defer { text.removeFromSuperview() }
    stage.phone.tap(stage.fields[1])
    stage.phone.untilKeyboardRests()
    defer { stage.hide() }
    notifications.post(name: UITextField.textDidBeginEditingNotification, object: stage.fields[1])
    notifications.post(name: UITextView.textDidBeginEditingNotification, object: text)
    #expect(center.firstResponder(in: stage.phone.window) === stage.fields[1])
  }

  /// `KeyboardTest` posts such notifications for inputs that do not become first responder.
  @Test("An input in a list ends editing: the library expects no scroll by UIKit any more")
  func endedInList() throws {
    let notifications = NotificationCenter()
    let center = KeyboardCenter(notifications: notifications)
    let stage = try FormStage("iPhone 15", LiftedLoginViewController(fieldsAt: .bottom))
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    let field = UITextField(frame: CGRect(x: 0, y: 300, width: 100, height: 34))
    list.addSubview(field)
    stage.phone.window.addSubview(list)
    defer { list.removeFromSuperview() }
    notifications.post(name: UITextField.textDidBeginEditingNotification, object: field)
    #expect(center.systemScroll.isPossible)
    notifications.post(name: UITextField.textDidEndEditingNotification, object: field)
    #expect(!center.systemScroll.isPossible)
  }

  /// One of two scenes enters the background, as in Split View, and its field loses the focus
  /// there. UIKit posts no keyboard notification, and the app itself stays active.
  @Test(
    "A scene becomes active again: the keyboard counts as shown only if the field kept focus",
    arguments: [true, false])
  func sceneComesBack(keepsFocus: Bool) throws {
    let notifications = NotificationCenter()
    let center = KeyboardCenter(notifications: notifications)
    let stage = try FormStage("iPhone 15", LiftedLoginViewController(fieldsAt: .bottom))
    let (window, field) = (stage.phone.window, stage.fields[1])
    stage.phone.tap(field)
    stage.phone.untilKeyboardRests()
    defer { stage.hide() }
    notifications.post(name: UITextField.textDidBeginEditingNotification, object: field)
    notifications.post(
      name: UIResponder.keyboardWillShowNotification, object: stage.phone.screen,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: stage.phone.inNotifications(
          CGRect(x: 0, y: 516, width: 393, height: 336))
      ])
    #expect(center.coveredFrame(in: window).height == 336)
    notifications.post(
      name: UIScene.didEnterBackgroundNotification, object: stage.phone.window.windowScene)
    if !keepsFocus { field.resignFirstResponder() }
    notifications.post(
      name: UIScene.didActivateNotification, object: stage.phone.window.windowScene)
    #expect(center.coveredFrame(in: window).height == (keepsFocus ? 336 : 0))
  }

  @Test(
    "An app without UIScene becomes active: the keyboard counts as shown only if focus remained",
    arguments: [true, false])
  func appComesBack(keepsFocus: Bool) throws {
    let notifications = NotificationCenter()
    let center = KeyboardCenter(notifications: notifications)
    let phone = try Stages.make("iPhone 15")
    let window = UIWindow(frame: phone.window.bounds)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    window.addSubview(field)
    window.makeKeyAndVisible()
    let avoider = window.avoidKeyboard()
    defer { avoider.stop() }
    center.turns.add(avoider)
    #expect(field.becomeFirstResponder())
    notifications.post(name: UITextField.textDidBeginEditingNotification, object: field)
    notifications.post(
      name: UIResponder.keyboardWillShowNotification, object: phone.screen,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: phone.inNotifications(
          CGRect(x: 0, y: 516, width: 393, height: 336))
      ])
    #expect(center.coveredFrame(in: window).height == 336)
    for _ in 1...2 {
      notifications.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    }
    if !keepsFocus { field.resignFirstResponder() }
    notifications.post(name: UIScene.didActivateNotification, object: phone.window.windowScene)
    #expect(center.coveredFrame(in: window).height == 336, "that is another scene")
    notifications.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    #expect(center.coveredFrame(in: window).height == (keepsFocus ? 336 : 0))
  }
}
