import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// Bars, banners, insets and containers that change around an input while it is edited.
@MainActor
@Suite(.attachingStage) struct SurroundingsTests {
  /// The changes that make the content begin further down.
  enum Growth: CaseIterable {
    case safeArea, contentInset, navigationBar

    @MainActor
    func apply(_ points: CGFloat, to form: FieldForm) {
      switch self {
      case .safeArea: form.screen.additionalSafeAreaInsets.top += points
      case .contentInset: form.list.contentInset.top += points
      case .navigationBar: form.screen.navigationController?.isNavigationBarHidden = false
      }
    }
  }

  @Test(
    "The top inset grows while editing: the focused field stays above the keyboard",
    .needs(.virtualTime),
    arguments: Growth.allCases, ["iPhone 15", "iPhone SE (3rd generation)"])
  func top(growth: Growth, device: String) throws {
    for isAnimated in [false, true] {
      let form = try FieldForm(device)
      let navigation = UINavigationController(rootViewController: form.screen)
      navigation.isNavigationBarHidden = growth == .navigationBar
      form.phone.show(navigation)
      form.screen.view.avoidKeyboard(gap: 8)
      form.edit(form.fields[0])
      let field = try #require(form.lastVisibleField(above: form.phone.keyboardFrame.minY))
      form.edit(field)
      UIView.animate(withDuration: isAnimated ? 0.3 : 0) {
        growth.apply(50, to: form)
        navigation.view.layoutIfNeeded()
      }
      form.phone.untilKeyboardRests()
      #expect(form.gap(field) >= 0)
      form.endEditing()
      #expect(form.list.contentOffset.y == form.top)
    }
  }

  @Test(
    "The top safe area grows while editing: after editing, the list is at its new top",
    arguments: [20, 44, 90] as [CGFloat])
  func barStays(height: CGFloat) throws {
    let form = try FieldForm()
    form.phone.show(form.screen)
    form.screen.view.avoidKeyboard(gap: 8)
    form.edit(form.fields[9])
    form.screen.additionalSafeAreaInsets.top = height
    form.phone.untilKeyboardRests()
    #expect(form.gap(form.fields[9]) >= 0)
    form.endEditing()
    #expect(form.list.contentOffset.y == form.top)
  }

