import KeyboardSimulation
import KeyboardStrut
import SampleScreens
import ScreenTesting
import Testing

/// KeyboardFailures 46–65: scroll views, text views, insets and offsets.
@MainActor
@Suite(.attachingStage) struct ScrollingFailureTests {
  private static let screen = CGRect(x: 0, y: 0, width: 393, height: 852)

  @Test(
    "The keyboard covers the home indicator: the inset excludes the safe area (failure case 46)",
    .needs(.homeIndicator))
  func homeStrip() throws {
    let form = try FormStage()
    #expect(form.scroll.adjustedContentInset.bottom == 34)
    form.focus(1)
    #expect(form.scroll.adjustedContentInset.bottom == 336, "\(form.explanation)")
    form.hide()
    #expect(form.scroll.adjustedContentInset.bottom == 34)
  }

  @Test(
    "UITableViewController adds its own keyboard inset: the avoider adds none (failure case 47)")
  func controllerMakesRoom() throws {
    let controller = FormTableViewController()
    controller.view.avoidKeyboard(gap: 8)
    let form = try FormStage("iPhone 15", controller)
    let list: UITableView = controller.tableView
    let insets = [list.contentInset, list.verticalScrollIndicatorInsets]
    for share in [1, 0.5, 0] {
      let shown = controller.rows.shown
      let row = shown[Int(Double(shown.count - 1) * share)]
      let field = try #require(controller.rows.field(row))
      field.becomeFirstResponder()
      form.phone.untilKeyboardRests {
        #expect(list.adjustedContentInset.bottom <= 336, "\(form.explanation)")
      }
      #expect(list.adjustedContentInset.bottom == 336, "\(form.explanation)")
      #expect(form.frame(field).maxY <= 516.01, "\(form.explanation)")
    }
    form.hide()
    #expect([list.contentInset, list.verticalScrollIndicatorInsets] == insets)
  }

  @Test(
    "The app changes contentInset while the keyboard is up: the change remains (failure case 48)")
  func changedInset() throws {
    let form = try FormStage()
    form.focus(11)
    form.scroll.contentInset.bottom += 12
    form.scroll.contentInset.top = 5
    form.hide()
    #expect(form.scroll.contentInset == UIEdgeInsets(top: 5, left: 0, bottom: 12, right: 0))
  }

  @Test("The user types many lines into a text view: the caret stays visible (failure case 49)")
  func growingText() throws {
    let (stage, text) = try textStage()
    for line in 0..<30 {
      stage.phone.type("Line \(line)\n")
      stage.phone.advance(by: 0.3)
      #expect(stage.caret(of: text).maxY <= 516.01, "line \(line)\n\(stage.explanation)")
    }
    #expect(stage.caret(of: text).minY > 59)
  }

  @Test(
    "The predictive bar appears over the caret: the caret scrolls above the bar (failure case 50)")
  func suggestionBar() throws {
    let (stage, text) = try textStage { $0.showsPredictiveBar = false }
    stage.phone.type((0..<40).map { "Line \($0)\n" }.joined())
    stage.phone.untilKeyboardRests()
    #expect(516..<561 ~= stage.caret(of: text).maxY)
    stage.phone.showsPredictiveBar = true
    stage.phone.untilKeyboardRests()
    #expect(stage.caret(of: text).maxY <= 516.01, "\(stage.explanation)")
  }

  /// Shows a text view that fills the screen and is the first responder.
  private func textStage(_ prepare: (any TestStage) -> Void = { _ in }) throws -> (
    FormStage, UITextView
  ) {
    let text = UITextView(frame: Self.screen)
    text.font = .systemFont(ofSize: 17)
    let stage = try FormStage { $0.addSubview(text) }
    prepare(stage.phone)
    text.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    return (stage, text)
  }

  @Test(
    "The focused field is already visible: the content offset does not change (failure case 51)")
  func visibleField() throws {
    let form = try FormStage()
    let offset = form.scroll.contentOffset
    for index in 0..<5 {
      form.focus(index)
      #expect(form.scroll.contentOffset == offset)
    }
  }

