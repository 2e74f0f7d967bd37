import KeyboardSimulation
import KeyboardStrut
import Phone
import SampleScreens
import Testing

@testable import StrutKit

/// Chats are written in, in their containers, and what is wrong is noticed.
@MainActor
@Suite struct ChatTests {
  static func run(
    _ chat: Chat, in container: String = "root", _ device: String = "iPhone 15",
    pool: FilmPool? = nil
  ) throws -> ChatRun {
    try ChatRun.record(
      chat, in: container, on: try SimulatedDeviceConfiguration(device), pool: pool)
  }

  @Test("Every chat is as it has to be", arguments: Chat.all.map(\.id))
  func everyChat(id: String) throws {
    let chat = try #require(Chat.named(id))
    let run = try Self.run(chat)
    #expect(run.faults == [])
    #expect(run.with.moments.map(\.deed) == chat.deeds)
    #expect(run.result.frames > 400 && run.result.hiddenWithout > 30)
    #expect(run.result.textHeight > 200, "the bar has grown")
  }

  @Test("One phone has all containers, the others have one each, and each of them is used")
  func containers() {
    #expect(Chat.all.allSatisfy { $0.containers(isMain: true) == Chat.containers })
    let others = Chat.all.flatMap { $0.containers(isMain: false) }
    #expect(others.count == Chat.all.count && Set(others) == Set(Chat.containers))
  }

  /// A plain chat that is changed by something wrong.
  private static nonisolated func chat(
    _ deeds: [ChatDeed], _ change: @escaping @MainActor @Sendable (PlainChat) -> Void = { _ in }
  ) -> Chat {
    Chat(
      id: "x", title: "", choice: "", summary: "", deeds: deeds,
      receive: { ($0 as? PlainChat)?.receive() }
    ) {
      let controller = PlainChat()
      controller.loadViewIfNeeded()
      change(controller)
      return controller
    }
  }

  @Test("A plain chat is no fault")
  func plain() throws {
    #expect(try Self.run(Self.chat([.tap, .lines, .hide, .tap, .drag])).faults == [])
  }

  /// Chats with something wrong, and what has to be said of them.
  static nonisolated let broken: [(fault: String, chat: Chat)] = [
    ("bar: 302 pt from its place, at tap", chat([.tap]) { $0.bar.isFrozen = true }),
    ("text: ", chat([.tap]) { $0.bar.isFrozen = true }),
    ("newest message: 302 pt off, at tap", chat([.tap]) { $0.bar.listBehavior = .staysPut }),
    ("newest message: 44 pt off, at receive", chat([.tap, .receive])),
    ("growth: it never comes to its limit", chat([.tap])),
    ("growth: 3", chat([.tap, .lines]) { $0.bar.maximumTextHeight = 400 }),
    ("sent: the text is", chat([.tap, .lines, .send])),
    ("keyboard: up after hide", chat([.tap, .hide]) { $0.keepsKeyboard = true }),
    ("restored: ", chat([.tap, .hide]) { $0.leavesInset = true }),
    (
      "without the library: ",
      chat([.tap]) { chat in
        let text = UITextView(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
        chat.view.addSubview(text)
        chat.bar.textView = text
      }
    ),
  ]

  @Test("What is wrong is said", arguments: broken.indices)
  func wrongSaid(index: Int) throws {
    let (fault, chat) = Self.broken[index]
    let run = try Self.run(chat)
    #expect(run.faults.contains { $0.hasPrefix(fault) }, "\(fault) is not among \(run.faults)")
    let lines = ChatTable.text(of: [run]).split(separator: "\n")
    #expect(lines[0].hasPrefix("FAIL x in root on iPhone 15, portrait: "))
  }

  @Test("A film leaves out the turn, and shows where the finger is")
  func film() throws {
    let run = try Self.run(try #require(Chat.named("s8-inverted")), in: "tab", pool: FilmPool())
    #expect(run.faults == [])
    for recording in [run.with, run.without] {
      let film = recording.film
      #expect(try FilmTests.play(#require(film.film)).count == film.samples.count)
      #expect(film.samples.allSatisfy { $0.keyboardTop <= 852 && $0.field.width < 393 })
    }
    #expect(
      run.with.film.marks.map(\.name) == [
        "tap", "lines", "send", "receive", "hide", "tap", "drag",
      ])
    #expect(run.with.touches.count > 20 && run.without.touches.count == 1)
    #expect(run.with.film.maxTrackingError <= Criterion.limit)
  }
}
