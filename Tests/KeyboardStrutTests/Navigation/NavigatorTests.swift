import KeyboardNavigation
import KeyboardStrut
import ScreenTesting
import Testing

/// The inputs that a navigator visits, and those that it skips.
@MainActor
@Suite(.attachingStage) struct NavigatorTests {
  private static func explanation(_ stage: NavigationStage) -> Comment {
    Comment(rawValue: stage.navigator.explanation)
  }

  @Test(
    "Fields are in two columns: the Next button goes row by row, mirrored in right-to-left layout",
    arguments: [false, true])
  func columns(isRightToLeft: Bool) throws {
    let stage = try NavigationStage { view in
      view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      view.addColumns()
    }
    #expect(stage.names == (isRightToLeft ? ["b", "a", "d", "c"] : ["a", "b", "c", "d"]))
  }

  @Test("The Next and Previous buttons move through all fields, including fields in nested views")
  func steps() throws {
    let stage = try NavigationStage { view in
      view.addField("a", 20, 100)
      let card = UIView(frame: CGRect(x: 0, y: 150, width: 393, height: 200))
      card.addField("b", 20, 0)
      card.addField("c", 20, 50)
      view.addSubview(card)
      view.addField("d", 20, 400)
    }
    var visited: [String?] = []
    repeat { visited.append(stage.current) } while stage.navigator.moveToNext()
    #expect(visited == [nil, "a", "b", "c", "d"])
    #expect(!stage.navigator.canMoveToNext && stage.navigator.canMoveToPrevious)
    #expect(stage.current == "d", "a step that finds nothing leaves the first responder")
    visited = []
    repeat { visited.append(stage.current) } while stage.navigator.moveToPrevious()
    #expect(visited == ["d", "c", "b", "a"])
    stage.navigator.dismiss()
    #expect(stage.current == nil)
    #expect(stage.navigator.moveToPrevious() && stage.current == "d")
    stage.hide()
  }

