/// An option of a command, as typed and as explained.
struct CommandOption: Sendable {
  /// With its dashes, as in `--output`.
  let name: String
  /// What follows it, as in `DIR`.
  let value: String
  let help: String
  /// Whether it may be given more than once.
  var repeats = false
}
