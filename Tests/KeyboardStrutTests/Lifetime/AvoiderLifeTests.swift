import KeyboardStrut
import SampleScreens
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// The explanation of an avoider, and the state that an avoider leaves behind.
@MainActor
@Suite(.attachingStage) struct AvoiderLifeTests {
  @Test("The keyboard shows: the avoider's explanation mentions the covered field and the lift")
  func explanationNamesHidden() throws {
    let stage = try FormStage("iPhone 15", LiftedLoginViewController(fieldsAt: .bottom))
    let avoider = try #require(stage.controller.view.keyboardAvoiders.first)
    stage.phone.tap(stage.fields[1])
    stage.phone.untilKeyboardRests()
    #expect(avoider.explanation.contains("The keyboard's top edge is at 516."))
    #expect(avoider.explanation.contains("was hidden by"))
    #expect(avoider.explanation.contains("lift 0 →"))
    let view = KeyboardExplanationView(of: avoider)
    stage.phone.window.addSubview(view)
    stage.phone.settle()
    #expect(view.descendant(UILabel.self)?.text == avoider.explanation)
    stage.hide()
    #expect(avoider.explanation.hasPrefix("No keyboard."))
    #expect(avoider.explanation.contains("nothing needs it any more"))
  }

  @Test(
    "An avoider stops mid-animation: the lifted view moves back down without overshooting",
    arguments: [0.05, 0.1, 0.4])
  func stoppedOnItsWay(time: Double) throws {
    let stage = try FormStage("iPhone 15", LiftedLoginViewController(fieldsAt: .bottom))
    let avoider = try #require(stage.controller.view.keyboardAvoiders.first)
    let field = stage.fields[1]
    let rest = stage.frame(field).minY
    stage.phone.tap(field)
    stage.phone.advance(by: time)
    #expect(field.drawnOnScreen.minY < rest - 10)
    avoider.stop()
    Keyboard.updateIfNeeded()
    #expect(avoider.explanation.hasPrefix("It has been stopped."))
    var lowest: CGFloat = 0
    stage.phone.advance(by: 1.5) { lowest = max(lowest, field.drawnOnScreen.minY) }
    #expect(lowest <= rest + 0.01 && stage.frame(field).minY == rest, "\(lowest)")
  }

  @Test(
    "A lifted view grows and shrinks back: after the lift, center.y is exactly as before the lift")
  func measuredFromElsewhere() {
    for (a, b) in (0..<1600).map({ (CGFloat($0 / 40), CGFloat($0 % 40)) }) {
      let (object, owner) = (NSObject(), NSObject())
      let (rest, top, grown) = (300 + a / 3, 250 + a / 6, (b * 7 + 1) / 6)
      var place = rest
      func set(_ amount: CGFloat, from origin: CGFloat) {
        let number = Ledgers.TrackedProperty(
          object: object, property: .centerY, current: place,
          geometry: .center(Ledgers.CenterGeometry(origin: origin, scaling: nil)))
        place = Ledgers.shared.set(amount, by: owner, to: number)
      }
      set(-302, from: top)
      place += grown
      for step in 0..<10 { set(-302 - CGFloat(step) / 3, from: top + grown) }
      place -= grown
      set(-302, from: top)
      set(0, from: top)
      #expect(place == rest, "\(a), \(b)")
    }
  }

