import Foundation

/// The planner's working values for one container. The container can move its contents up or down
/// within a range, and may show only part of them.
struct ContainerState {
  // MARK: The scene's values, in readable numbers

  /// The property that moves the contents.
  var quantity = AvoidanceMove.Quantity.offset
  /// How many points the contents move up when the property grows by one.
  var rate: CGFloat = 1
  /// The points that we have added so far: `ownInset` to the bottom inset, and `own` to the offset,
  /// position or constant.
  var ownInset: CGFloat = 0
  var own: CGFloat = 0
  /// The part of `own` that the plan may change. For an offset, only the scrolling that we did in
  /// the keyboard's current motion.
  var tentative: CGFloat = 0
  /// How far the container adjusts to the keyboard without us, in points. For a scroll view, this
  /// includes the app's own bottom inset, because the keyboard covers that inset, too.
  var yielded: CGFloat = 0
  /// The y of the keyboard's top edge. Infinite if the container lies beside the keyboard.
  var keyboardTop = CGFloat.infinity
  /// Whether the container clips its contents.
  var clips = false
  /// The heights of the headers and footers that float over its content, in points.
  var floating: TargetPrefix.Margins = (0, 0)
  /// Why the container must not move. The plan then removes everything that we have added to it.
  var refusal: AvoidancePlan.Unchanged.Reason? = .isUnreadable
  /// Whether the container keeps its position.
  var isHeld = false
  var minimumOffset: CGFloat = 0
  /// The greatest offset without what we have added, which may be less than `minimumOffset`.
  /// Infinite for a container that does not scroll, so that everything that we have added is
  /// removed completely.
  var lastOffset = CGFloat.infinity
  /// Whether the app or the user has moved the offset beyond the range that `lastOffset` and our
  /// inset allow.
  var isBeyondRange = false
  /// The greatest offset that the final inset will allow. Nil while unknown.
  var knownLimit: CGFloat?

  // MARK: The base
  //
  // The base is the geometry without our lifts and tentative offsets, and with every offset in its
  // range. Travel is measured from the base, in points, positive up.

  /// The y of the upper and lower edge of the container. For a scroll view, of the part that shows
  /// content.
  var top: CGFloat = 0
  var bottom: CGFloat = 0
  /// The y at which the content ends, in the window's coordinates.
  var contentEnd: CGFloat = 0
  /// How many points below the end of the content the user can see without what we have added. A
  /// target further below is in no part of the content, such as one that stays at the lower edge of
  /// the scroll view while the content scrolls.
  var visibleBelowContent: CGFloat = 0
  var offset: CGFloat = 0
  /// The greatest gap of a target above the keyboard, in points.
  var gap: CGFloat = 0
  /// How far above the keyboard the user must be able to scroll the end of the content, in points.
  /// A target at the end of the content needs this space for its gap. A target below the end of the
  /// content also needs it for itself.
  var extraInset: CGFloat = 0
  /// How far up this container alone moves its contents from their current position to the base
  /// (the geometry without our lifts), in points.
  var rise: CGFloat = 0
  /// The part of `rise` that comes from clamping the offset to its range, in points. 0 or less.
  var fallback: CGFloat = 0
  /// The interval of distances by which the container may move its contents, in points. Positive is
  /// up.
  var range = Interval(low: 0, high: 0)

  // MARK: Decisions

  /// The interval in which the total movement by the containers up to this one must lie (see
  /// `AvoidancePlanner.solve`). The first pass sets it to the sums that can be reached and that
  /// show the target in this container. The second pass reduces it to the sums that leave the least
  /// movement to the other containers.
  var goal = Interval.everything
  /// How far up the targets still had to move before this container moved, in points.
  var needed: CGFloat = 0
  var travel: CGFloat = 0
  var inset: CGFloat = 0
  /// How far up the containers around this one have moved it in this plan, in points.
  var risen: CGFloat = 0
  /// The greatest offset that the decided inset allows. Nil if the plan was already made with this
  /// limit.
  var foundLimit: CGFloat?
}

extension ContainerState {
  /// Reads a container of the scene.
  ///
  /// - Parameters:
  ///   - keyboard: The edge of the keyboard. Nil to remove everything that we have added.
  ///   - isAgain: Whether the container was already read for this plan. If so, the `foundLimit` of
  ///     the first attempt is used as `knownLimit`.
  mutating func begin(
    _ container: AvoidanceContainer, under keyboard: KeyboardEdge?, isHeld: Bool = false,
    isAgain: Bool = false
  ) {
    let limit = isAgain ? foundLimit ?? knownLimit : nil
    self = ContainerState()
    self.isHeld = isHeld
    knownLimit = limit
    quantity = container.quantity
    own = container.own.orZero
    ownInset = container.content.ownInset.orZero
    guard container.isReadable else { return }
    rate = container.rate
    refusal = keyboard == nil ? .isInPlace : container.refusal
    clips = container.clips
    yielded = container.selfAdjustment.orZero
    if scrolls { yielded = yielded.asDistance }
    let frame = container.frame.standardized
    if let keyboard, keyboard.covers(frame) { keyboardTop = keyboard.top }
    top = frame.origin.y
    bottom = frame.bottom
    if scrolls {
      read(container.content)
    } else {
      tentative = own
      rise = yielded - own * rate
    }
    guard refusal == nil else { return rise = (returned - own) * rate }
    guard !scrolls else { return }
    range =
      isHeld
      ? Interval(low: own * rate, high: own * rate)
      : Interval(low: -container.maximumDrop.asDistance, high: container.maximumRise.asDistance)
    // Without a target, no later step sets `travel`. So start with the value in the range that is
    // nearest to 0.
    travel = range.nearest(to: 0)
  }

