extension UIScrollView {
  // MARK: Fingers

  /// A moving content stops under the finger and can be dragged at once.
  func fingerDidComeDown() {
    state.isTracking = true
    guard let motion = state.motion else { return }
    stopMotion()
    state.isCaught = true
    // Since iOS 13 the delegate hears of a deceleration that a finger ends.
    motionDidEnd(motion)
  }

  func fingersDidLeave() {
    state.isTracking = false
    state.isCaught = false
  }

  // MARK: May it begin?

  func mayBeginDrag() -> Bool {
    guard isScrollEnabled else { return false }
    guard mayTakeTouches else { return false }
    if state.isCaught { return true }
    let moved = panGestureRecognizer.movementBeforeBegin
    let isVertical = abs(moved.y) >= abs(moved.x)
    guard canScroll(isVertical ? .vertical : .horizontal) else { return false }
    // The content follows the finger, so the offset goes the other way.
    let direction: CGFloat = (isVertical ? moved.y : moved.x) < 0 ? 1 : -1
    if isVertical, !hasRoom(.vertical, -1),
      UISheetPresentationController.sheet(around: self)?.takesDrag(upwards: direction > 0) ?? false
    {
      return false
    }
    return !leavesToParent(isVertical ? .vertical : .horizontal, direction)
  }

  /// Touches that content has got can only be taken back where both allow it.
  private var mayTakeTouches: Bool {
    for touch in panGestureRecognizer.touches {
      guard let view = touch.view, view !== self,
        panGestureRecognizer.delivery?.hasReachedView(touch) ?? false
      else { continue }
      guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
    }
    return true
  }

  /// Whether a finger can move the content along an axis at all.
  func canScroll(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let range = axis == .horizontal ? offsetRange.x : offsetRange.y
    if range.lowerBound < range.upperBound { return isScrollEnabled }
    let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    return isScrollEnabled && bounces && always
  }

  private func hasRoom(_ axis: NSLayoutConstraint.Axis, _ direction: CGFloat) -> Bool {
    guard isScrollEnabled else { return false }
    let range = axis == .horizontal ? offsetRange.x : offsetRange.y
    let offset = Double(axis == .horizontal ? bounds.minX : bounds.minY)
    return direction > 0 ? offset < range.upperBound : offset > range.lowerBound
  }

  /// At its end, a nested scroll view leaves the drag to one around it that has room.
  private func leavesToParent(_ axis: NSLayoutConstraint.Axis, _ direction: CGFloat) -> Bool {
    let transfers =
      axis == .vertical ? transfersVerticalScrollingToParent : transfersHorizontalScrollingToParent
    guard transfers, !hasRoom(axis, direction) else { return false }
    var outer = enclosingScrollView
    while let scrollView = outer {
      if scrollView.hasRoom(axis, direction) { return true }
      outer = scrollView.enclosingScrollView
    }
    return false
  }

  // MARK: Following the finger

  func dragDidChange() {
    switch panGestureRecognizer.state {
    case .began: beginDrag()
    case .changed: continueDrag()
    case .ended: endDrag(velocity: panGestureRecognizer.velocity(in: self))
    case .cancelled: endDrag(velocity: .zero)
    case .possible, .failed: break
    @unknown default: break
    }
  }

  private func beginDrag() {
    stopMotion()
    state.drag = ScrollDrag(
      unbound: unboundOffset, shown: contentOffset, translation: .zero, start: contentOffset)
    delegate?.scrollViewWillBeginDragging(self)
    showIndicators()
    dismissKeyboardOnDrag()
    continueDrag()
  }

  /// Where the finger would have to hold the content for it to show as it does.
  private var unboundOffset: CGPoint {
    func unbound(_ offset: CGFloat, _ range: ClosedRange<Double>, _ length: CGFloat) -> CGFloat {
      let inside = min(max(Double(offset), range.lowerBound), range.upperBound)
      let overshoot = ScrollPhysics.unbanded(Double(offset) - inside, length: Double(length))
      return CGFloat(inside + overshoot)
    }
    let range = offsetRange
    return CGPoint(
      x: unbound(contentOffset.x, range.x, bounds.width),
      y: unbound(contentOffset.y, range.y, bounds.height))
  }

