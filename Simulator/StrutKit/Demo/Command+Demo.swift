import Foundation

extension Command {
  static let demo = Command(
    name: "demo",
    summary: "Play the sample screens under a keyboard, with and without the library.",
    discussion: """
      Every screen is run on every device, upright and sideways, under every keyboard, with the
      library and without it. Whatever moves is measured at each frame and compared with what
      geometry alone says. Distances are points. Screens whose names begin with s7 are gone
      through instead, upright and under the standard keyboard: from input to input by the bar
      above the keyboard, on to the last one, back to the first one, and Done. Those whose names
      begin with s8 are chats, which are written in alone, in a navigation controller, in a tab and
      in a sheet.

      DIR/index.html    plays the recordings; a single file that needs no network
      DIR/results.json  the numbers, one object for each run
      DIR/stills/       pictures: before, and with the keyboard up

      Exit code 0: every run is as it has to be. 1: some run is not; it comes first. 2: bad input, or
      something cannot be written.
      """,
    options: [
      CommandOption(
        name: "--output", value: "DIR",
        help: "Where to write. Made if needed; \(DemoOptions.defaultOutput) unless given."),
      CommandOption(
        name: "--only", value: "SCREEN",
        help: "Run this screen alone; may be repeated. One of:\n"
          + (Screen.all.map(\.id) + Walk.all.map(\.id) + Chat.all.map(\.id)).chunks(of: 6)
          .map { $0.joined(separator: ", ") }.joined(separator: ",\n"), repeats: true),
      CommandOption(
        name: "--device", value: "NAME",
        help: "Run on this device instead of the usual five; may be repeated.\n"
          + "Any name Apple sells it under, such as \"iPhone 15\".", repeats: true),
      CommandOption(
        name: "--keyboard", value: "NAME",
        help: "Run under this keyboard alone; may be repeated. One of:\n"
          + Variant.all.map(\.id).chunks(of: 3).map { $0.joined(separator: ", ") }
          .joined(separator: ",\n"), repeats: true),
      CommandOption(
        name: "--films", value: "WHICH",
        help: "What the page can play: some (the usual), all (a large page)\n"
          + "or none (no page)."),
      CommandOption(
        name: "--matrix", value: "WHICH",
        help: "short plays an app's screens in containers and under deeds, too:\n"
          + "see \"strut matrix\". none (the usual) does not."),
    ]
  ) { options, console in
    try Demo(DemoOptions(options), console).run()
  }
}

extension Array {
  /// Its elements in lines of a length.
  fileprivate func chunks(of length: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: count, by: length).map { self[$0..<Swift.min($0 + length, count)] }
  }
}
