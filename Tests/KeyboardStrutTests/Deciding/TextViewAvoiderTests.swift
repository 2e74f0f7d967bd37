import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// Text views: the line that the user types stays visible while the text grows.
@MainActor
@Suite(.attachingStage) struct TextViewAvoiderTests {
  private func caret(_ textView: UITextView, _ stage: FormStage) throws -> CGRect {
    let end = try #require(textView.selectedTextRange?.end)
    return textView.convert(textView.caretRect(for: end), to: nil as UIView?)
  }

  private func makeStage(height: CGFloat) throws -> (FormStage, UITextView) {
    let controller = UIViewController()
    let textView = UITextView(frame: CGRect(x: 16, y: 70, width: 361, height: height))
    textView.font = .systemFont(ofSize: 17)
    controller.view.addSubview(textView)
    controller.view.avoidKeyboard(gap: 8)
    return (try FormStage("iPhone 15", controller), textView)
  }

  @Test("The user types many lines into a tall text view: the caret stays visible")
  func caretTallText() throws {
    let (stage, textView) = try makeStage(height: 740)
    let inset = textView.contentInset
    textView.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    for line in 0..<40 {
      stage.phone.type("Line \(line)\n")
      stage.phone.advance(by: 0.7)
      let caret = try caret(textView, stage)
      #expect(caret.maxY <= stage.keyboardTop + 0.01, "line \(line)\n\(stage.explanation)")
      #expect(caret.minY >= 59, "line \(line)")
    }
    textView.resignFirstResponder()
    stage.phone.untilKeyboardRests()
    #expect(textView.contentInset == inset)
    #expect(stage.controller.view.frame.minY == 0)
  }

  @Test("A small text view gets focus: the whole text view ends above the keyboard")
  func smallTextView() throws {
    let controller = UIViewController()
    let textView = UITextView(frame: CGRect(x: 16, y: 700, width: 361, height: 80))
    controller.view.addSubview(textView)
    controller.view.avoidKeyboard(gap: 8)
    let stage = try FormStage("iPhone 15", controller)
    textView.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    #expect(stage.frame(textView).maxY <= stage.keyboardTop + 0.01, "\(stage.explanation)")
    #expect(stage.frame(textView).minY >= 59)
  }

  @Test(
    "A sheet's text view gets focus: its first line is not lifted behind the navigation bar",
    arguments: [Place.sheet, .formSheet], Mode.allCases)
  func firstLineBelowBar(place: Place, mode: Mode) throws {
    for scrolls in [false, true] {
      let phone = try Stages.make("iPad Air 5", .landscape)
      let controller = UIViewController()
      // Without the bar there is room for the whole text view above the keyboard.
      let textView = UITextView(frame: CGRect(x: 16, y: 60, width: 300, height: 340))
      textView.isScrollEnabled = scrolls
      controller.view.addSubview(textView)
      let navigation = UINavigationController(rootViewController: controller)
      place.show(navigation, on: phone)
      try mode.serve(controller) {
        textView.becomeFirstResponder()
        phone.untilKeyboardRests()
        let bar = navigation.navigationBar
        let line = try #require(textView.selectedTextRange.map { textView.caretRect(for: $0.end) })
        let shown = textView.convert(line, to: nil as UIView?)
        #expect(shown.minY >= bar.convert(bar.bounds, to: nil as UIView?).maxY, "\(scrolls)")
        #expect(shown.maxY <= phone.keyboardFrame.minY, "\(scrolls)")
      }
    }
  }

  /// How an app avoids the keyboard with a content view that is not its controller's own view.
  enum ContentMove: CaseIterable {
    case constraints, lift, liftOfFrame, scrollAndLift

    /// Adds the content view below the navigation bar.
    @MainActor
    func add(_ content: UIView, to screen: UIViewController) {
      screen.view.addSubview(content)
      guard self != .liftOfFrame else {
        content.frame = screen.view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return
      }
      content.translatesAutoresizingMaskIntoConstraints = false
      let top = content.topAnchor.constraint(
        equalTo: screen.view.safeAreaLayoutGuide.topAnchor)
      let bottom = screen.view.bottomAnchor.constraint(equalTo: content.bottomAnchor)
      NSLayoutConstraint.activate([
        top, bottom, content.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      ])
      switch self {
      case .constraints: screen.view.avoidKeyboard(moving: [top, bottom])
      case .lift: content.avoidKeyboard(by: .lifting)
      default: content.avoidKeyboard()
      }
    }
  }

  @Test(
    "A content view moves up: its text view's caret does not go behind the navigation bar",
    arguments: ContentMove.allCases,
    [Held("iPhone SE (3rd generation)", .landscape), Held.landscape, Held.phones[0], Held.pad])
  func contentBelowBar(move: ContentMove, held: Held) throws {
    let phone = try held.make()
    let (screen, content) = (UIViewController(), UIView(frame: .zero))
    let navigation = UINavigationController(rootViewController: screen)
    phone.show(navigation)
    move.add(content, to: screen)
    if move == .liftOfFrame { content.avoidKeyboard(by: .lifting) }
    phone.settle()
    // The text view is taller than the room between the bar and the keyboard.
    let top = windowFrame(navigation.navigationBar).maxY
    let height = phone.screenBounds.height - top - 30
    let text = UITextView(
      frame: CGRect(x: 80, y: top + 20 - windowFrame(content).minY, width: 200, height: height))
    content.addSubview(text)
    let before = windowFrame(content)
    text.becomeFirstResponder()
    phone.untilKeyboardRests()
    let line = try #require(text.selectedTextRange.map { text.caretRect(for: $0.end) })
    let caret = text.convert(line, to: nil as UIView?)
    #expect(caret.minY >= windowFrame(navigation.navigationBar).maxY)
    #expect(caret.maxY <= phone.keyboardTop)
    text.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(windowFrame(content) == before)
  }

