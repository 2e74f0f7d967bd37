import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// A note fills the screen, and the user writes into it. When the keyboard hides, the note scrolls
/// back only as far as the user still sees the caret.
@MainActor
@Suite(.attachingStage) struct WrittenNoteTests {
  /// How the user leaves the note after writing.
  enum Leaving: CaseIterable {
    case hidingKeyboard, endingEditing, editingTitle
  }

  @MainActor
  private final class Note {
    let stage: any TestStage
    let controller = UIViewController()
    let title = UITextField(frame: CGRect(x: 20, y: 110, width: 300, height: 34))
    let text: UITextView

    init(_ held: Held, lines: Int) throws {
      stage = try held.make()
      var frame = controller.view.bounds
      frame.origin.y = 150
      frame.size.height -= 150
      text = UITextView(frame: frame)
      text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      text.font = .systemFont(ofSize: 17)
      text.text = (1...lines).map { "Line \($0)" }.joined(separator: "\n")
      controller.view.addSubview(title)
      controller.view.addSubview(text)
      stage.show(UINavigationController(rootViewController: controller))
    }

    func putCaret(atLine line: Int) {
      let lines = text.text.split(separator: "\n", omittingEmptySubsequences: false)
      let before = lines.prefix(line).joined(separator: "\n")
      text.selectedRange = NSRange(location: before.utf16.count, length: 0)
    }

    func edit(atLine line: Int) {
      putCaret(atLine: line)
      text.becomeFirstResponder()
      stage.untilKeyboardRests()
    }

    func leave(_ leaving: Leaving) {
      switch leaving {
      case .hidingKeyboard: stage.dismissKeyboard()
      case .endingEditing: controller.view.endEditing(true)
      case .editingTitle:
        title.becomeFirstResponder()
        stage.untilKeyboardRests()
        stage.dismissKeyboard()
      }
      stage.advance(by: 1.5)
    }

    var caret: CGRect {
      text.selectedTextRange.map { text.convert(text.caretRect(for: $0.end), to: nil) } ?? .null
    }
  }

  @Test(
    "The user writes many lines: after the keyboard has hidden, the caret is still visible",
    .needs(.systemKeyboard), arguments: Held.phones, Leaving.allCases)
  func manyLines(held: Held, leaving: Leaving) throws {
    for mode in Mode.allCases {
      let note = try Note(held, lines: 100)
      mode.serve(note.controller) {
        note.edit(atLine: 20)
        for _ in 0..<25 { note.stage.type("\nnew") }
        note.stage.untilKeyboardRests()
        #expect(note.caret.maxY <= note.stage.keyboardFrame.minY, "\(mode)")
        note.leave(leaving)
        let end = note.text.bounds.height - note.text.adjustedContentInset.bottom
        // A scroll view rounds its offset to whole pixels.
        let visible = 150...150.5 + end
        #expect(visible.contains(note.caret.minY), "\(mode)")
        #expect(visible.contains(note.caret.maxY), "\(mode)")
        #expect(note.text.contentInset.bottom == 0, "\(mode)")
      }
    }
  }

  @Test(
    "The user writes a letter on another line: after the keyboard has hidden, the note is at its top",
    .needs(.systemKeyboard), arguments: Mode.allCases, Leaving.allCases)
  func otherLine(mode: Mode, leaving: Leaving) throws {
    for (first, then) in [(2, 22), (22, 2), (18, 24), (22, 24)] {
      let note = try Note(Held.phones[1], lines: 100)
      let rest = note.text.contentOffset
      mode.serve(note.controller) {
        note.edit(atLine: first)
        note.putCaret(atLine: then)
        note.stage.type("x")
        note.stage.untilKeyboardRests()
        #expect(note.caret.maxY <= note.stage.keyboardFrame.minY, "\(first) \(then)")
        note.leave(leaving)
        #expect(note.text.contentOffset == rest, "\(first) \(then)")
        #expect(note.text.contentInset.bottom == 0, "\(first) \(then)")
      }
    }
  }
}
