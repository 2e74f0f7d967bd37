#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Records what the library has added to insets, content offsets, constraint constants and view
  /// positions. Each property of an object has one record. The record stores an *amount* for each
  /// avoider and bar: how many points the avoider or bar has added to the property's value.
  ///
  /// We never save a value of the app to restore that value later. The value of a property is
  /// always the app's own value plus the amounts. So if the app changes the property while the
  /// keyboard is up, we keep that change. The records keep no object alive.
  @MainActor
  package final class Ledgers {
    package static let shared = Ledgers()

    package enum Property: Hashable {
      case bottomInset
      case indicatorInset
      /// The top inset of a list that the app has turned upside down by a transform. On screen,
      /// this inset is at the bottom.
      case topInset
      case topIndicatorInset
      case offset
      case centerY
      case constant
      case bottomSafeArea
      case topSafeArea

      /// The smallest value that an app could plausibly assign to this property. For an inset of a
      /// scroll view, this is 0.
      ///
      /// If the app changes an inset, we cannot see which of these two changes the app has made:
      /// 1. Changed the previous inset by some points, as in `inset -= 10`.
      /// 2. Assigned a new inset, as in `inset = 20`.
      ///
      /// If case 1 would make the app's own inset negative, we assume case 2.
      fileprivate var minimum: CGFloat {
        switch self {
        case .offset, .centerY, .constant, .topSafeArea: -.infinity
        default: 0
        }
      }
    }

    /// One property of an object, such as the content offset of a scroll view, and the property's
    /// current value.
    package struct TrackedProperty {
      let object: AnyObject
      let property: Property
      package let current: CGFloat
      /// A length that changes exactly as `center.y` does when UIKit resizes the view or its
      /// superview. If `center.y` and `origin` have changed by the same number of points, the app
      /// has not moved the view. Zero for all properties except `center.y`.
      ///
      /// `origin` is the sum of two lengths, in points:
      /// 1. The distance from the view's top edge to its center. If the view becomes 20 points
      ///    taller, this distance grows by 10.
      /// 2. A length that grows by as much as autoresizing moves the view's top edge down. For
      ///    example, the superview becomes 100 points taller, and the view's top and bottom margins
      ///    are flexible. This length then grows by 50. `LiftMover.swift` calculates it.
      var origin: CGFloat = 0
      /// Tells which changes can only mean that the app has assigned a new value.
      ///
      /// The app may change a value in two ways. It may add points, as in `center.y += 10`. The
      /// result then still includes the points that we have added. Or it may assign a new value, as
      /// in `center.y = 20`, and our points are lost. Usually we have to guess which of the two has
      /// happened. Sometimes the direction of the change decides:
      /// 1. Positive: an increase means that the app has assigned a new value.
      /// 2. Negative: a decrease means that the app has assigned a new value.
      /// 3. Zero: the direction of the change tells us nothing.
      ///
      /// For example, while the keyboard shows, we assume that no app moves a view down by adding
      /// points. So an increase of `center.y` is a new value. See `UIView.isKeyboardShowing`.
      var assignmentSign: CGFloat = 0
      /// A value that the app had assigned to this property before the keyboard showed. Nil if none
      /// is known. If the property has this value again, the app has assigned it.
      var earlier: CGFloat?
      /// The content offset at which the scroll view is scrolled to its top. Nil if the property is
      /// not a content offset.
      var top: Top?
      /// For a list that the app has turned upside down: the content offset at which the first row
      /// is at the list's lower edge on screen. Calculated as if we had added no points to the
      /// inset at that edge. Nil for all other lists and properties.
      ///
      /// The app may change this inset while the first row is at the edge. UIKit then scrolls the
      /// list, so that the row stays at the edge. After this scroll, the app's own content offset
      /// (the offset without our points) is the new `firstRow`.
      var firstRow: CGFloat?

      package init(
        object: AnyObject, property: Property, current: CGFloat, origin: CGFloat = 0,
        assignmentSign: CGFloat = 0, top: Top? = nil, firstRow: CGFloat? = nil
      ) {
        (self.object, self.property, self.current) = (object, property, current)
        (self.origin, self.assignmentSign) = (origin, assignmentSign)
        (self.top, self.firstRow) = (top, firstRow)
      }

      fileprivate var key: Key { Key(object: ObjectIdentifier(object), property: property) }

      /// A placeholder for a property whose object has been deallocated. Methods of `Ledgers` find
      /// no record of this placeholder, and do nothing.
      @MainActor static var gone: TrackedProperty {
        TrackedProperty(object: Ledgers.shared, property: .offset, current: 0)
      }
    }

    /// The content offset at which a scroll view is scrolled to its top.
    ///
    /// This offset changes when the scroll view's width changes, for example in a rotation. Content
    /// that was scrolled to its top before the rotation has to be scrolled to its top afterwards.
    /// So for such content, we record the new top offset as the app's own offset.
    package struct Top {
      let limits: Limits
      /// True if UIKit has added the safe area to the top inset. On a screen without bars, UIKit
      /// adds the safe area only if the content is tall enough to scroll.
      let isAdjusted: Bool
      var offset: CGFloat

      fileprivate func isComparable(to other: Top) -> Bool {
        limits.size.width == other.limits.size.width && isAdjusted == other.isAdjusted
      }
    }

    /// The values that limit how far a scroll view can scroll. UIKit clamps the content offset only
    /// when one of these values changes.
    struct Limits: Equatable {
      var size: CGSize
      var contentHeight: CGFloat
      /// The inset of `contentInset` that the user sees below the content: the bottom inset, or the
      /// top inset if the scroll view is upside down.
      var inset: CGFloat
      /// The inset of `adjustedContentInset` that the user sees below the content: the bottom
      /// inset, or the top inset if the scroll view is upside down.
      var adjustedInset: CGFloat
    }

    fileprivate struct Key: Hashable {
      let object: ObjectIdentifier
      let property: Property
    }

    /// The record of one property. This is a class and not a struct, because copying a struct with
    /// a weak reference is slow.
    @MainActor
    private final class Entry {
      weak var object: AnyObject?
      var ledger: Ledger
      /// The value of `TrackedProperty.origin` when we last wrote the property. Zero for all
      /// properties except `center.y`.
      var origin: CGFloat
      /// The limits of scrolling when the content offset was last the one that we have recorded.
      /// Nil if UIKit has changed the offset since then. Always nil for properties other than a
      /// content offset.
      ///
      /// If the offset changes later but the limits are still the same, UIKit has not clamped the
      /// offset. See `mayBeClamped(_:)`.
      var limits: Limits?
      /// True if the user has scrolled since we last set the content offset. Always false for other
      /// properties.
      var hasUserScrolled = false
      /// True if UIKit's `isScrollAnimating` has been false at least once since this record was
      /// made, while the scroll view was at the offset that we had set. If an animation runs now,
      /// it has begun after that, so the app may have started it. Always false for properties other
      /// than a content offset.
      var hasBeenStill = false
      /// The points that an avoider or bar had added at the start of the latest keyboard motion in
      /// which we have changed the property. The planner may replace only the points that the
      /// avoider has added since then.
      /// - `owner`: The avoider or bar that was the first to change the property during the motion.
      /// - `motion`: The number of the motion.
      /// - `amount`: The points that `owner` had added when the motion began.
      ///
      /// Nil if we last changed the property while the keyboard was at rest.
      var beforeMotion: (owner: ObjectIdentifier, motion: Int, amount: CGFloat)?
      /// The content offsets at which the content is scrolled to its top, for the two latest widths
      /// of the scroll view. The offset for the present width is last.
      ///
      /// Empty if the app's own content offset (the offset without our points) was not at the
      /// content's top when this record was made.
      private var tops: [Top] = []
      /// For an upside-down list: the latest known value of `TrackedProperty.firstRow`, the content
      /// offset at which the first row is at the list's lower edge on screen.
      ///
      /// Nil if the app's own content offset (the offset without our points) did not show the first
      /// row there when this record was made.
      private var firstRow: CGFloat?

      init(of tracked: TrackedProperty, _ ledger: Ledger) {
        object = tracked.object
        self.ledger = ledger
        origin = tracked.origin
        limits = tracked.top?.limits
        if let top = tracked.top, abs(ledger.base - top.offset) <= 0.5 { tops = [top] }
        firstRow = tracked.firstRow.flatMap { abs(ledger.base - $0) <= 0.5 ? $0 : nil }
      }

      /// Stores in `beforeMotion` how much `owner` has added to the property so far. Call this
      /// method before each change of the property by an avoider or bar.
      ///
      /// - Parameter motion: The number of the keyboard motion that is under way. Only the first
      ///   call with the same number stores an amount. If nil, the keyboard is at rest, and
      ///   `beforeMotion` becomes nil.
      func begin(_ motion: Int?, by owner: ObjectIdentifier) {
        guard motion != beforeMotion?.motion else { return }
        beforeMotion = motion.map { (owner, $0, ledger.contribution(of: owner)) }
      }

      /// True if the app or UIKit has assigned a new value to the property.
      func isOverwritten(by tracked: TrackedProperty) -> Bool {
        // We compare the values first, because the call of the ledger's method copies the ledger,
        // which is slow.
        tracked.current != ledger.written
          && ledger.isOverwritten(
            at: tracked.current, shiftedBy: shift(of: tracked),
            assignmentSign: tracked.assignmentSign)
      }

      /// Returns how far the view's center has moved down since we last wrote `center.y`, only
      /// because the height of the view or its superview has changed. In points. Zero for all other
      /// properties.
      func shift(of tracked: TrackedProperty) -> CGFloat { tracked.origin - origin }

      /// Returns the new value of the app's own content offset (the offset without the points that
      /// we have added), if layout has changed this value. Nil if the value stays the same.
      ///
      /// For example, content that was scrolled to its top before a rotation has to be scrolled to
      /// its top after the rotation.
      private func resizedBase(of tracked: TrackedProperty) -> CGFloat? {
        // This is an upside-down list. The first row was at the list's lower edge on screen and has
        // to stay there.
        if let firstRow, let now = tracked.firstRow { return now == firstRow ? nil : now }
        // `tops` is empty if the content was not scrolled to its top when this record was made.
        guard let top = tracked.top, let last = tops.last else { return nil }
        // The width is the same as before, and so is `isAdjusted` (whether UIKit adds the safe area
        // to the top inset). So if the top offset has changed, a bar at the top has changed:
        // 1. The top offset is less now: a bar has appeared or grown. The content has to begin
        //    below the bar.
        // 2. The top offset is greater now: a bar has gone or shrunk. The content must not leave a
        //    blank band at the top.
        // 3. Exception to case 2: the bar shrinks whenever content scrolls, as a large title does.
        //    The app's own offset then stays the same.
        if last.isComparable(to: top) {
          if abs(top.offset - last.offset) <= 0.5 { return nil }
          if top.offset < last.offset { return top.offset }
          guard let scrollView = object as? UIScrollView, !scrollView.hasBarThatShrinks else {
            return nil
          }
          return top.offset
        }
        // If the width or `isAdjusted` has changed, but the scroll view had the same values once
        // before, we use the top offset from that time. We ignore that a large title may have
        // become smaller since then.
        return tops.first { $0.isComparable(to: top) }?.offset ?? top.offset
      }

      /// Returns how many points `noteWidth(of:)` would add to the *amount* of an avoider or bar
      /// (`owner`), if we called it now. Zero if `owner` is not the newest avoider or bar.
      ///
      /// The content offset is the app's own offset plus all amounts. `noteWidth(of:)` keeps this
      /// sum. If it reduces the app's own offset by 20 points, it adds 20 points to the amount of
      /// the newest avoider or bar.
      func gain(of owner: ObjectIdentifier, in tracked: TrackedProperty) -> CGFloat {
        guard ledger.newest == owner, let base = resizedBase(of: tracked) else { return 0 }
        return ledger.base - base
      }

      /// The greatest value that the app's own content offset (the offset without the points that
      /// we have added) can have. Nil if there is no limit.
      ///
      /// There is a limit if the app's own offset is at the content's top. At the content's top, no
      /// rows are above the visible ones. Now rows are above them only because we have scrolled.
      ///
      /// UIKit shifts the content offset if the actual height of such rows differs from their
      /// estimated height. Without our scroll, UIKit would not shift the offset. So we count the
      /// shift as points that we have added, and the app's own offset must not become greater.
      var topLimit: CGFloat? {
        tops.isEmpty || ledger.isEmpty ? nil : ledger.base
      }

      func noteWidth(of tracked: TrackedProperty) {
        guard var top = tracked.top, let base = resizedBase(of: tracked) else { return }
        if let beforeMotion, beforeMotion.owner == ledger.newest {
          self.beforeMotion?.amount += ledger.base - base
        }
        ledger.rebase(to: base)
        if firstRow != nil { firstRow = tracked.firstRow }
        // Keep the top offsets of the two latest widths, usually those of portrait and landscape.
        // If we kept all offsets, the array would grow while the user resizes the window.
        tops = tops.filter { !$0.isComparable(to: top) }.suffix(1)
        top.offset = base
        tops.append(top)
      }
    }

    private var entries: [Key: Entry] = [:]

    /// The number of records whose object still exists. Tests use this number to find records that
    /// should have been removed.
    var count: Int { entries.values.count { $0.object != nil } }

    /// Returns how much of a property's value an avoider or bar (`owner`) has added. Zero if the
    /// app or UIKit has assigned a new value to the property after `owner` changed it.
    package func contribution(of owner: AnyObject, to tracked: TrackedProperty) -> CGFloat {
      guard let entry = entry(of: tracked),
        !entry.isOverwritten(by: tracked)
      else { return 0 }
      return entry.ledger.contribution(of: ObjectIdentifier(owner))
    }

    /// Returns the sum of the amounts that all avoiders and bars have added to a property.
    package func total(in tracked: TrackedProperty) -> CGFloat {
      entry(of: tracked)?.ledger.total ?? 0
    }

    /// Returns the present value of a property minus the value that we last wrote. Any difference
    /// is a change by the app, UIKit or the user. Zero if we have no record of the property.
    package func drift(of tracked: TrackedProperty) -> CGFloat {
      entry(of: tracked).map { tracked.current - $0.ledger.written } ?? 0
    }

    /// True if the user has scrolled since we last set a content offset.
    func hasUserScrolled(_ tracked: TrackedProperty) -> Bool {
      entry(of: tracked)?.hasUserScrolled ?? false
    }

    /// Records that the user changes a content offset by scrolling.
    func noteScrolledByUser(of tracked: TrackedProperty) {
      entry(of: tracked)?.hasUserScrolled = true
    }

    /// Records that UIKit has changed a content offset after we set it, for example by clamping it.
    func noteClamp(of tracked: TrackedProperty) { entry(of: tracked)?.limits = nil }

    /// Records the present limits of scrolling: the size, the content height and the insets of a
    /// scroll view. If the offset changes later but the limits are still the same, we know that
    /// UIKit has not clamped the offset. Does nothing if the offset has changed already since we
    /// last set it.
    ///
    /// - Parameter isStill: True if no animation scrolls the scroll view, as UIKit reports.
    func noteKept(_ tracked: TrackedProperty, isStill: @autoclosure () -> Bool) {
      guard let entry = entry(of: tracked), tracked.current == entry.ledger.written else { return }
      entry.limits = tracked.top?.limits
      if !entry.hasBeenStill, isStill() { entry.hasBeenStill = true }
    }

    /// True if UIKit's `isScrollAnimating` has been false while the scroll view was at the offset
    /// that we had set. Always false before iOS 17.4, where UIKit does not have this property.
    func hasBeenStill(_ tracked: TrackedProperty) -> Bool {
      entry(of: tracked)?.hasBeenStill ?? false
    }

    /// True if UIKit may have changed a content offset since we last set it. False if only the user
    /// or the app can have changed it. Returns true in three cases:
    ///
    /// 1. `noteClamp(of:)` has recorded that UIKit has changed the offset.
    /// 2. The content height has changed. UIKit shifts the offset if the actual height of rows
    ///    differs from their estimated height.
    /// 3. Another limit of scrolling has changed (`Limits`), and the offset is less than the value
    ///    that we set. UIKit reduces the offset if the content can no longer be scrolled that far.
    func mayBeClamped(_ tracked: TrackedProperty) -> Bool {
      guard let entry = entry(of: tracked), entry.limits != tracked.top?.limits else {
        return false
      }
      return tracked.current < entry.ledger.written
        || entry.limits?.contentHeight != tracked.top?.limits.contentHeight
    }

    /// Returns how much an avoider or bar (`owner`) has added to a content offset, in points.
    /// Leaves out what UIKit has removed by clamping the offset.
    ///
    /// - Returns: `all` is everything that `owner` has added. `tentative` is the part that `owner`
    ///   has added during the keyboard motion with the number `motion`.
    func amount(
      of owner: AnyObject, in tracked: TrackedProperty, during motion: Int? = nil
    ) -> (all: CGFloat, tentative: CGFloat) {
      guard let entry = entry(of: tracked) else { return (0, 0) }
      let id = ObjectIdentifier(owner)
      let gain = entry.gain(of: id, in: tracked)
      let amount = entry.ledger.contribution(of: id)
      let drift = min(0, tracked.current - entry.ledger.written)
      let all = amount == 0 ? 0 : max(amount + drift, min(amount, 0)) + gain
      guard let motion, let beforeMotion = entry.beforeMotion, beforeMotion.owner == id,
        beforeMotion.motion == motion
      else { return (all, 0) }
      return (all, all - (beforeMotion.amount + gain))
    }

    /// Starts a record of a property to which we have added nothing. The record shows later whether
    /// UIKit has clamped the value. Does nothing if there is a record already.
    func watch(_ tracked: TrackedProperty) {
      if entry(of: tracked) == nil { begin(tracked, Ledger(base: tracked.current)) }
    }

    /// Accepts the value to which UIKit has clamped a property, usually a content offset.
    ///
    /// - Parameters:
    ///   - limit: The greatest offset to which the content could be scrolled without our inset. The
    ///     app's own offset in our record may be greater than `limit`. If so, we reduce the app's
    ///     own offset to `limit`, and add the difference to the amount of `owner`.
    ///   - motion: The number of the keyboard motion that is under way. Nil while the keyboard is
    ///     at rest.
    func acceptClamp(
      _ tracked: TrackedProperty, by owner: AnyObject, limit: CGFloat = .infinity,
      during motion: Int? = nil
    ) {
      guard let entry = entry(of: tracked) else { return }
      entry.noteWidth(of: tracked)
      // If `owner` has added nothing to this offset, UIKit has removed points that another avoider
      // or bar had added. So we reduce the amount of the newest avoider or bar.
      var id = ObjectIdentifier(owner)
      if entry.ledger.contribution(of: id) == 0, let newest = entry.ledger.newest { id = newest }
      let limit = entry.topLimit.map { min($0, limit) } ?? limit
      if entry.ledger.base > limit { entry.begin(motion, by: id) }
      entry.ledger.acceptClamp(to: tracked.current, by: id, limit: limit)
      entry.limits = tracked.top?.limits
    }

    /// Sets the amount of an avoider or bar (`owner`): how many points `owner` has added to a
    /// property. Replaces the amount that `owner` had before.
    ///
    /// - Parameters:
    ///   - motion: The number of the keyboard motion that is under way. Nil while the keyboard is
    ///     at rest.
    ///   - start: The content offset before UIKit scrolled to the input or its caret. Nil if UIKit
    ///     does not scroll. We treat `start` as the app's own value, and add the distance that
    ///     UIKit has scrolled so far to the amount of `owner`. So `owner` later undoes UIKit's
    ///     scroll, too, because UIKit never scrolls back. Ignored if an avoider or bar has already
    ///     added points.
    /// - Returns: The value to write to the property.
    package func set(
      _ amount: CGFloat, by owner: AnyObject, to tracked: TrackedProperty,
      during motion: Int? = nil,
      animatedFrom start: CGFloat? = nil
    ) -> CGFloat {
      var amount = amount
      let entry: Entry
      if let known = self.entry(of: tracked), !known.ledger.isEmpty {
        entry = known
        entry.noteWidth(of: tracked)
        entry.ledger.observe(
          tracked.current, shiftedBy: entry.shift(of: tracked),
          assignmentSign: tracked.assignmentSign)
        (entry.origin, entry.limits, entry.hasUserScrolled) = (
          tracked.origin, tracked.top?.limits, false
        )
      } else {
        let base = start ?? tracked.current
        amount += tracked.current - base
        entry = begin(
          tracked,
          Ledger(
            base: base, earlier: tracked.earlier, changing: changing(tracked),
            minimum: tracked.property.minimum))
      }
      let id = ObjectIdentifier(owner)
      entry.begin(motion, by: id)
      let value = entry.ledger.contribute(amount, by: id)
      if entry.ledger.isEmpty { entries[tracked.key] = nil }
      return value
    }

    /// True if the app or UIKit has assigned a new value to a property. The value then no longer
    /// includes the points that we have added.
    func isOverwritten(_ tracked: TrackedProperty) -> Bool {
      entry(of: tracked)?.isOverwritten(by: tracked) ?? false
    }

    /// Returns the value to write if the app or UIKit has assigned a new value to a property. This
    /// is the new value plus the amounts of all avoiders and bars. Nil if the present value still
    /// includes these amounts.
    ///
    /// - Parameter holds: If true, the result is instead the value that we last wrote, so that
    ///   nothing moves on screen. The new value still becomes the app's own value. The amount of
    ///   the newest avoider or bar makes up for the difference. For example, if the app's own value
    ///   has become 10 points less, this amount becomes 10 points greater.
    func restoredValue(of tracked: TrackedProperty, holding holds: Bool = false) -> CGFloat? {
      guard isOverwritten(tracked), let entry = entry(of: tracked) else { return nil }
      let shift = entry.shift(of: tracked)
      entry.origin = tracked.origin
      return entry.ledger.observe(
        tracked.current, shiftedBy: shift, assignmentSign: tracked.assignmentSign, holds: holds)
    }

    /// Accepts the value that UIKit has stored after we wrote a property. Scroll views round
    /// content offsets to whole pixels. Other objects may round, too.
    func acceptRounding(of tracked: TrackedProperty) {
      entry(of: tracked)?.ledger.acceptRounding(at: tracked.current)
    }

    /// Accepts that the app has altered what `owner` has just added to a property. For example, a
    /// delegate may limit how far a list can be scrolled, or round the offset to whole rows. The
    /// amount of `owner` changes by the same number of points.
    func acceptAlteredChange(of tracked: TrackedProperty, by owner: AnyObject) {
      entry(of: tracked)?.ledger.acceptAlteredChange(
        at: tracked.current, by: ObjectIdentifier(owner))
    }

    /// Accepts that UIKit has scrolled to the input after we have scrolled. We add UIKit's distance
    /// to the amount of the newest avoider or bar. So when the keyboard hides, this avoider or bar
    /// also scrolls back by UIKit's distance. If no avoider or bar has an amount, we add the
    /// distance to the amount of `owner`. Does nothing if `owner` is then nil.
    ///
    /// As long as the keyboard motion lasts, a later plan may take back what the avoider has
    /// scrolled since the motion began. The plan must not take back UIKit's scroll. So we treat
    /// this scroll as older than the motion, and also add UIKit's distance to the amount in
    /// `beforeMotion`.
    func acceptFocusScroll(of tracked: TrackedProperty, by owner: AnyObject?) {
      guard let entry = entry(of: tracked) else { return }
      guard let newest = entry.ledger.newest else {
        if let owner { acceptScroll(of: tracked, by: owner) }
        return
      }
      if entry.beforeMotion?.owner == newest {
        entry.beforeMotion?.amount += tracked.current - entry.ledger.written
      }
      entry.ledger.acceptMove(to: tracked.current)
    }

    /// Records a scroll by UIKit or the app as if an avoider or bar (`owner`) had scrolled. The
    /// difference to the value that we last wrote becomes a part of the points that `owner` has
    /// added.
    func acceptScroll(of tracked: TrackedProperty, by owner: AnyObject) {
      entry(of: tracked)?.ledger.acceptMove(to: tracked.current, by: ObjectIdentifier(owner))
    }

    /// Removes the record of a property. From then on, we treat the whole present value as the
    /// app's own.
    package func letGo(of tracked: TrackedProperty) { entries[tracked.key] = nil }

    /// Removes an avoider or bar (`owner`) from the record of a property, without changing the
    /// property's value. Another avoider or bar takes over the amount of `owner`. If there is no
    /// other avoider or bar, the amount becomes part of the app's own value.
    func handOver(_ tracked: TrackedProperty, by owner: AnyObject) {
      guard let entry = entry(of: tracked) else { return }
      entry.ledger.handOver(by: ObjectIdentifier(owner))
      entry.beforeMotion = nil
      if entry.ledger.isEmpty { entries[tracked.key] = nil }
    }

    /// Removes the amount that an avoider or bar (`owner`) has added to a property.
    ///
    /// - Returns: The value to write to the property. Nil if `owner` has added nothing.
    func withdraw(_ owner: AnyObject, from tracked: TrackedProperty) -> CGFloat? {
      guard let entry = entry(of: tracked),
        entry.ledger.contribution(of: ObjectIdentifier(owner)) != 0
      else { return nil }
      return set(0, by: owner, to: tracked)
    }

    /// Returns how to interpret changes of a property by the app or UIKit:
    /// 1. A table or collection view controller also changes the inset (`isKeptByController`).
    ///    Every change adds or subtracts points, as `inset += 10` does.
    /// 2. The property is the bottom additional safe area inset. Apps assign it, for example the
    ///    height of a bar, which may be greater than what we have added. Or they add points. Each
    ///    value that we write has a tiny fraction of a point (`Ledger.mark`). If this fraction is
    ///    missing later, the app has assigned a new value.
    /// 3. For any other property, `Ledger` guesses at each change whether the app has added points
    ///    or assigned a new value. Usually a value counts as assigned if it is nearer to the app's
    ///    own value than to the value that we last wrote.
    ///
    /// The top additional safe area inset belongs to case 3. We only subtract from this inset, and
    /// the app's own inset is usually 0. So the inset that we write is negative. If the app then
    /// assigns 0 or more, this is nearer to the app's own inset than to ours, and the guess is
    /// right.
    private func changing(_ tracked: TrackedProperty) -> Ledger.Changing {
      if isKeptByController(tracked) { return .byDifferences }
      return tracked.property == .bottomSafeArea ? .marked : .eitherWay
    }

    /// True if a table or collection view controller also changes this inset for the keyboard. The
    /// controller adds points, and later subtracts the same number of points, even if the app has
    /// changed the inset in between (KeyboardFacts 6.1, row 6).
    private func isKeptByController(_ tracked: TrackedProperty) -> Bool {
      (tracked.property == .bottomInset || tracked.property == .indicatorInset)
        && (tracked.object as? UIScrollView)?.isListOfListController == true
    }

    @discardableResult
    private func begin(_ tracked: TrackedProperty, _ ledger: Ledger) -> Entry {
      if entries.values.contains(where: { $0.object == nil }) {
        entries = entries.filter { $0.value.object != nil }
      }
      let entry = Entry(of: tracked, ledger)
      entries[tracked.key] = entry
      return entry
    }

    /// Checks all records for contradictions. Returns one English sentence for each contradiction.
    /// Empty if there is none. For tests.
    package func checkInvariants() -> [String] {
      entries.flatMap { key, entry -> [String] in
        guard let object = entry.object else { return [] }
        var broken = entry.ledger.checkInvariants()
        if ObjectIdentifier(object) != key.object {
          broken.append("It is kept for another object.")
        }
        // A record in which no avoider or bar has added anything should have been removed. We keep
        // such a record only for a content offset, to notice when UIKit clamps the offset.
        if entry.ledger.isEmpty, key.property != .offset { broken.append("It is empty.") }
        return broken.map { "\(type(of: object)), \(key.property): \($0)" }
      }
    }

    private func entry(of tracked: TrackedProperty) -> Entry? {
      guard let entry = entries[tracked.key], entry.object === tracked.object else { return nil }
      return entry
    }
  }
#endif