  @Test(
    "The first text view focused on a screen moves smoothly with the keyboard",
    arguments: [false, true], [KeyboardAvoider.Methods.scrolling, .lifting])
  func firstFocus(isAutomatic: Bool, methods: KeyboardAvoider.Methods) throws {
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentSize = CGSize(width: 393, height: 1200)
    let textView = UITextView(frame: CGRect(x: 16, y: 700, width: 361, height: 60))
    controller.view.addSubview(methods == .scrolling ? scrollView : textView)
    if methods == .scrolling { scrollView.addSubview(textView) }
    defer {
      KeyboardAvoidance.isAutomatic = false
      KeyboardAvoidance.defaultPolicy = .avoid()
    }
    if isAutomatic {
      KeyboardAvoidance.defaultPolicy = .avoid(by: methods)
      KeyboardAvoidance.isAutomatic = true
    } else {
      controller.view.avoidKeyboard(by: methods)
    }
    let stage = try FormStage("iPhone 15", controller)
    var tops = [textView.drawnOnScreen.minY]
    textView.becomeFirstResponder()
    stage.phone.untilKeyboardRests { tops.append(textView.drawnOnScreen.minY) }
    #expect(stage.frame(textView).maxY <= stage.keyboardTop + 0.01, "\(stage.explanation)")
    let steps = zip(tops, tops.dropFirst()).map { abs($0 - $1) }
    #expect(steps.allSatisfy { $0 < 45 }, "\(tops.prefix(9))")
    textView.resignFirstResponder()
    stage.phone.untilKeyboardRests()
  }

  /// The text view extends below the scroll view, which ends at the screen's bottom. A lift moves
  /// both, so the scroll view would still clip the text view.
  @Test(
    "A full lift would clip the text view: the avoider lifts the view only until the caret shows")
  func cutOff() throws {
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 400, height: 700)
    let textView = UITextView(frame: CGRect(x: 60, y: 370, width: 400, height: 120))
    textView.text = "I collect stamps."
    scrollView.addSubview(textView)
    controller.view.addSubview(scrollView)
    let avoider = controller.view.avoidKeyboard(by: .lifting)
    let phone = try Stages.make("iPhone 15", .landscape)
    phone.show(controller)
    phone.advance(by: 0.1)
    var tops = [textView.drawnOnScreen.minY]
    textView.becomeFirstResponder()
    phone.untilKeyboardRests { tops.append(textView.drawnOnScreen.minY) }
    let steps = zip(tops, tops.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 <= 0 }, "\(tops)")
    #expect(avoider.explanation.contains("The caret was hidden"), "\(avoider.explanation)")
    textView.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(controller.view.frame.minY == 0)
  }

  // MARK: Tapped

  /// Shows a text view with sixty lines, and taps it at a height of the screen, which puts the
  /// caret there.
  private func tapLongText(at y: CGFloat, isAutomatic: Bool) throws -> (FormStage, UITextView) {
    let controller = UIViewController()
    let textView = UITextView(frame: CGRect(x: 16, y: 59, width: 361, height: 793))
    textView.text = (1...60).map { "\($0). A line of some days ago." }.joined(separator: "\n")
    controller.view.addSubview(textView)
    if isAutomatic { KeyboardAvoidance.isAutomatic = true } else { controller.view.avoidKeyboard() }
    let stage = try FormStage("iPhone 15", controller)
    stage.phone.tap(at: CGPoint(x: 60, y: y))
    stage.phone.untilKeyboardRests()
    return (stage, textView)
  }

  @Test(
    "The user taps a text line that the keyboard will not cover: the text view does not scroll",
    .needs(.touches),
    arguments: [false, true])
  func tapOnSeenLine(isAutomatic: Bool) throws {
    defer { KeyboardAvoidance.isAutomatic = false }
    let (stage, textView) = try tapLongText(at: 300, isAutomatic: isAutomatic)
    #expect(abs(try caret(textView, stage).midY - 300) < 20)
    #expect(textView.contentOffset.y == 0, "\(stage.explanation)")
    #expect(abs(textView.contentInset.bottom - 302) < 0.001)
    textView.resignFirstResponder()
    stage.phone.untilKeyboardRests()
    #expect(textView.contentOffset.y == 0)
    #expect(textView.contentInset.bottom == 0)
  }

  @Test(
    "The user taps a text line that the keyboard will cover: the text view scrolls the line up",
    .needs(.touches),
    arguments: [false, true])
  func tapOnCoveredLine(isAutomatic: Bool) throws {
    defer { KeyboardAvoidance.isAutomatic = false }
    let (stage, textView) = try tapLongText(at: 700, isAutomatic: isAutomatic)
    #expect(abs(stage.keyboardTop - 8 - (try caret(textView, stage).maxY)) < 1)
    textView.resignFirstResponder()
    stage.phone.untilKeyboardRests()
    #expect(textView.contentOffset.y == 0)
    #expect(textView.contentInset.bottom == 0)
  }
}
