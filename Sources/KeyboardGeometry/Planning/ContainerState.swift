import Foundation

/// A container seen as the planner sees it: something that can move what is inside it up or down,
/// within a range, and perhaps shows only part of it.
struct ContainerState {
  // MARK: What the scene says of it, in numbers that can be reckoned with

  /// Which number `own` is a part of.
  var quantity = AvoidanceMove.Quantity.offset
  /// Travel is the change of that number times this.
  var rate: CGFloat = 1
  /// What of ours is in the numbers now: the inset; the offset, the lift or the constant.
  var ownInset: CGFloat = 0
  var own: CGFloat = 0
  /// How much of that is decided anew.
  var tentative: CGFloat = 0
  /// How much room there is for the keyboard without us: what the container makes by itself, and in
  /// a scroll view the app's own bottom inset, because the keyboard lies over that, not below.
  var yielded: CGFloat = 0
  /// The keyboard's top edge, or infinity if the keyboard is not as wide as to cover the
  /// container.
  var keyboardTop = CGFloat.infinity
  /// Whether nothing of what is inside shows outside it.
  var clips = false
  /// The heights of what floats over its content at both ends.
  var floating: TargetPrefix.Margins = (0, 0)
  /// Why it does not move, and keeps nothing of ours.
  var refusal: AvoidancePlan.Unchanged.Reason? = .isUnreadable
  /// Whether its position is to stay as it is.
  var isHeld = false
  var minimumOffset: CGFloat = 0
  /// The greatest offset without anything of ours, were it allowed to be less than the least.
  /// Infinite for what does not scroll: its part is taken back whole.
  var lastOffset = CGFloat.infinity
  /// Whether the app or the person's finger has put it beyond that and our inset.
  var isBeyondRange = false
  /// The greatest offset there will be room for; nil while that is not known.
  var knownLimit: CGFloat?

  // MARK: The base
  // The geometry there would be if our lifts and tentative offsets were taken back and every offset
  // lay in its range. Travel is measured from there, in points, positive up.

  /// Where the container, or the part of a scroll view in which content shows, begins and ends.
  var top: CGFloat = 0
  var bottom: CGFloat = 0
  /// Where the content ends in the window.
  var contentEnd: CGFloat = 0
  var offset: CGFloat = 0
  /// The widest gap there may have to be above the keyboard.
  var gap: CGFloat = 0
  /// How much higher than the keyboard the content's end must be able to rise, for a gap.
  var extraInset: CGFloat = 0
  /// How far the base is above the geometry of the scene by this container's doing.
  var rise: CGFloat = 0
  /// How much of that is the offset's return into its range; 0 or less.
  var fallback: CGFloat = 0
  /// How far it may travel.
  var range = Interval(low: 0, high: 0)

  // MARK: What is decided

  /// The sums of travel, up to this container, that can be reached and show the target in it; of
  /// them, in the end, those that leave the others least to do. See `AvoidancePlanner.solve`.
  var goal = Interval.everything
  /// What was still to be done when its turn came.
  var needed: CGFloat = 0
  var travel: CGFloat = 0
  var inset: CGFloat = 0
  /// How far the containers around it have moved it from the base.
  var risen: CGFloat = 0
  /// The greatest offset there turned out to be room for, where another one was reckoned with.
  var foundLimit: CGFloat?
}

extension ContainerState {
  /// - Parameters:
  ///   - keyboard: Nil to take back what is ours.
  ///   - isAgain: Whether it was read before for the same plan: the greatest offset that was found
  ///     then is known now.
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

  /// Whether it moves what is inside by its offset.
  var scrolls: Bool { quantity == .offset }
}

extension ContainerState {
  /// Moves the container with everything in it.
  mutating func rise(by distance: CGFloat) {
    top -= distance
    bottom -= distance
    contentEnd -= distance
  }

  /// Lets a scroll view return into the range its offset will have, and notes how far it can
  /// scroll.
  ///
  /// - Parameter clip: where the scroll views around this one cut it off.
  mutating func returnIntoRange(clip: CGFloat) {
    guard refusal == nil, !isHeld else { return }
    scroll(by: max(-tentative, min(0, minimumOffset - offset)))
    let limit = knownLimit ?? offsetLimit(above: neededInset(clip: clip))
    fallback = min(0, limit - offset)
    scroll(by: fallback)
    range = Interval(low: min(0, minimumOffset - offset), high: max(0, limit - offset))
  }

  /// Lets the base begin at another offset.
  private mutating func scroll(by distance: CGFloat) {
    rise += distance
    contentEnd -= distance
    offset += distance
  }

  /// Takes the inset a scroll view needs where it is now, and no more travel than the range above
  /// it allows.
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

  /// The bottom inset of ours with which the content's end can be scrolled up to where it can be
  /// seen; none if it never lies below. What the app has set already, for the keyboard or for a bar
  /// that the keyboard covers, too, is not made twice.
  private func neededInset(clip: CGFloat) -> CGFloat {
    // What a scroll view around this one cuts off well above the keyboard, the keyboard does not
    // hide.
    guard clip > keyboardTop - gap else { return 0 }
    let lowestEnd = contentEnd + (offset - minimumOffset)
    let end = keyboardTop - extraInset
    return lowestEnd > end ? max(0, bottom - yielded - end) : 0
  }

  /// The greatest offset the view may be left at above a new inset: one beyond the old range is no
  /// business of ours.
  func offsetLimit(above inset: CGFloat) -> CGFloat {
    let limit = max(minimumOffset, lastOffset + inset)
    return isBeyondRange ? max(limit, offset) : limit
  }

  /// What stays of our part where it is taken back: nothing, but an offset that would lie beyond
  /// the end of the content without our part stops at that end.
  var returned: CGFloat { min(0, own + offsetLimit(above: 0) - offset) }

  /// How much of the number is to be ours.
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