  /// The content's ends have moved under the finger: what shows stays where it is.
  func rangeDidChangeDuringDrag() {
    let unbound = unboundOffset
    let shown = contentOffset
    state.drag?.unbound = unbound
    state.drag?.shown = shown
  }

  private func continueDrag() {
    guard var drag = state.drag else { return }
    followWithKeyboard()
    let translation = panGestureRecognizer.translation(in: self)
    let range = offsetRange
    // If the app or a new inset has moved the content since, the drag goes on from there.
    if contentOffset != drag.shown { drag.unbound = unboundOffset }
    let finger = drag.translation - translation
    if canScroll(.horizontal) { drag.unbound.x += finger.x }
    if canScroll(.vertical) { drag.unbound.y += finger.y }
    drag.translation = translation
    state.drag = drag
    moveContent(
      to: CGPoint(
        x: ScrollPhysics.shown(
          Double(drag.unbound.x), in: range.x, length: Double(bounds.width), bounces: bounces),
        y: ScrollPhysics.shown(
          Double(drag.unbound.y), in: range.y, length: Double(bounds.height), bounces: bounces)))
    let shown = contentOffset
    state.drag?.shown = shown
  }

  // MARK: Letting go

  private func endDrag(velocity finger: CGPoint) {
    guard let drag = state.drag else { return }
    let x = canScroll(.horizontal) ? -Double(finger.x) : 0
    let y = canScroll(.vertical) ? -Double(finger.y) : 0
    var motion = throwMotion(drag, x, y)
    var target = motion.target
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: x / 1000, y: y / 1000), targetContentOffset: &target)
    if target != motion.target { motion = redirectedMotion(x, y, to: target) }
    releaseKeyboard()
    state.drag = nil
    let willMove = motion.target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: willMove)
    guard willMove else { return hideIndicators() }
    delegate?.scrollViewWillBeginDecelerating(self)
    start(motion)
  }

  private func throwMotion(_ drag: ScrollDrag, _ x: Double, _ y: Double) -> ScrollMotion {
    let range = offsetRange
    let scale = Double(window?.screen.scale ?? layer.contentsScale)
    let offset = contentOffset
    func glide(
      _ axis: KeyPath<CGPoint, CGFloat>, _ finger: Double, _ range: ClosedRange<Double>,
      _ length: Double
    ) -> ScrollGlide {
      let offset = Double(offset[keyPath: axis])
      let unbound = Double(drag.unbound[keyPath: axis])
      let inside = min(max(unbound, range.lowerBound), range.upperBound)
      let velocity =
        finger * ScrollPhysics.rubberBandSpeed(bounces ? unbound - inside : 0, length: length)
      if isPagingEnabled, length > 0 {
        let page = Self.page(
          offset, velocity, length, from: Double(drag.start[keyPath: axis]))
        return ScrollGlide(
          spring: offset, velocity: velocity,
          to: min(max(page * length, range.lowerBound), range.upperBound))
      }
      return ScrollGlide(
        from: offset, velocity: velocity, in: range, rate: Double(decelerationRate.rawValue),
        bounces: bounces, scale: scale)
    }
    return ScrollMotion(
      x: glide(\.x, x, range.x, Double(bounds.width)),
      y: glide(\.y, y, range.y, Double(bounds.height)))
  }

  /// The page to stop at: the nearest, or the next one in a throw's direction; never further than
  /// one from where the drag began.
  private static func page(
    _ offset: Double, _ velocity: Double, _ length: Double, from start: Double
  ) -> Double {
    let first = (start / length).rounded()
    let place = offset / length
    var page = place.rounded()
    // Slower than this counts as letting go at rest; the stop speed ten times over.
    if abs(velocity) > ScrollPhysics.stopSpeed * 10 {
      page = velocity > 0 ? place.rounded(.up) : place.rounded(.down)
    }
    return min(max(page, first - 1), first + 1)
  }

  private func redirectedMotion(_ x: Double, _ y: Double, to target: CGPoint) -> ScrollMotion {
    let rate = Double(decelerationRate.rawValue)
    return ScrollMotion(
      x: ScrollGlide(
        from: Double(contentOffset.x), velocity: x, to: Double(target.x), rate: rate),
      y: ScrollGlide(
        from: Double(contentOffset.y), velocity: y, to: Double(target.y), rate: rate))
  }
}

private func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
