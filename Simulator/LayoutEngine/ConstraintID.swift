/// The name of one constraint inside one solver.
///
/// Slots are used again after a removal; the generation tells an old name from a new one, so that a
/// stale name traps instead of touching a stranger's constraint.
package struct ConstraintID: Hashable, Sendable {
  let slot: Int32
  let generation: UInt32
}

/// How the sum of a constraint compares with zero.
package enum Relation: Sendable {
  case lessOrEqual
  case equal
  case greaterOrEqual
}
