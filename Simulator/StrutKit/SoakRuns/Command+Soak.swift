extension Command {
  static let soak = Command(
    name: "soak",
    summary: "Do random things to random screens for days, and look at what is left of it.",
    discussion: """
      A day is a phone in a random world, a screen of random views in a random container, and a
      hundred things that are done to it: fields are focused, removed, moved and hidden, screens are presented and
      pushed, the device is turned, avoiders come and go, notifications are malformed, come from
      other threads and from inside each other. The app assigns insets and safe areas, shows and
      hides bars and banners, and loads rows again that have the focus. Each day is played with the
      library and without it. Where the two differ in the end, something was left behind. And
      wherever everything rests, an input that an explanation calls shown has to be seen.

      The seed decides everything. Exit code 0: nothing was left behind. 1: something was; a line
      says what, and how to see it again. 2: bad input.
      """,
    options: [
      CommandOption(name: "--steps", value: "N", help: "How many things are done; 20000."),
      CommandOption(name: "--seed", value: "N", help: "The first day's seed; 1."),
      CommandOption(
        name: "--known", value: "FILE",
        help: "Days with faults that are known: what they leave behind does not count,\n"
          + "and one that leaves nothing any more fails."),
      CommandOption(
        name: "--strict", value: "",
        help: "Take no explanation that says the input has left what can be seen, if the\n"
          + "decision is as new as the step that was just played."),
      CommandOption(
        name: "--part", value: "N/OF", help: "Play a part of the days here, a line for each."),
    ]
  ) { options, console in
    try SoakCommand(options, console).run()
  }
}
