extension UIScrollView {
  /// The offsets at which content fills the view, horizontally and vertically.
  var offsetRange: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let inset = adjustedContentInset
    let lowX = Double(-inset.left)
    let lowY = Double(-inset.top - state.roomAbove)
    let highX = Double(contentSize.width + inset.right - bounds.width)
    let highY = Double(contentSize.height + inset.bottom - bounds.height)
    return (lowX...max(lowX, highX), lowY...max(lowY, highY))
  }

  /// Sets the offset on whole device pixels (uikit-recorded, contentOffset_grid) and says so.
  func moveContent(to offset: CGPoint) {
    let scale = window?.screen.scale ?? layer.contentsScale
    let new = CGPoint(x: PixelGrid.round(offset.x, scale), y: PixelGrid.round(offset.y, scale))
    guard new != bounds.origin else { return }
    bounds.origin = new
    delegate?.scrollViewDidScroll(self)
  }

  /// What follows from a new origin of the bounds; setting those directly tells no delegate.
  func contentDidMove() {
    hierarchyContext?.contentDidMove(in: self)
    tellFollower()
    setNeedsLayout()
    guard safeAreaInsetsForSubviews != .zero else { return }
    handDownSafeArea()
  }

  /// A navigation bar above the content follows it, and the insets with the bar; the content has
  /// moved already and is left where it is.
  func tellFollower() {
    guard !state.isFollowed, let follower = state.follower else { return }
    state.isFollowed = true
    follower.contentDidMove(in: self)
    state.isFollowed = false
  }

  func scroll(to offset: CGPoint, animated: Bool) {
    if !animated {
      stopMotion()
      contentOffset = offset
      return
    }
    guard offset != contentOffset else { return stopMotion() }
    start(ScrollMotion(from: contentOffset, to: offset))
  }

  func start(_ motion: ScrollMotion) {
    stopMotion()
    state.motion = motion
    motion.run { [weak self, weak motion] offset, isOver in
      guard let self, let motion, self.state.motion === motion else { return }
      self.moveContent(to: offset)
      guard isOver, self.state.motion === motion else { return }
      if let next = self.continuation(of: motion) {
        return self.start(ScrollMotion(from: self.contentOffset, to: next))
      }
      self.state.motion = nil
      self.motionDidEnd(motion)
    }
  }

  /// Keeps what shows in place when what lies before it got longer; a motion goes on from there.
  func shiftContent(by distance: CGPoint) {
    state.motion?.shift(by: distance)
    contentOffset = CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y)
  }

  func stopMotion() {
    state.motion?.stop()
    state.motion = nil
  }

  func motionDidEnd(_ motion: ScrollMotion) {
    if motion.isDeceleration {
      hideIndicators()
      keepOffsetInRange()
      delegate?.scrollViewDidEndDecelerating(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// The nearest offset at which the rectangle shows, as far as there is content.
  ///
  /// The far edges go first: of a rectangle larger than the view the end shows, not the beginning
  /// (KeyboardFacts 6.1, row 2), unless the view shows nothing else
  /// already.
  func offset(showing rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    let range = offsetRange
    let scale = layer.contentsScale
    func nearest(
      _ offset: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat, _ before: CGFloat,
      _ after: CGFloat, _ range: ClosedRange<Double>
    ) -> CGFloat {
      let (first, last) = (offset + before, offset + length - after)
      let covers = low <= first && high >= last
      guard !covers, low < first || high > last else { return offset }
      // Offsets are whole pixels. We round outwards, so that the whole rectangle shows.
      let new =
        high > last
        ? ((high - length + after) * scale).rounded(.up) / scale
        : ((low - before) * scale).rounded(.down) / scale
      return min(max(new, CGFloat(range.lowerBound)), CGFloat(range.upperBound))
    }
    return CGPoint(
      x: nearest(
        bounds.minX, bounds.width, rect.minX, rect.maxX, inset.left, inset.right, range.x),
      y: nearest(
        bounds.minY, bounds.height, rect.minY, rect.maxY, inset.top, inset.bottom, range.y))
  }

  /// Content that became smaller, or a view that became larger, leaves no gap behind it.
  ///
  /// Under a finger, or thrown by one, the content goes on from where it is.
  func keepOffsetInRange() {
    if isDragging { return rangeDidChangeDuringDrag() }
    guard !isDecelerating else { return }
    let range = offsetRange
    contentOffset = CGPoint(
      x: min(max(bounds.minX, CGFloat(range.x.lowerBound)), CGFloat(range.x.upperBound)),
      y: min(max(bounds.minY, CGFloat(range.y.lowerBound)), CGFloat(range.y.upperBound)))
  }
}
