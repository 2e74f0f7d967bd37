/// Something that is looked for once, found or not.
enum Cached<Found> {
  case pending
  case done(Found?)

  /// What was found; looks for it if nobody has yet.
  mutating func value(_ find: () -> Found?) -> Found? {
    if case .done(let found) = self { return found }
    let found = find()
    self = .done(found)
    return found
  }
}
