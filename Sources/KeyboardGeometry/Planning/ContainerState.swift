import Foundation

/// A container seen as the planner sees it: something that can move what is inside it up or down,
/// within a range, and perhaps shows only part of it.
struct ContainerState {
  enum Kind {
    case scroll
    /// Our contribution is the travel divided by the rate.
    case lift(rate: CGFloat)
    /// Stays, and shows only part of what is inside.
    case clip(AvoidancePlan.Unchanged.Reason)
    /// Neither moves nor clips.
    case passed(AvoidancePlan.Unchanged.Reason)
  }

  /// What the scene says of it, in numbers that can be reckoned with.
  struct Input {
    var kind = Kind.passed(.isUnreadable)
    /// Which number `own` is a part of.
    var quantity = AvoidanceMove.Quantity.offset
    /// What of ours is in the numbers now: the inset; the offset, the lift or the constant.
    var ownInset: CGFloat = 0
    var own: CGFloat = 0
    var tentative: CGFloat = 0
    /// How far it makes room for the keyboard by itself.
    var selfAdjustment: CGFloat = 0
    /// The room the app's own bottom inset makes: the keyboard lies over it, not below.
    var appRoom: CGFloat = 0
    /// The keyboard's top edge, or infinity if the keyboard is not as wide as to cover the
    /// container.
    var keyboardTop = CGFloat.infinity
    var isPaging = false
    /// Whether its position is to stay as it is.
    var isHeld = false
    var minimumOffset: CGFloat = 0
    /// The greatest offset without anything of ours, were it allowed to be less than the least.
    var lastOffset: CGFloat = 0
    /// Whether the app or the person's finger has put it beyond that and our inset.
    var isBeyondRange = false
    /// The greatest offset there will be room for; nil while that is not known.
    var limit: CGFloat?
  }

  /// The geometry there would be if our lifts and tentative offsets were taken back and every
  /// offset lay in its range.
  /// Travel is measured from there, in points, positive up.
  struct Base {
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
  }

  /// What is decided.
  struct Result {
    /// The sums of travel, up to this container, that can be reached and show the target in it;
    /// and those of them that leave the others least to do. See `AvoidancePlanner.solve`.
    var reachable = Interval.everything
    var goal = Interval.everything
    /// What was still to be done when its turn came.
    var needed: CGFloat = 0
    var travel: CGFloat = 0
    var inset: CGFloat = 0
    /// How far the containers around it have moved it from the base.
    var risen: CGFloat = 0
    /// The greatest offset there turned out to be room for, where another one was reckoned with.
    var limit: CGFloat?
  }

  var input = Input()
  var base = Base()
  var result = Result()
}

extension ContainerState {
  mutating func begin(
    _ container: AvoidanceContainer, under keyboard: KeyboardEdge?, isHeld: Bool
  ) {
    (input, base, result) = (Input(), Base(), Result())
    input.isHeld = isHeld
    switch container {
    case .scroll(let scroll): read(scroll)
    case .lift(let lift): read(lift)
    case .fixed(let fixed): read(fixed)
    }
    if let keyboard, keyboard.covers(RectEdges(container.frame)) {
      input.keyboardTop = keyboard.top
    }
  }

  /// Whether nothing of what is inside shows outside it.
  var clips: Bool {
    switch input.kind {
    case .scroll, .clip: true
    case .lift, .passed: false
    }
  }

  private mutating func read(_ fixed: FixedContainer) {
    guard fixed.clips, fixed.frame.isReadable else {
      input.kind = .passed(fixed.clips ? .isUnreadable : fixed.reason)
      return
    }
    input.kind = .clip(fixed.reason)
    let extent = RectEdges(fixed.frame)
    base.top = extent.top
    base.bottom = extent.bottom
  }

  private mutating func read(_ scroll: ScrollContainer) {
    input.ownInset = scroll.ownInset.orZero
    input.own = scroll.ownOffset.orZero
    input.tentative = scroll.tentativeOffset.orZero
    guard scroll.frame.isReadable, scroll.contentOffset.isReadable, scroll.contentHeight.isReadable,
      scroll.contentInset.isReadable, scroll.automaticInset.isReadable
    else { return }
    guard scroll.scrollsVertically else {
      input.kind = .passed(.scrollsSideways)
      return
    }
    input.kind = .scroll
    let frame = RectEdges(scroll.frame)
    let contentHeight = max(0, scroll.contentHeight)
    let inset = scroll.contentInset
    let automatic = scroll.automaticInset
    input.selfAdjustment = scroll.selfAdjustment.orZero.asDistance
    input.isPaging = scroll.isPagingEnabled
    input.minimumOffset = -(inset.top + automatic.top)
    let bottomInset = inset.bottom + automatic.bottom + input.selfAdjustment
    input.lastOffset = contentHeight + bottomInset - (frame.bottom - frame.top)
    input.appRoom = inset.bottom
    base.top = frame.top + automatic.top
    base.bottom = frame.bottom - automatic.bottom
    base.offset = scroll.contentOffset
    input.isBeyondRange =
      base.offset > maximumOffset(above: input.ownInset) + AvoidancePlanner.tolerance
    base.contentEnd = frame.top - base.offset + contentHeight
  }

