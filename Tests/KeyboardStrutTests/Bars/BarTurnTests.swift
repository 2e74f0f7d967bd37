import KeyboardSimulation
import ScreenTesting
import Testing

@testable import KeyboardBars
@testable import KeyboardStrut

/// A chat that is rotated to landscape and back several times.
@MainActor
@Suite(.needs(.systemKeyboard)) struct BarTurnTests {
  typealias Chat = KeyboardBarTests.Chat

  enum Place: CaseIterable {
    case start, middle, end
  }

  /// Shows a chat in a navigation controller, with its list at the start, in the middle or at the
  /// end.
  private func stage(_ chat: Chat, at place: Place, lines: Int = 1) throws -> BarStage {
    let stage = try BarStage(chat.make()) { UINavigationController(rootViewController: $0) }
    stage.text.text = (1...lines).map { "This is line \($0), as long as it is." }
      .joined(separator: lines > 1 ? " " : "")
    stage.phone.settle()
    let list = BarList(stage.list, owner: stage.bar)
    switch place {
    case .start: list.scroll(to: list.state.start)
    case .middle: stage.list.contentOffset.y = 400
    case .end: stage.scroll()
    }
    stage.phone.settle()
    return stage
  }

  private func turn(_ stage: BarStage, _ orientation: SimulatedDevice.Orientation) {
    stage.phone.rotate(to: orientation)
    stage.phone.advance(by: 1.5)
  }

  @Test(
    "A chat with KeyboardBar rotates to landscape and back: its offset is as before the rotation",
    arguments: Chat.allCases,
    KeyboardListBehavior.allCases)
  func thereAndBack(chat: Chat, behavior: KeyboardListBehavior) throws {
    for place in Place.allCases {
      for isUp in [false, true] {
        let stage = try stage(chat, at: place)
        stage.bar.listBehavior = behavior
        let rest = stage.rest
        if isUp { stage.show() }
        let before = stage.rest
        for round in 1...3 {
          turn(stage, .landscape)
          turn(stage, .portrait)
          #expect(stage.rest == before, "\(place), keyboard \(isUp), \(round)")
        }
        stage.hide()
        if behavior != .scrollsToEnd || !isUp {
          #expect(stage.rest == rest, "\(place), keyboard \(isUp)")
        }
        stage.bar.removeFromSuperview()
      }
    }
  }

  @Test(
    "A chat that is not at its end rotates: its offset ends as if KeyboardBar.list were nil",
    arguments: Chat.allCases, [Place.start, .middle])
  func withoutList(chat: Chat, place: Place) throws {
    for lines in [1, 3, 6] {
      let stage = try stage(chat, at: place, lines: lines)
      let plain = try self.stage(chat, at: place, lines: lines)
      plain.bar.list = nil
      plain.list.contentOffset = stage.list.contentOffset
      for orientation in [SimulatedDevice.Orientation.landscape, .portrait, .landscape, .portrait] {
        turn(stage, orientation)
        turn(plain, orientation)
        #expect(stage.list.contentOffset == plain.list.contentOffset, "\(lines), \(orientation)")
      }
      stage.bar.removeFromSuperview()
    }
  }
}
