import Foundation

/// A container seen as the planner sees it: something that can move what is inside it up or down, within
/// a range, and perhaps shows only part of it.
///
/// A slide starts from the *base*: the geometry there would be if our lifts were taken back and every
/// offset lay in its range. Travel is measured from there, in points, positive up.
struct Slide {
  enum Kind {
    case scroll
    /// Our contribution is the travel divided by the rate.
    case lift(rate: CGFloat)
    /// Neither moves nor clips.
    case passed(AvoidancePlan.Stay.Reason)
  }

  var kind: Kind
  /// What of ours is in the numbers now: the inset; the offset, the lift or the constant.
  var ownInset: CGFloat = 0
  var own: CGFloat = 0
  var consumption: CGFloat = 0
  /// The room the app's own bottom inset makes: the keyboard lies over it, not below.
  var appRoom: CGFloat = 0

  /// Which number `own` is a part of.
  var quantity = AvoidanceMove.Quantity.offset

  /// Where the container, or the part of a scroll view in which content shows, begins and ends.
  var top: CGFloat = 0
  var bottom: CGFloat = 0
  /// The keyboard's top edge, or infinity if the keyboard is not as wide as to cover the container.
  var line = CGFloat.infinity

  var isPaging = false
  var offset: CGFloat = 0
  var minimumOffset: CGFloat = 0
  /// The greatest offset without anything of ours, were it allowed to be less than the least.
  var lastOffset: CGFloat = 0
  /// Where the content ends in the window.
  var contentEnd: CGFloat = 0
  /// How much higher than the keyboard the content's end must be able to rise, for a gap.
  var room: CGFloat = 0
  /// The widest gap there may have to be above the keyboard.
  var gap: CGFloat = 0

  /// How far the base is above the geometry of the scene by this container's doing.
  var settling: CGFloat = 0
  /// How far it may travel.
  var range = Interval(low: 0, high: 0)
  /// How far all containers up to this one must travel, see `AvoidancePlanner.solve`.
  var tube = Interval.everything
  var aim = Interval.everything

  /// How far the containers around it have moved it from the base.
  var risen: CGFloat = 0

  /// What was decided.
  var needed: CGFloat = 0
  var travel: CGFloat = 0
  var inset: CGFloat = 0
}

extension Slide {
  init(_ container: AvoidanceContainer, under keyboard: KeyboardEdge?) {
    switch container {
    case .scroll(let scroll): self.init(scroll)
    case .lift(let lift):
      self.init(
        .lift, rate: 1, own: lift.ownLift, frame: lift.frame, up: lift.reachUp,
        down: lift.reachDown, consumption: lift.consumption)
    case .constraint(let constraint):
      self.init(
        .constant, rate: constraint.rate, own: constraint.ownConstant,
        frame: constraint.frame, up: constraint.reachUp, down: constraint.reachDown,
        consumption: constraint.consumption)
    }
    if let keyboard, keyboard.covers(Extent(container.frame)) { line = keyboard.top }
  }

  private init(_ scroll: ScrollContainer) {
    kind = .scroll
    ownInset = scroll.ownInset.orZero
    own = scroll.ownOffset.orZero
    guard scroll.frame.isReadable, scroll.contentOffset.isReadable, scroll.contentHeight.isReadable,
      scroll.contentInset.isReadable, scroll.automaticInset.isReadable
    else {
      kind = .passed(.isUnreadable)
      return
    }
    guard scroll.scrollsVertically else {
      kind = .passed(.scrollsSideways)
      return
    }
    let frame = Extent(scroll.frame)
    let contentHeight = max(0, scroll.contentHeight)
    let inset = scroll.contentInset
    let automatic = scroll.automaticInset
    consumption = scroll.consumption.orZero.asReach
    top = frame.top + automatic.top
    bottom = frame.bottom - automatic.bottom
    isPaging = scroll.isPagingEnabled
    offset = scroll.contentOffset
    minimumOffset = -(inset.top + automatic.top)
    let bottomInset = inset.bottom + automatic.bottom + consumption
    lastOffset = contentHeight + bottomInset - (frame.bottom - frame.top)
    contentEnd = frame.top - offset + contentHeight
    appRoom = inset.bottom
  }

  private init(
    _ quantity: AvoidanceMove.Quantity, rate: CGFloat, own: CGFloat, frame: CGRect, up: CGFloat,
    down: CGFloat, consumption: CGFloat
  ) {
    kind = .lift(rate: rate)
    self.quantity = quantity
    self.own = own.orZero
    guard frame.isReadable, rate.isReadable, abs(rate) >= 0.001
    else {
      kind = .passed(.isUnreadable)
      return
    }
    let extent = Extent(frame)
    self.consumption = consumption.orZero.asReach
    top = extent.top
    bottom = extent.bottom
    range = Interval(low: -down.asReach, high: up.asReach)
    settling = self.consumption - self.own * rate
  }
}

extension Slide {
  /// Moves the container with everything in it.
  mutating func rise(by distance: CGFloat) {
    top -= distance
    bottom -= distance
    contentEnd -= distance
  }

  /// Lets a scroll view return into the range its offset will have, and notes how far it can scroll.
  ///
  /// - Parameter clip: where the scroll views around this one cut it off.
  mutating func settle(clip: CGFloat) {
    guard !isPaging else {
      settling = -own
      return
    }
    let limit = offsetLimit(above: neededInset(clip: clip))
    settling = min(0, limit - offset)
    contentEnd -= settling
    offset += settling
    range = Interval(low: min(0, minimumOffset - offset), high: max(0, limit - offset))
  }

  /// Takes the inset it needs where it is now, and no more travel than the range above it allows.
  mutating func makeRoom(clip: CGFloat) {
    guard !isPaging else { return }
    inset = neededInset(clip: clip)
    let limit = offsetLimit(above: inset)
    if offset + travel > limit + AvoidancePlanner.tolerance { travel = limit - offset }
  }

  /// The bottom inset of ours with which the content's end can be scrolled up to where it can be seen; none
  /// if it never lies below. What the app has set already, for the keyboard or for a bar that the
  /// keyboard covers, too, is not made twice.
  private func neededInset(clip: CGFloat) -> CGFloat {
    // What a scroll view around this one cuts off well above the keyboard, the keyboard does not hide.
    guard clip > line - gap else { return 0 }
    let lowestEnd = contentEnd + (offset - minimumOffset)
    let end = line - room
    return lowestEnd > end ? max(0, bottom - consumption - appRoom - end) : 0
  }

  private func maximumOffset(above inset: CGFloat) -> CGFloat {
    max(minimumOffset, lastOffset + inset)
  }

  /// The greatest offset the view may be left at above a new inset: one beyond the old range, where the
  /// app or the user's finger has put it, is no business of ours.
  func offsetLimit(above inset: CGFloat) -> CGFloat {
    let isBeyondRange = offset > maximumOffset(above: ownInset) + AvoidancePlanner.tolerance
    let limit = maximumOffset(above: inset)
    return isBeyondRange ? max(limit, offset) : limit
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
    case .constraint(let constraint): constraint.frame
    }
  }
}
