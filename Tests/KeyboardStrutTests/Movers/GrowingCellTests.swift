import KeyboardStrut
import ScreenTesting
import Testing

/// A text view in a table cell that grows with the text.
@MainActor
@Suite(.attachingStage) struct GrowingCellTests {
  /// Ten rows, each with a text view as high as its text.
  private final class NotesScreen: UIViewController, UITableViewDataSource, UITextViewDelegate {
    let table = UITableView(frame: .zero)
    var growsAnimated = false
    /// Scrolls the list in response to new text. Nil if the app does not scroll.
    var scroll: ((UITableView) -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      table.frame = view.bounds
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      table.register(NoteCell.self, forCellReuseIdentifier: "note")
      table.dataSource = self
      view.addSubview(table)
      view.avoidKeyboard()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
      (cell as? NoteCell)?.note.delegate = self
      return cell
    }

    /// Makes the table ask for the cell's height again, as every app does to let a cell grow.
    func textViewDidChange(_ textView: UITextView) {
      if growsAnimated { grow() } else { UIView.performWithoutAnimation { grow() } }
      scroll?(table)
    }

    private func grow() {
      table.beginUpdates()
      table.endUpdates()
    }

    func text(_ row: Int) -> UITextView? {
      (table.cellForRow(at: IndexPath(row: row, section: 0)) as? NoteCell)?.note
    }
  }

  private final class NoteCell: UITableViewCell {
    let note = UITextView(frame: .zero)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      note.isScrollEnabled = false
      note.font = .systemFont(ofSize: 17)
      note.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(note)
      NSLayoutConstraint.activate([
        note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @MainActor
  @Suite(.needs(.virtualTime)) struct Slow {
    @Test(
      "Typing grows a list cell on small and large devices: the caret stays visible",
      arguments: ["iPhone 15", "iPhone SE (2nd generation)", "iPad Pro 11-inch"], [0, 9])
    func caretStaysSight(device: String, row: Int) throws {
      try GrowingCellTests().caretStaysSight(device: device, row: row)
    }
  }

  @Test(
    "The user types lines in a growing list cell: the caret stays visible",
    arguments: ["iPhone 15"], [3])
  func caretStaysSight(device: String, row: Int) throws {
    let screen = NotesScreen()
    let stage = try FormStage(device, screen)
    let rest = stage.layout
    let text = try #require(screen.text(row))
    text.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    for line in 0..<24 {
      stage.phone.type("Line \(line)\n")
      stage.phone.advance(by: 0.3)
      let caret = stage.caret(of: text)
      #expect(caret.maxY <= stage.keyboardTop + 0.01, "line \(line)\n\(stage.explanation)")
      #expect(caret.minY >= 20, "line \(line)\n\(stage.explanation)")
      #expect(text.bounds.height > CGFloat(line) * 20, "the cell has grown")
    }
    stage.hide()
    #expect(stage.layout.inset == rest.inset && stage.layout.indicatorInset == rest.indicatorInset)
    #expect(stage.layout.frame == rest.frame)
  }

  @Test(
    "A list cell grows while typed into: when the keyboard hides, the list returns to its offset",
    .needs(.virtualTime), arguments: [12, 16, 24], [0, 3])
  func offsetReturns(lines: Int, row: Int) throws {
    for growsAnimated in [false, true] {
      for pasted in [0, 12] {
        let screen = NotesScreen()
        screen.growsAnimated = growsAnimated
        let stage = try FormStage("iPhone 15", screen)
        let rest = screen.table.contentOffset
        let text = try #require(screen.text(row))
        text.becomeFirstResponder()
        stage.phone.untilKeyboardRests()
        if pasted > 0 {
          text.insertText((0..<pasted).map { "Line \($0)" }.joined(separator: "\n"))
          stage.phone.advance(by: 0.15)
        }
        for _ in 0..<lines - pasted {
          stage.phone.type("\n")
          stage.phone.advance(by: 0.4)
        }
        stage.phone.type("a")
        stage.phone.untilKeyboardRests()
        let what: Comment = "\(growsAnimated) \(pasted) \(stage.explanation)"
        #expect(stage.caret(of: text).maxY <= stage.keyboardTop + 0.01, what)
        stage.hide()
        stage.phone.untilKeyboardRests()
        #expect(screen.table.contentOffset == rest, what)
      }
    }
  }

  @Test(
    "The user types into a growing list cell while the list still moves: the list returns exactly",
    .needs(.virtualTime), arguments: [0.05, 0.1])
  func fastTyping(pace: Double) throws {
    for lines in 4...10 {
      let screen = NotesScreen()
      screen.growsAnimated = true
      let stage = try FormStage("iPhone 15", screen)
      let rest = screen.table.contentOffset
      let text = try #require(screen.text(9))
      text.becomeFirstResponder()
      stage.phone.untilKeyboardRests()
      for _ in 0..<lines {
        stage.phone.type("\n")
        stage.phone.advance(by: pace)
      }
      stage.phone.untilKeyboardRests()
      #expect(stage.caret(of: text).maxY <= stage.keyboardTop + 0.01, "\(lines)")
      stage.hide()
      stage.phone.untilKeyboardRests()
      #expect(screen.table.contentOffset == rest, "\(lines)")
    }
  }

  @Test("The app scrolls a list to its top when the user types: the list stays at its top")
  func scrolledToTop() throws {
    let screen = NotesScreen()
    let stage = try FormStage("iPhone 15", screen)
    let top = screen.table.contentOffset
    let text = try #require(screen.text(9))
    text.text = (0..<20).map { "Line \($0)" }.joined(separator: "\n")
    stage.phone.untilKeyboardRests()
    screen.table.contentOffset.y = top.y + 60
    text.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    screen.scroll = { $0.setContentOffset(top, animated: false) }
    stage.phone.type("a")
    screen.scroll = nil
    stage.hide()
    stage.phone.untilKeyboardRests()
    #expect(screen.table.contentOffset == top, "\(stage.explanation)")
  }
}
