import Foundation

extension AvoidanceScene {
  /// Whether a plan would hide the lower edge of the most important target, although that edge is
  /// visible now.
  ///
  /// If `freedom` is `keepInSight`, the target was visible before the window changed its size. We
  /// then do not check whether the edge is visible now.
  ///
  /// Views that adjust to the keyboard without us, such as a sheet, may not have moved yet. So the
  /// edge counts as visible now if it is visible before or after these movements.
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
  /// The height of the strip at the lower edge of a scroll view in which no target counts as
  /// visible, in points. UIKit's automatic bottom inset keeps the end of the content out of this
  /// strip, because a bar or the home indicator is there.
  ///
  /// If we must not scroll the scroll view, the value is 0, because such a scroll view may show its
  /// content in this strip.
  var hiddenHeightAtBottom: CGFloat {
    refusal == nil ? content.automaticBottomInset.orZero : 0
  }
}
