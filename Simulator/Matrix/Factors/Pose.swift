import KeyboardSimulation

/// A device and the way it is held.
package struct Pose: Sendable {
  package let id: String
  package let configuration: SimulatedDeviceConfiguration

  var isPad: Bool { configuration.device.idiom == .pad }

  /// Every device of the matrix, upright and sideways.
  package static let all: [Pose] = [
    ("se", "iPhone SE (3rd generation)"), ("15", "iPhone 15"), ("15-max", "iPhone 15 Pro Max"),
    ("pad-11", "iPad Pro 11-inch"), ("pad-13", "iPad Pro 12.9-inch (3rd generation)"),
  ].flatMap { id, name -> [Pose] in
    let ways = [(SimulatedDevice.Orientation.portrait, ""), (.landscape, "-sideways")]
    return ways.compactMap { way, suffix in
      (try? SimulatedDeviceConfiguration(name, way)).map {
        Pose(id: id + suffix, configuration: $0)
      }
    }
  }
}
