import KeyboardGeometry

/// The cases that can occur in a plan. Fuzzing must have met each of them.
package enum PlanCase {
  /// The name of every case.
  package static let all: [String] = [
    "behavior follow", "behavior hug", "behavior reveal",
    "outcome noKeyboard", "outcome noTarget", "outcome alreadyVisible", "outcome shown",
    "outcome impossible", "shown a part of the targets", "shown all targets",
    "ordinary scene", "extraordinary scene", "three containers that move",
    "move inset", "move offset", "move lift", "move constant", "move up", "move down",
    "because makesRoom", "because reveals", "because hugs", "because follows", "because settles",
    "because returns",
    "stay isClear", "stay isInPlace", "stay isNotNeeded", "stay yieldsByItself",
    "stay isAtItsLimit", "stay pages", "stay scrollsSideways",
  ]

  /// Counts what occurs in a plan.
  package static func count(
    _ plan: AvoidancePlan, for scene: AvoidanceScene, _ behavior: AvoidanceBehavior,
    into counts: inout [String: Int]
  ) {
    var seen: Set<String> = [
      "behavior \(name(of: behavior))", "outcome \(name(of: plan.outcome))",
      scene.isOrdinary ? "ordinary scene" : "extraordinary scene",
    ]
    if plan.outcome == .shown {
      let isAll = plan.targetCount == scene.targets.count
      seen.insert(isAll ? "shown all targets" : "shown a part of the targets")
    }
    if Set(plan.moves.map(\.container)).count > 2 { seen.insert("three containers that move") }
    for move in plan.moves {
      seen.insert("move \(move.quantity)")
      seen.insert("because \(name(of: move.reason))")
      if move.quantity == .offset || move.quantity == .lift {
        seen.insert(move.change > 0 ? "move up" : "move down")
      }
    }
    for one in plan.unchanged { seen.insert("stay \(name(of: one.reason))") }
    for name in seen { counts[name, default: 0] += 1 }
  }

  private static func name(of reason: AvoidanceReason) -> String {
    switch reason {
    case .settles: "settles"
    case .returns: "returns"
    default: label(of: reason) ?? "unknown"
    }
  }

  private static func name(of reason: AvoidancePlan.Unchanged.Reason) -> String {
    switch reason {
    case .isClear: "isClear"
    case .isInPlace: "isInPlace"
    case .isNotNeeded: "isNotNeeded"
    case .pages: "pages"
    case .scrollsSideways: "scrollsSideways"
    case .isUnreadable: "isUnreadable"
    default: label(of: reason) ?? "unknown"
    }
  }

  /// The name of an enum's case without its values.
  private static func name<T>(of value: T) -> String { label(of: value) ?? "\(value)" }

  private static func label<T>(of value: T) -> String? {
    Mirror(reflecting: value).children.first?.label
  }
}
