import KeyboardGeometry
import SampleScreens
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// A keyboard bar on the keyboard's top edge, and the list behind the bar.
@MainActor
@Suite(.needs(.systemKeyboard)) struct KeyboardBarTests {
  nonisolated static let devices = [
    "iPhone 15", "iPhone SE (3rd generation)", "iPad Pro 11-inch",
  ]

  enum Chat: CaseIterable {
    case table, invertedTable, collection, invertedCollection

    @MainActor
    func make(_ count: Int = 60) -> UIViewController {
      switch self {
      case .table: ConversationViewController(messageCount: count)
      case .invertedTable: ConversationViewController(messageCount: count, isInverted: true)
      case .collection: AssistantViewController(entryCount: count)
      case .invertedCollection: AssistantViewController(entryCount: count, isInverted: true)
      }
    }
  }

  /// The largest distances in the frames so far, in points: of the bar from UIKit's keyboard layout
  /// guide, and of the newest message from the bar.
  private struct Worst {
    var bar: CGFloat = 0
    var message: CGFloat = 0
    var frames = 0

    @MainActor
    mutating func look(at stage: BarStage) {
      bar = max(bar, abs(stage.barBottom - stage.guideTop))
      message = max(message, abs(stage.listEnd - stage.barTop))
      frames += 1
    }
  }

  @Test(
    "KeyboardBar ends at the safe area without a keyboard, and moves with a keyboard in each frame",
    arguments: devices,
    Chat.allCases)
  func place(device: String, chat: Chat) throws {
    let stage = try BarStage(chat.make(), on: device)
    let view = try #require(stage.screen.view)
    #expect(abs(stage.barBottom - (view.bounds.maxY - view.safeAreaInsets.bottom)) < 0.01)
    stage.scroll()
    #expect(abs(stage.listEnd - stage.barTop) <= 0.5)
    let rest = stage.rest
    var worst = Worst()
    stage.phone.tap(stage.text)
    stage.phone.untilKeyboardRests { worst.look(at: stage) }
    #expect(abs(stage.barBottom - stage.keyboardTop) < 0.01)
    stage.phone.dismissKeyboard()
    stage.phone.untilKeyboardRests { worst.look(at: stage) }
    #expect(worst.bar <= 0.5 && worst.message <= 0.5 && worst.frames > 100, "\(worst)")
    #expect(stage.rest == rest)
  }

  @Test(
    "The user drags the keyboard down: KeyboardBar moves with the keyboard in every frame",
    arguments: Chat.allCases)
  func drag(chat: Chat) throws {
    let stage = try BarStage(chat.make())
    stage.scroll()
    let rest = stage.rest
    stage.show()
    var worst = Worst()
    let (phone, x) = (stage.phone, stage.phone.screenBounds.midX)
    phone.touchDown(at: CGPoint(x: x, y: 200))
    for y in stride(from: 200, through: 800, by: 20) {
      phone.touchMove(to: CGPoint(x: x, y: CGFloat(y)))
      phone.advance(by: phone.frameInterval) {
        worst.bar = max(worst.bar, abs(stage.barBottom - stage.guideTop))
      }
    }
    #expect(stage.barBottom > 700, "the keyboard is on its way down")
    phone.touchUp()
    let offset = stage.list.contentOffset
    phone.advance(by: 2) { worst.bar = max(worst.bar, abs(stage.barBottom - stage.guideTop)) }
    #expect(worst.bar <= 0.5, "\(worst)")
    #expect(!stage.text.isFirstResponder)
    #expect(stage.rest.inset == rest.inset && stage.rest.bar == rest.bar, "\(offset)")
  }

  @Test(
    "The keyboard shows: the chat list scrolls as KeyboardBar.listBehavior specifies",
    arguments: KeyboardListBehavior.allCases, [CGFloat(0), 300])
  func behavior(behavior: KeyboardListBehavior, back: CGFloat) throws {
    for chat in Chat.allCases {
      let stage = try BarStage(chat.make())
      stage.bar.listBehavior = behavior
      stage.scroll(back: back)
      let rest = stage.rest
      let before = stage.listEnd - stage.barTop
      stage.show()
      let after = stage.listEnd - stage.barTop
      let rise = 302.0
      switch behavior {
      case .alwaysMoves: #expect(abs(after - before) <= 0.5, "\(chat)")
      case .staysAtEnd:
        #expect(abs(after - before - (back == 0 ? 0 : rise)) <= 0.5, "\(chat)")
      case .scrollsToEnd: #expect(abs(after) <= 0.5, "\(chat)")
      case .staysPut: #expect(abs(after - before - rise) <= 0.5, "\(chat)")
      }
      stage.hide()
      if behavior != .scrollsToEnd || back == 0 { #expect(stage.rest == rest, "\(chat)") }
      stage.bar.removeFromSuperview()
    }
  }
}
