import KeyboardStrut
import ScreenTesting
import Testing

/// The keyboard hides or undocks while the input keeps the focus. At the old offset the input would
/// lie below the screen, so the avoider restores that offset only when editing ends.
@MainActor
@Suite(.attachingStage) struct KeptInSightTests {
  /// Fields in a column twice as high as the screen.
  @MainActor
  struct Form {
    let phone: any TestStage
    let controller = UIViewController()
    let scrollView: UIScrollView
    let fields: [UITextField]
    let avoider: KeyboardAvoider
    let rest: CGPoint

    init(_ device: String) throws {
      let phone = try Stages.make(device)
      let size = phone.screenBounds.size
      scrollView = UIScrollView(frame: CGRect(origin: .zero, size: size))
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: size.width, height: 2 * size.height)
      fields = stride(from: 100, to: 2 * size.height - 100, by: 120).map {
        UITextField(frame: CGRect(x: 20, y: $0, width: 300, height: 34))
      }
      fields.forEach(scrollView.addSubview)
      controller.view.addSubview(scrollView)
      phone.show(controller)
      self.phone = phone
      rest = scrollView.contentOffset
      avoider = controller.view.avoidKeyboard()
    }

    var last: UITextField { fields[fields.count - 1] }

    /// Moves the focus from field to field, down to the last one.
    func walk() {
      for field in fields {
        field.becomeFirstResponder()
        phone.untilKeyboardRests()
      }
    }

    func isInSight(_ field: UITextField) -> Bool {
      phone.screenBounds.contains(field.drawnOnScreen)
    }

