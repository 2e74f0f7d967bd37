/// One of the views around a target that can give way to the keyboard, or that cuts the target off.
package enum AvoidanceContainer: Hashable, Sendable {
  case scroll(ScrollContainer)
  case lift(LiftContainer)
  case fixed(FixedContainer)
}
