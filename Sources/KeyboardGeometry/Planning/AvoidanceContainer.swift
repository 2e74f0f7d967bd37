/// One of the views around a target that can give way to the keyboard.
package enum AvoidanceContainer: Hashable, Sendable {
  case scroll(ScrollContainer)
  case lift(LiftContainer)
  case constraint(ConstraintContainer)
}
