import KeyboardSimulation

extension SimulatedDeviceConfiguration {
  /// The device's name as part of a file name or an address: `iphone-se-3rd-generation`.
  var slug: String {
    let words = device.name.lowercased().split { !($0.isLetter || $0.isNumber) }
    let name = words.joined(separator: "-")
    return orientation == .portrait ? name : "\(name)-\(orientation.rawValue)"
  }
}
