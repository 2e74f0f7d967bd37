import Foundation
import KeyboardBars
import KeyboardStrut
import SampleScreens
import ScreenTesting
import Testing

/// Compares the same chat with a `KeyboardBar` and with an `inputAccessoryView`. The article on
/// chats describes these differences.
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
      phone.untilKeyboardRests()
      let ours = way == .bar ? screen.view.descendant(KeyboardBar.self) : nil
      bar = ours ?? accessory.bar
      text = ours?.textView ?? accessory.text
      sight = ChatSight(
        bar: bar, content: ours?.contentView ?? accessory.text,
        list: ours?.list ?? accessory.messages, in: screen.view)
      sight.scroll()
      phone.settle()
    }

    /// Hides the keyboard and the accessory view. UIKit shows an accessory view as long as its view
    /// controller is the first responder.
    func leave() {
      text.resignFirstResponder()
      screen.resignFirstResponder()
      phone.untilKeyboardRests()
    }

    /// Returns the largest distance between the newest message and the bar in the frames after an
    /// action, in points.
    func worst(_ deed: () -> Void) -> CGFloat {
      var worst: CGFloat = 0
      deed()
      phone.advance(by: 0.8) { worst = max(worst, abs(sight.listEnd - sight.barTop)) }
      return worst
    }
  }

  @Test(
    "In a chat with KeyboardBar or inputAccessoryView, the newest message ends above the bar",
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

  /// UIKit posts four notifications each time a keyboard or an accessory view shows (KeyboardFacts
  /// 1.3). Each avoider of the app reacts to them.
  @Test(
    "A growing inputAccessoryView posts keyboard notifications, a growing KeyboardBar none",
    arguments: zip(Way.allCases, [(0, 0), (4, 20)]))
  func notifications(way: Way, wanted: (load: Int, lines: Int)) throws {
    let chat = try Chat(way)
    defer { chat.leave() }
    #expect(chat.posted.lines.count == wanted.load, "\(chat.posted.lines)")
    chat.phone.tap(chat.text)
    chat.phone.untilKeyboardRests()
    let before = chat.posted.lines.count
    for _ in 0..<5 {
      chat.phone.type("x\n")
      chat.phone.advance(by: 0.5)
    }
    let lines = chat.posted.lines.dropFirst(before)
    #expect(lines.count == wanted.lines, "\(lines.joined(separator: "\n"))")
  }

  @Test(
    "Thirty typed lines: KeyboardBar limits its height, inputAccessoryView outgrows the screen",
    arguments: Way.allCases)
  func limit(way: Way) throws {
    let chat = try Chat(way)
    defer { chat.leave() }
    chat.phone.tap(chat.text)
    chat.phone.untilKeyboardRests()
    for _ in 0..<30 { chat.phone.type("x\n") }
    chat.phone.untilKeyboardRests()
    let height = chat.text.bounds.height
    #expect(way == .bar ? height <= 852.0 / 3 : height > 600 && chat.sight.barTop < 0)
  }

  /// UIKit puts the accessory view into the keyboard's window, which is as wide as the screen.
  @Test(
    "In a form sheet, KeyboardBar is as wide as the sheet, inputAccessoryView as the screen",
    arguments: zip(Way.allCases, [0.0, 294]))
  func formSheet(way: Way, wider: CGFloat) throws {
    let chat = try Chat(way, on: "iPad Pro 11-inch", inFormSheet: true)
    defer { chat.leave() }
    chat.phone.tap(chat.text)
    chat.phone.untilKeyboardRests()
    #expect(chat.bar.bounds.width - chat.screen.view.bounds.width == wider)
    #expect((chat.bar.window === chat.screen.view.window) == (way == .bar))
  }

  @Test("The sample chat that uses inputAccessoryView needs 31 lines of keyboard code")
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
