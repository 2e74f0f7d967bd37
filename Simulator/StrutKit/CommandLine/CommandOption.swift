/// An option of a command, as typed and as explained.
package struct CommandOption: Sendable {
  /// With its dashes, as in `--output`.
  package let name: String
  /// What follows it, as in `DIR`; empty for a switch, which nothing follows.
  package let value: String
  package let help: String
  /// Whether it may be given more than once.
  package var repeats: Bool

  package init(name: String, value: String, help: String, repeats: Bool = false) {
    (self.name, self.value, self.help, self.repeats) = (name, value, help, repeats)
  }

  var isSwitch: Bool { value.isEmpty }
}
