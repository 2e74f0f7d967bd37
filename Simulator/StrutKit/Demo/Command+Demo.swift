import Foundation

extension Command {
  static let demo = Command(
    name: "demo",
    summary: "Play the sample screens under a keyboard, with and without the library.",
    discussion: """
      Every screen is run on every device: a tap on the field, typing, hiding the keyboard, and hiding
      it while it is still coming up. Each frame is measured. Distances are points.

      DIR/index.html    plays the recordings; a single file that needs no network
      DIR/results.json  the numbers of the table, one object for each row
      DIR/stills/       pictures: before, and with the keyboard up

      Exit code 0: every row is as it has to be. 1: some row is not; it comes first. 2: bad input.
      """,
    options: [
      CommandOption(
        name: "--output", value: "DIR",
        help: "Where to write. Made if needed; \(DemoOptions.defaultOutput) unless given."),
      CommandOption(
        name: "--only", value: "SCREEN",
        help: "Run this screen alone; may be repeated. One of:\n"
          + Screen.all.map(\.id).joined(separator: ", "), repeats: true),
      CommandOption(
        name: "--device", value: "NAME",
        help: "Run on this device instead of the usual three; may be repeated.\n"
          + "Any name Apple sells it under, such as \"iPhone 15\".", repeats: true),
    ]
  ) { options, console in
    try Demo(DemoOptions(options), console).run()
  }
}
