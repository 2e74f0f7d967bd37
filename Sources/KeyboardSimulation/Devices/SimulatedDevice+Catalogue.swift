extension SimulatedDevice {
  /// Every built-in device, phones first, oldest first.
  public static let catalogue: [SimulatedDevice] = phones + foldables + pads

  /// Returns the built-in device with a name.
  ///
  /// - Parameter name: A name as in ``catalogue``; case and surrounding spaces do not matter.
  /// - Throws: ``UnknownSimulatedDevice``, which lists the known names.
  package static func named(_ name: String) throws -> SimulatedDevice {
    let wanted = key(name)
    guard let device = catalogue.first(where: { key($0.name) == wanted }) else {
      throw UnknownSimulatedDevice(name: name, known: catalogue.map(\.name))
    }
    return device
  }

  private static func key(_ name: String) -> String {
    name.lowercased().split(separator: " ").joined(separator: " ")
  }
}