  private mutating func read(_ lift: LiftContainer) {
    input.quantity = lift.quantity
    input.own = lift.own.orZero
    guard lift.frame.isReadable, lift.rate.isReadable, abs(lift.rate) >= 0.001 else { return }
    input.kind = .lift(rate: lift.rate)
    let extent = RectEdges(lift.frame)
    input.selfAdjustment = lift.selfAdjustment.orZero.asDistance
    base.top = extent.top
    base.bottom = extent.bottom
    let own = input.own * lift.rate
    base.range =
      input.isHeld
      ? Interval(low: own, high: own)
      : Interval(low: -lift.maximumDrop.asDistance, high: lift.maximumRise.asDistance)
    base.rise = input.selfAdjustment - own
  }
}

extension ContainerState {
  /// Moves the container with everything in it.
  mutating func rise(by distance: CGFloat) {
    base.top -= distance
    base.bottom -= distance
    base.contentEnd -= distance
  }

  /// Lets a scroll view return into the range its offset will have, and notes how far it can
  /// scroll.
  ///
  /// - Parameter clip: where the scroll views around this one cut it off.
  mutating func returnIntoRange(clip: CGFloat) {
    guard !input.isPaging else {
      base.rise = -input.own
      return
    }
    guard !input.isHeld else { return }
    scroll(by: max(-input.tentative, min(0, input.minimumOffset - base.offset)))
    let limit = input.limit ?? offsetLimit(above: neededInset(clip: clip))
    base.fallback = min(0, limit - base.offset)
    scroll(by: base.fallback)
    base.range = Interval(
      low: min(0, input.minimumOffset - base.offset), high: max(0, limit - base.offset))
  }

  /// Lets the base begin at another offset.
  private mutating func scroll(by distance: CGFloat) {
    base.rise += distance
    base.contentEnd -= distance
    base.offset += distance
  }

  /// Takes the inset it needs where it is now, and no more travel than the range above it allows.
  mutating func makeRoom(clip: CGFloat) {
    guard !input.isPaging else { return }
    result.inset = neededInset(clip: clip)
    guard !input.isHeld else { return }
    let limit = offsetLimit(above: result.inset)
    let isHeldBack = base.offset + result.travel > limit + AvoidancePlanner.tolerance
    let fellBackForNothing =
      base.fallback < 0 && limit > base.offset + AvoidancePlanner.tolerance
    let mayGoFurther =
      result.travel >= base.range.high
      && limit > base.offset + base.range.high + AvoidancePlanner.tolerance
    result.limit = isHeldBack || fellBackForNothing || mayGoFurther ? limit : nil
    if isHeldBack { result.travel = limit - base.offset }
  }

  /// The bottom inset of ours with which the content's end can be scrolled up to where it can be
  /// seen; none if it never lies below. What the app has set already, for the keyboard or for a bar
  /// that the keyboard covers, too, is not made twice.
  private func neededInset(clip: CGFloat) -> CGFloat {
    // What a scroll view around this one cuts off well above the keyboard, the keyboard does not
    // hide.
    guard clip > input.keyboardTop - base.gap else { return 0 }
    let lowestEnd = base.contentEnd + (base.offset - input.minimumOffset)
    let end = input.keyboardTop - base.extraInset
    return lowestEnd > end ? max(0, base.bottom - input.selfAdjustment - input.appRoom - end) : 0
  }

  private func maximumOffset(above inset: CGFloat) -> CGFloat {
    max(input.minimumOffset, input.lastOffset + inset)
  }

  /// The greatest offset the view may be left at above a new inset: one beyond the old range is no
  /// business of ours.
  func offsetLimit(above inset: CGFloat) -> CGFloat {
    let limit = maximumOffset(above: inset)
    return input.isBeyondRange ? max(limit, base.offset) : limit
  }
}

extension VerticalInsets {
  var isReadable: Bool { top.isReadable && bottom.isReadable }
}

extension AvoidanceContainer {
  /// Where the container is now, in the window's coordinates.
  package var frame: CGRect {
    switch self {
    case .scroll(let scroll): scroll.frame
    case .lift(let lift): lift.frame
    case .fixed(let fixed): fixed.frame
    }
  }
}
