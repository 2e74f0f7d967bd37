import KeyboardSimulation
import Phone
import Recorder

/// Plays what a recording tells on a simulated phone, and records that.
@MainActor
struct Replay {
  /// No device of the catalogue has this screen, or nobody knows the recorded one.
  struct Unknown: Error, CustomStringConvertible {
    let description: String
  }

  let phone: Phone
  let environment: Recording.Environment

  /// A phone with the size and the system of the one that recorded.
  init(of environment: Recording.Environment) throws {
    let size = environment.screen
    let found = SimulatedDevice.catalogue.flatMap { device in
      SimulatedDevice.Orientation.allCases.map { (device, $0) }
    }.first { device, orientation in
      let bounds = device.bounds(orientation)
      return [bounds.width, bounds.height].map(Double.init) == size
    }
    let numbers = environment.system.split(separator: ".").compactMap { Int($0) }
    guard let (device, orientation) = found, let major = numbers.first else {
      throw Unknown(description: "We know no device with a screen of \(size) points.")
    }
    phone = Phone(
      try SimulatedDeviceConfiguration(
        device.name, orientation, system: SimulatedSystem(major, numbers.dropFirst().first ?? 0)))
    self.environment = environment
  }

  /// Where a simulated phone records.
  static func environment(
    _ name: String, _ system: SimulatedSystem = .iOS18
  ) throws -> Recording.Environment {
    let device = try SimulatedDeviceConfiguration(name, .portrait, system: system)
    return Recording.Environment(
      device: name, system: system.description,
      screen: [device.bounds.width, device.bounds.height].map(Double.init),
      scale: device.device.scale, idiom: device.device.idiom == .pad ? "pad" : "phone",
      framesPerSecond: 60)
  }

  /// Shows a screen and does what was done to it; fingers and turns, too.
  func record(_ name: String, deeds: [Deed]? = nil, length: Double = 4.5) throws -> Recording {
    guard let (container, screen) = RecordedScreen.stage(name) else {
      throw Unknown(description: "We know no screen \(name).")
    }
    phone.show(container)
    phone.advance(by: 0.5)
    let recorder = ScreenRecorder(
      screen, named: name, in: environment, deeds: deeds, length: length)
    var hands = recorder.recording.deeds
    var frames = 0
    while recorder.isRunning {
      phone.advance(by: phone.frameInterval)
      frames += 1
      while let deed = hands.first, deed.time <= Double(frames) * phone.frameInterval {
        hands.removeFirst()
        perform(deed.kind)
      }
    }
    return recorder.recording
  }

  private func perform(_ kind: Deed.Kind) {
    switch kind {
    case .touch(.down, let x, let y): phone.touchDown(at: CGPoint(x: x, y: y))
    case .touch(.move, let x, let y): phone.touchMove(to: CGPoint(x: x, y: y))
    case .touch(.up, _, _): phone.touchUp()
    case .turn(let landscape): phone.rotate(to: landscape ? .landscape : .portrait)
    default: break
    }
  }
}
