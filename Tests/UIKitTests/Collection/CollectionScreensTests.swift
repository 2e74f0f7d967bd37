import Foundation
import ScreenTesting
import Testing

@testable import Phone
@testable import UIKit

/// Ordinary screens made of collection views, used as a person would.
@MainActor
@Suite struct CollectionScreensTests {
  private func snapshot(_ phone: Phone, _ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["COLLECTION_SNAPSHOTS"] else { return }
    try? phone.snapshot()?.pngData().write(
      to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
  }

  @Test("Form shows the field that is typed into above the keyboard")
  func formShowsField() throws {
    let phone = try Phone("iPhone 15")
    let form = ProfileViewController()
    phone.show(UINavigationController(rootViewController: form))
    snapshot(phone, "form")
    let email = try #require(form.field("Email"))
    let before = email.onScreen()
    phone.tap(email)
    phone.advance(by: 1)
    snapshot(phone, "form-keyboard")
    #expect(email.isFirstResponder)
    #expect(before.maxY > phone.keyboardFrame.minY, "hidden without its controller")
    #expect(email.onScreen().maxY <= phone.keyboardFrame.minY)
    phone.type("ada@example.org")
    #expect(form.values.values.contains("ada@example.org"))
    email.resignFirstResponder()
    phone.advance(by: 1)
    #expect(form.collectionView.contentInset == .zero)
  }

  @Test("Tags are as large as their words")
  func tagsLarge() throws {
    let phone = try Phone("iPhone 15")
    let tags = TagsViewController()
    phone.show(tags)
    snapshot(phone, "tags")
    for cell in tags.collectionView.visibleCells.compactMap({ $0 as? TagCell }) {
      let word = cell.label.intrinsicContentSize
      #expect(abs(cell.frame.width - word.width - 24) < 0.5, "\(cell.label.text ?? "")")
      #expect(abs(cell.frame.height - word.height - 16) < 0.5)
      #expect(cell.label.frame.width >= word.width - 0.5)
    }
    phone.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100))
    phone.advance(by: 4)
    snapshot(phone, "tags-end")
    let last = tags.collectionView.indexPathsForVisibleItems.last
    #expect(last == IndexPath(item: TagsViewController.words.count - 1, section: 0))
  }

  @Test("Chat shows its last message")
  func chatShowsLast() throws {
    let phone = try Phone("iPhone 15")
    let chat = ConversationViewController()
    phone.show(chat)
    chat.showLast(animated: false)
    phone.settle()
    let view = try #require(chat.collectionView)
    func lastIsAtTheBottom() -> Bool {
      let last = IndexPath(item: view.numberOfItems(inSection: 0) - 1, section: 0)
      guard let cell = view.cellForItem(at: last) else { return false }
      let inset = view.adjustedContentInset.bottom
      return abs(cell.frame.maxY - (view.bounds.maxY - inset)) < 0.5
    }
    #expect(lastIsAtTheBottom())
    snapshot(phone, "chat")
    phone.tap(chat.field)
    phone.advance(by: 1)
    chat.showLast(animated: true)
    phone.advance(by: 1)
    #expect(lastIsAtTheBottom())
    for number in 0..<3 {
      phone.type("Message \(number) " + String(repeating: "and more ", count: number * 8))
      phone.tap(chat.sendButton)
      phone.advance(by: 2)
      #expect(lastIsAtTheBottom(), "\(number)")
      #expect(chat.field.isFirstResponder)
    }
    snapshot(phone, "chat-keyboard")
  }

  @Test("Chat scrolls smoothly to its last message from the first")
  func chatScrollsSmoothly() throws {
    let phone = try Phone("iPhone 15")
    let chat = ConversationViewController()
    phone.show(chat)
    chat.showLast(animated: true)
    phone.advance(by: 3)
    let view = try #require(chat.collectionView)
    let last = IndexPath(item: 79, section: 0)
    let cell = try #require(view.cellForItem(at: last))
    #expect(abs(cell.frame.maxY - view.bounds.maxY) < 0.5)
  }
}
