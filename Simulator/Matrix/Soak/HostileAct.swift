/// Something that is done on a hostile day.
struct HostileAct: Sendable {
  let id: String
  /// How often it is done, beside the others.
  var weight = 2
  /// Whether the act concerns the library alone. A day without the library omits it.
  var isOfLibrary = false
  /// Whether the act ends run-loop turns. No app can do this inside a notification.
  var endsTurns = false
  let perform: @MainActor @Sendable (HostileDay, Dice) -> Void

  init(
    _ id: String, weight: Int = 2, isOfLibrary: Bool = false, endsTurns: Bool = false,
    perform: @escaping @MainActor @Sendable (HostileDay, Dice) -> Void
  ) {
    (self.id, self.weight, self.isOfLibrary, self.perform) = (id, weight, isOfLibrary, perform)
    self.endsTurns = endsTurns
  }

  /// The acts that existed first. A seed recorded at that time chooses acts by position, so their
  /// order must stay.
  static let first = keyboard + app + screens + library + notifications
  /// Every act.
  static let all = first + rests + insets + lists + answers
}
