/// A number for the engine to find: one edge or one length of one view, in points.
///
/// A variable is only a name. It has no value of its own (`LayoutSolver.value(of:)` has), and it
/// means nothing to any solver but the one that made it.
package struct Variable: Hashable, Sendable {
  package let id: Int32
}

/// A variable times a number, as part of a constraint's sum.
package struct Term: Hashable, Sendable {
  package var variable: Variable
  package var coefficient: Double

  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
