import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// If an avoider's explanation says that an input is shown, the input must be visible. Something
/// may have moved the input since the avoider last decided.
@MainActor
@Suite(.attachingStage) struct ExplanationTruthTests {
  /// A scroll view of the window's size with a field far down. The avoider has scrolled to the
  /// field.
  @MainActor
  private struct Stage {
    let phone: any TestStage
    let controller = UIViewController()
    let scrollView: UIScrollView
    let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 40))
    let avoider: KeyboardAvoider

    init() throws {
      phone = try Stages.make("iPhone 15")
      scrollView = UIScrollView(frame: phone.window.bounds)
      scrollView.contentSize = CGSize(width: 300, height: 2000)
      scrollView.addSubview(field)
      controller.view.addSubview(scrollView)
      avoider = controller.view.avoidKeyboard(gap: 8)
      phone.show(controller)
      field.becomeFirstResponder()
      phone.untilKeyboardRests()
    }
  }

  @Test("The app hides the focused field: the avoider's explanation says the field is out of sight")
  func hidden() throws {
    let stage = try Stage()
    #expect(stage.avoider.explanation.contains("it is shown"))
    #expect(!stage.avoider.explanation.contains("out of sight"))
    stage.field.isHidden = true
    stage.phone.settle()
    #expect(stage.avoider.explanation.contains("UITextField is out of sight now: it is hidden."))
  }

  @Test(
    "The focused field is scrolled away: the avoider's explanation says the field is out of sight",
    arguments: [0, 1000] as [CGFloat])
  func scrolled(offset: CGFloat) throws {
    let stage = try Stage()
    stage.scrollView.contentOffset.y = offset
    stage.phone.settle()
    let reason = offset == 0 ? "the keyboard covers it" : "UIScrollView cuts it off"
    #expect(
      stage.avoider.explanation.contains("UITextField is out of sight now: \(reason)."),
      "\(stage.avoider.explanation)")
  }

  @Test("The focused field gets clipped: the avoider's explanation says the field is out of sight")
  func clipped() throws {
    let stage = try Stage()
    let box = UIView(frame: CGRect(x: 0, y: 690, width: 393, height: 60))
    stage.scrollView.insertSubview(box, at: 0)
    stage.field.frame.origin.y = 10
    box.addSubview(stage.field)
    stage.field.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    #expect(!stage.avoider.explanation.contains("out of sight"), "\(stage.avoider.explanation)")
    box.clipsToBounds = true
    box.bounds.size.height = 20
    #expect(
      stage.avoider.explanation.contains("UITextField is out of sight now: UIView cuts it off."),
      "\(stage.avoider.explanation)")
  }

  @Test("A list shrinks and clips its field: the avoider's explanation no longer says “is visible”")
  func cutOffByShorterList() throws {
    let phone = try Stages.make("iPhone 15")
    let controller = UIViewController()
    let list = UIScrollView(frame: phone.window.bounds)
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
    list.addSubview(field)
    controller.view.addSubview(list)
    let avoider = controller.view.avoidKeyboard(by: .lifting, gap: 8)
    phone.show(controller)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(avoider.explanation.contains("The field is visible"), "\(avoider.explanation)")
    list.frame.size.height = 250
    phone.settle()
    #expect(!avoider.explanation.contains("The field is visible"), "\(avoider.explanation)")
    #expect(
      avoider.explanation.contains("UITextField has the focus: what is around it cuts it off."),
      "\(avoider.explanation)")
    list.frame.size.height = 600
    phone.settle()
    #expect(avoider.explanation.contains("The field is visible"), "\(avoider.explanation)")
  }

  /// A field that opens a picker is often outside the screen, or has an empty frame.
  @Test(
    "The app puts a field where no one can see it: the avoider's explanation names the reason",
    arguments: ["iPhone 15", "iPad Pro 11-inch"], [false, true])
  func unseenPlace(device: String, isInScrollView: Bool) throws {
    let places: [(x: CGFloat, y: CGFloat, height: CGFloat, reason: String)] = [
      (20, -200, 40, "it is outside the window"), (20, -5000, 40, "it is outside the window"),
      (20, 3000, 40, "it is outside the window"), (-5000, 300, 40, "it is outside the window"),
      (20, 300, 0, "its frame is empty"),
    ]
    for place in places {
      let phone = try Stages.make(device)
      let controller = UIViewController()
      let container = isInScrollView ? UIScrollView() : UIView()
      container.frame = phone.window.bounds
      let field = UITextField(
        frame: CGRect(x: place.x, y: place.y, width: 300, height: place.height))
      container.addSubview(field)
      controller.view.addSubview(container)
      let avoider = controller.view.avoidKeyboard(gap: 8)
      phone.show(controller)
      field.becomeFirstResponder()
      phone.untilKeyboardRests()
      #expect(
        avoider.explanation.contains("UITextField has the focus: \(place.reason)."),
        "\(place), \(avoider.explanation)")
    }
  }

  @Test(
    "An invisible field has keyboardCompanions: the avoider's explanation ignores the field itself")
  func unseenInput() throws {
    let stage = try Stage()
    stage.field.resignFirstResponder()
    stage.phone.untilKeyboardRests()
    let label = UILabel(frame: CGRect(x: 20, y: 760, width: 300, height: 20))
    stage.scrollView.addSubview(label)
    stage.field.keyboardCompanions = [label]
    stage.field.alpha = 0
    stage.field.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    #expect(
      !stage.avoider.explanation.contains("The field"), "\(stage.avoider.explanation)")
    #expect(
      stage.avoider.explanation.contains("What belongs to the field was hidden by"),
      "\(stage.avoider.explanation)")
  }

  @Test(
    "A field lies outside its scroll view's bounds: the avoider's explanation never says “visible”")
  func sideways() throws {
    let phone = try Stages.make("iPhone 15")
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 200))
    scrollView.contentSize = CGSize(width: 900, height: 100)
    let field = UITextField(frame: CGRect(x: 20, y: -120, width: 300, height: 40))
    scrollView.addSubview(field)
    controller.view.addSubview(scrollView)
    let avoider = controller.view.avoidKeyboard(gap: 8)
    phone.show(controller)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(!avoider.explanation.contains("The field is visible"), "\(avoider.explanation)")
  }

  @Test(
    "A navigation bar covers a field of a sheet: the avoider's explanation never says “visible”",
    arguments: [Place.sheet, .formSheet, .popover], Mode.allCases)
  func underNavigationBar(place: Place, mode: Mode) throws {
    let phone = try Stages.make("iPad Air 5", .landscape)
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 34))
    controller.view.addSubview(field)
    place.show(UINavigationController(rootViewController: controller), on: phone)
    try mode.serve(controller) {
      field.becomeFirstResponder()
      phone.untilKeyboardRests()
      let explanation = try #require(Keyboard.avoider(serving: field)).explanation
      #expect(!explanation.contains("visible"), "\(explanation)")
      #expect(explanation.contains("out of sight"), "\(explanation)")
    }
  }

  @Test(
    "A second avoider moves the field down: the first avoider's explanation says “cannot be shown”")
  func takenBack() throws {
    // The field and the label above it cannot both hug the keyboard.
    let box = try FieldInBox { bottom, label, field, _ in
      defer { label.hugKeyboard(moving: bottom, gap: 8) }
      return field.hugKeyboard(moving: bottom, gap: 8)
    }
    #expect(box.hidden > 30, "the second avoider was not the last")
    #expect(!box.avoider.explanation.contains("it is shown"), "\(box.avoider.explanation)")
    #expect(box.avoider.explanation.contains("cannot be shown"), "\(box.avoider.explanation)")
  }

  @Test(
    "A screen's avoider and a label's hugKeyboard() move the same constraint: the field is shown")
  func sharedWithHuggedView() throws {
    let box = try FieldInBox { bottom, label, _, screen in
      defer { label.hugKeyboard(moving: bottom, gap: 8) }
      return screen.avoidKeyboard(moving: [bottom], gap: 8)
    }
    #expect(box.hidden == -8)
    #expect(box.avoider.explanation.contains("it is shown"), "\(box.avoider.explanation)")
  }

  /// Shows a text view between the status bar and the screen's lower edge. A text view that does
  /// not scroll has its caret at its end, and an avoider lifts the screen.
  private func tallText(scrolls: Bool) throws -> (phone: any TestStage, text: UITextView) {
    let phone = try Stages.make("iPhone 15")
    let controller = UIViewController()
    let top = phone.window.safeAreaInsets.top
    let text = UITextView(
      frame: phone.window.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)))
    text.isScrollEnabled = scrolls
    text.text = (1...(scrolls ? 80 : 40)).map { "Line \($0)" }.joined(separator: "\n")
    text.selectedRange = NSRange(location: scrolls ? 0 : text.text.count, length: 0)
    controller.view.addSubview(text)
    if !scrolls { controller.view.avoidKeyboard(by: .lifting, gap: 8) }
    phone.show(controller)
    return (phone, text)
  }

  @Test("A text view taller than the visible area is lifted only until its caret shows")
  func tall() throws {
    let (phone, text) = try tallText(scrolls: false)
    text.becomeFirstResponder()
    phone.untilKeyboardRests()
    let avoider = try #require(Keyboard.avoider(serving: text))
    let caret = text.convert(text.caretRect(for: text.endOfDocument), to: phone.window)
    #expect(abs(phone.keyboardFrame.minY - 8 - caret.maxY) <= 0.5)
    #expect(avoider.explanation.contains("The caret was hidden by"), "\(avoider.explanation)")
  }

  @Test("A text view's caret is scrolled out of sight: the text view is not lifted")
  func caretOutOfSight() throws {
    let (phone, text) = try tallText(scrolls: true)
    text.becomeFirstResponder()
    phone.untilKeyboardRests()
    // The caret is at the start of the text, which is now scrolled out of sight. The avoider added
    // now has never seen the caret visible.
    text.contentOffset.y = 600
    let avoider = (try #require(text.superview)).avoidKeyboard(by: .lifting, gap: 8)
    phone.untilKeyboardRests()
    #expect(text.contentOffset.y == 600)
    #expect(text.convert(text.bounds, to: phone.window).minY == phone.window.safeAreaInsets.top)
    #expect(!avoider.explanation.contains("The caret"), "\(avoider.explanation)")
  }

  @Test(
    "A text view grows taller than the visible area: it does not count as out of sight",
    arguments: Mode.allCases, [false, true])
  func outgrownText(mode: Mode, growsUp: Bool) throws {
    for held in Held.all {
      let phone = try held.make()
      let screen = UIViewController()
      let y = growsUp ? screen.view.bounds.midY : 120
      let text = UITextView(frame: CGRect(x: 20, y: y, width: 300, height: 40))
      screen.view.addSubview(text)
      Place.navigation.show(screen, on: phone)
      mode.serve(screen) {
        text.becomeFirstResponder()
        phone.untilKeyboardRests()
        for line in 1...30 {
          phone.type("\(line)\n")
          text.frame.size.height += 20
          if growsUp { text.frame.origin.y -= 20 }
          phone.advance(by: 0.1)
          let caret = text.convert(text.caretRect(for: text.endOfDocument), to: phone.window)
          guard caret.maxY <= phone.keyboardTop else { continue }
          let report = Keyboard.avoider(serving: text)?.explanation ?? ""
          #expect(!report.contains("out of sight"), "\(held), line \(line): \(report)")
        }
        phone.dismissKeyboard()
        phone.untilKeyboardRests()
      }
    }
  }

  @Test("A text view shrinks and clips its caret: the avoider's explanation never says “is shown”")
  func shrunk() throws {
    let phone = try Stages.make("iPhone 15")
    let controller = UIViewController()
    let text = UITextView()
    text.translatesAutoresizingMaskIntoConstraints = false
    text.text = (1...80).map { "Line \($0)" }.joined(separator: "\n")
    controller.view.addSubview(text)
    let safeArea = controller.view.safeAreaLayoutGuide
    let bottom = controller.view.bottomAnchor.constraint(equalTo: text.bottomAnchor)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      text.topAnchor.constraint(equalTo: safeArea.topAnchor), bottom,
    ])
    let avoider = controller.view.avoidKeyboard(moving: [bottom], gap: 8)
    phone.show(controller)
    text.selectedRange = NSRange(location: text.text.count, length: 0)
    text.contentOffset.y = text.contentSize.height - text.bounds.height
    text.becomeFirstResponder()
    phone.untilKeyboardRests()
    let caret = text.caretRect(for: text.endOfDocument)
    let isCut = caret.maxY > text.bounds.maxY + 1
    #expect(isCut, "the text view scrolls to its caret")
    #expect(!avoider.explanation.contains("is shown"), "\(avoider.explanation)")
    #expect(!avoider.explanation.contains("is visible"), "\(avoider.explanation)")
  }
}

/// A box that a constraint moves, with an edited field and a label above the field.
@MainActor
private struct FieldInBox {
  let avoider: KeyboardAvoider
  /// How much of the field the keyboard covers, in points. Negative if the field is above the
  /// keyboard.
  let hidden: CGFloat

  /// - Parameter addAvoiders: Adds two avoiders for the constraint, and returns the first. Its
  ///   parameters are the constraint of the lower edge, the label, the field and the whole screen.
  init(addAvoiders: (NSLayoutConstraint, UILabel, UITextField, UIView) -> KeyboardAvoider) throws {
    let phone = try Stages.make("iPhone 15")
    let controller = UIViewController()
    let view: UIView = controller.view
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    let label = UILabel(frame: CGRect(x: 20, y: 0, width: 300, height: 40))
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    box.addSubview(label)
    box.addSubview(field)
    view.addSubview(box)
    let bottom = view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 40)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 140), bottom,
    ])
    avoider = addAvoiders(bottom, label, field, view)
    phone.show(controller)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    hidden = field.convert(field.bounds, to: phone.window).maxY - phone.keyboardFrame.minY
  }
}