  private mutating func read(_ content: ScrollContent) {
    tentative = content.tentativeOffset.orZero
    floating = content.floating
    let height = max(0, content.height)
    minimumOffset = -(content.topInset + content.automaticTopInset)
    yielded += content.bottomInset
    lastOffset = height + content.automaticBottomInset + yielded - (bottom - top)
    offset = content.offset
    isBeyondRange = offset > offsetLimit(above: ownInset) + AvoidancePlanner.tolerance
    contentEnd = top - offset + height
    visibleBelowContent = max(
      0, content.automaticBottomInset + yielded, bottom - top + minimumOffset - height)
    top += content.automaticTopInset
    // Behind this inset is a bar that the content can be scrolled clear of, or the home indicator.
    // A scroll view that does not scroll may show its content there as well.
    if refusal == nil { bottom -= content.automaticBottomInset }
  }

  /// Whether the container is a scroll view that moves its contents by its offset.
  var scrolls: Bool { quantity == .offset }
}

extension ContainerState {
  /// Moves the container up, with everything in it.
  mutating func rise(by distance: CGFloat) {
    top -= distance
    bottom -= distance
    contentEnd -= distance
  }

  /// Clamps a scroll view's offset to its future range, and records how far the scroll view can
  /// scroll from there.
  ///
  /// - Parameter clip: The lowest y that the containers around this one show.
  mutating func returnIntoRange(clip: CGFloat) {
    guard refusal == nil, !isHeld else { return }
    scroll(by: max(-tentative, min(0, minimumOffset - offset)))
    let limit = knownLimit ?? offsetLimit(above: neededInset(clip: clip))
    fallback = min(0, limit - offset)
    scroll(by: fallback)
    range = Interval(low: min(0, minimumOffset - offset), high: max(0, limit - offset))
  }

  /// Changes the offset from which `travel` is measured. A positive distance moves the content up.
  private mutating func scroll(by distance: CGFloat) {
    rise += distance
    contentEnd -= distance
    offset += distance
  }

  /// Sets the inset that a scroll view needs in its current position, and limits `travel` to the
  /// range that the inset allows.
  ///
  /// - Parameter clip: The lowest y that the containers around this one show.
  mutating func makeRoom(clip: CGFloat) {
    guard scrolls, refusal == nil else { return }
    inset = neededInset(clip: clip)
    guard !isHeld else { return }
    let limit = offsetLimit(above: inset)
    let isHeldBack = offset + travel > limit + AvoidancePlanner.tolerance
    let fellBackForNothing = fallback < 0 && limit > offset + AvoidancePlanner.tolerance
    let mayGoFurther =
      travel >= range.high && limit > offset + range.high + AvoidancePlanner.tolerance
    foundLimit = isHeldBack || fellBackForNothing || mayGoFurther ? limit : nil
    if isHeldBack { travel = limit - offset }
  }

  /// Returns the bottom inset that we must add so that the end of the content can be scrolled into
  /// the visible part. 0 if that end never lies below the visible part. We subtract the inset that
  /// the app has set for the keyboard, or for a bar that the keyboard also covers.
  ///
  /// - Parameter clip: The lowest y that the containers around this one show.
  private func neededInset(clip: CGFloat) -> CGFloat {
    // A container around this one clips it well above the keyboard, so the keyboard covers none of
    // the visible part.
    guard clip > keyboardTop - gap else { return 0 }
    let lowestEnd = contentEnd + (offset - minimumOffset)
    let end = keyboardTop - extraInset
    return lowestEnd > end ? max(0, bottom - yielded - end) : 0
  }

  /// Returns the greatest offset that the scroll view may keep with a new inset. If the offset is
  /// beyond its old range, the app or the user has scrolled there, so we keep the offset.
  func offsetLimit(above inset: CGFloat) -> CGFloat {
    let limit = max(minimumOffset, lastOffset + inset)
    return isBeyondRange ? max(limit, offset) : limit
  }

  /// Our part of the value after we have removed what we added. Usually 0. But without our inset,
  /// UIKit clamps the offset to the end of the content. If the app's own offset was beyond that
  /// end, our part becomes negative.
  var returned: CGFloat { min(0, own + offsetLimit(above: 0) - offset) }

  /// The part of the value that is ours once the plan is carried out.
  var target: CGFloat {
    if refusal != nil { return returned }
    return scrolls ? own + rise + travel : travel / rate
  }
}

extension AvoidanceContainer {
  fileprivate var isReadable: Bool {
    frame.isReadable && rate.isReadable && abs(rate) >= 0.001 && content.offset.isReadable
      && content.height.isReadable && content.topInset.isReadable && content.bottomInset.isReadable
      && content.automaticTopInset.isReadable && content.automaticBottomInset.isReadable
  }
}
