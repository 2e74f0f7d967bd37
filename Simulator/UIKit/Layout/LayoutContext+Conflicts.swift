import LayoutEngine

extension LayoutContext {
  /// Prints Apple's familiar message and picks the constraint to break.
  ///
  /// - Returns: the installed constraint that has to go, or nil where the new one does not come in.
  ///
  /// Apple documents no choice among equals. Here the app's constraint that was activated last
  /// goes; what the system made for itself (frames, guides) stays.
  func breakOne(of conflicting: [ConstraintID], against new: ConstraintSource) -> ConstraintID? {
    var candidates: [NSLayoutConstraint] = conflicting.compactMap {
      if case .app(let constraint)? = sources[$0] { constraint } else { nil }
    }
    if case .app(let constraint) = new { candidates.append(constraint) }
    let victim = candidates.max { $0.activationOrder < $1.activationOrder }
    var lines = conflicting.compactMap { sources[$0]?.line }
    lines.append(new.line)
    ConflictLog.report(lines: lines, breaking: victim?.line ?? new.line)
    guard let victim, let installation = victim.installation else { return nil }
    markBroken(victim)
    return installation.id
  }
}

/// Where conflict messages go: standard error, and a list that tests read.
@MainActor
package enum ConflictLog {
  package static var messages: [String] = []
  package static var isPrinting = true

  static func report(lines: [String], breaking victim: String) {
    let list = lines.map { "    \"\($0)\"" }.joined(separator: ",\n")
    let message = """
      Unable to simultaneously satisfy constraints.
      (
      \(list)
      )

      Will attempt to recover by breaking constraint
      \(victim)

      """
    messages.append(message)
    if isPrinting { FileHandle.standardError.write(Data(message.utf8)) }
  }
}
