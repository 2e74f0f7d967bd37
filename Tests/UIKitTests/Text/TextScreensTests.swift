import Foundation
import Testing

@testable import Phone
@testable import UIKit

/// Two ordinary screens, used as a person would.
@MainActor
@Suite struct TextScreensTests {
  private func caret(_ view: UITextView) -> CGRect {
    view.selectedTextRange.map { view.caretRect(for: $0.end) } ?? .null
  }

  @Test("Note grows with each line and pushes what follows")
  func noteGrowsLine() throws {
    let phone = try Phone("iPhone 15")
    let controller = NotesViewController()
    phone.show(controller)
    let body = controller.bodyView
    #expect(body.frame.width == 361)
    let one = body.frame.height
    let labelTop = controller.countLabel.frame.minY
    phone.tap(body)
    #expect(body.isFirstResponder)
    for count in 1...5 {
      phone.type("line\n")
      let expected = CGFloat(count + 1) * UIFont.systemFont(ofSize: 17).lineHeight + 16
      #expect(abs(body.frame.height - expected) < 0.5, "\(count)")
      #expect(body.contentOffset == .zero)
      #expect(body.bounds.contains(caret(body)))
    }
    #expect(controller.countLabel.text == "25 characters")
    let grown = body.frame.height - one
    #expect(abs(controller.countLabel.frame.minY - labelTop - grown) < 0.5)
    for _ in 0..<25 { body.keyboardDidDelete() }
    phone.settle()
    #expect(body.frame.height == one)
    #expect(controller.countLabel.frame.minY == labelTop)
  }

  @Test("Note wraps in the width of its stack")
  func noteWrapsWidth() throws {
    let phone = try Phone("iPhone 15")
    let controller = NotesViewController()
    phone.show(controller)
    controller.bodyView.text = String(repeating: "many words ", count: 40)
    phone.settle()
    let body = controller.bodyView
    #expect(body.frame.width == 361)
    #expect(body.document.layout.lines.count > 8)
    #expect(abs(body.frame.height - body.contentSize.height) < 0.5)
    #expect(controller.scrollView.contentSize.width == 393)
  }

  @Test("Composer grows then scrolls")
  func composerGrows() throws {
    let phone = try Phone("iPhone 15")
    let controller = ChatViewController()
    phone.show(controller)
    let composer = controller.composer
    phone.tap(composer)
    phone.advance(by: 1)
    var heights: [CGFloat] = []
    for _ in 0..<8 {
      phone.type("text\n")
      heights.append(composer.frame.height)
      let caret = caret(composer)
      #expect(caret.minY >= composer.bounds.minY - 0.5 && caret.maxY <= composer.bounds.maxY + 0.5)
      let onScreen = composer.convert(caret, to: nil)
      #expect(onScreen.maxY <= phone.keyboardFrame.minY)
    }
    #expect(heights == heights.sorted())
    #expect(heights.last == ChatViewController.maximumHeight)
    #expect(composer.contentOffset.y > 0)
  }

  @Test("Composer that can grow does not scroll")
  func composerGrow() throws {
    let phone = try Phone("iPhone 15")
    let controller = ChatViewController()
    phone.show(controller)
    phone.tap(controller.composer)
    phone.advance(by: 1)
    phone.type("one\ntwo\nthree")
    #expect(controller.composer.contentOffset == .zero)
  }

  @Test("Sending empties the composer and shows the end")
  func sendingEmptiesComposer() throws {
    let phone = try Phone("iPhone 15")
    let controller = ChatViewController()
    phone.show(controller)
    phone.tap(controller.composer)
    phone.advance(by: 1)
    for number in 1...30 {
      phone.type("message \(number)\nand more")
      phone.tap(controller.sendButton)
    }
    phone.advance(by: 1)
    #expect(controller.composer.text == "")
    #expect(controller.composer.frame.height == 37)
    #expect(controller.historyView.text.hasSuffix("message 30\nand more\n"))
    #expect(controller.historyView.contentOffset.y > 500)
    #expect(controller.composer.isFirstResponder)
    // The history can be read and copied from: it takes the focus, and the keyboard goes.
    #expect(controller.historyView.becomeFirstResponder())
    phone.advance(by: 1)
    #expect(phone.keyboardFrame.minY == 852)
  }
}
