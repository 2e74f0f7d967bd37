import Foundation

/// A container as the planner sees it. It can move its contents up or down within a range, and
/// perhaps shows only part of them.
struct ContainerState {
  // MARK: The scene's values, in readable numbers

  /// The number that `own` is a part of.
  var quantity = AvoidanceMove.Quantity.offset
  /// The factor that converts a change of that number into travel.
  var rate: CGFloat = 1
  /// Our current contributions: `ownInset` to the inset, and `own` to the offset, lift or constant.
  var ownInset: CGFloat = 0
  var own: CGFloat = 0
  /// The part of `own` that this plan decides again.
  var tentative: CGFloat = 0
  /// How far the container clears the keyboard without us. This is its automatic adjustment; a
  /// scroll view's value also contains the app's own bottom inset, because the keyboard covers that
  /// inset, too.
  var yielded: CGFloat = 0
  /// The keyboard's top edge, or infinity if the keyboard is not wide enough to cover the
  /// container.
  var keyboardTop = CGFloat.infinity
  /// Whether the container clips its contents.
  var clips = false
  /// The heights of the headers and footers that float over its content.
  var floating: TargetPrefix.Margins = (0, 0)
  /// Why the container does not move. Our contributions to it are then taken back.
  var refusal: AvoidancePlan.Unchanged.Reason? = .isUnreadable
  /// Whether the container keeps its position.
  var isHeld = false
  var minimumOffset: CGFloat = 0
  /// The greatest offset without our contributions; it may be less than `minimumOffset`. Infinite
  /// for a container that does not scroll, because our part of such a container is taken back
  /// completely.
  var lastOffset = CGFloat.infinity
  /// Whether the app or the user's finger has moved the offset beyond `lastOffset` and our inset.
  var isBeyondRange = false
  /// The greatest offset that the final inset will allow; nil while unknown.
  var knownLimit: CGFloat?

  // MARK: The base
  //
  // The base is the geometry without our lifts and tentative offsets and with every offset in its
  // range. Travel is measured from the base, in points, positive up.

  /// The upper and lower edge of the container, or of the part of a scroll view that shows content.
  var top: CGFloat = 0
  var bottom: CGFloat = 0
  /// Where the content ends in the window.
  var contentEnd: CGFloat = 0
  var offset: CGFloat = 0
  /// The widest gap that a target may have above the keyboard.
  var gap: CGFloat = 0
  /// How far above the keyboard the content's end must be able to rise, for a target's gap.
  var extraInset: CGFloat = 0
  /// How far this container alone raises the base above the geometry of the scene.
  var rise: CGFloat = 0
  /// How much of `rise` comes from the offset's return into its range; 0 or less.
  var fallback: CGFloat = 0
  /// How far the container may travel.
  var range = Interval(low: 0, high: 0)

  // MARK: Decisions

  /// The reachable travel sums, up to this container, that show the target in it. The second pass
  /// narrows them to those that leave the least to the others. See `AvoidancePlanner.solve`.
  var goal = Interval.everything
  /// How much movement was still needed before this container moved.
  var needed: CGFloat = 0
  var travel: CGFloat = 0
  var inset: CGFloat = 0
  /// How far the containers around this one have moved it from the base.
  var risen: CGFloat = 0
  /// The greatest offset that the decided inset allows, if planning assumed another one.
  var foundLimit: CGFloat?
}

extension ContainerState {
  /// Reads a container of the scene.
  ///
  /// - Parameters:
  ///   - keyboard: Nil to take back our contributions.
  ///   - isAgain: Whether the container was read before for the same plan. The greatest offset
  ///     found then is known now.
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
    // Without a target, nothing later sets the travel. So start with the smallest travel in the
    // range.
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
    top += content.automaticTopInset
    bottom -= content.automaticBottomInset
  }

  /// Whether the container moves its contents by its offset.
  var scrolls: Bool { quantity == .offset }
}

extension ContainerState {
  /// Moves the container with everything in it.
  mutating func rise(by distance: CGFloat) {
    top -= distance
    bottom -= distance
    contentEnd -= distance
  }

  /// Returns a scroll view's offset into its future range, and records how far it can scroll.
  ///
  /// - Parameter clip: the lowest y that the containers around this one show.
  mutating func returnIntoRange(clip: CGFloat) {
    guard refusal == nil, !isHeld else { return }
    scroll(by: max(-tentative, min(0, minimumOffset - offset)))
    let limit = knownLimit ?? offsetLimit(above: neededInset(clip: clip))
    fallback = min(0, limit - offset)
    scroll(by: fallback)
    range = Interval(low: min(0, minimumOffset - offset), high: max(0, limit - offset))
  }

  /// Changes the offset at which the base begins.
  private mutating func scroll(by distance: CGFloat) {
    rise += distance
    contentEnd -= distance
    offset += distance
  }

  /// Sets the inset that a scroll view needs in its current position, and limits the travel to the
  /// range that the inset allows.
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

  /// Returns our bottom inset with which the content's end can be scrolled into the visible part; 0
  /// if that end never lies below it. We subtract the inset that the app has set, for the keyboard
  /// or for a bar that the keyboard also covers.
  private func neededInset(clip: CGFloat) -> CGFloat {
    // A container around this one clips it well above the keyboard, so the keyboard hides none of
    // it.
    guard clip > keyboardTop - gap else { return 0 }
    let lowestEnd = contentEnd + (offset - minimumOffset)
    let end = keyboardTop - extraInset
    return lowestEnd > end ? max(0, bottom - yielded - end) : 0
  }

  /// Returns the greatest offset that the view may keep with a new inset. An offset beyond the old
  /// range comes from the app or the user, so we keep it.
  func offsetLimit(above inset: CGFloat) -> CGFloat {
    let limit = max(minimumOffset, lastOffset + inset)
    return isBeyondRange ? max(limit, offset) : limit
  }

  /// The part of our contribution that remains when we take it back. Usually none remains, but an
  /// offset stops at the end of the content without our part.
  var returned: CGFloat { min(0, own + offsetLimit(above: 0) - offset) }

  /// Our part of the number after the plan.
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