  @Test(
    "Focus moves to the next field: the field rises without first dropping (failure case 52)",
    arguments: [false, true])
  func next(hasToolbars: Bool) throws {
    let form = try FormStage("iPhone SE (2nd generation)")
    if hasToolbars {
      for field in form.fields {
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
      }
    }
    form.focus(6)
    for index in 7..<12 {
      var last = form.drawnBottom(form.fields[index])
      form.fields[index].becomeFirstResponder()
      form.phone.untilKeyboardRests {
        let now = form.drawnBottom(form.fields[index])
        #expect(now <= last + 0.01)
        last = now
      }
      #expect(last <= form.keyboardTop + 0.01)
    }
  }

  @Test(
    "The user scrolls the caret away: only typing scrolls back to the caret (failure case 53)",
    .needs(.touches))
  func scrolledAway() throws {
    let (stage, text) = try textStage()
    stage.phone.type((0..<60).map { "Line \($0)\n" }.joined())
    stage.phone.untilKeyboardRests()
    stage.phone.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 450), rest: 0.2)
    stage.phone.advance(by: 0.5)
    let place = text.contentOffset
    #expect(stage.caret(of: text).minY > 516)
    stage.view.setNeedsLayout()
    stage.phone.untilKeyboardRests()
    #expect(text.contentOffset == place)
    stage.phone.type("!")
    stage.phone.untilKeyboardRests()
    #expect(stage.caret(of: text).maxY <= 516.01)
  }

  @Test(
    "A field is in a horizontal scroll view: only the outer vertical one scrolls (failure case 54)")
  func sidewaysStrip() throws {
    let strip = UIScrollView(frame: CGRect(x: 0, y: 700, width: 393, height: 60))
    strip.contentSize = CGSize(width: 2000, height: 60)
    strip.addSubview(UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 34)))
    let outer = UIScrollView(frame: Self.screen)
    outer.contentSize = CGSize(width: 393, height: 1000)
    outer.addSubview(strip)
    let stage = try FormStage { $0.addSubview(outer) }
    stage.focus()
    #expect(strip.contentInset == .zero && strip.contentOffset == .zero)
    #expect(stage.frame(stage.fields[0]).maxY <= 516.01, "\(stage.explanation)")
    #expect(stage.view.frame.minY == 0)
  }

  @Test(
    "A field gets focus before first layout: the field ends above the keyboard (failure case 55)",
    .needs(.homeIndicator))
  func beforeLayout() throws {
    let root = UIViewController()
    let phone = try Stages.make("iPhone 15")
    phone.show(root)
    let login = LiftedLoginViewController(fieldsAt: .bottom)
    root.addChild(login)
    root.view.addSubview(login.view)
    let field = try #require(login.view.descendant(UITextField.self))
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(abs(field.onScreen().maxY - 508) < 0.01)
  }

  @Test(
    "A user types at a text view's end: the caret keeps its gap to the keyboard (failure case 56)",
    .needs(.homeIndicator))
  func roomBelow() throws {
    let (stage, text) = try textStage()
    stage.phone.type((0..<60).map { "Line \($0)\n" }.joined())
    stage.phone.untilKeyboardRests()
    for _ in 0..<5 {
      stage.phone.type("More\n")
      #expect(abs(stage.caret(of: text).maxY - 508) < 0.5)
      stage.phone.advance(by: 0.5)
      #expect(abs(stage.caret(of: text).maxY - 508) < 0.5)
    }
  }

  @Test(
    "An app scrolls with animation as a field gets focus: the field ends visible (failure case 57)")
  func animatedScroll() throws {
    for target in [0, 150] as [CGFloat] {
      let form = try FormStage("iPhone SE (2nd generation)")
      form.scroll.contentOffset.y = 100
      form.scroll.setContentOffset(CGPoint(x: 0, y: target), animated: true)
      form.phone.advance(by: 0.1)
      form.focus(11)
      let frame = form.frame(form.fields[11])
      #expect(frame.maxY <= form.keyboardTop + 0.01, "\(form.explanation)")
      #expect(frame.minY >= 20)
    }
  }

  @Test(
    "A form has a navigation bar: hiding the keyboard opens no gap below the bar (failure case 58)")
  func underBar() throws {
    let form = try FormStage { UINavigationController(rootViewController: $0) }
    let rest = form.scroll.contentOffset
    #expect(rest.y == -form.scroll.adjustedContentInset.top && rest.y < -59)
    form.focus(11)
    form.phone.dismissKeyboard()
    form.phone.untilKeyboardRests { #expect(form.scroll.contentOffset.y >= rest.y) }
    #expect(form.scroll.contentOffset == rest)
  }

  @Test("A search bar has focus: the table below the bar gets a bottom inset (failure case 59)")
  func listBelowSearch() throws {
    let list = UITableView(frame: CGRect(x: 0, y: 115, width: 393, height: 737))
    let rows = FormRows(list)
    let bar = UISearchBar(frame: CGRect(x: 0, y: 59, width: 393, height: 56))
    list.followKeyboard()
    let controller = UIViewController()
    for view in [list, bar] { controller.view.addSubview(view) }
    let stage = try FormStage("iPhone 15", controller)
    let rest = (list.contentInset, list.verticalScrollIndicatorInsets, list.contentOffset)
    bar.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    #expect(list.adjustedContentInset.bottom == 336, "\(stage.explanation)")
    #expect(list.contentOffset == .zero && list.frame.minY == 115)
    list.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
    #expect(try stage.frame(#require(rows.field(29))).maxY <= 516.01, "the last one found")
    list.contentOffset = .zero
    stage.hide()
    #expect((list.contentInset, list.verticalScrollIndicatorInsets, list.contentOffset) == rest)
  }

  @Test(
    "A field is pinned to the safe area: typing does not move the raised field (failure case 60)")
  func safeAreaPinned() throws {
    let field = UITextField(frame: .zero)
    let stage = try FormStage { view in
      field.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(field)
      NSLayoutConstraint.activate([
        field.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -6),
        field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        field.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    let rest = stage.frame(field)
    stage.focus()
    let shown = stage.frame(field)
    #expect(abs(shown.maxY - 508) < 0.01, "\(stage.explanation)")
    stage.phone.type("typing")
    stage.phone.advance(by: 0.5)
    #expect(stage.frame(field) == shown)
    stage.hide()
    #expect(stage.frame(field) == rest)
  }

  @Test(
    "An in-call status bar shrinks the window: views on the keyboard stay on it (failure case 61)")
  func inCallBar() throws {
    let stage = try EdgeStage()
    stage.phone.window.frame.origin.y += 20
    stage.phone.window.frame.size.height -= 20
    stage.phone.settle()
    stage.focus()
    stage.expectEdges(at: 516)
    #expect(Keyboard.coveredRect(in: stage.screen.view).minY == 496)
  }

  @Test(
    "The keyboard shows: a field rises with the keyboard from the first frame (failure case 63)")
  func everyFrame() throws {
    let stage = try FormStage.lifted()
    let field = stage.fields[1]
    let start = stage.drawnBottom(field)
    field.becomeFirstResponder()
    #expect(stage.drawnBottom(field) == start)
    var bottoms: [(share: CGFloat, y: CGFloat)] = []
    stage.phone.settle()
    stage.phone.untilKeyboardRests {
      bottoms.append(((852 - stage.keyboardTop) / 336, stage.drawnBottom(field)))
    }
    let way = start - stage.drawnBottom(field)
    #expect(way > 100)
    for (share, y) in bottoms { #expect(abs(start - way * share - y) <= 0.5) }
  }

  @Test(
    "A button lies behind KeyboardStrutView: the button still receives touches (failure case 64)")
  func touches() throws {
    let stage = try EdgeStage()
    stage.focus()
    let button = UIButton(frame: CGRect(x: 100, y: 600, width: 100, height: 44))
    stage.screen.view.insertSubview(button, belowSubview: stage.screen.strut)
    #expect(stage.screen.view.hitTest(CGPoint(x: 150, y: 620), with: nil) === button)
    stage.screen.view.visit { #expect($0.gestureRecognizers?.isEmpty ?? true || $0 is UITextField) }
  }

  @Test(
    "No keyboard is up: Keyboard.state's frame and Keyboard.coveredRect are zero (failure case 65)")
  func clearedState() throws {
    let stage = try EdgeStage()
    stage.focus()
    stage.hide()
    let state = Keyboard.state(of: stage.phone.screen)
    #expect(state.placement == .hidden && state.frame == .zero)
    #expect(Keyboard.coveredRect(in: stage.screen.view) == .zero)
  }
}
