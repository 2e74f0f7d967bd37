/// What tests may know about the work that layout did.
@MainActor
package enum LayoutProbe {
  /// Exchanges in the solver of the view's hierarchy so far; nil where nothing has constraints.
  package static func pivots(of view: UIView) -> Int? {
    view.hierarchyContext?.engine.statistics.pivots
  }

  /// Constraints in the solver of the view's hierarchy, the system's own included.
  package static func constraintCount(of view: UIView) -> Int {
    view.hierarchyContext?.sources.count ?? 0
  }
}