  @Test(
    "The app hides the focused field: the Next button moves on from where the field was",
    arguments: [false, true])
  func hidden(inSection: Bool) throws {
    let stage = try NavigationStage { view in
      view.addField("a", 20, 100)
      let section = UIView(frame: CGRect(x: 0, y: 150, width: 393, height: 40))
      section.addField("b", 20, 0)
      section.addField("c", 200, 0)
      view.addSubview(section)
      view.addField("d", 20, 250)
    }
    stage.focus("c")
    (inSection ? stage.field("c").superview : stage.field("c"))?.isHidden = true
    #expect(stage.names == (inSection ? ["a", "d"] : ["a", "b", "d"]))
    #expect(
      stage.navigator.explanation.contains("c, the first responder, is hidden"),
      Self.explanation(stage))
    #expect(stage.navigator.moveToNext() && stage.current == "d")
    stage.field("c").superview?.isHidden = false
    stage.field("c").isHidden = false
    stage.focus("c")
    stage.field("c").superview?.isHidden = inSection
    stage.field("c").isHidden = true
    #expect(stage.navigator.moveToPrevious() && stage.current == (inSection ? "a" : "b"))
    stage.hide()
  }

  @Test(
    "A field is added below the focused last field: Return moves to the new field",
    .needs(.touches))
  func newLast() throws {
    let stage = try NavigationStage { view in
      view.addField("a", 20, 100)
      view.addField("b", 20, 150)
    }
    stage.focus("b")
    #expect(stage.field("b").returnKeyType == .done)
    stage.view.addField("c", 20, 200)
    stage.pressReturn()
    #expect(stage.current == "c")
    stage.hide()
  }

  @Test("The Next button skips hidden or disabled fields, and the navigator's explanation says why")
  func skipped() throws {
    let stage = try NavigationStage { view in
      view.addField("name", 20, 100)
      view.addField("phone", 20, 150).isHidden = true
      view.addField("fax", 20, 200).isEnabled = false
      let closed = UIView(frame: CGRect(x: 0, y: 250, width: 393, height: 40))
      closed.alpha = 0
      closed.addField("pager", 20, 0)
      view.addSubview(closed)
      let terms = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 60))
      terms.accessibilityIdentifier = "terms"
      terms.isEditable = false
      view.addSubview(terms)
      let still = UIView(frame: CGRect(x: 0, y: 380, width: 393, height: 40))
      still.isUserInteractionEnabled = false
      still.addField("telex", 20, 0)
      view.addSubview(still)
      view.addField("code", 20, 430, width: 0)
      view.addField("mail", 20, 480)
    }
    #expect(stage.names == ["name", "mail"])
    stage.focus("name")
    let lines = stage.navigator.explanation.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "1 of 2: name", "1. name comes first", "2. mail begins a row",
        "phone skipped: hidden", "fax skipped: disabled", "pager skipped: hidden",
        "terms skipped: not editable", "telex skipped: takes no touches",
        "code skipped: has no size",
      ])
    stage.hide()
  }

  @Test(
    "A field appears while editing: the Next button moves to that field (IQKeyboardManager#603)")
  func later() throws {
    let stage = try NavigationStage { view in
      view.addField("a", 20, 100)
      view.addField("b", 20, 150).isHidden = true
      view.addField("c", 20, 200)
    }
    stage.focus("a")
    stage.field("b").isHidden = false
    #expect(stage.navigator.moveToNext() && stage.current == "b")
    stage.navigator.moveToPrevious()
    stage.field("b").isHidden = true
    #expect(stage.navigator.moveToNext() && stage.current == "c")
    stage.hide()
  }

  @Test(
    "textFieldShouldBeginEditing returns false: the Next button asks the field once and skips it")
  func refusal() throws {
    final class Delegate: NSObject, UITextFieldDelegate {
      var count = 0
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        count += 1
        return false
      }
    }
    let delegate = Delegate()
    let stage = try NavigationStage { view in
      view.addField("a", 20, 100)
      view.addField("b", 20, 150).delegate = delegate
      view.addField("c", 20, 200)
    }
    stage.focus("a")
    _ = stage.navigator.explanation
    _ = stage.navigator.canMoveToNext
    #expect(delegate.count == 0, "enumerating asks nobody (IQKeyboardManager#590)")
    #expect(stage.navigator.moveToNext() && stage.current == "c")
    #expect(delegate.count == 1)
    stage.hide()
  }

  @Test(
    "Next stays in a scroll view or focus group until its end, and skips nested navigators' fields",
    .needs(.systemKeyboard))
  func boundaries() throws {
    let inner = UIView(frame: CGRect(x: 0, y: 150, width: 393, height: 40))
    let stage = try NavigationStage { view in
      view.addField("a", 20, 100)
      inner.addField("x", 20, 0)
      inner.addField("y", 200, 0)
      view.addSubview(inner)
      for (index, x) in [0, 200].enumerated() {
        let column = index == 0 ? UIScrollView() : UIView()
        column.frame = CGRect(x: x, y: 200, width: 190, height: 100)
        if index == 1 { column.focusGroupIdentifier = "right" }
        column.addField("\(index)1", 0, 0)
        column.addField("\(index)2", 0, 50)
        view.addSubview(column)
      }
      view.addField("z", 20, 400)
    }
    let nested = inner.navigateInputs()
    #expect(stage.names == ["a", "01", "02", "11", "12", "z"], Self.explanation(stage))
    #expect(stage.navigator.explanation.contains("UIView skipped: has a navigator of its own"))
    stage.focus("x")
    #expect(nested.moveToNext() && stage.current == "y")
    #expect(!nested.moveToNext())
    #expect(stage.bar?.items?[1].isEnabled == false, "the bar is the inner one's")
    nested.stop()
    #expect(stage.names == ["a", "x", "y", "01", "02", "11", "12", "z"], Self.explanation(stage))
    stage.hide()
  }

  @Test(
    "In a sheet, the Next button moves only between the sheet's fields", .needs(.systemKeyboard))
  func sheet() throws {
    let stage = try NavigationStage { view in view.addColumns() }
    let sheet = UIViewController()
    for (index, name) in ["x", "y", "z"].enumerated() {
      sheet.view.addField(name, 20, 100 + CGFloat(index) * 50)
    }
    let navigator = sheet.view.navigateInputs()
    stage.controller.present(sheet, animated: true)
    stage.phone.untilKeyboardRests()
    var visited: [String?] = []
    while navigator.moveToNext() { visited.append(stage.current) }
    #expect(visited == ["x", "y", "z"])
    #expect(stage.bar?.items?.count == 4)
    sheet.dismiss(animated: true)
    stage.phone.untilKeyboardRests()
    #expect(stage.navigator.moveToNext() && stage.current == "a")
    #expect(stage.bar?.items?.prefix(2).map(\.isEnabled) == [false, true])
    stage.hide()
  }

  @Test("Layout is pending: moveToNext() lays out the views before choosing a field")
  func pendingLayout() throws {
    let row = UIStackView(frame: CGRect(x: 0, y: 100, width: 393, height: 34))
    row.distribution = .fillEqually
    for name in ["a", "b"] {
      let field = UITextField(frame: .zero)
      field.accessibilityIdentifier = name
      row.addArrangedSubview(field)
    }
    let stage = try NavigationStage { view in view.addSubview(row) }
    stage.view.semanticContentAttribute = .forceRightToLeft
    row.semanticContentAttribute = .forceRightToLeft
    #expect(stage.navigator.moveToNext() && stage.current == "a")
    stage.hide()
  }

  @Test(
    "KeyboardExplanationView numbers the fields in the order in which the Next button visits them")
  func numbers() throws {
    let stage = try NavigationStage { view in view.addColumns() }
    let picture = KeyboardExplanationView(of: stage.view.avoidKeyboard())
    stage.phone.window.addSubview(picture)
    stage.focus("a")
    let numbers = picture.descendants(UILabel.self).filter { $0.backgroundColor == .systemIndigo }
    #expect(numbers.map(\.text) == ["1", "2", "3", "4"])
    let corner = stage.field("d").convert(CGPoint.zero, to: picture)
    #expect(numbers.last?.center == corner)
    stage.hide()
  }

  @Test("The app sets accessibilityElements: the Next button moves in that order, not by position")
  func stated() throws {
    let stage = try NavigationStage { view in
      view.addColumns()
      let fields = view.descendants(UITextField.self)
      view.accessibilityElements = [UILabel(), fields[2], fields[3]]
    }
    #expect(stage.names == ["c", "a", "b", "d"], Self.explanation(stage))
    #expect(stage.navigator.explanation.contains("2. a comes next in the app's order"))
  }

  @Test("The Next button moves to a UIKeyInput view, which gets no keyboard toolbar")
  func keyInputs() throws {
    final class PINView: UIView, UIKeyInput {
      var hasText: Bool { false }
      func insertText(_ text: String) {}
      func deleteBackward() {}
      override var canBecomeFirstResponder: Bool { true }
    }
    let stage = try NavigationStage { view in
      view.addField("a", 20, 100)
      let pin = PINView(frame: CGRect(x: 20, y: 150, width: 200, height: 40))
      pin.accessibilityIdentifier = "pin"
      view.addSubview(pin)
      view.addField("b", 20, 200)
    }
    stage.focus("a")
    #expect(stage.navigator.moveToNext() && stage.current == "pin")
    #expect(stage.navigator.moveToNext() && stage.current == "b")
    #expect(
      stage.navigator.explanation.contains(
        "2. pin begins a row (no bar: its accessory is read-only)"))
    stage.hide()
  }

  @Test("KeyboardInputNavigator sets no delegate, data source or gesture recognizer")
  func delegates() throws {
    let text = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 60))
    let table = UITableView(frame: CGRect(x: 0, y: 400, width: 393, height: 200))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 610, width: 393, height: 80))
    let stage = try NavigationStage { view in
      view.addColumns()
      scrollView.addField("in", 20, 10)
      for other in [text, table, scrollView] { view.addSubview(other) }
    }
    func taken() -> [Any] {
      let own: [Any?] = [text.delegate, table.delegate, table.dataSource, scrollView.delegate]
      let fields = stage.view.descendants(UITextField.self).compactMap { $0.delegate as Any? }
      return own.compactMap { $0 } + fields + (stage.view.gestureRecognizers ?? [])
    }
    while stage.navigator.moveToNext() {
      stage.phone.advance(by: 0.5)
      #expect(taken().isEmpty, "\(taken())")
    }
    #expect(stage.current == "in")
    stage.navigator.stop()
    stage.hide()
    #expect(taken().isEmpty, "\(taken())")
  }

  @Test(
    "A navigator is stopped or its view deallocated: no toolbar, return key or action remains",
    .needs(.systemKeyboard))
  func leftovers() throws {
    let stage = try NavigationStage { view in
      view.addColumns()
      view.addSubview(UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 60)))
    }
    let (views, guides) = (stage.view.subviews.count, stage.view.layoutGuides.count)
    stage.focus("a")
    let field = stage.field("a")
    #expect(field.returnKeyType == .next && stage.bar != nil)
    stage.navigator.stop()
    stage.phone.untilKeyboardRests()
    #expect(stage.bar == nil && field.isFirstResponder)
    #expect(stage.view.subviews.count == views)
    #expect(stage.view.layoutGuides.count == guides - 1)
    for input in stage.view.descendants(UITextField.self) {
      #expect(input.inputAccessoryView == nil && input.returnKeyType == .default)
      #expect(input.allControlEvents == [])
    }
    #expect(stage.view.descendant(UITextView.self)?.inputAccessoryView == nil)
    #expect(!stage.navigator.moveToNext())
    stage.navigator.stop()
    stage.hide()

    weak var gone: KeyboardInputNavigator?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      gone = view.navigateInputs()
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }
}
