import ScreenTesting
import Testing

@testable import Phone
@testable import UIKit

/// How a text view follows its caret, and what it draws of a long text.
@MainActor
@Suite struct TextViewScrollTests {
  /// Made inside each test: between a suite's initializer and its test another test may run, with a
  /// phone of its own.
  @MainActor
  private struct TextViewStage: ScreenStage {
    let phone: Phone
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 120))

    init() throws {
      phone = try Phone("iPhone 15")
      let controller = UIViewController()
      controller.view.addSubview(view)
      view.font = .systemFont(ofSize: 17)
      phone.show(controller)
    }

    var caret: CGRect { view.selectedTextRange.map { view.caretRect(for: $0.end) } ?? .null }

    var visible: CGRect { view.bounds.inset(by: view.adjustedContentInset) }

    func shows(_ rect: CGRect) -> Bool {
      rect.minY >= visible.minY - 0.5 && rect.maxY <= visible.maxY + 0.5
    }
  }

  private func lines(_ count: Int) -> String {
    (1...count).map { "line \($0)" }.joined(separator: "\n")
  }

  @Test("Typing keeps the caret in view")
  func typingKeepsCaret() throws {
    let stage = try TextViewStage()
    let (phone, view) = (stage.phone, stage.view)
    phone.tap(view)
    for number in 1...12 {
      phone.type(number % 3 == 0 ? "\n" : "some words ")
      #expect(stage.shows(stage.caret), "\(number): \(stage.caret) in \(stage.visible)")
    }
    phone.type("\n\n\n\n\n\n")
    #expect(stage.shows(stage.caret))
    #expect(view.contentOffset.y > 100)
    #expect(view.selectedRange.location == view.text.utf16.count)
  }

  // KeyboardFacts 6.1, row 7: UIKit's scroll to the caret honours contentInset.
  @Test("Caret stays clear of the inset", arguments: [CGFloat(0), 20, 60])
  func caretStaysClear(_ inset: CGFloat) throws {
    let stage = try TextViewStage()
    let (phone, view) = (stage.phone, stage.view)
    view.contentInset.bottom = inset
    phone.tap(view)
    phone.type(lines(20))
    #expect(stage.caret.maxY <= view.bounds.maxY - inset + 0.5)
    #expect(stage.caret.maxY > view.bounds.maxY - inset - 2 * stage.caret.height)
  }

  @Test("Typing comes back from where a person scrolled")
  func typingComesBack() throws {
    let stage = try TextViewStage()
    let (phone, view) = (stage.phone, stage.view)
    view.text = lines(40)
    phone.tap(view)
    view.selectedRange = NSRange(location: view.text.utf16.count, length: 0)
    phone.settle()
    let end = view.contentOffset
    #expect(end.y > 300)
    view.contentOffset = .zero
    phone.advance(by: 0.5)
    #expect(view.contentOffset == .zero)
    phone.type("x")
    #expect(view.contentOffset == end)
  }

  @Test("Caret that shows moves nothing")
  func caretShowsMoves() throws {
    let stage = try TextViewStage()
    let (phone, view) = (stage.phone, stage.view)
    view.text = lines(40)
    phone.tap(view)
    phone.settle()
    let offset = view.contentOffset
    view.selectedRange = NSRange(location: 7, length: 0)
    phone.type("abc")
    #expect(stage.shows(stage.caret))
    #expect(view.contentOffset == offset)
  }

  @Test("Ranges scroll into view by the least")
  func rangesScroll() throws {
    let stage = try TextViewStage()
    let (phone, view) = (stage.phone, stage.view)
    view.text = lines(40)
    phone.settle()
    view.scrollRangeToVisible(NSRange(location: 0, length: 5))
    #expect(view.contentOffset == .zero)
    let end = view.text.utf16.count
    view.scrollRangeToVisible(NSRange(location: end, length: 0))
    #expect(stage.shows(view.caretRect(for: view.endOfDocument)))
    let low = view.contentOffset
    view.scrollRangeToVisible(NSRange(location: end - 9, length: 4))
    #expect(view.contentOffset == low)
    view.isScrollEnabled = false
    view.scrollRangeToVisible(NSRange(location: 0, length: 0))
    #expect(view.contentOffset == low)
  }

  @Test("Tap puts the caret where it is")
  func tapPutsCaret() throws {
    let stage = try TextViewStage()
    let (phone, view) = (stage.phone, stage.view)
    view.text = "Hello world\nsecond line"
    phone.settle()
    func tap(_ offset: Int) throws {
      let place = view.caretRect(for: TextPosition(offset))
      phone.tap(at: view.convert(CGPoint(x: place.minX + 1, y: place.midY), to: nil))
    }
    // The first tap goes to a word's edge, the next ones anywhere.
    try tap(15)
    #expect(view.isFirstResponder)
    #expect(view.selectedRange == NSRange(location: 12, length: 0))
    try tap(15)
    #expect(view.selectedRange == NSRange(location: 15, length: 0))
    try tap(3)
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
  }

  // KeyboardFacts 1.1, row 8.
  @Test("Caret is not final when the keyboard is announced")
  func caretNotFinalKeyboard() throws {
    let stage = try TextViewStage()
    let (phone, view) = (stage.phone, stage.view)
    view.text = "Hello world\nsecond line"
    phone.settle()
    var announced: NSRange?
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { announced = view.selectedRange } }
    let start = view.caretRect(for: view.beginningOfDocument)
    phone.tap(at: view.convert(CGPoint(x: start.minX, y: start.midY), to: nil))
    NotificationCenter.default.removeObserver(token)
    #expect(announced == NSRange(location: 23, length: 0))
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test("Drag scrolls and focuses nothing")
  func dragScrollsFocuses() throws {
    let stage = try TextViewStage()
    let (phone, view) = (stage.phone, stage.view)
    view.text = lines(40)
    phone.settle()
    phone.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 120), rest: 0.2)
    phone.advance(by: 1)
    #expect(view.contentOffset.y > 40)
    #expect(!view.isFirstResponder)
  }

  @Test("Long text is drawn where it is seen")
  func longTextDrawn() throws {
    let stage = try TextViewStage()
    let (phone, view) = (stage.phone, stage.view)
    view.text = lines(2000)
    view.textColor = .black
    phone.settle()
    #expect(view.contentSize.height > 40_000)
    for y in [CGFloat(0), 500, 20_000, view.contentSize.height - 120] {
      view.contentOffset.y = y
      phone.settle()
      #expect(view.content.frame.height <= 4000)
      let image = try #require(phone.snapshot())
      let inked = (110..<210).contains { row in
        (27..<60).contains { image.pixel(x: $0 * 3, y: row * 3) & 0xFF < 80 }
      }
      #expect(inked, "\(y)")
    }
  }

  @Test("Picture shows caret and selection")
  func pictureShowsCaret() throws {
    let stage = try TextViewStage()
    let (phone, view) = (stage.phone, stage.view)
    view.text = "Ada\nLovelace"
    view.becomeFirstResponder()
    phone.settle()
    let place = view.convert(view.drawnCaretRect, to: nil)
    var image = try #require(phone.snapshot())
    #expect(image.pixel(x: Int(place.midX * 3), y: Int(place.midY * 3)) == 0xFF00_7AFF)
    view.selectedRange = NSRange(location: 0, length: 12)
    phone.settle()
    image = try #require(phone.snapshot())
    // Between the letters' bottom and the line's.
    let row = Int((view.convert(CGPoint(x: 0, y: 27), to: nil).y) * 3)
    #expect(image.pixel(x: 28 * 3, y: row) == 0xFFCC_E4FF)
  }

  // MARK: In a scroll view

  /// A text that grows in a form that scrolls. The keyboard covers the form from 516 on.
  @MainActor
  private struct GrowingStage: ScreenStage {
    let phone: Phone
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let view = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 600))

    init() throws {
      phone = try Phone("iPhone 15")
      let controller = UIViewController()
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 393, height: 1200)
      scrollView.contentInset.bottom = 336
      view.isScrollEnabled = false
      view.font = .systemFont(ofSize: 17)
      controller.view.addSubview(scrollView)
      scrollView.addSubview(view)
      phone.show(controller)
    }

    var caret: CGRect {
      let caret = view.selectedTextRange.map { view.caretRect(for: $0.end) } ?? .null
      return view.convert(caret, to: scrollView)
    }

    var shownBottom: CGFloat { scrollView.bounds.maxY - 336 }
  }

  // ContainerFacts 8.1.
  @Test("A text view that does not scroll has the view around it show its caret")
  func growingText() throws {
    let stage = try GrowingStage()
    stage.view.becomeFirstResponder()
    stage.phone.advance(by: 1)
    #expect(stage.scrollView.contentOffset.y == 0, "the caret shows already")
    for _ in 1...15 { stage.phone.type("line\n") }
    #expect(stage.scrollView.contentOffset.y > 0)
    #expect(abs(stage.caret.maxY - stage.shownBottom) <= 0.5, "by the least")

    stage.view.selectedRange = NSRange(location: 0, length: 0)
    stage.phone.settle()
    stage.scrollView.contentOffset.y = 500
    stage.phone.type("x")
    #expect(stage.caret.minY >= stage.scrollView.bounds.minY - 0.5)
  }

  @Test("A caret below the keyboard is shown as the text begins")
  func growingTextBegins() throws {
    let stage = try GrowingStage()
    stage.view.text = lines(25)
    stage.view.becomeFirstResponder()
    stage.phone.advance(by: 1)
    #expect(abs(stage.caret.maxY - stage.shownBottom) <= 0.5)
  }

  @Test("A text that nobody edits scrolls nothing")
  func restingText() throws {
    let stage = try GrowingStage()
    stage.view.text = lines(25)
    stage.phone.settle()
    stage.view.selectedRange = NSRange(location: 9, length: 0)
    stage.phone.settle()
    #expect(stage.scrollView.contentOffset.y == 0)
  }
}
