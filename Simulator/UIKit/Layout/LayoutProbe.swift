import LayoutEngine

/// What tests may know about the work that layout did.
@MainActor
package enum LayoutProbe {
  /// Exchanges in the solver of the view's hierarchy so far; nil where nothing has constraints.
  package static func pivots(of view: UIView) -> Int? {
    view.hierarchyContext?.engine.statistics.pivots
  }

  /// What the solver of the view's hierarchy holds, the system's own constraints included; nil
  /// where nothing has constraints.
  package static func size(of view: UIView) -> LayoutSolver.Size? {
    view.hierarchyContext?.engine.size
  }
}
