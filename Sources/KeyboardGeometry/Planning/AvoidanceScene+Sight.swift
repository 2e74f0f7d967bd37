import Foundation

extension AvoidanceScene {
  /// Whether a plan would hide the lower edge of the most important target, although the plan
  /// should keep this edge in sight. For example, an iPad's keyboard starts to float. If the plan
  /// scrolled the form back, the edited field would be below the screen.
  ///
  /// The plan should keep the edge in sight in three cases:
  /// 1. The edge is visible now.
  /// 2. The edge will be visible once views that adjust to the keyboard without us have moved, such
  ///    as a view on the keyboard layout guide.
  /// 3. `freedom` is `keepInSight`: the target was visible before the window changed its size or
  ///    the keyboard went. The change may have hidden the target.
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
  /// The height of the strip at the lower edge of a scroll view that a bar or the home indicator
  /// covers, in points. UIKit's automatic bottom inset has this height. A target in the strip
  /// counts as hidden.
  ///
  /// 0 if we must not scroll the scroll view, for example a paging one. We could not move a target
  /// out of the strip anyway, so a target in the strip counts as visible.
  var hiddenHeightAtBottom: CGFloat {
    refusal == nil ? content.automaticBottomInset.orZero : 0
  }
}
