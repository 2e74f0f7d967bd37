import Foundation

extension AvoidanceScene {
  /// Whether a plan would hide the lower edge of the most important target. False if the edge is
  /// already hidden.
  ///
  /// There is one exception (`keepInSight`). If the target was visible before the window changed
  /// its size, the value is true whenever the edge is hidden after the plan.
  func losesTarget(by plan: AvoidancePlan) -> Bool {
    guard let first = targets.firstIndex(where: { $0.rect.isReadable }) else { return false }
    return (freedom == .keepInSight || showsEnd(of: first)) && !applying(plan).showsEnd(of: first)
  }

  private func showsEnd(of index: Int) -> Bool {
    var end = targets[index].rect.standardized.bottom - AvoidancePlanner.tolerance
    for container in containers.dropFirst(targets[index].isOutsideFirst ? 1 : 0) {
      end += container.content.floating.bottom
      let bottom = container.frame.standardized.bottom
      if container.clips, end > bottom - container.hiddenHeightAtBottom { return false }
    }
    return end <= visibleBounds.standardized.bottom
  }
}

extension AvoidanceContainer {
  /// The height of the strip at the lower edge of a scroll view in which we show no target, in
  /// points.
  ///
  /// Behind the automatic bottom inset is a bar that the content can be scrolled clear of, or the
  /// home indicator. A scroll view that we must not scroll may show its content there as well.
  var hiddenHeightAtBottom: CGFloat {
    refusal == nil ? content.automaticBottomInset.orZero : 0
  }
}
