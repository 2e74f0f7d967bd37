import Foundation

extension AvoidancePlan: CustomStringConvertible {
  /// A short report of the plan: how much was hidden, how far each container moves, and why the
  /// other containers stay.
  ///
  ///     The keyboard's top edge is at 476.
  ///     The field was hidden by 90; it is shown.
  ///       container 0: inset 0 → 336: the keyboard covers 336
  ///       container 0: offset 0 → 98: the target is 98 too low
  ///       container 1: unchanged: nothing is left to move
  package var description: String { explanation(naming: []) }

  /// Returns a report of the plan, with names instead of numbers for the containers.
  ///
  /// - Parameters:
  ///   - names: The names of the containers, innermost first. A container without a name keeps its
  ///     number.
  ///   - idle: The first line of the report if there is no keyboard.
  ///   - target: The name of the target in the report. If nil, the report uses the kind of the last
  ///     target that the plan makes visible, such as `field`. The last target is usually the
  ///     largest one.
  package func explanation(
    naming names: [String], withoutKeyboard idle: String = "No keyboard.",
    target: String? = nil
  ) -> String {
    let cover = coverHeight > 0 ? "; what stands on it covers \(points(coverHeight)) more" : ""
    var without = idle
    if outcome == .shown || outcome == .alreadyVisible {
      without = "No keyboard; the target is kept in sight."
    }
    var lines = [
      keyboardTop.map { "The keyboard's top edge is at \(points($0))\(cover)." } ?? without
    ]
    lines += verdict(on: target ?? "The \(role.map(\.name) ?? "target")")
    for container in 0..<(moves.count + unchanged.count) {
      let name = names.indices.contains(container) ? names[container] : "container \(container)"
      for move in moves where move.container == container { lines.append("  \(name): \(move)") }
      for one in unchanged where one.container == container {
        lines.append("  \(name): unchanged: \(one.reason)")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func verdict(on target: String) -> [String] {
    // If `hidden` is 0, the keyboard is not the reason why the target was hidden. Before the plan,
    // the target was above the visible area, or a superview clipped it.
    let finding = hidden > 0 ? "\(target) was hidden by \(points(hidden)); " : nil
    switch outcome {
    case .noKeyboard: return []
    case .noTarget: return ["No target to show."]
    case .alreadyVisible: return ["\(target) is visible as it is."]
    case .shown: return [finding.map { "\($0)it is shown." } ?? "\(target) is shown."]
    case .impossible(let rest):
      var reason = "no container can move further"
      if case .insetsOnly(let because) = freedom { reason = "\(because)" }
      let missing = finding.map { "\($0)\(points(rest)) of it cannot be shown" }
      return ["\(missing ?? "\(target) stays \(points(rest)) out of sight"): \(reason)."]
    }
  }
}

extension RevealTarget.Role {
  fileprivate var name: String { self == .companions ? "field with its companions" : rawValue }
}
