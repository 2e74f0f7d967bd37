import Foundation
import KeyboardGeometry
import KeyboardSimulation
import Testing

/// Scripts at random, cut short at random, with late notifications: a listener must end where the
/// keyboard is, whatever it was told on the way.
@Suite struct ListenerSoakTests {
  @Test("A listener ends where the keyboard is", arguments: ["iPhone 15", "iPad Air 5"])
  func listener(name: String) throws {
    var random = Lehmer(state: 5)
    for system in [SimulatedSystem.iOS15, .iOS18, .iOS26] {
      for orientation in SimulatedDevice.Orientation.allCases {
        for round in 0..<150 {
          var configuration = try SimulatedDeviceConfiguration(name, orientation, system: system)
          configuration.prefersCrossFade = round.isMultiple(of: 5)
          soak(configuration, using: &random)
        }
      }
    }
  }

  private func soak(_ configuration: SimulatedDeviceConfiguration, using random: inout Lehmer) {
    var player = KeyboardPlayer(at: configuration.hiddenFrame(of: .standard))
    var state = KeyboardState()
    var log = "\(configuration.device.name) \(configuration.orientation) \(configuration.system)"
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let (name, script) = script(from: player.target, on: configuration, using: &random)
      let lateDid = Bool.random(using: &random)
      player.play(script, lateDid: lateDid)
      let pause = Double.random(in: 0.001...1.5, using: &random)
      log += "\n  \(player.now): \(name), lateDid \(lateDid)"
      run(&player, until: player.now + pause, &state)
    }
    run(&player, until: player.end + 1, &state)

    let bounds = configuration.bounds
    let read = KeyboardOverlap(of: state.coveredFrame(window: bounds), with: bounds).height
    let real = KeyboardOverlap(of: player.frame, with: bounds).height
    let isDocked = FrameReading(frame: player.frame, screen: bounds).placement.coversContent
    #expect(read == (isDocked ? real : 0), "\(log)")
  }

  private func run(
    _ player: inout KeyboardPlayer, until time: TimeInterval, _ state: inout KeyboardState
  ) {
    while let event = player.next(until: time) {
      _ = state.apply(event.transition, at: event.time)
    }
  }

  /// Something a keyboard may do next, from where it is.
  private func script(
    from frame: CGRect, on configuration: SimulatedDeviceConfiguration, using random: inout Lehmer
  ) -> (String, KeyboardScript) {
    let placement = FrameReading(frame: frame, screen: configuration.bounds).placement
    if placement == .hidden {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: return ("show", .show(.standard, on: configuration))
      case 1: return ("plain", .show(.plain, on: configuration, from: frame))
      case 2: return ("secure", .secureField(on: configuration))
      case 3: return ("third party", .thirdParty(on: configuration))
      case 4: return ("triple", .tripleChange(to: .standard, on: configuration))
      default: return ("accessory", .accessoryOnly(height: 44, on: configuration))
      }
    }
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return ("hide", .hide(from: frame, on: configuration))
    case 1: return ("instant hide", .instantHide(from: frame, on: configuration))
    case 2: return ("double hide", .doubleHide(from: frame, on: configuration))
    case 3: return ("autofill", .autofillHop(from: frame, on: configuration))
    case 4: return ("change", .change(from: frame, to: .plain, on: configuration))
    case 5: return ("emoji", .change(from: frame, to: .emoji, on: configuration))
    case 6: return ("same", .fieldSwitchWithAccessory(at: frame, on: configuration))
    case 7: return ("drag", .interactiveDismiss(from: frame, on: configuration))
    default:
      guard configuration.device.idiom == .pad else {
        return ("show", .show(.standard, on: configuration, from: frame))
      }
      return placement == .floating
        ? ("dock", .show(.standard, on: configuration, from: frame))
        : ("float", .detach(from: frame, to: .floating, on: configuration))
    }
  }
}
