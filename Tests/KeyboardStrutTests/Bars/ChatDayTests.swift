import Foundation
import KeyboardGeometry
import KeyboardSimulation
import PlanningReference
import SampleScreens
import ScreenTesting
import Testing

@testable import KeyboardBars
@testable import KeyboardStrut

/// Sessions of random actions in a chat: messages, typing, drags, rotations and pushes. After each
/// action, the bar's position and the list's insets and offset must be correct.
@MainActor
struct ChatDay {
  enum Deed: CaseIterable {
    case focus, dismiss, type, deleteAll, send, drag, throwList, turn, push, emoji, freeze, scroll
  }

  let stage: BarStage
  let navigation: UINavigationController
  let passes: LayoutPasses
  private var random: SeededGenerator
  private(set) var story: [Deed] = []
  private var isSideways = false

  init(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let chats: [UIViewController] = [
      ConversationViewController(messageCount: Int.random(in: 0...80, using: &random)),
      ConversationViewController(
        messageCount: Int.random(in: 0...80, using: &random), isInverted: true),
      AssistantViewController(entryCount: Int.random(in: 0...80, using: &random)),
    ]
    let chat = chats[Int.random(in: 0..<3, using: &random)]
    let navigation = UINavigationController(rootViewController: chat)
    stage = try BarStage(
      chat, on: ["iPhone 15", "iPhone SE (3rd generation)"][Int.random(in: 0...1, using: &random)]
    ) { _ in navigation }
    passes = LayoutPasses(of: stage)
    stage.bar.listBehavior = KeyboardListBehavior.allCases.randomElement(using: &random)!
    self.navigation = navigation
    self.random = random
  }

  /// Performs one more random action.
  ///
  /// - Returns: A description of the fault. Nil if there is none.
  mutating func next() -> String? {
    let deed = Deed.allCases.randomElement(using: &random)!
    story.append(deed)
    let phone = stage.phone
    let wasAtEnd = stage.bar.isEndVisible
    switch deed {
    case .focus: if !stage.text.isFirstResponder { phone.tap(stage.text) }
    case .dismiss: phone.dismissKeyboard()
    case .type: phone.type(Bool.random(using: &random) ? "word " : "\n")
    case .deleteAll:
      stage.text.text = ""
    case .send:
      stage.text.text = "Sent"
      stage.bar.descendant(UIButton.self)?.sendActions(for: .primaryActionTriggered)
    case .drag:
      let isThrown = Bool.random(using: &random)
      phone.dragKeyboard(by: 0.7, dismissing: isThrown, eachFrame: passes.look)
    case .throwList:
      phone.drag(
        from: CGPoint(x: 100, y: 150),
        to: CGPoint(x: 100, y: CGFloat.random(in: 90...250, using: &random)), duration: 0.1,
        rest: 0, eachFrame: passes.look)
    case .turn:
      isSideways.toggle()
      phone.rotate(to: isSideways ? .landscape : .portrait)
    case .push:
      navigation.pushViewController(UIViewController(), animated: true)
      phone.advance(by: 1, eachFrame: passes.look)
      navigation.popViewController(animated: true)
    case .emoji: phone.showsPredictiveBar.toggle()
    case .freeze:
      stage.bar.isFrozen = true
      phone.dismissKeyboard()
      phone.advance(by: 0.3, eachFrame: passes.look)
      stage.bar.isFrozen = false
    case .scroll: stage.scroll(back: CGFloat.random(in: 0...900, using: &random))
    }
    phone.advance(by: 2.5, eachFrame: passes.look)
    return fault(after: deed, wasAtEnd: wasAtEnd)
  }

  private func fault(after deed: Deed, wasAtEnd: Bool) -> String? {
    guard abs(stage.barBottom - stage.guideTop) <= 0.5 else {
      return "the bar is at \(stage.barBottom), the guide at \(stage.guideTop)"
    }
    let state = BarList(stage.list, owner: stage.bar).state
    let covered = stage.frame(stage.list).maxY - stage.barTop
    let wanted = max(covered, stage.bar.blankSpace)
    guard abs(state.bottomInset - wanted) <= 0.5 else {
      return "the list keeps \(state.bottomInset) free, and \(wanted) are covered"
    }
    guard state.offset >= state.start - 0.5, state.offset <= state.end + 0.5 else {
      return "scrolled to \(state.offset), outside \(state.start)...\(state.end)"
    }
    switch deed {
    case .focus, .dismiss, .type, .deleteAll, .emoji, .freeze:
      guard wasAtEnd, stage.bar.listBehavior != .staysPut else { break }
      if !state.isAtEnd { return "it was at its end, and is at \(state.offset) of \(state.end)" }
    // During a rotation UIKit shows the keyboard again, so a list with `staysPut` may leave its
    // end.
    case .turn
    where wasAtEnd && (stage.bar.listBehavior != .staysPut || !stage.text.isFirstResponder):
      if !state.isAtEnd { return "turned at its end, it is at \(state.offset) of \(state.end)" }
    default: break
    }
    return nil
  }

  /// Dismisses the keyboard and removes the bar.
  ///
  /// - Returns: The insets that are left; nil if there are none.
  mutating func end() -> String? {
    stage.phone.dismissKeyboard()
    stage.phone.untilKeyboardRests()
    stage.bar.removeFromSuperview()
    stage.phone.settle()
    let insets = (stage.list.contentInset, stage.list.verticalScrollIndicatorInsets)
    return insets == (.zero, .zero) ? nil : "left behind: \(insets)"
  }
}

@MainActor
@Suite(.needs(.systemKeyboard)) struct ChatDayTests {
  /// The number of sessions. `make soak` runs a thousand.
  private var dayCount: Int {
    ProcessInfo.processInfo.environment["CHAT_DAYS"].flatMap(Int.init) ?? 12
  }

  @Test(
    "After random chat actions, KeyboardBar is on the keyboard and its list's inset fits the bar")
  func days() throws {
    for seed in 1...dayCount {
      var day = try ChatDay(seed: UInt64(seed))
      for _ in 0..<15 {
        let fault = day.next()
        #expect(
          fault == nil,
          "day \(seed), \(day.stage.bar.listBehavior), \(type(of: day.stage.screen)): \(day.story)")
        if fault != nil { break }
      }
      let passes = day.passes
      // In sixty sessions, one view had at most 8 layout passes in a frame with an action. That
      // view was the list. On average there was one layout pass of any view in five frames. A view
      // that requests layout in each layout would have thousands.
      #expect(passes.most.count <= 12, "day \(seed): \(passes.most), \(day.story)")
      #expect(passes.total * 3 <= passes.frames, "day \(seed): \(passes.total)")
      let left = day.end()
      #expect(left == nil, "day \(seed)")
    }
  }
}
