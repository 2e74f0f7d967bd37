import Foundation

/// The planner's working values for one container: a superview of the edited text. The superview
/// can move its contents up or down within a range, and may show only a part of them.
struct ContainerState {
  /// Which properties of a container the plan may change.
  enum Permission: Equatable {
    case everything
    /// The plan may change only a scroll view's inset. The container's contents stay where they
    /// are.
    case insetOnly
    /// The plan may only undo our earlier changes of the container.
    case nothing(because: AvoidancePlan.Unchanged.Reason)
  }

  // MARK: The scene's values, in readable numbers

  /// The property that moves the contents, such as the content offset.
  var quantity = AvoidanceMove.Quantity.offset
  /// How many points the contents move up when the property grows by one.
  var rate: CGFloat = 1
  /// How many points we have already added: `ownInset` to the bottom inset, and `own` to the
  /// content offset, position or constant.
  var ownInset: CGFloat = 0
  var own: CGFloat = 0
  /// The part of `own` (the points that we have added) that the plan may change. For a content
  /// offset, this is only the scrolling that we did during the keyboard's present motion.
  var tentative: CGFloat = 0
  /// How far the container adjusts to the keyboard without us, in points. For a scroll view, this
  /// is the bottom inset that the app has set, plus the bottom inset that UIKit will probably add.
  /// Even an inset for a toolbar counts, because the keyboard also covers the toolbar. So we add
  /// only the missing part of the inset.
  var selfAdjustment: CGFloat = 0
  /// The y of the keyboard's top edge. Infinite without a keyboard, and for a container to the left
  /// or right of the keyboard.
  var keyboardTop = CGFloat.infinity
  /// Whether the container clips its contents.
  var clips = false
  /// The heights of the headers and footers that float over the container's content, in points.
  var floating: TargetPrefix.Margins = (0, 0)
  var permission = Permission.nothing(because: .isUnreadable)
  var minimumOffset: CGFloat = 0
  /// The greatest content offset that the app lets us set. For example, a delegate has taken back
  /// every greater offset. Infinite if there is no such limit.
  var maximumOffset = CGFloat.infinity
  /// The greatest content offset that is possible without our inset. Less than `minimumOffset` if
  /// the content is too short to scroll. Infinite for a container that does not scroll.
  var lastOffset = CGFloat.infinity
  /// Whether the app or the user has scrolled beyond the range that `lastOffset` and our inset
  /// allow. For example, the user pulls the content past its end.
  var isBeyondRange = false
  /// The limit of the content offset that an earlier attempt at this plan has found. Planning may
  /// take several attempts, because the limit depends on the inset, and the inset is known only at
  /// the end of an attempt. For example, the plan lifts the scroll view by 50 points. The scroll
  /// view then needs 50 points less inset, and cannot scroll as far. Nil if no earlier attempt has
  /// found a limit.
  var limitOfLastAttempt: CGFloat?

  // MARK: The base
  //
  // The base is the position of all views before the plan's own moves:
  // 1. Our lifts are undone. Our scrolling is undone as far as the plan may undo it (`tentative`).
  // 2. Movements that UIKit or the app will make (`selfAdjustment`) are done.
  // 3. Each content offset is clamped to its scroll range.
  //
  // `travel` is the distance from the base, in points, positive up.

  /// The y of the container's upper and lower edge. For a scroll view, only the part that shows
  /// content counts, without the safe area and bars.
  var top: CGFloat = 0
  var bottom: CGFloat = 0
  /// The y at which the content ends, in the window's coordinates.
  var contentEnd: CGFloat = 0
  var offset: CGFloat = 0
  /// The greatest gap that a target (a rect that should be visible) keeps above the keyboard, in
  /// points.
  var gap: CGFloat = 0
  /// How far above the keyboard the user must be able to scroll the end of the content, in points.
  /// For example, a field at the very end needs this space for its gap.
  var extraInset: CGFloat = 0
  /// How far above the contents' current position their position in the base is, in points. The
  /// base is the geometry without our lifts. For example, −50 if we have lifted the view by 50
  /// points. Does not include the movements of other containers.
  var rise: CGFloat = 0
  /// How far the content moves when its offset is clamped to the scroll range, in points. 0, or
  /// negative for a movement down. Included in `rise`.
  var clampedRise: CGFloat = 0
  /// The distances by which the container may move its contents from the base, in points. Positive
  /// is up.
  var range = Interval(low: 0, high: 0)

