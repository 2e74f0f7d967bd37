import Foundation
import Testing

@testable import UIKit

/// The keyboard's states and events, each with each.
@Suite struct KeyboardHostStateTests {
  private static let rest = CGRect(x: 0, y: 516, width: 393, height: 336)

  private static let states: [KeyboardHostState] = [
    .down, .accessory, .keys, .dragged(from: rest), .otherApp, .turning(overOtherApp: false),
    .turning(overOtherApp: true),
  ]

  private static let events: [KeyboardHostState.Event] = [
    .keysWanted, .accessoryWanted, .nothingWanted, .fingerPushed(from: rest), .fingerLetGo,
    .otherAppShowed, .otherAppHid, .turnBegan, .turnEnded,
  ]

  /// A column for each of the events, in their order.
  private static let table = """
    down       keys keys? –    –       –    other –    turns  –
    accessory  keys keys? down –       –    other –    turns  –
    keys       keys keys? down dragged –    other –    turns  –
    dragged    keys keys? down dragged keys other –    turns  –
    other      keys keys? –    –       –    –     down turns+ down
    turns      –    –     –    –       –    –     –    –      down
    turns+     –    –     –    –       –    –     –    –      down
    """.replacingOccurrences(of: "keys?", with: "accessory")

  private static func word(_ state: KeyboardHostState?) -> String {
    switch state {
    case nil: "–"
    case .down: "down"
    case .accessory: "accessory"
    case .keys: "keys"
    case .dragged: "dragged"
    case .otherApp: "other"
    case .turning(let isOverOther): isOverOther ? "turns+" : "turns"
    }
  }

  @Test("every event in every state leads where the table says")
  func table() {
    let lines = Self.table.split(separator: "\n")
    #expect(lines.count == Self.states.count)
    for (state, line) in zip(Self.states, lines) {
      let words = line.split(separator: " ").map(String.init)
      let found = [Self.word(state)] + Self.events.map { Self.word(state.after($0)) }
      #expect(found == words)
    }
  }
}
