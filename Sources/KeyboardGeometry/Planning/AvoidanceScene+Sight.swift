import Foundation

extension AvoidanceScene {
  /// Whether a plan would hide the lower edge of the most important target, although that edge is
  /// visible now. For example, an iPad's keyboard starts to float. If the plan scrolled the form
  /// back, the edited field would be below the screen.
  ///
  /// The edge counts as visible now in three cases:
  /// 1. The edge is visible in the present positions of all views.
  /// 2. The edge will be visible once views that adjust to the keyboard without us, such as a view
  ///    on the keyboard layout guide, have moved.
  /// 3. `freedom` is `keepInSight`, so the target was visible before the window changed its size.
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
  /// The height of the strip at the lower edge of a scroll view where a bar or the home indicator
  /// is, in points. We treat targets in the strip as hidden. UIKit's automatic bottom inset has
  /// this height.
  ///
  /// 0 if we must not scroll the scroll view. Its content may then lie in the strip, so a target in
  /// the strip counts as visible.
  var hiddenHeightAtBottom: CGFloat {
    refusal == nil ? content.automaticBottomInset.orZero : 0
  }
}
