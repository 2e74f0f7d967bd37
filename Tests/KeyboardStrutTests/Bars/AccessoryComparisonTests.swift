import Foundation
import KeyboardBars
import KeyboardStrut
import SampleScreens
import ScreenTesting
import Testing

/// The same chat with a `KeyboardBar` and with an accessory view, on the same phone, under the same
/// deeds: what the article on chats says of both.
@MainActor
@Suite(.needs(.systemKeyboard)) struct AccessoryComparisonTests {
  enum Way: CaseIterable {
    case bar, accessory
  }

  @MainActor
  struct Chat {
    let phone: any TestStage
    let screen: UIViewController
    let bar: UIView
    let text: UITextView
    let sight: ChatSight
    /// The notifications that the keyboard posts.
    let posted = EventLog()

    init(_ way: Way, on device: String = "iPhone 15", inFormSheet: Bool = false) throws {
      let accessory = AccessoryChatViewController()
      screen = way == .bar ? ConversationViewController(messageCount: 60) : accessory
      phone = try Stages.make(device)
      posted.listen(to: EventLog.keyboard)
      if inFormSheet {
        let below = UIViewController()
        phone.show(below)
        screen.modalPresentationStyle = .formSheet
        below.present(screen, animated: false)
      } else {
        phone.show(screen)
      }
      phone.advance(by: 1)
      let ours = way == .bar ? screen.view.descendant(KeyboardBar.self) : nil
      bar = ours ?? accessory.bar
      text = ours?.textView ?? accessory.text
      sight = ChatSight(
        bar: bar, content: ours?.contentView ?? accessory.text,
        list: ours?.list ?? accessory.messages, in: screen.view)
      sight.scroll()
      phone.settle()
    }

    /// Leaves no keyboard behind: an accessory stays up as long as its screen is first responder.
    func leave() {
      text.resignFirstResponder()
      screen.resignFirstResponder()
      phone.advance(by: 1)
    }

    /// How far the newest message was from the bar at most, at the frames after something was done.
    func worst(_ deed: () -> Void) -> CGFloat {
      var worst: CGFloat = 0
      deed()
      phone.advance(by: 0.8) { worst = max(worst, abs(sight.listEnd - sight.barTop)) }
      return worst
    }
  }

  @Test(
    "Both keep the newest message above the bar, the accessory's by a handler",
    arguments: Way.allCases
  )
  func message(way: Way) throws {
    let chat = try Chat(way)
    defer { chat.leave() }
    var worst = [chat.worst { chat.phone.tap(chat.text) }]
    for _ in 0..<5 { worst.append(chat.worst { chat.phone.type("x\n") }) }
    worst.append(chat.worst { chat.phone.switchToThirdPartyKeyboard(height: 420) })
    worst.append(chat.worst(chat.phone.switchToLetters))
    worst.append(chat.worst(chat.phone.dismissKeyboard))
    #expect(worst.allSatisfy { $0 <= 0.5 }, "\(worst)")
  }

  /// A show is four notifications, KeyboardFacts 1.3; each avoider of the app hears them.
  @Test(
    "An accessory is a keyboard to everyone: at load, and with each line that makes it higher",
    arguments: zip(Way.allCases, [(0, 0), (4, 20)]))
  func notifications(way: Way, wanted: (load: Int, lines: Int)) throws {
    let chat = try Chat(way)
    defer { chat.leave() }
    #expect(chat.posted.lines.count == wanted.load, "\(chat.posted.lines)")
    chat.phone.tap(chat.text)
    chat.phone.advance(by: 1)
    let before = chat.posted.lines.count
    for _ in 0..<5 {
      chat.phone.type("x\n")
      chat.phone.advance(by: 0.5)
    }
    let lines = chat.posted.lines.dropFirst(before)
    #expect(lines.count == wanted.lines, "\(lines.joined(separator: "\n"))")
  }

  @Test("An accessory grows off the screen, unless the app limits it", arguments: Way.allCases)
  func limit(way: Way) throws {
    let chat = try Chat(way)
    defer { chat.leave() }
    chat.phone.tap(chat.text)
    chat.phone.advance(by: 1)
    for _ in 0..<30 { chat.phone.type("x\n") }
    chat.phone.advance(by: 1)
    let height = chat.text.bounds.height
    #expect(way == .bar ? height <= 852.0 / 3 : height > 600 && chat.sight.barTop < 0)
  }

  /// The keyboard has a window of its own, and the accessory is in it.
  @Test(
    "In a form sheet the bar is as wide as the sheet, an accessory as the screen",
    arguments: zip(Way.allCases, [0.0, 294]))
  func formSheet(way: Way, wider: CGFloat) throws {
    let chat = try Chat(way, on: "iPad Pro 11-inch", inFormSheet: true)
    defer { chat.leave() }
    chat.phone.tap(chat.text)
    chat.phone.advance(by: 1)
    #expect(chat.bar.bounds.width - chat.screen.view.bounds.width == wider)
    #expect((chat.bar.window === chat.screen.view.window) == (way == .bar))
  }

  @Test("An accessory takes thirty-one lines beside its row")
  func lines() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("AccessoryChat.swift")
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "  // MARK: ")
    let part = try #require(parts.first { $0.hasPrefix("Keeping the list") })
    let lines = part.split(separator: "\n").dropFirst().filter {
      let line = $0.trimmingCharacters(in: .whitespaces)
      return !line.isEmpty && !line.hasPrefix("//")
    }
    #expect(lines.count == 31, "\(lines.count)")
  }
}