  @Test(
    "The app replaces contentInset while editing: the focused field stays visible",
    arguments: [0, 20, 60] as [CGFloat])
  func assignedInset(inset: CGFloat) throws {
    for isWhole in [true, false] {
      let form = try FieldForm()
      form.phone.show(form.screen)
      form.screen.view.avoidKeyboard(gap: 8)
      form.edit(form.fields[13])
      if isWhole {
        form.list.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: inset, right: 0)
      } else {
        form.list.contentInset.bottom = inset
      }
      form.phone.advance(by: 0.5)
      #expect(form.gap(form.fields[13]) >= 0)
      form.endEditing()
      #expect(form.list.contentInset.bottom == inset)
    }
  }

  @Test(
    "The focused field is scrolled out of sight, then content grows: the list does not scroll",
    .needs(.touches),
    arguments: [20, 160] as [CGFloat])
  func scrolledAway(growth: CGFloat) throws {
    for isByUser in [true, false] {
      let form = try FieldForm(fields: 40)
      form.phone.show(form.screen)
      form.screen.view.avoidKeyboard(gap: 8)
      form.edit(form.fields[10])
      if isByUser {
        for _ in 0..<3 {
          form.phone.drag(
            from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 120), duration: 0.3, rest: 0.2)
        }
      } else {
        form.list.contentOffset.y += 700
      }
      form.phone.untilKeyboardRests()
      let before = windowFrame(form.fields[30]).minY
      for field in form.fields { field.frame.origin.y += growth }
      form.list.contentSize.height += growth
      form.phone.untilKeyboardRests()
      #expect(abs(windowFrame(form.fields[30]).minY - before - growth) < 1, "by user: \(isByUser)")
    }
  }

  /// The changes of a screen whose list the user has scrolled.
  enum Change: CaseIterable {
    case banner, topInset, contentAbove, focusedField

    @MainActor
    func apply(to form: FieldForm, around field: UITextField) {
      switch self {
      case .banner:
        form.list.frame.origin.y += 60
        form.list.frame.size.height -= 60
      case .topInset: form.list.contentInset.top += 60
      case .contentAbove:
        for field in form.fields { field.frame.origin.y += 60 }
        form.list.contentSize.height += 60
      case .focusedField: field.frame.size.height += 20
      }
    }
  }

  @Test(
    "A field is scrolled under the keyboard, then layout changes: the list does not scroll",
    .needs(.touches), arguments: Change.allCases, Mode.allCases)
  func scrolledUnderKeyboard(change: Change, mode: Mode) throws {
    for device in ["iPhone 15", "iPhone SE (3rd generation)", "iPad Pro 11-inch"] {
      let form = try FieldForm(device, fields: 60)
      form.phone.show(UINavigationController(rootViewController: form.screen))
      form.list.contentOffset.y += 900
      try mode.serve(form.screen) {
        let field = try #require(form.lastVisibleField(above: form.phone.screenBounds.maxY - 60))
        form.edit(field)
        let y = form.phone.keyboardTop - 20
        form.phone.drag(
          from: CGPoint(x: 200, y: y - 150), to: CGPoint(x: 200, y: y), duration: 0.3, rest: 0.2)
        form.phone.untilKeyboardRests()
        try #require(form.gap(field) < -FieldForm.fieldHeight, "\(device)")
        let offset = form.list.contentOffset
        change.apply(to: form, around: field)
        form.phone.untilKeyboardRests()
        #expect(form.list.contentOffset == offset, "\(device)")
        form.endEditing()
        #expect(form.list.contentOffset == offset, "\(device)")
      }
    }
  }

  @Test("Content grows after the app has scrolled away and back: the focused field stays visible")
  func scrolledAwayAndBack() throws {
    let form = try FieldForm(fields: 40)
    form.phone.show(form.screen)
    form.screen.view.avoidKeyboard(gap: 8)
    form.edit(form.fields[10])
    for distance in [700, -700] as [CGFloat] {
      form.list.contentOffset.y += distance
      form.phone.advance(by: 0.5)
    }
    Change.contentAbove.apply(to: form, around: form.fields[10])
    form.phone.untilKeyboardRests()
    #expect(form.gap(form.fields[10]) >= 0)
  }

  @Test(
    "The user types while a list decelerates: the focused field is visible after scrolling ends",
    .needs(.touches))
  func letterDuringThrow() throws {
    let form = try FieldForm(fields: 40)
    form.phone.show(form.screen)
    form.screen.view.avoidKeyboard(gap: 8)
    let field = form.fields[8]
    form.edit(field)
    form.phone.drag(
      from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 100), duration: 0.12, rest: 0)
    #expect(form.list.isDecelerating)
    form.phone.type("a")
    form.phone.advance(by: 4)
    #expect(!form.list.isDecelerating)
    #expect(form.gap(field) >= 0 && windowFrame(field).minY >= form.screen.view.safeAreaInsets.top)
  }

  @Test(
    "The user types while a table decelerates: the focused row is visible after scrolling ends",
    .needs([.touches, .virtualTime]), arguments: Held.phones + [.pad], Mode.allCases)
  func letterInThrownTable(held: Held, mode: Mode) throws {
    for place in [Place.root, .navigation, .tab] {
      let phone = try held.make()
      let screen = FieldTable(rows: [80])
      place.show(screen, on: phone)
      try mode.serve(screen) {
        let field = try #require(screen.field(near: phone.window.bounds.midY))
        field.becomeFirstResponder()
        phone.untilKeyboardRests()
        let y = phone.keyboardFrame.minY
        phone.drag(
          from: CGPoint(x: 200, y: y - 40), to: CGPoint(x: 200, y: y - 240), duration: 0.1, rest: 0)
        #expect(screen.table.isDecelerating, "\(place)")
        phone.type("a")
        phone.advance(by: 4)
        #expect(windowFrame(field).maxY <= phone.keyboardFrame.minY, "\(place)")
        #expect(windowFrame(field).minY >= screen.view.safeAreaInsets.top - 0.5, "\(place)")
      }
    }
  }

  /// How the app moves a screen in, frame by frame.
  enum Entrance: CaseIterable {
    case frame, transform
  }

  @Test(
    "A field gets focus while its screen slides in: the field ends above the keyboard",
    arguments: Entrance.allCases, [300, 560, 700] as [CGFloat])
  func entrance(entrance: Entrance, y: CGFloat) throws {
    for (frames, scrolls) in [(10, true), (30, true), (30, false)] {
      let phone = try Stages.make("iPhone 15")
      let (root, incoming) = (UIViewController(), UIViewController())
      phone.show(root)
      let height = phone.window.bounds.height
      root.addChild(incoming)
      incoming.view.frame = root.view.bounds.offsetBy(dx: 0, dy: height)
      root.view.addSubview(incoming.view)
      incoming.didMove(toParent: root)
      let form = UIScrollView(frame: root.view.bounds)
      form.contentSize = CGSize(width: 300, height: 1200)
      form.contentInsetAdjustmentBehavior = .never
      if scrolls { incoming.view.addSubview(form) }
      let field = UITextField(frame: CGRect(x: 20, y: y, width: 260, height: 34))
      (scrolls ? form : incoming.view).addSubview(field)
      (scrolls ? root.view : incoming.view).avoidKeyboard(gap: 8)
      if !scrolls, entrance == .frame { continue }
      for frame in 1...90 {
        let rest = height * (1 - CGFloat(min(frame, frames)) / CGFloat(frames))
        if frame <= frames {
          switch entrance {
          case .frame: incoming.view.frame.origin.y = rest
          case .transform:
            incoming.view.transform = CGAffineTransform(translationX: 0, y: rest - height)
          }
        }
        if frame == 5 { field.becomeFirstResponder() }
        phone.advance(by: phone.frameInterval)
      }
      let rest = min(phone.keyboardFrame.minY - 8, y + 34)
      #expect(abs(windowFrame(field).maxY - rest) <= 0.5, "\(frames) frames, scrolls: \(scrolls)")
    }
  }

  @Test(
    "UINavigationController's toolbar shows and hides in landscape: the lifted field stays visible",
    .needs(.rotation))
  func toolbar() throws {
    let (screen, field) = frameScreen(bottom: 60)
    let phone = try Stages.make("iPhone 15")
    let navigation = UINavigationController(rootViewController: screen)
    phone.show(navigation)
    phone.rotate(to: .landscape)
    phone.untilKeyboardRests()
    screen.view.avoidKeyboard(gap: 8)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    for isHidden in [false, true, false, true] {
      navigation.setToolbarHidden(isHidden, animated: true)
      phone.untilKeyboardRests()
      #expect(windowFrame(field).maxY <= phone.keyboardFrame.minY)
    }
  }

  @Test(
    "A hardware keyboard connects: the field stays above a bar marked isKeyboardCover",
    .needs(.hardwareKeyboard), arguments: [44, 52, 90] as [CGFloat])
  func hardwareKeyboard(height: CGFloat) throws {
    let form = try FieldForm()
    let cover = UIView(frame: .zero)
    cover.translatesAutoresizingMaskIntoConstraints = false
    form.screen.view.addSubview(cover)
    let view = form.screen.view as UIView
    NSLayoutConstraint.activate([
      cover.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      cover.heightAnchor.constraint(equalToConstant: height),
      cover.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    view.avoidKeyboard(gap: 8)
    cover.isKeyboardCover = true
    form.phone.show(form.screen)
    let field = try #require(form.fields.last)
    form.edit(field)
    #expect(windowFrame(field).maxY <= windowFrame(cover).minY)
    form.phone.connectHardwareKeyboard()
    form.phone.untilKeyboardRests()
    #expect(windowFrame(field).maxY <= windowFrame(cover).minY)
    field.resignFirstResponder()
    form.phone.untilKeyboardRests()
    #expect(form.list.contentInset.bottom == 0)
  }

  @Test(
    "A hardware keyboard is in use: a row that gets focus scrolls above an isKeyboardCover view",
    .needs([.hardwareKeyboard, .virtualTime]), arguments: Held.all, Mode.allCases)
  func hardwareKeyboardFirst(held: Held, mode: Mode) throws {
    for (place, height) in [(Place.root, 52), (.navigation, 90), (.tab, 120)]
      as [(Place, CGFloat)]
    {
      let phone = try held.make()
      let screen = FieldTable(rows: [60])
      let view = screen.view as UIView
      let cover = UIView(frame: view.bounds.divided(atDistance: height, from: .maxYEdge).slice)
      cover.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      view.addSubview(cover)
      cover.isKeyboardCover = true
      phone.connectHardwareKeyboard()
      place.show(screen, on: phone)
      let offset = screen.table.contentOffset
      try mode.serve(screen) {
        let field = try #require(screen.field(near: windowFrame(cover).midY))
        field.becomeFirstResponder()
        phone.untilKeyboardRests()
        #expect(windowFrame(field).maxY <= windowFrame(cover).minY, "\(place)")
        field.resignFirstResponder()
        phone.untilKeyboardRests()
        #expect(screen.table.contentOffset == offset, "\(place)")
        #expect(screen.table.contentInset == .zero, "\(place)")
      }
    }
  }

  /// The views that take the focus from a field without a keyboard.
  enum Reader: CaseIterable {
    case readOnlyText, plainView, emptyInputView

    private final class Plain: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }

    @MainActor
    func make() -> UIView {
      let frame = CGRect(x: 20, y: 110, width: 300, height: 44)
      switch self {
      case .readOnlyText:
        let text = UITextView(frame: frame)
        text.text = "Terms to read and to copy from."
        text.isEditable = false
        return text
      case .plainView: return Plain(frame: frame)
      case .emptyInputView:
        let field = UITextField(frame: frame)
        field.inputView = UIView(frame: .zero)
        return field
      }
    }
  }

  @Test(
    "Focus moves to a view without a keyboard, twice: the lifted screen moves back down each time",
    .needs([.systemKeyboard, .virtualTime]), arguments: Reader.allCases)
  func keyboardlessFocus(reader: Reader) throws {
    for (held, place, mode) in Held.stages {
      let phone = try held.make()
      let (screen, field) = frameScreen()
      let view = reader.make()
      screen.view.addSubview(view)
      place.show(screen, on: phone)
      let frames = phone.frames
      mode.serve(screen) {
        for _ in 0..<2 {
          field.becomeFirstResponder()
          phone.untilKeyboardRests()
          view.becomeFirstResponder()
          phone.untilKeyboardRests()
          #expect(view.isFirstResponder && phone.frames == frames, "\(held) \(place)")
          view.resignFirstResponder()
          phone.untilKeyboardRests()
          #expect(phone.frames == frames, "\(held) \(place)")
        }
      }
    }
  }

  @Test("An avoider is added while editing, then the keyboard grows: the text view stays visible")
  func lateTextView() throws {
    let phone = try Stages.make("iPhone 15")
    let screen = UIViewController()
    let text = UITextView(frame: CGRect(x: 20, y: 620, width: 300, height: 40))
    screen.view.addSubview(text)
    phone.show(screen)
    text.becomeFirstResponder()
    phone.untilKeyboardRests()
    screen.view.avoidKeyboard(gap: 8)
    phone.switchToThirdPartyKeyboard(height: 380)
    phone.untilKeyboardRests()
    #expect(windowFrame(text).maxY <= phone.keyboardFrame.minY)
  }

  /// UIKit clamps the offset when the app removes the inset, and the field moves down.
  @Test(
    "The app removes a horizontal list's bottom inset while editing: the field stays visible",
    arguments: [KeyboardAvoider.Methods.lifting, [.scrolling, .lifting]],
    ["iPhone 15", "iPhone SE (3rd generation)"])
  func sidewaysListClamped(means: KeyboardAvoider.Methods, device: String) throws {
    let phone = try Stages.make(device)
    let screen = UIViewController()
    let list = UIScrollView(frame: CGRect(x: 0, y: 240, width: 375, height: 400))
    list.contentSize = CGSize(width: 1125, height: 380)
    list.contentInset.bottom = 60
    let field = UITextField(frame: CGRect(x: 20, y: 340, width: 300, height: 34))
    list.addSubview(field)
    list.contentOffset.y = 40
    screen.view.addSubview(list)
    phone.show(screen)
    screen.view.avoidKeyboard(by: means, gap: 8)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(list.contentOffset.y == 40)
    #expect(abs(phone.keyboardTop - 8 - windowFrame(field).maxY) <= 0.5)
    list.contentInset.bottom = 0
    phone.untilKeyboardRests()
    #expect(list.contentOffset.y == 0)
    #expect(abs(phone.keyboardTop - 8 - windowFrame(field).maxY) <= 0.5)
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
    #expect(screen.view.frame.minY == 0)
  }
}
