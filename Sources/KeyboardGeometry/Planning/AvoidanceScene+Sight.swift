import Foundation

extension AvoidanceScene {
  /// Whether a plan would hide the lower edge of the most important target. False if the edge is
  /// already hidden.
  ///
  /// There is one exception (`keepInSight`). If the target was visible before the window changed
  /// its size, the value is true whenever the edge is hidden after the plan.
  ///
  /// Views that adjust to the keyboard without us may not have moved yet. After the plan, only
  /// their final position counts. Before it, the edge is visible if it is visible in their present
  /// or in their final position.
  func losesTarget(by plan: AvoidancePlan) -> Bool {
    guard let first = targets.firstIndex(where: { $0.rect.isReadable }) else { return false }
    let isVisible =
      freedom == .keepInSight || showsEnd(of: first, adjusted: false)
      || showsEnd(of: first, adjusted: true)
    return isVisible && !applying(plan).showsEnd(of: first, adjusted: true)
  }

  /// Whether the lower edge of a target is visible.
  ///
  /// - Parameter adjusted: Whether to add the movements that views will make without us.
  private func showsEnd(of index: Int, adjusted: Bool) -> Bool {
    var end = targets[index].rect.standardized.bottom - AvoidancePlanner.tolerance
    for container in containers.dropFirst(targets[index].isOutsideFirst ? 1 : 0) {
      end += container.content.floating.bottom
      let bottom = container.frame.standardized.bottom
      if container.clips, end > bottom - container.hiddenHeightAtBottom { return false }
      if adjusted, container.refusal == nil, container.quantity != .offset {
        end -= container.selfAdjustment.orZero
      }
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
