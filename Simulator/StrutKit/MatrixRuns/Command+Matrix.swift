import Foundation
import Matrix

extension Command {
  static let matrix = Command(
    name: "matrix",
    summary: "Play an app's screens in containers and windows, while app and person do things.",
    discussion: """
      Screens as people build them run in navigation controllers, tabs, sheets, cards and more, in
      every window, on phones and tablets, under every keyboard, while they are scrolled, rebuilt,
      pushed and turned. Each run is held against the same deeds without the library: the input has
      to be drawn on top, nothing may turn around or jump, and in the end nothing may differ.

      Runs that fail are in the red list, which may only become shorter: a fault that is not on the
      list fails, and so does a listed one that is gone.

      Exit code 0: all is as the list says. 1: something is not. 2: bad input.
      """,
    options: [
      CommandOption(
        name: "--runs", value: "WHICH",
        help: "short: every screen in every container on one phone, and every two values of\n"
          + "all factors together (the usual). full: with every deed. worlds: every container and\n"
          + "deed with every value of the system's behaviors. values: the short runs with every\n"
          + "value. Or a file with the name of a run on each line, or one name:\n"
          + "screen/container/window/device/keyboard/deed/world/service, such as\n"
          + "sign-in/root/full/15/standard/type/on-change/explicit."),
      CommandOption(
        name: "--picture", value: "FILE",
        help: "Also draw the screen at each rest of a single run, without the library and with\n"
          + "it, as a PNG file."),
      CommandOption(
        name: "--red", value: "WHAT",
        help: "check the red list (the usual), shrink it by what passes now, or write it anew;\n"
          + "names prints the runs' names and plays none."),
      CommandOption(
        name: "--list", value: "FILE", help: "The red list; \(MatrixCommand.defaultList)."),
      CommandOption(
        name: "--part", value: "N/OF",
        help: "Play a part of the runs here and print their faults, one run a line."),
    ]
  ) { options, console in
    try MatrixCommand(options, console).run()
  }
}