  // MARK: Decisions

  /// The totals that leave the least movement to the outer containers, in points, positive up. A
  /// total is how far this container and all containers inside it move the targets. An interval
  /// such as 40...120, because several totals may be equally good.
  ///
  /// `AvoidancePlanner.solve` first stores more totals here: all that can be reached and that show
  /// the targets in this container. Then it narrows the interval.
  var goal = Interval.everything
  /// How far up the edited text still had to move after all inner containers had moved it, in
  /// points.
  var needed: CGFloat = 0
  var travel: CGFloat = 0
  var inset: CGFloat = 0
  /// How far up the superviews of this container have moved it in this plan, in points.
  var riseOfSuperviews: CGFloat = 0
  /// The greatest content offset that is possible with the `inset` that this attempt at the plan
  /// has calculated. Set only if the attempt began with another limit, and the difference affects
  /// the plan. The planner then tries again, with this value as `limitOfLastAttempt`.
  var limitForNextAttempt: CGFloat?
}

extension ContainerState {
  /// Reads a container of the scene.
  ///
  /// - Parameters:
  ///   - keyboard: The top edge of the keyboard. If nil, there is no keyboard, and the plan undoes
  ///     our earlier changes.
  ///   - insetsOnly: Whether the plan may change only insets.
  ///   - isAgain: Whether this is another attempt at the same plan. If so, the value that the
  ///     previous attempt has left in `limitForNextAttempt` becomes `limitOfLastAttempt`.
  mutating func begin(
    _ container: AvoidanceContainer, under keyboard: KeyboardEdge?, insetsOnly: Bool = false,
    isAgain: Bool = false
  ) {
    let limit = isAgain ? limitForNextAttempt ?? limitOfLastAttempt : nil
    self = ContainerState()
    limitOfLastAttempt = limit
    quantity = container.quantity
    own = container.own.orZero
    ownInset = container.content.ownInset.orZero
    guard container.isReadable else { return }
    rate = container.rate
    permission = insetsOnly ? .insetOnly : .everything
    if let refusal = keyboard == nil ? .isInPlace : container.refusal {
      permission = .nothing(because: refusal)
    }
    clips = container.clips
    selfAdjustment = container.selfAdjustment.orZero
    if scrolls { selfAdjustment = selfAdjustment.asDistance }
    let frame = container.frame.standardized
    if let keyboard, keyboard.covers(frame) { keyboardTop = keyboard.top }
    top = frame.origin.y
    bottom = frame.bottom
    if scrolls {
      read(container.content)
      limitOffset(to: container.maximumRise, container.maximumDrop)
      // UIKit rounds content offsets to whole pixels. So if an offset is less than half a point
      // beyond the range, neither the app nor the user has scrolled there.
      isBeyondRange = offset > offsetLimit(above: ownInset) + 0.5
      bottom -= container.hiddenHeightAtBottom
    } else {
      tentative = own
      rise = selfAdjustment - own * rate
    }
    guard refusal == nil else { return rise = (leftover - own) * rate }
    guard !scrolls else { return }
    range =
      permission == .insetOnly
      ? Interval(low: own * rate, high: own * rate)
      : Interval(low: -container.maximumDrop.asDistance, high: container.maximumRise.asDistance)
    // `travel` is measured from the position without our lift, so 0 means that we undo the lift. If
    // there is no target, no later step sets `travel`. So we start with the distance in `range`
    // that is nearest to 0. If the plan may change only insets, `range` contains only our present
    // lift, and the view stays where it is.
    travel = range.nearest(to: 0)
  }

  private mutating func read(_ content: ScrollContent) {
    tentative = content.tentativeOffset.orZero
    floating = content.floating
    let height = max(0, content.height)
    minimumOffset = -(content.topInset + content.automaticTopInset)
    // Our scroll may have shrunk a large title, and with it the top inset. The title grows again
    // when the content scrolls back. So the app's own offset still counts as within the range.
    if own > 0 { minimumOffset = min(minimumOffset, content.offset - own) }
    selfAdjustment += content.bottomInset
    lastOffset = height + content.automaticBottomInset + selfAdjustment - (bottom - top)
    offset = content.offset
    contentEnd = top - offset + height
    top += content.automaticTopInset
  }

