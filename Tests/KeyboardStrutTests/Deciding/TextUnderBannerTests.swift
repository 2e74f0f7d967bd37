import KeyboardStrut
import ScreenTesting
import Testing

/// Something above the text of a full-screen text view grows, so that UIKit moves the text down.
@MainActor
@Suite(.attachingStage) struct TextUnderBannerTests {
  /// The things that make the text begin further down.
  enum Growth: CaseIterable {
    case safeArea, animatedSafeArea, contentInset, navigationBar
  }

  /// A text view that fills the screen of a navigation controller, scrolled to its top.
  @MainActor
  private struct Note {
    let phone: any TestStage
    let screen = UIViewController()
    let navigation: UINavigationController
    let text: UITextView

    init(_ held: Held, hidesBar: Bool = false, hasLargeTitle: Bool = false) throws {
      phone = try held.make()
      text = UITextView(frame: screen.view.bounds)
      text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      text.text = (1...100).map { "Line \($0)" }.joined(separator: "\n")
      screen.view.addSubview(text)
      screen.title = "Note"
      navigation = UINavigationController(rootViewController: screen)
      navigation.isNavigationBarHidden = hidesBar
      navigation.navigationBar.prefersLargeTitles = hasLargeTitle
      phone.show(navigation)
      phone.advance(by: 0.3)
    }

    var caret: CGRect {
      guard let end = text.selectedTextRange?.end else { return .infinite }
      return text.convert(text.caretRect(for: end), to: nil as UIView?)
    }

    /// The content offset, measured from the top of the content.
    var scrolled: CGFloat { text.contentOffset.y + text.adjustedContentInset.top }

    func putCaret(inLine line: Int) {
      let start = (1..<line).reduce(0) { $0 + "Line \($1)\n".utf16.count }
      text.selectedRange = NSRange(location: start + 6, length: 0)
    }

    /// Begins editing with the caret in the last line that is visible above the keyboard without
    /// scrolling.
    func editLastVisibleLine() {
      putCaret(inLine: 1)
      text.becomeFirstResponder()
      phone.untilKeyboardRests()
      var line = 1
      repeat {
        line += 1
        putCaret(inLine: line)
      } while caret.maxY <= phone.keyboardFrame.minY
      putCaret(inLine: line - 1)
      phone.advance(by: 0.5)
    }

    func apply(_ growth: Growth, _ points: CGFloat) {
      switch growth {
      case .safeArea: screen.additionalSafeAreaInsets.top = points
      case .animatedSafeArea:
        UIView.animate(withDuration: 0.3) {
          screen.additionalSafeAreaInsets.top = points
          screen.view.layoutIfNeeded()
        }
      case .contentInset: text.contentInset.top = points
      case .navigationBar: navigation.setNavigationBarHidden(false, animated: true)
      }
    }
  }

  @Test(
    "A banner moves the text of a text view down: the caret stays above the keyboard",
    .needs([.virtualTime, .rotation]),
    arguments: Growth.allCases, Mode.allCases)
  func banner(growth: Growth, mode: Mode) throws {
    for held in Held.all + [Held("iPad Air 11-inch", .landscape)] {
      for points in [44, 90] as [CGFloat] {
        let note = try Note(held, hidesBar: growth == .navigationBar)
        mode.serve(note.screen) {
          note.editLastVisibleLine()
          note.apply(growth, points)
          note.phone.advance(by: 1.2)
          let report = Keyboard.avoider(serving: note.text)?.explanation ?? ""
          let what: Comment = "\(held) \(points) \(report)"
          #expect(note.caret.maxY <= note.phone.keyboardFrame.minY, what)
          #expect(note.caret.minY >= note.screen.view.safeAreaInsets.top - 0.5, what)
          note.phone.dismissKeyboard()
          note.phone.advance(by: 1.2)
          #expect(abs(note.scrolled) <= 0.5, what)
        }
      }
    }
  }

  /// The large title grows under the finger, and the top inset grows with it.
  @Test(
    "The user drags text down until a large title grows: the text follows the finger",
    .needs(.touches), arguments: Mode.allCases)
  func largeTitle(mode: Mode) throws {
    let note = try Note(Held("iPhone 15"), hasLargeTitle: true)
    mode.serve(note.screen) {
      // With the title at its full height, the keyboard would cover this line.
      note.putCaret(inLine: 26)
      note.text.becomeFirstResponder()
      note.phone.untilKeyboardRests()
      let (before, top) = (note.caret, note.text.adjustedContentInset.top)
      note.phone.drag(
        from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 360), duration: 0.4, rest: 0.2)
      #expect(note.text.adjustedContentInset.top > top)
      #expect(note.caret.minY > before.minY + 20)
      note.phone.dismissKeyboard()
      note.phone.untilKeyboardRests()
    }
  }
}
