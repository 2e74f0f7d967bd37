import KeyboardStrut
import ScreenTesting
import Testing

/// An input that refuses to end editing stays the first responder, and nothing moves.
@MainActor
@Suite(.attachingStage) struct NavigatorValidationTests {
  /// A delegate that records which inputs UIKit asks about, and refuses for some of the inputs.
  @MainActor
  private final class Validator: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var endless: Set<String> = []
    var closed: Set<String> = []
    var questions: [String] = []

    private func end(_ input: UIView) -> Bool {
      questions.append("end \(input.accessibilityIdentifier ?? "?")")
      return !endless.contains(input.accessibilityIdentifier ?? "?")
    }

    func textFieldShouldEndEditing(_ field: UITextField) -> Bool { end(field) }
    func textViewShouldEndEditing(_ text: UITextView) -> Bool { end(text) }

    func textFieldShouldBeginEditing(_ field: UITextField) -> Bool {
      questions.append("begin \(field.accessibilityIdentifier ?? "?")")
      return !closed.contains(field.accessibilityIdentifier ?? "?")
    }

    func questions(_ word: String) -> [String] { questions.filter { $0.hasPrefix(word) } }
  }

  /// A table with a field in each row, named by its number.
  @MainActor
  private final class Rows: NSObject, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let validator = Validator()
    let count: Int
    let stage: NavigationStage

    init(_ count: Int, hasHint: Bool = false) throws {
      self.count = count
      let table = table
      stage = try NavigationStage { view in
        view.addSubview(table)
        view.avoidKeyboard()
      }
      super.init()
      table.rowHeight = 50
      table.dataSource = self
      if hasHint {
        stage.navigator.indexPathsOfInputs = { _ in
          (0..<count).map { IndexPath(row: $0, section: 0) }
        }
      }
      stage.phone.settle()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        table.dequeueReusableCell(withIdentifier: "field")
        ?? UITableViewCell(style: .default, reuseIdentifier: "field")
      let field =
        cell.contentView.descendant(UITextField.self) ?? cell.contentView.addField("", 20, 5)
      field.accessibilityIdentifier = "\(indexPath.row)"
      field.delegate = validator
      return cell
    }

    /// The state that the user sees: the focus, the positions, the buttons and the return key.
    var state: String {
      let field = stage.field("2")
      let buttons = stage.bar?.items?.prefix(2).map(\.isEnabled) ?? []
      return """
        \(stage.current ?? "none") at \(stage.frame(field)), list \(table.contentOffset), \
        buttons \(buttons), return key \(field.returnKeyType)
        """
    }
  }

  enum Step: CaseIterable {
    case next
    case previous
    case bar
    case returnKey
  }

  private func take(_ step: Step, in stage: NavigationStage) throws {
    switch step {
    case .next: #expect(!stage.navigator.moveToNext())
    case .previous: #expect(!stage.navigator.moveToPrevious())
    case .bar: stage.phone.tap(try #require(stage.barButton(1)))
    case .returnKey: stage.pressReturn()
    }
    stage.phone.untilKeyboardRests()
  }

  @Test(
    "A table's field refuses to end editing: Next and Return ask the field once and move no focus",
    .needs(.systemKeyboard),
    arguments: [5, 12, 20, 60], Step.allCases)
  func table(count: Int, step: Step) throws {
    for hasHint in [false, true] {
      let rows = try Rows(count, hasHint: hasHint)
      rows.stage.focus("2")
      let before = rows.state
      rows.validator.endless = ["2"]
      rows.validator.questions = []
      try take(step, in: rows.stage)
      #expect(rows.validator.questions("end") == ["end 2"])
      #expect(rows.state == before)
      rows.validator.endless = []
      rows.stage.phone.type("x")
      #expect(rows.stage.navigator.moveToNext() && rows.stage.current == "3")
      rows.stage.hide()
    }
  }

  @Test(
    "moveToNext() scrolls a table, but the focused field keeps the focus: the table scrolls back")
  func farRow() throws {
    let rows = try Rows(60)
    let last = try #require(rows.table.indexPathsForVisibleRows?.last?.row)
    rows.validator.closed = Set((3...last).map { "\($0)" })
    rows.stage.focus("2")
    let before = rows.state
    rows.validator.endless = ["2"]
    rows.validator.questions = []
    #expect(!rows.stage.navigator.moveToNext())
    rows.stage.phone.untilKeyboardRests()
    #expect(rows.validator.questions("end") == ["end 2"])
    #expect(rows.state == before)
    rows.validator.endless = []
    #expect(rows.stage.navigator.moveToNext() && rows.stage.current == "\(last + 1)")
    rows.stage.hide()
  }

  @Test(
    "Some fields refuse to begin editing: the Next button asks each field once, then skips it",
    arguments: [false, true])
  func closedRows(hasHint: Bool) throws {
    let rows = try Rows(60, hasHint: hasHint)
    let last = try #require(rows.table.indexPathsForVisibleRows?.last?.row)
    rows.stage.focus("\(last)")
    let next = try #require(rows.table.indexPathsForVisibleRows?.last?.row) + 1
    rows.validator.closed = Set((last + 1...next).map { "\($0)" })
    rows.validator.questions = []
    #expect(rows.stage.navigator.moveToNext() && rows.stage.current == "\(next + 1)")
    let refusals = rows.validator.questions("begin").dropLast(2)
    #expect(refusals == (last + 1...next).map { "begin \($0)" }[...])
    #expect(rows.validator.questions("end") == ["end \(last)"])
    rows.stage.hide()
  }

  @Test("The Next button moves to rows not yet loaded before it moves to the table's footer field")
  func footer() throws {
    let rows = try Rows(60)
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
    footer.addField("below", 20, 5)
    rows.table.tableFooterView = footer
    rows.validator.closed = Set((3..<40).map { "\($0)" })
    rows.stage.focus("2")
    #expect(rows.stage.navigator.moveToNext() && rows.stage.current == "40")
    rows.stage.hide()
  }

  @Test(
    "A text view or field refuses to end editing: the Next button and dismiss() do nothing",
    arguments: [true, false])
  func done(isText: Bool) throws {
    let validator = Validator()
    let stage = try NavigationStage { view in
      view.addField("a", 20, 100).delegate = isText ? nil : validator
      let text = UITextView(frame: CGRect(x: 20, y: 150, width: 300, height: 60))
      text.accessibilityIdentifier = "text"
      text.delegate = isText ? validator : nil
      view.addSubview(text)
      view.addField("b", 20, 250)
    }
    let input = try #require(isText ? stage.view.descendant(UITextView.self) : stage.field("a"))
    validator.endless = ["a", "text"]
    input.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    let top = stage.keyboardTop
    let steps: [@MainActor () -> Void] = [
      { stage.navigator.moveToNext() }, { stage.navigator.moveToNext() },
      { stage.navigator.dismiss() },
    ]
    for step in steps {
      validator.questions = []
      step()
      stage.phone.untilKeyboardRests()
      #expect(validator.questions("end").count == 1)
      #expect(input.isFirstResponder && stage.keyboardTop == top)
    }
    validator.endless = []
    #expect(stage.navigator.moveToNext())
    #expect(stage.current == (isText ? "b" : "text"))
    stage.hide()
  }

  @Test(
    "moveToNext() skips a field that refuses focus, and calls textFieldShouldEndEditing only once")
  func agrees() throws {
    let validator = Validator()
    let stage = try NavigationStage { view in
      for (index, name) in ["a", "b", "c"].enumerated() {
        view.addField(name, 20, 100 + CGFloat(index) * 50).delegate = validator
      }
    }
    validator.closed = ["b"]
    stage.focus("a")
    validator.questions = []
    #expect(stage.navigator.moveToNext() && stage.current == "c")
    #expect(validator.questions == ["begin b", "begin c", "begin c", "end a"])
    stage.hide()
  }

  @Test(
    "A field outside the navigator's view refuses to end editing: moveToNext() keeps focus there")
  func outside() throws {
    let validator = Validator()
    let stage = try NavigationStage { view in view.addColumns() }
    let field = stage.phone.window.addField("outside", 20, 300)
    field.delegate = validator
    validator.endless = ["outside"]
    field.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    validator.questions = []
    #expect(!stage.navigator.moveToNext())
    #expect(validator.questions == ["end outside"])
    #expect(stage.navigator.canMoveToNext && stage.current == "outside")
    validator.endless = []
    #expect(stage.navigator.moveToNext() && stage.current == "a")
    stage.hide()
  }
}
