import KeyboardSimulation

/// What `strut demo` was asked for.
struct DemoOptions {
  /// Which runs the page can play.
  enum Films: String, CaseIterable {
    case some, all, none
  }

  static let defaultOutput = ".build/demo"
  static let defaultDevices = [
    "iPhone SE (3rd generation)", "iPhone 15", "iPhone 15 Pro Max", "iPad Pro 11-inch",
    "iPad Pro 12.9-inch (3rd generation)",
  ]
  /// One of each size class, which the page shows: a home button, a Dynamic Island, a tablet.
  static let defaultFilmed = ["iPhone SE (3rd generation)", "iPhone 15", "iPad Pro 11-inch"]

  let output: String
  var screens: [Screen]
  /// What is gone through from input to input, under the standard keyboard.
  var walks: [Walk]
  /// What is written in, in containers, under the standard keyboard.
  var chats: [Chat]
  /// All upright.
  let devices: [SimulatedDeviceConfiguration]
  let variants: [Variant]
  let films: Films
  /// Whether app screens are played in containers and under deeds, too.
  let playsMatrix: Bool

  init(_ options: ParsedOptions) throws {
    output = options["--output"] ?? Self.defaultOutput
    let names = options.all("--device")
    var devices: [SimulatedDeviceConfiguration] = []
    for name in names.isEmpty ? Self.defaultDevices : names {
      do {
        let device = try SimulatedDeviceConfiguration(name)
        if !devices.contains(device) { devices.append(device) }
      } catch let error as UnknownSimulatedDevice {
        throw UsageError(error.description)
      }
    }
    self.devices = devices
    // In the table's order, whatever the order typed, and each once.
    let screens = Set(
      try options.all("--only").map { id in
        try Walk.named(id)?.id ?? Chat.named(id)?.id ?? Screen.named(id).id
      })
    self.screens = Screen.all.filter { screens.isEmpty || screens.contains($0.id) }
    let variants = Set(try options.all("--keyboard").map { try Variant.named($0).id })
    self.variants = Variant.all.filter { variants.isEmpty || variants.contains($0.id) }
    let hasStandard = self.variants.contains { $0.id == Variant.standard.id }
    walks = Walk.all.filter { hasStandard && (screens.isEmpty || screens.contains($0.id)) }
    chats = Chat.all.filter { hasStandard && (screens.isEmpty || screens.contains($0.id)) }
    let films = options["--films"] ?? Films.some.rawValue
    guard let films = Films(rawValue: films) else {
      throw UsageError("Option --films knows some, all and none, not \"\(films)\".")
    }
    self.films = films
    let matrix = options["--matrix"] ?? "none"
    guard ["none", "short"].contains(matrix) else {
      throw UsageError("Option --matrix knows none and short, not \"\(matrix)\".")
    }
    playsMatrix = matrix == "short"
  }

  /// What a screen is run under on a device, either way up.
  func runs(of screen: Screen, on device: SimulatedDeviceConfiguration) -> [(
    SimulatedDeviceConfiguration, Variant
  )] {
    [device, device.turned].flatMap { device in
      variants.filter { $0.applies(to: screen, on: device) }.map { (device, $0) }
    }
  }

  /// Where walks and chats are played: on one of each size class, upright.
  var walkDevices: [SimulatedDeviceConfiguration] {
    let usual = devices.filter { Self.defaultFilmed.contains($0.device.name) }
    return usual.isEmpty ? devices : usual
  }

  /// Whether the page plays a walk: some of them, on one phone.
  func isFilmed(_ walk: Walk, on device: SimulatedDeviceConfiguration) -> Bool {
    films == .all || films == .some && walk.isFilmed && isMain(device)
  }

  /// Whether the page plays chats on a device: on one phone, in all their containers.
  func playsChats(on device: SimulatedDeviceConfiguration) -> Bool {
    films == .all || films == .some && isMain(device)
  }

  /// Whether it is the phone that stands for all where not all are needed.
  func isMain(_ device: SimulatedDeviceConfiguration) -> Bool {
    device == walkDevices.first { $0.device.name == "iPhone 15" } ?? walkDevices[0]
  }

  /// Whether the page plays a run: the standard keyboard on some devices, and each other one on the
  /// device that shows it best.
  func isFilmed(_ variant: Variant, on device: SimulatedDeviceConfiguration) -> Bool {
    switch films {
    case .none: return false
    case .all: return !variant.turnsDevice
    case .some: break
    }
    guard !variant.turnsDevice else { return false }
    let usual = devices.filter { Self.defaultFilmed.contains($0.device.name) }
    let filmed = usual.isEmpty ? devices : usual
    let phone = filmed.first { $0.device.name == "iPhone 15" } ?? filmed[0]
    if device.orientation == .landscape {
      return variant.id == "standard" && device.turned == phone
    }
    guard variant.id != "standard" else { return filmed.contains(device) }
    let isForPads = variant.isForPads || variant.keyboard.dock == .hardware
    let best = isForPads ? filmed.first { $0.device.idiom == .pad } : phone
    return device == best ?? phone
  }
}
