import KeyboardSimulation

/// What `strut demo` was asked for.
struct DemoOptions {
  static let defaultOutput = ".build/demo"
  /// One of each size class: a home button, a Dynamic Island, a tablet.
  static let defaultDevices = ["iPhone SE (3rd generation)", "iPhone 15", "iPad Pro 11-inch"]

  let output: String
  let screens: [Screen]
  let devices: [DeviceConfiguration]

  init(_ options: ParsedOptions) throws {
    output = options["--output"] ?? Self.defaultOutput
    let ids = options.all("--only")
    // In the table's order, whatever the order typed, and each once.
    let wanted = Set(try ids.map { try Screen.named($0).id })
    screens = Screen.all.filter { ids.isEmpty || wanted.contains($0.id) }
    let names = options.all("--device")
    var devices: [DeviceConfiguration] = []
    for name in names.isEmpty ? Self.defaultDevices : names {
      do {
        let device = try DeviceConfiguration(name)
        if !devices.contains(device) { devices.append(device) }
      } catch let error as UnknownDevice {
        throw UsageError(error.description)
      }
    }
    self.devices = devices
  }
}
