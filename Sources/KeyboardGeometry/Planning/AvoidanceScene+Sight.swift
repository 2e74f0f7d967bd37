import Foundation

extension AvoidanceScene {
  /// Whether the most important target shows its lower edge now, or did before the window got
  /// another size, and would not once a plan is carried out.
  func losesTarget(by plan: AvoidancePlan) -> Bool {
    guard let first = targets.firstIndex(where: { $0.rect.isReadable }) else { return false }
    return (wasSeen || showsEnd(of: first)) && !applying(plan).showsEnd(of: first)
  }

  private func showsEnd(of index: Int) -> Bool {
    var end = targets[index].rect.standardized.bottom - AvoidancePlanner.tolerance
    for container in containers.dropFirst(targets[index].isOutsideFirst ? 1 : 0) {
      end += container.content.floating.bottom
      let bottom = container.frame.standardized.bottom
      if container.clips, end > bottom - container.content.automaticBottomInset.orZero {
        return false
      }
    }
    return end <= visibleBounds.standardized.bottom
  }
}
