import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// Text fields that get focus in a second window, and the caret of long text views.
@MainActor
@Suite(.attachingStage) struct OtherWindowTests {
  /// The input in the first window.
  enum Content: CaseIterable {
    case textView, liftedField, fieldInScrollView, rowOfTable
  }

  @Test(
    "A field in a second window gets focus: the first window's field does not move",
    .needs([.virtualTime, .rotation]),
    arguments: Content.allCases, Mode.allCases)
  func panel(content: Content, mode: Mode) throws {
    for held in Held.phones + [.pad] {
      for accessory in [nil, 44, 60] as [CGFloat?] {
        for place in [Place.root, .navigation, .tab] {
          let phone = try held.make()
          let screen: UIViewController
          let input: UIView
          let list: UIScrollView?
          let height = phone.window.bounds.height
          switch content {
          case .textView:
            let text = UITextView(frame: phone.window.bounds)
            text.text = (1...200).map { "Line \($0)" }.joined(separator: "\n")
            screen = UIViewController()
            text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            screen.view.addSubview(text)
            (input, list) = (text, text)
            place.show(screen, on: phone)
          case .liftedField:
            let (controller, field) = frameScreen()
            (screen, input, list) = (controller, field, nil)
            place.show(screen, on: phone)
          case .fieldInScrollView:
            screen = UIViewController()
            let scroll = UIScrollView(frame: phone.window.bounds)
            scroll.contentSize.height = height + 300
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            let field = UITextField(frame: CGRect(x: 20, y: height - 230, width: 200, height: 34))
            scroll.addSubview(field)
            screen.view.addSubview(scroll)
            (input, list) = (field, scroll)
            place.show(screen, on: phone)
          case .rowOfTable:
            let table = FieldTable(rows: [50])
            (screen, list) = (table, table.table)
            place.show(screen, on: phone)
            input = try #require(table.field(near: height - 180))
          }
          let (rest, offset) = (windowFrame(screen.view), list?.contentOffset)
          mode.serve(screen) {
            input.becomeFirstResponder()
            phone.untilKeyboardRests()
            let before = windowFrame(input)
            let panel = FindPanel(on: phone, accessoryHeight: accessory)
            panel.field.becomeFirstResponder()
            phone.untilKeyboardRests()
            let what: Comment = "\(held) \(accessory ?? 0) \(place)"
            #expect(windowFrame(input) == before, what)
            panel.field.resignFirstResponder()
            panel.window.isHidden = true
            phone.advance(by: 0.2)
            input.resignFirstResponder()
            phone.untilKeyboardRests()
            #expect(windowFrame(screen.view) == rest, what)
            #expect(list?.contentInset ?? .zero == .zero, what)
            if content != .textView { #expect(list?.contentOffset == offset, what) }
          }
        }
      }
    }
  }

  @Test(
    "Focus in a second window ends: the first window's list scrolls back to its top",
    .needs([.virtualTime, .rotation]),
    arguments: [0, 3, 20] as [CGFloat], Mode.allCases)
  func cutOffField(cut: CGFloat, mode: Mode) throws {
    for held in Held.phones + [.pad] {
      let phone = try held.make()
      let screen = UIViewController()
      let list = UIScrollView(frame: phone.window.bounds.insetBy(dx: 0, dy: 70))
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize.height = 2 * list.bounds.height
      let field = UITextField(
        frame: CGRect(x: 20, y: list.bounds.height - 34 + cut, width: 200, height: 34))
      list.addSubview(field)
      screen.view.addSubview(list)
      phone.show(screen)
      mode.serve(screen) {
        field.becomeFirstResponder()
        phone.untilKeyboardRests()
        #expect(list.contentOffset.y > cut, "\(held)")
        let panel = FindPanel(on: phone)
        panel.field.becomeFirstResponder()
        phone.untilKeyboardRests()
        panel.field.resignFirstResponder()
        panel.window.isHidden = true
        phone.untilKeyboardRests()
        #expect(field.isFirstResponder, "\(held)")
        #expect(list.contentOffset.y == 0, "\(held)")
        #expect(list.contentInset == .zero, "\(held)")
        field.resignFirstResponder()
        phone.untilKeyboardRests()
      }
    }
  }

  @Test(
    "The window of the edited field is hidden: a field of the first window is served again",
    .needs(.virtualTime), arguments: Mode.allCases)
  func hiddenWindow(mode: Mode) throws {
    for held in Held.phones + [.pad] {
      // In the automatic mode, a field has an avoider only at the end of the run-loop turn.
      for pause in mode == .explicit ? [0, 0.1, 1] : [0.1, 1] {
        let phone = try held.make()
        let (screen, field) = frameScreen()
        phone.show(screen)
        let start = windowFrame(field)
        let comment: Comment = "\(held), after \(pause) s"
        mode.serve(screen) {
          field.becomeFirstResponder()
          phone.advance(by: pause)
          let panel = FindPanel(on: phone)
          panel.field.becomeFirstResponder()
          phone.untilKeyboardRests()
          phone.window.makeKeyAndVisible()
          panel.window.isHidden = true
          phone.untilKeyboardRests()
          #expect(windowFrame(field).maxY <= phone.keyboardTop, comment)
          field.resignFirstResponder()
          phone.untilKeyboardRests()
          #expect(windowFrame(field) == start, comment)
        }
      }
    }
  }

  #if canImport(Phone)
    @Test(
      "The system's find panel takes the focus: the screen returns when the keyboard hides",
      .needs([.worlds, .rotation]), arguments: Held.phones + [.pad], [false, true])
    func systemPanel(held: Held, givesBack: Bool) throws {
      for (place, mode, isInList) in [
        (Place.root, Mode.explicit, false), (.navigation, .automatic, true),
        (.tab, .explicit, true),
        (.sheet, .automatic, false), (.sheet, .explicit, true),
      ] {
        let phone = try held.make()
        let (screen, field) = frameScreen()
        let list = UIScrollView(frame: screen.view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize.height = list.bounds.height + 300
        if isInList {
          screen.view.addSubview(list)
          list.addSubview(field)
        }
        place.show(screen, on: phone)
        let (start, offset) = (windowFrame(field), list.contentOffset)
        let what: Comment = "\(place) \(mode) in list: \(isInList)"
        mode.serve(screen) {
          field.becomeFirstResponder()
          phone.untilKeyboardRests()
          #expect(windowFrame(field).maxY <= phone.keyboardTop, what)
          phone.simulated.openFindPanel()
          phone.untilKeyboardRests()
          phone.simulated.closeFindPanel(focusing: givesBack ? field : nil)
          phone.untilKeyboardRests()
          if givesBack {
            #expect(windowFrame(field).maxY <= phone.keyboardTop, what)
            field.resignFirstResponder()
            phone.untilKeyboardRests()
          }
          #expect(windowFrame(field) == start, what)
          #expect(list.contentOffset == offset && list.contentInset == .zero, what)
        }
      }
    }
  #endif

  /// The size and superview of a text view with many lines.
  enum TextPlace: CaseIterable {
    case fills, box, boxInScrollView, boxInCell, notScrolling, belowTitle
  }

  @Test(
    "The user types anywhere in a long text view: the caret stays above the keyboard",
    .needs([.virtualTime, .rotation]),
    arguments: TextPlace.allCases, Held.all)
  func caret(textPlace: TextPlace, held: Held) throws {
    for place in [Place.root, .navigation, .tab, .sheet] {
      for mode in Mode.allCases {
        let phone = try held.make()
        let screen = UIViewController()
        let text = UITextView(frame: .zero)
        text.text = (1...120).map { "Line \($0)" }.joined(separator: "\n")
        let bounds = screen.view.bounds
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        switch textPlace {
        case .fills: text.frame = bounds
        case .box: text.frame = bounds.divided(atDistance: bounds.height / 2, from: .maxYEdge).slice
        case .belowTitle: text.frame = bounds.insetBy(dx: 10, dy: 100)
        case .notScrolling:
          text.isScrollEnabled = false
          text.text = (1...(held.orientation == .portrait ? 12 : 4)).map { "Line \($0)" }.joined(
            separator: "\n")
          text.frame = CGRect(x: 10, y: bounds.height - 320, width: 300, height: 300)
          text.autoresizingMask = [.flexibleTopMargin]
        case .boxInScrollView, .boxInCell: break
        }
        if textPlace == .boxInScrollView || textPlace == .boxInCell {
          let list = UIScrollView(frame: bounds)
          list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          list.contentSize = CGSize(width: 300, height: 1500)
          text.autoresizingMask = []
          text.frame = CGRect(
            x: 10, y: textPlace == .boxInCell ? 20 : bounds.height - 160, width: 300,
            height: textPlace == .boxInCell ? 500 : 140)
          list.addSubview(text)
          screen.view.addSubview(list)
        } else {
          screen.view.addSubview(text)
        }
        place.show(screen, on: phone)
        let rest = windowFrame(screen.view)
        mode.serve(screen) {
          @MainActor func expectCaret(_ step: String) {
            guard let end = text.selectedTextRange?.end else { return }
            let caret = text.convert(text.caretRect(for: end), to: phone.window)
            let report = Keyboard.avoider(serving: text)?.explanation ?? ""
            let what: Comment = "\(place) \(mode) \(step) \(report)"
            #expect(caret.maxY <= phone.keyboardFrame.minY + 0.5, what)
            #expect(caret.minY >= screen.view.safeAreaInsets.top - 0.5 || place == .sheet, what)
            #expect(windowFrame(text).insetBy(dx: -2, dy: -2).contains(caret), what)
          }
          text.becomeFirstResponder()
          text.selectedRange = NSRange(location: text.text.count, length: 0)
          phone.untilKeyboardRests()
          expectCaret("end")
          phone.type("a")
          phone.advance(by: 0.5)
          expectCaret("typed")
          phone.type("\n\nb")
          phone.advance(by: 0.5)
          expectCaret("lines")
          if textPlace != .notScrolling {
            text.selectedRange = NSRange(location: 3, length: 0)
            phone.type("c")
            phone.advance(by: 0.5)
            expectCaret("start")
          }
          text.resignFirstResponder()
          phone.untilKeyboardRests()
          #expect(windowFrame(screen.view) == rest, "\(place) \(mode)")
          #expect(text.contentInset == .zero, "\(place) \(mode)")
        }
      }
    }
  }
}
