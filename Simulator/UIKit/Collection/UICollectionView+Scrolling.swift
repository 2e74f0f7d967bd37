extension UICollectionView {
  func baseScrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    precondition(
      contains(indexPath),
      "Attempted to scroll the collection view to an out-of-bounds item "
        + "(\(indexPath.item)) in section \(indexPath.section)")
    layoutIfNeeded()
    guard let target = offset(for: indexPath, scrollPosition) else { return }
    if animated {
      setContentOffset(target, animated: true)
      contents.aim = ScrollAim(indexPath: indexPath, position: scrollPosition, offset: target)
      return
    }
    for _ in 0..<LayoutPass.maximumRounds {
      guard let target = offset(for: indexPath, scrollPosition), target != contentOffset else {
        return
      }
      setContentOffset(target, animated: false)
      layoutIfNeeded()
    }
  }

  /// Where an animated scroll goes on to when it arrives where its item was thought to be.
  func aim(after motion: ScrollMotion) -> CGPoint? {
    guard let aim = contents.aim else { return nil }
    contents.aim = nil
    guard motion.target == aim.offset else { return nil }
    layoutIfNeeded()
    guard contains(aim.indexPath), let target = offset(for: aim.indexPath, aim.position),
      target != contentOffset
    else { return nil }
    contents.aim = ScrollAim(indexPath: aim.indexPath, position: aim.position, offset: target)
    return target
  }

  private func offset(for indexPath: IndexPath, _ position: ScrollPosition) -> CGPoint? {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return nil }
    let inset = adjustedContentInset
    let least = offset(showing: frame)
    let range = offsetRange
    func clamped(_ value: CGFloat, _ range: ClosedRange<Double>) -> CGFloat {
      let value = min(max(value, CGFloat(range.lowerBound)), CGFloat(range.upperBound))
      return PixelGrid.round(value, layer.contentsScale)
    }
    let y: CGFloat =
      if position.contains(.top) {
        frame.minY - inset.top
      } else if position.contains(.centeredVertically) {
        frame.midY - (bounds.height + inset.top - inset.bottom) / 2
      } else if position.contains(.bottom) {
        frame.maxY - bounds.height + inset.bottom
      } else {
        least.y
      }
    let x: CGFloat =
      if position.contains(.left) {
        frame.minX - inset.left
      } else if position.contains(.centeredHorizontally) {
        frame.midX - (bounds.width + inset.left - inset.right) / 2
      } else if position.contains(.right) {
        frame.maxX - bounds.width + inset.right
      } else {
        least.x
      }
    return CGPoint(x: clamped(x, range.x), y: clamped(y, range.y))
  }
}
