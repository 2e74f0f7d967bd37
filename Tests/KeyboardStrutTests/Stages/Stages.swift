import Foundation
import KeyboardSimulation
import KeyboardStrut
import ScreenTesting
import Testing

/// Chooses the stage of a test: the simulated phone, or the posted keyboard. Apple's systems have
/// only the posted keyboard. On Linux the environment variable `KEYBOARDSTRUT_STAGE=posted` chooses
/// the posted keyboard for the whole run, as `make posted` does.
@MainActor
enum Stages {
  nonisolated static let isPosted: Bool = {
    #if canImport(Phone)
      ProcessInfo.processInfo.environment["KEYBOARDSTRUT_STAGE"] == "posted"
    #else
      true
    #endif
  }()

  /// The stage of the running test. Nil once an issue has attached a picture of the screen.
  static weak var current: (any TestStage)?

  static func offer(_ capability: StageCapability) -> Bool {
    !isPosted || PostedStage.offers.isSuperset(of: capability)
  }

  /// Starts a simulated phone, or makes a window of a device's size for the posted keyboard.
  ///
  /// - Throws: `UnknownSimulatedDevice`, which lists the known names.
  static func make(
    _ device: String, _ orientation: SimulatedDevice.Orientation = .portrait,
    system: SimulatedSystem = .iOS18
  ) throws -> any TestStage {
    let configuration = try SimulatedDeviceConfiguration(device, orientation, system: system)
    KeyboardCenter.shared.turns.didFinish = checkInvariants
    #if canImport(Phone)
      if !isPosted {
        let phone = Phone(configuration)
        current = phone
        return phone
      }
    #endif
    let test = Test.current.map { "\($0.id)" } ?? "no test"
    print("posted keyboard: \(test)")
    PostedStage.lacks = { Issue.record(Comment(rawValue: $0)) }
    let stage = try PostedStage(configuration)
    current = stage
    return stage
  }
}

extension Stages {
  /// Fails the test if a ledger breaks an invariant. Ledgers record what the library adds to an
  /// app's values. Called after each run-loop turn of a test.
  private static func checkInvariants() {
    for sentence in Ledgers.shared.checkInvariants() {
      Issue.record(Comment(rawValue: sentence))
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test or a suite if the stage lacks a capability. The skip's reason begins with
  /// "Needs".
  static func needs(_ capability: StageCapability) -> Self {
    .enabled("Needs \(capability).") { await Stages.offer(capability) }
  }
}
