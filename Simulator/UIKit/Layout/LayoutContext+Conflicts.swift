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
    candidates.removeAll(where: \.isOfSystem)
    let victim = candidates.max { $0.activationOrder < $1.activationOrder }
    var lines = conflicting.compactMap { sources[$0]?.line }
    lines.append(new.line)
    report(lines, breaking: victim?.line ?? new.line)
    guard let victim, let installation = victim.installation else { return nil }
    markBroken(victim)
    return installation.id
  }

  private func report(_ lines: [String], breaking victim: String) {
    let list = lines.map { "    \"\($0)\"" }.joined(separator: ",\n")
    DeveloperLog.write(
      """
      Unable to simultaneously satisfy constraints.
      (
      \(list)
      )

      Will attempt to recover by breaking constraint
      \(victim)
      """)
  }
}
