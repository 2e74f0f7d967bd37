extension Device {
  /// Every built-in device, phones first, oldest first.
  public static let catalogue: [Device] = phones + pads

  /// The built-in device with a name.
  ///
  /// - Parameter name: As in ``catalogue``; case and surrounding spaces do not matter.
  /// - Throws: ``UnknownDevice``, which lists the names there are.
  public static func named(_ name: String) throws -> Device {
    let wanted = key(name)
    guard let device = catalogue.first(where: { key($0.name) == wanted }) else {
      throw UnknownDevice(name: name, known: catalogue.map(\.name))
    }
    return device
  }

  private static func key(_ name: String) -> String {
    name.lowercased().split(separator: " ").joined(separator: " ")
  }
}
