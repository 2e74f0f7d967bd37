import KeyboardSimulation
import Phone
import StrutKit

/// What `strut-phone` was asked for.
struct PhoneOptions {
  var setup: PhoneSetup
  /// Pixels for a point; nil for what suits the display.
  let scale: CGFloat?
  /// What is played instead of opening a window.
  let script: Script?

  static let known: [CommandOption] = [
    CommandOption(
      name: "--screen", value: "SCREEN",
      help: "Show this screen first instead of the list. One of:\n"
        + lines(PhoneScreen.all.map(\.id))),
    CommandOption(
      name: "--container", value: "CONTAINER",
      help: "What the screen stands in; root unless given. One of:\n"
        + lines(PhoneContainer.all.map(\.id))),
    CommandOption(
      name: "--device", value: "NAME",
      help: "Any name Apple sells it under; \"iPhone 15\" unless given."),
    CommandOption(
      name: "--keyboard", value: "NAME",
      help: "The keyboard that comes up; standard unless given. One of:\n"
        + lines(keyboards.map(\.id))),
    CommandOption(name: "--without", value: "", help: "Leave the library out; key w brings it in."),
    CommandOption(
      name: "--scale", value: "NUMBER",
      help: "Pixels for a point; what suits the display unless given."),
    CommandOption(
      name: "--script", value: "FILE",
      help: "Open no window: play the lines of a file, see below."),
  ]

  private static let keyboards: [(id: String, keyboard: SystemKeyboard)] = [
    ("standard", .standard), ("plain", .plain), ("hardware", .hardware),
    ("floating", .floating), ("split", SystemKeyboard(dock: .split)),
    ("undocked", SystemKeyboard(dock: .undocked)), ("emoji", .emoji), ("number-pad", .numberPad),
  ]

  init(_ options: ParsedOptions) throws {
    do {
      let device = options["--device"] ?? "iPhone 15"
      setup = PhoneSetup(device: try SimulatedDeviceConfiguration(device))
    } catch let error as UnknownSimulatedDevice {
      throw UsageError(error.description)
    }
    setup.screen = try options["--screen"].map(PhoneScreen.named)
    if let container = options["--container"] { setup.container = try .named(container) }
    if let name = options["--keyboard"] {
      guard let keyboard = Self.keyboards.first(where: { $0.id == name })?.keyboard else {
        throw UsageError(
          "No keyboard is called \"\(name)\". Known keyboards: "
            + Self.keyboards.map(\.id).joined(separator: ", ") + ".")
      }
      setup.keyboard = keyboard
    }
    script = try options["--script"].map { try Script(file: $0) }
    setup.usesLibrary = !options.contains("--without")
    scale = try options["--scale"].map { text in
      guard let scale = Double(text), (0.2...4).contains(scale) else {
        throw UsageError("Option --scale needs a number from 0.2 to 4, not \"\(text)\".")
      }
      return CGFloat(scale)
    }
  }

  /// Names with commas between them, in lines of 60 letters at most.
  private static func lines(_ names: [String]) -> String {
    names.reduce(into: [""]) { lines, name in
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines = [name]
      } else if last.count + name.count > 58 {
        lines[lines.count - 1] += ","
        lines.append(name)
      } else {
        lines[lines.count - 1] += ", \(name)"
      }
    }.joined(separator: "\n")
  }
}
