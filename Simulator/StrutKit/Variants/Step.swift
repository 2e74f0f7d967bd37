import Foundation

/// Something that a person does, and what happens before the next thing.
struct Step: Equatable, Sendable {
  enum Action: Equatable, Sendable {
    /// Taps the field.
    case tap
    /// Taps the field above it.
    case tapNext
    /// Types a few letters.
    case type
    /// Switches the predictive bar on or off.
    case predictiveBar(Bool)
    /// Turns the device.
    case turn
    /// Drags the keyboard down with a finger, and throws it out or lets it come back.
    case drag(isThrown: Bool)
    /// Hides the keyboard.
    case hide
  }

  let action: Action
  /// In how many seconds the next thing is done, in the middle of the motion; nil for when all
  /// is still.
  var cutAfter: TimeInterval?

  /// Whether the keyboard is down afterwards.
  var endsWithoutKeyboard: Bool { action == .hide || action == .drag(isThrown: true) }

  /// The name of its mark on the page.
  var name: String {
    switch action {
    case .tap: "tap"
    case .tapNext: "next"
    case .type: "type"
    case .predictiveBar(let isOn): isOn ? "bar on" : "bar off"
    case .turn: "turn"
    case .drag(let isThrown): isThrown ? "drag away" : "drag"
    case .hide: "hide"
    }
  }
}