    func isAsItWas() -> Bool {
      scrollView.contentOffset == rest && scrollView.contentInset == .zero
        && scrollView.verticalScrollIndicatorInsets == .zero
    }
  }

  enum Departure: CaseIterable {
    case floating, split, undocked, hardware

    @MainActor
    func happen(to phone: any TestStage) {
      switch self {
      case .floating: phone.floatKeyboard()
      case .split: phone.splitKeyboard()
      case .undocked: phone.undockKeyboard()
      case .hardware: phone.connectHardwareKeyboard()
      }
    }
  }

  @Test(
    "The iPad keyboard undocks or a hardware keyboard connects: a scrolled-up field stays visible",
    .needs([.floatingKeyboard, .hardwareKeyboard]), arguments: Departure.allCases
  )
  func departure(_ departure: Departure) throws {
    let form = try Form("iPad Pro 11-inch")
    form.walk()
    departure.happen(to: form.phone)
    var places: [CGFloat] = []
    form.phone.untilKeyboardRests { places.append(form.last.drawnOnScreen.maxY) }
    #expect(places.allSatisfy { $0 <= form.phone.screenBounds.maxY }, "\(places)")
    form.phone.type("text")
    form.controller.view.setNeedsLayout()
    form.phone.untilKeyboardRests()
    #expect(form.isInSight(form.last))
    form.phone.dismissKeyboard()
    form.phone.untilKeyboardRests()
    #expect(form.isAsItWas())
  }

  @Test(
    "A hardware keyboard connects on iPhone: a field that was scrolled up stays visible",
    .needs(.hardwareKeyboard))
  func hardwareKeyboard() throws {
    let form = try Form("iPhone 15")
    form.walk()
    form.phone.connectHardwareKeyboard()
    form.phone.untilKeyboardRests()
    #expect(form.phone.keyboardFrame.minY >= form.phone.screenBounds.maxY)
    #expect(form.isInSight(form.last))
    #expect(form.scrollView.contentInset == .zero)
    form.last.resignFirstResponder()
    form.phone.untilKeyboardRests()
    #expect(form.isAsItWas())
  }

  @Test(
    "The iPad keyboard starts to float: the form scrolls back unless that would hide the field",
    .needs(.floatingKeyboard))
  func explanation() throws {
    let form = try Form("iPad Pro 11-inch")
    form.walk()
    form.phone.floatKeyboard()
    form.phone.untilKeyboardRests()
    #expect(form.avoider.explanation.contains("kept in sight"), "\(form.avoider.explanation)")
    form.phone.dismissKeyboard()
    form.phone.dockKeyboard()
    form.phone.untilKeyboardRests()
    // The keyboard covers this field. Without the keyboard the field is on screen.
    let field = try #require(form.fields.last { form.isInSight($0) })
    field.becomeFirstResponder()
    form.phone.untilKeyboardRests()
    #expect(form.scrollView.contentOffset != form.rest)
    form.phone.floatKeyboard()
    form.phone.untilKeyboardRests()
    #expect(field.isFirstResponder && form.isAsItWas())
    #expect(!form.avoider.explanation.contains("kept in sight"))
  }

  @Test(
    "While the iPad keyboard floats, focus changes do not scroll the form",
    .needs([.touches, .floatingKeyboard])
  )
  func next() throws {
    let form = try Form("iPad Pro 11-inch")
    form.walk()
    form.phone.floatKeyboard()
    form.phone.untilKeyboardRests()
    let offset = form.scrollView.contentOffset
    form.fields[form.fields.count - 3].becomeFirstResponder()
    form.phone.untilKeyboardRests()
    #expect(form.scrollView.contentOffset == offset)
    form.last.becomeFirstResponder()
    form.phone.untilKeyboardRests()
    form.phone.drag(from: CGPoint(x: 700, y: 300), to: CGPoint(x: 700, y: 900))
    form.phone.advance(by: 2)
    let place = form.scrollView.contentOffset
    #expect(place.y < offset.y)
    form.controller.view.setNeedsLayout()
    form.phone.untilKeyboardRests()
    #expect(form.scrollView.contentOffset == place)
    form.phone.dismissKeyboard()
    form.phone.untilKeyboardRests()
    #expect(form.scrollView.contentOffset == place)
    #expect(form.scrollView.contentInset == .zero)
  }

  // UIKit posts `keyboardWillHide` while the field still has the focus (KeyboardFacts 1.2).
  @Test(
    "Editing ends: the form starts at once to scroll back to its offset from before editing",
    .needs(.homeIndicator))
  func hide() throws {
    let form = try Form("iPhone 15")
    form.walk()
    form.phone.dismissKeyboard()
    #expect(form.isAsItWas())
    var offsets: [CGFloat] = []
    form.phone.untilKeyboardRests {
      offsets.append(form.scrollView.layer.presentation()?.bounds.minY ?? 0)
    }
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 >= $1 }, "\(offsets)")
  }

  enum End: CaseIterable {
    case stopped, switchedOff, removed, covered

    @MainActor
    func happen(to form: Form) {
      switch self {
      case .stopped: form.avoider.stop()
      case .switchedOff: form.avoider.isEnabled = false
      case .removed: form.last.removeFromSuperview()
      case .covered: form.controller.present(UIViewController(), animated: true)
      }
    }
  }

  @Test(
    "An avoider stops or its field is removed while the keyboard floats: the form ends at its top",
    .needs(.floatingKeyboard), arguments: End.allCases)
  func end(_ end: End) throws {
    let form = try Form("iPad Pro 11-inch")
    form.walk()
    form.phone.floatKeyboard()
    form.phone.untilKeyboardRests()
    #expect(!form.isAsItWas())
    end.happen(to: form)
    form.phone.untilKeyboardRests()
    #expect(form.isAsItWas())
  }

  @Test(
    "The window shrinks while editing: the scrolled-up field stays inside the window",
    .needs([.windowShapes, .floatingKeyboard, .hardwareKeyboard]),
    arguments: [nil] + Departure.allCases)
  func resized(departure: Departure?) throws {
    let form = try Form("iPad Air 5")
    form.walk()
    departure?.happen(to: form.phone)
    form.phone.untilKeyboardRests()
    resize(form.phone, around: form.last)
    #expect(form.scrollView.contentInset == .zero)
    #expect(form.scrollView.contentOffset.y == -form.scrollView.adjustedContentInset.top)
  }

  @Test(
    "The window shrinks while editing: the lifted field stays inside the window",
    .needs([.windowShapes, .floatingKeyboard, .hardwareKeyboard]),
    arguments: [nil] + Departure.allCases)
  func resizedLifted(departure: Departure?) throws {
    let phone = try Stages.make("iPad Air 5")
    let screen = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 1160, width: 300, height: 34))
    screen.view.addSubview(field)
    phone.show(screen)
    screen.view.avoidKeyboard(by: .lifting)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    departure?.happen(to: phone)
    phone.untilKeyboardRests()
    resize(phone, around: field)
    #expect(screen.view.frame.origin == .zero)
  }

  @Test(
    "The window grows and the app scrolls the field away: a later layout does not scroll back",
    .needs([.windowShapes, .floatingKeyboard]))
  func scrolledAway() throws {
    let form = try Form("iPad Air 5")
    form.phone.resizeScene(to: .stageManager(CGRect(x: 60, y: 60, width: 500, height: 600)))
    form.phone.untilKeyboardRests()
    form.walk()
    form.phone.floatKeyboard()
    form.phone.untilKeyboardRests()
    form.phone.resizeScene(to: .stageManager(CGRect(x: 60, y: 60, width: 500, height: 900)))
    form.phone.untilKeyboardRests()
    form.scrollView.contentOffset.y = 0
    form.phone.untilKeyboardRests()
    form.controller.view.setNeedsLayout()
    form.phone.untilKeyboardRests()
    #expect(form.scrollView.contentOffset.y == 0, "\(form.avoider.explanation)")
  }

  /// Makes the window smaller, expects the field inside the window, and ends editing.
  private func resize(_ phone: any TestStage, around field: UITextField) {
    phone.resizeScene(to: .stageManager(CGRect(x: 60, y: 60, width: 500, height: 600)))
    phone.untilKeyboardRests()
    let place = field.drawnOnScreen
    #expect(phone.window.onScreen().contains(place), "\(place)")
    field.resignFirstResponder()
    phone.untilKeyboardRests()
  }
}