  @Test("The app slides a lifted view sideways: the view keeps its lift until the keyboard hides")
  func slidAway() throws {
    let stage = try FormStage(
      "iPhone SE (3rd generation)", LiftedLoginViewController(fieldsAt: .bottom))
    let view = try #require(stage.controller.view)
    let field = stage.fields[1]
    stage.phone.tap(field)
    stage.phone.untilKeyboardRests()
    let y = field.drawnOnScreen.minY
    let frame = CGRect(origin: CGPoint(x: -375, y: 0), size: view.frame.size)
    UIView.animate(withDuration: 0.3) {
      view.frame = frame
      view.layoutIfNeeded()
    }
    stage.phone.untilKeyboardRests { #expect(abs(field.drawnOnScreen.minY - y) <= 0.5) }
    stage.hide()
    #expect(view.frame == frame)
  }

  /// A navigation controller resets the frame of its top view in every layout.
  @Test("A screen lifted inside a navigation controller stays lifted after each layout")
  func pushedScreenStays() throws {
    let controller = LiftedLoginViewController(fieldsAt: .bottom)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = try FormStage("iPhone 15", navigation)
    navigation.pushViewController(controller, animated: false)
    stage.phone.settle()
    let rest = stage.frames
    let field = try #require(controller.view.descendant(UITextField.self))
    stage.phone.tap(field)
    stage.phone.untilKeyboardRests()
    let bottom = stage.frame(field).maxY
    #expect(bottom <= stage.keyboardTop - 8 + 0.001)
    for _ in 0..<3 {
      navigation.view.setNeedsLayout()
      stage.phone.advance(by: 0.1)
      #expect(abs(stage.frame(field).maxY - bottom) < 0.001)
    }
    field.resignFirstResponder()
    stage.phone.untilKeyboardRests()
    #expect(stage.frames == rest)
    #expect(controller.additionalSafeAreaInsets == .zero)
  }

  @Test("All subviews of a view are removed: the view's avoider lives as long as the view")
  func livesAsLongAsView() throws {
    let phone = try Stages.make("iPhone 15")
    weak var avoider: KeyboardAvoider?
    func visit() {
      let controller = LiftedLoginViewController(fieldsAt: .bottom)
      phone.show(controller)
      avoider = controller.view.keyboardAvoiders.first
      while let last = controller.view.subviews.last { last.removeFromSuperview() }
      phone.settle()
      #expect(avoider != nil)
    }
    visit()
    phone.show(UIViewController())
    phone.settle()
    #expect(avoider == nil)
  }

  @Test(
    "Sixty screens close after a field was edited: no view, avoider or listener stays in memory")
  func nothingLeft() throws {
    let phone = try Stages.make("iPhone 15")
    weak var lastView: UIView?
    weak var lastAvoider: KeyboardAvoider?
    let contributions = Ledgers.shared.count
    var listeners = 0
    for round in 0..<60 {
      let controller = LiftedLoginViewController(fieldsAt: .bottom)
      phone.show(controller)
      lastView = controller.view
      lastAvoider = controller.view.keyboardAvoiders.first
      let field = try #require(controller.view.descendant(UITextField.self))
      phone.tap(field)
      phone.advance(by: 0.05)
      if round % 2 == 0 {
        field.resignFirstResponder()
        phone.advance(by: 0.05)
      }
      if round == 0 {
        listeners = KeyboardCenter.shared.turns.listeners.count { $0.listener != nil }
      }
    }
    phone.show(UIViewController())
    phone.untilKeyboardRests()
    #expect(lastView == nil)
    #expect(lastAvoider == nil)
    #expect(Ledgers.shared.count <= contributions)
    #expect(KeyboardCenter.shared.turns.listeners.count { $0.listener != nil } <= listeners)
  }

  @Test("An avoider is stopped: its views move back, and its settings no longer move any view")
  func stoppedForGood() throws {
    let stage = try FormStage("iPhone 15", LiftedLoginViewController(fieldsAt: .bottom))
    let rest = stage.frames
    let avoider = try #require(stage.controller.view.keyboardAvoiders.first)
    stage.phone.tap(stage.fields[1])
    stage.phone.untilKeyboardRests()
    #expect(stage.frames != rest)
    avoider.stop()
    Keyboard.updateIfNeeded()
    #expect(stage.frames == rest)
    avoider.isEnabled = false
    avoider.isEnabled = true
    avoider.gap = 40
    avoider.update(animated: false)
    stage.phone.untilKeyboardRests()
    #expect(stage.frames == rest)
    stage.hide()
    #expect(stage.frames == rest)
  }

  @Test(
    "A list leaves the avoider's view, which is then deallocated: the list's inset is zero again")
  func listOutlivesView() throws {
    let phone = try Stages.make("iPhone 15")
    let controller = UIViewController()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    let field = UITextField(frame: CGRect(x: 0, y: 600, width: 390, height: 30))
    list.contentSize = CGSize(width: 390, height: 900)
    list.addSubview(field)
    var card: UIView? = UIView(frame: CGRect(x: 0, y: 60, width: 390, height: 700))
    card?.addSubview(list)
    controller.view.addSubview(try #require(card))
    phone.show(controller)
    weak let avoider = (try #require(card)).avoidKeyboard()
    phone.tap(field)
    phone.untilKeyboardRests()
    #expect(list.contentInset.bottom > 0)
    // The list stays in the window, so that its field keeps the focus.
    controller.view.addSubview(list)
    card?.removeFromSuperview()
    card = nil
    phone.untilKeyboardRests()
    field.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(list.contentInset.bottom == 0)
    #expect(list.verticalScrollIndicatorInsets.bottom == 0)
    #expect(avoider == nil)
  }
}
