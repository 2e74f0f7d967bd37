import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// Invisible text fields. Apps use them to show a picker or to receive a code.
@MainActor
@Suite(.attachingStage) struct UnseenInputTests {
  enum Hiding: CaseIterable {
    case below, above, left, right, hidden, transparent, empty, inHiddenView

    @MainActor
    func apply(to field: UITextField, in screen: UIView) {
      let bounds = screen.bounds
      field.frame = CGRect(x: 20, y: bounds.maxY - 80, width: 40, height: 40)
      screen.addSubview(field)
      switch self {
      case .below: field.frame.origin.y = bounds.maxY + 50
      case .above: field.frame.origin = CGPoint(x: -1000, y: -1000)
      case .left: field.frame.origin.x = -1000
      case .right: field.frame.origin.x = bounds.maxX
      case .hidden: field.isHidden = true
      case .transparent: field.alpha = 0
      case .empty: field.frame.size = .zero
      case .inHiddenView:
        let group = UIView(frame: bounds)
        group.isHidden = true
        group.addSubview(field)
        screen.addSubview(group)
      }
    }
  }

  @Test(
    "An invisible text field gets focus: the screen does not move", arguments: Hiding.allCases,
    ["iPhone 15", "iPhone SE (3rd generation)"])
  func nothingMoves(hiding: Hiding, device: String) throws {
    let phone = try Stages.make(device)
    let (screen, field) = (UIViewController(), UITextField(frame: .zero))
    phone.show(screen)
    hiding.apply(to: field, in: screen.view)
    field.inputView = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 260))
    screen.view.avoidKeyboard(gap: 8)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(screen.view.frame.minY == 0)
  }

  @Test(
    "A field comes in from the side while the keyboard is up: the screen is lifted for it",
    arguments: Held.all, Mode.allCases)
  func comesIn(held: Held, mode: Mode) throws {
    let (stage, screen, field) = (try held.make(), UIViewController(), UITextField(frame: .zero))
    stage.show(screen)
    Hiding.right.apply(to: field, in: screen.view)
    mode.serve(screen) {
      field.becomeFirstResponder()
      stage.untilKeyboardRests()
      #expect(screen.view.frame.minY == 0)
      field.frame.origin.x = 20
      stage.advance(by: 0.5)
      #expect(windowFrame(field).maxY <= stage.keyboardFrame.minY)
      stage.dismissKeyboard()
      stage.untilKeyboardRests()
      #expect(screen.view.frame.minY == 0)
    }
  }

  @Test(
    "A page slides in from the side with its field: the field is above the keyboard at once",
    arguments: Held.all, Mode.allCases)
  func page(held: Held, mode: Mode) throws {
    let (stage, root, page) = (try held.make(), UIViewController(), UIViewController())
    stage.show(root)
    root.addChild(page)
    page.view.frame = root.view.bounds.offsetBy(dx: root.view.bounds.width, dy: 0)
    root.view.addSubview(page.view)
    page.didMove(toParent: root)
    let bounds = page.view.bounds
    let field = UITextField(frame: CGRect(x: 20, y: bounds.maxY - 80, width: 200, height: 34))
    page.view.addSubview(field)
    stage.settle()
    mode.serve(page) {
      field.becomeFirstResponder()
      stage.untilKeyboardRests()
      #expect(windowFrame(field).maxY <= stage.keyboardFrame.minY)
      page.view.frame.origin.x = 0
      stage.advance(by: 0.5)
      #expect(windowFrame(field).maxY <= stage.keyboardFrame.minY)
      stage.dismissKeyboard()
      stage.untilKeyboardRests()
    }
  }

  @Test(
    "A field below the end of its scroll view's content gets focus: the field does not move",
    arguments: Held.all, Mode.allCases)
  func belowContent(held: Held, mode: Mode) throws {
    let (stage, screen, list) = (try held.make(), UIViewController(), UIScrollView())
    Place.navigation.show(screen, on: stage)
    list.frame = screen.view.bounds
    screen.view.addSubview(list)
    stage.settle()
    let end = list.bounds.height - list.adjustedContentInset.top
    list.contentSize = CGSize(width: 300, height: end - 50)
    let field = UITextField(frame: CGRect(x: 20, y: end + 10, width: 200, height: 34))
    list.addSubview(field)
    stage.advance(by: 0.5)
    let before = windowFrame(field)
    mode.serve(screen) {
      for _ in 0..<2 {
        field.becomeFirstResponder()
        stage.untilKeyboardRests()
        stage.type("a")
        stage.advance(by: 0.5)
        #expect(windowFrame(field) == before)
        field.resignFirstResponder()
        stage.untilKeyboardRests()
        #expect(windowFrame(field) == before && list.contentInset.bottom == 0)
      }
    }
  }

  @Test(
    "An invisible field gets focus: the field's keyboardCompanions button ends above the keyboard",
    arguments: Hiding.allCases)
  func companion(hiding: Hiding) throws {
    let phone = try Stages.make("iPhone 15")
    let (screen, field) = (UIViewController(), UITextField(frame: .zero))
    let button = UIButton(frame: CGRect(x: 20, y: 745, width: 200, height: 44))
    screen.view.addSubview(button)
    phone.show(screen)
    hiding.apply(to: field, in: screen.view)
    screen.view.avoidKeyboard(gap: 8)
    field.keyboardCompanions = [button]
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(abs(phone.keyboardFrame.minY - 8 - windowFrame(button).maxY) <= 0.5)
    field.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(screen.view.frame.minY == 0)
  }

  @Test(
    "A hidden focused field becomes visible: the field is lifted above the keyboard",
    arguments: [Hiding.hidden, .transparent, .inHiddenView])
  func appears(hiding: Hiding) throws {
    let phone = try Stages.make("iPhone 15")
    let (screen, field) = (UIViewController(), UITextField(frame: .zero))
    phone.show(screen)
    hiding.apply(to: field, in: screen.view)
    screen.view.avoidKeyboard(gap: 8)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(screen.view.frame.minY == 0)
    field.isHidden = false
    field.alpha = 1
    field.superview?.isHidden = false
    phone.untilKeyboardRests()
    #expect(windowFrame(field).maxY <= phone.keyboardFrame.minY)
  }

  @Test("A field below the visible area gets focus: the scroll view scrolls the field into view")
  func scrollable() throws {
    let form = try FieldForm(fields: 30)
    form.phone.show(form.screen)
    form.screen.view.avoidKeyboard(gap: 8)
    form.edit(form.fields[25])
    #expect(form.gap(form.fields[25]) >= 0)
  }

  /// How an app hides a field.
  enum Removal: CaseIterable {
    case hide, fade, hideSuperview

    @MainActor
    func apply(to field: UITextField) {
      switch self {
      case .hide: field.isHidden = true
      case .fade: field.alpha = 0
      case .hideSuperview: field.superview?.isHidden = true
      }
    }
  }

  @Test(
    "The app hides the focused field, then the keyboard grows: the list does not scroll",
    arguments: Removal.allCases, ["iPhone 15", "iPhone SE (3rd generation)"])
  func hiddenSinceScrolled(removal: Removal, device: String) throws {
    let form = try FieldForm(device, fields: 30)
    form.phone.show(form.screen)
    let avoider = form.screen.view.avoidKeyboard(gap: 8)
    let field = form.fields[20]
    form.edit(field)
    let (offset, keyboardTop) = (form.list.contentOffset.y, form.phone.keyboardFrame.minY)
    removal.apply(to: field)
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    field.reloadInputViews()
    form.phone.untilKeyboardRests()
    #expect(form.phone.keyboardFrame.minY < keyboardTop)
    #expect(form.list.contentOffset.y == offset)
    #expect(
      avoider.explanation.contains("UITextField has the focus: it is hidden."),
      "\(avoider.explanation)")
  }

  @Test(
    "The app hides the lifted field, then the keyboard grows: the screen is lifted no further",
    arguments: Removal.allCases, ["iPhone 15", "iPhone SE (3rd generation)"])
  func hiddenSinceLifted(removal: Removal, device: String) throws {
    let phone = try Stages.make(device)
    let (screen, field) = frameScreen()
    let group = UIView(frame: screen.view.bounds)
    group.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    group.addSubview(field)
    screen.view.addSubview(group)
    phone.show(screen)
    screen.view.avoidKeyboard(gap: 8)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    let place = screen.view.frame.minY
    #expect(place < 0)
    removal.apply(to: field)
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    field.reloadInputViews()
    phone.untilKeyboardRests()
    #expect(screen.view.frame.minY == place)
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
    #expect(screen.view.frame.minY == 0)
  }
}