  /// Limits the content offset to what the app lets us set, for example because a delegate has
  /// taken back every greater offset.
  ///
  /// - Parameters:
  ///   - rise: How far the content may move up from the app's own content offset.
  ///   - drop: How far the content may move down from the app's own content offset.
  private mutating func limitOffset(to rise: CGFloat, _ drop: CGFloat) {
    let start = offset - own
    if rise < .infinity { maximumOffset = start + rise.asDistance }
    if drop < .infinity { minimumOffset = max(minimumOffset, start - drop.asDistance) }
  }

  /// Why we must not change the container. Nil if we may change it.
  var refusal: AvoidancePlan.Unchanged.Reason? {
    if case .nothing(let reason) = permission { reason } else { nil }
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

  /// Takes back the scrolling that the plan may undo, and clamps a scroll view's content offset to
  /// its future scroll range. Stores in `range` how far the scroll view can scroll from the
  /// resulting offset.
  ///
  /// - Parameter clip: The y below which a superview clips this container. Infinite if none does.
  mutating func returnIntoRange(clip: CGFloat) {
    guard permission == .everything else { return }
    scroll(by: max(-tentative, min(0, minimumOffset - offset)))
    let limit = limitOfLastAttempt ?? offsetLimit(above: neededInset(clip: clip))
    clampedRise = min(0, limit - offset)
    scroll(by: clampedRise)
    range = Interval(low: min(0, minimumOffset - offset), high: max(0, limit - offset))
  }

  /// Treats the content as already scrolled by a distance, in points. Positive values move it up.
  /// The planned distance `travel` then starts at the new offset.
  private mutating func scroll(by distance: CGFloat) {
    rise += distance
    contentEnd -= distance
    offset += distance
  }

  /// Sets the bottom inset that a scroll view needs at its planned position. Limits `travel` to the
  /// scroll range that this inset allows.
  ///
  /// - Parameter clip: The y below which a superview clips this container. Infinite if none does.
  mutating func makeRoom(clip: CGFloat) {
    guard scrolls, refusal == nil else { return }
    inset = neededInset(clip: clip)
    guard permission == .everything else { return }
    let limit = offsetLimit(above: inset)
    let isHeldBack = offset + travel > limit + AvoidancePlanner.tolerance
    let wasClampedForNothing = clampedRise < 0 && limit > offset + AvoidancePlanner.tolerance
    let mayGoFurther =
      travel >= range.high && limit > offset + range.high + AvoidancePlanner.tolerance
    limitForNextAttempt = isHeldBack || wasClampedForNothing || mayGoFurther ? limit : nil
    if isHeldBack { travel = limit - offset }
  }

  /// Returns the bottom inset that we must add so that the user can scroll the end of the content
  /// into view. Returns 0 if this end is visible even while the content is scrolled to its top. We
  /// subtract the inset that the app has set for the keyboard, or for a bar that the keyboard also
  /// covers.
  ///
  /// - Parameter clip: The y below which a superview clips this container. Infinite if none does.
  private func neededInset(clip: CGFloat) -> CGFloat {
    // No inset is needed if a superview clips this scroll view so far above the keyboard that even
    // a target at the clipping edge keeps its gap.
    guard clip > keyboardTop - gap else { return 0 }
    let lowestEnd = contentEnd + (offset - minimumOffset)
    let end = keyboardTop - extraInset
    return lowestEnd > end ? max(0, bottom - selfAdjustment - end) : 0
  }

  /// Returns the greatest content offset that the scroll view may keep with a new inset. If the app
  /// or the user has scrolled beyond the old range, returns at least the present offset.
  func offsetLimit(above inset: CGFloat) -> CGFloat {
    let limit = min(maximumOffset, max(minimumOffset, lastOffset + inset))
    return isBeyondRange ? max(limit, offset) : limit
  }

  /// How many points of the property's value still count as added by us after the plan has removed
  /// our change. Usually 0.
  ///
  /// Negative if the app's own content offset is impossible without our inset. For example, our
  /// inset made an offset of 500 possible, and the app has scrolled to 500. Without our inset, the
  /// scroll range ends at 400, so UIKit reduces the offset to 400. The app's own value stays 500,
  /// and the difference of −100 counts as ours.
  var leftover: CGFloat { min(0, own + offsetLimit(above: 0) - offset) }

  /// The points that we will have added to the property once the plan is carried out.
  var target: CGFloat {
    if refusal != nil { return leftover }
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
