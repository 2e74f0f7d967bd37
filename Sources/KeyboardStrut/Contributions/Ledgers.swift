#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Records what the library has added to insets, content offsets, constraint constants and view
  /// positions. There is one record for each property of an object. The record stores the *amount*
  /// of each avoider or bar: how many points the avoider or bar has added to the property's value.
  ///
  /// We never save a value that the app has set, to restore that value later. The value of a
  /// property is always the app's own value plus the amounts. So a change that the app makes while
  /// the keyboard is up survives. The records keep no object alive.
  @MainActor
  package final class Ledgers {
    package static let shared = Ledgers()

    package enum Property: Hashable {
      case bottomInset
      case indicatorInset
      /// The top inset of a list that the app has turned upside down by a transform. On screen,
      /// this inset is below the content.
      case topInset
      case topIndicatorInset
      case offset
      case centerY
      case constant
      case bottomSafeArea
      case topSafeArea

      /// The smallest value that an app could plausibly assign to this property.
      ///
      /// If the app changes an inset, the app has done one of the following, and we cannot see
      /// which:
      /// 1. Changed the previous inset by some points, as in `inset -= 10`.
      /// 2. Assigned a new inset, as in `inset = 20`.
      ///
      /// But the app's own inset is never negative. So if case 1 would make the app's own inset
      /// negative, we assume case 2.
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
      /// The part of `center.y` that depends on the heights of a view and its superview, in points.
      /// It is the distance from the view's top edge to the center, plus the distance by which
      /// autoresizing has moved the top edge.
      ///
      /// When only this part changes, the app has not moved the view. Zero for all other
      /// properties.
      var origin: CGFloat = 0
      /// The sign of a change by points, such as `value += 10`, that we rule out in this run-loop
      /// turn. Only the sign of the number matters. If the value has changed in the direction of
      /// this sign, we assume that the app has assigned a new value. 0 if we rule out nothing. See
      /// `UIView.isKeyboardShowing`.
      var impossibleSign: CGFloat = 0
      /// A value that the app had assigned to this property before the keyboard showed, such as the
      /// constant of a constraint. Nil if none is known.
      var earlier: CGFloat?
      /// The content offset at which the scroll view is scrolled to its top. Nil if the property is
      /// not a content offset.
      var top: Top?
      /// For the content offset of an upside-down list, the offset at which the first row is at the
      /// list's lower edge on screen. We calculate this offset as if we had added nothing to the
      /// inset at that edge. When the inset at that edge changes, UIKit keeps the first row at the
      /// edge. Nil for all other lists and properties.
      var firstRow: CGFloat?

      package init(
        object: AnyObject, property: Property, current: CGFloat, origin: CGFloat = 0,
        impossibleSign: CGFloat = 0, top: Top? = nil, firstRow: CGFloat? = nil
      ) {
        (self.object, self.property, self.current) = (object, property, current)
        (self.origin, self.impossibleSign) = (origin, impossibleSign)
        (self.top, self.firstRow) = (top, firstRow)
      }

      fileprivate var key: Key { Key(object: ObjectIdentifier(object), property: property) }

      /// A placeholder for a property of a deallocated object. `Ledgers` has no record for this
      /// placeholder.
      @MainActor static var gone: TrackedProperty {
        TrackedProperty(object: Ledgers.shared, property: .offset, current: 0)
      }
    }

    /// The content offset at which a scroll view is scrolled to its top. This offset is valid only
    /// until the scroll view's width changes.
    ///
    /// A rotation or a change of the window's size changes this offset. Content that was scrolled
    /// to its top before the change must be scrolled to its top after it, too. So after such a
    /// change, we record the new top offset as the offset that the app has set.
    package struct Top {
      let limits: Limits
      /// True if the top inset includes the safe area. On a screen without bars, UIKit includes the
      /// safe area only if the content is tall enough to scroll.
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
    private final class Entry {
      weak var object: AnyObject?
      var ledger: Ledger
      /// The part of `center.y` that depends on the heights of the view and its superview
      /// (`TrackedProperty.origin`), when we last wrote `center.y`. Zero for all other properties.
      var origin: CGFloat
      /// The values that limit how far the scroll view can scroll, as they were when we last set
      /// the content offset. Nil if UIKit has changed the offset afterwards. Always nil for a
      /// property that is not a content offset.
      var limits: Limits?
      /// True if the user has scrolled since we last set the content offset. Always false for a
      /// property that is not a content offset.
      var hasUserScrolled = false
      /// The points that one avoider or bar had added to the property before the latest keyboard
      /// motion that changed the property:
      /// - `motion`: The number of that motion.
      /// - `owner`: The avoider or bar that changed the property first during that motion.
      /// - `amount`: The points that `owner` had added before that motion began.
      ///
      /// Nil if the property's latest change was made while the keyboard was at rest.
      var beforeMotion: (owner: ObjectIdentifier, motion: Int, amount: CGFloat)?
      /// The content offsets at which the content is scrolled to its top, one for each of the two
      /// latest widths of the view. The present width comes last. Empty if the content was not
      /// scrolled to its top when this record was made. For this test, we subtract the points that
      /// we had added.
      private var tops: [Top] = []
      /// The value of `TrackedProperty.firstRow` when this record was last updated. Nil if the list
      /// was not scrolled to its first row when this record was made. For this test, we subtract
      /// the points that we had added.
      private var firstRow: CGFloat?

      init(of tracked: TrackedProperty, _ ledger: Ledger) {
        object = tracked.object
        self.ledger = ledger
        origin = tracked.origin
        limits = tracked.top?.limits
        if let top = tracked.top, abs(ledger.base - top.offset) <= 0.5 { tops = [top] }
        firstRow = tracked.firstRow.flatMap { abs(ledger.base - $0) <= 0.5 ? $0 : nil }
      }

      /// Stores how much `owner` has added to the property so far. Call this method before each
      /// change of the property by an avoider or bar.
      ///
      /// Only the first call during a keyboard motion stores the amount in `beforeMotion`. If
      /// `motion` is nil, the keyboard is at rest, and `beforeMotion` becomes nil.
      func begin(_ motion: Int?, by owner: ObjectIdentifier) {
        guard motion != beforeMotion?.motion else { return }
        beforeMotion = motion.map { (owner, $0, ledger.contribution(of: owner)) }
      }

      /// True if the app or UIKit has assigned a new value to the property.
      func isOverwritten(by tracked: TrackedProperty) -> Bool {
        // We compare the values first, because each call of a ledger's method copies the ledger.
        tracked.current != ledger.written
          && ledger.isOverwritten(
            at: tracked.current, shiftedBy: shift(of: tracked),
            impossibleSign: tracked.impossibleSign)
      }

      /// Returns by how many points autoresizing or a new height has moved a view's center since we
      /// last wrote the property. This is the change of `TrackedProperty.origin`. Zero for all
      /// properties except `center.y`.
      func shift(of tracked: TrackedProperty) -> CGFloat { tracked.origin - origin }

      /// Returns the new value of the app's own content offset (the offset without the points that
      /// we have added), if the value has to change. For example, the view's width has changed, and
      /// content that was scrolled to its top has to stay at its top. Nil if the app's own offset
      /// stays the same.
      ///
      /// The *top offset* is the content offset at which the content is scrolled to its top.
      ///
      /// 1. If the first row of an upside-down list was at the list's lower edge, returns the
      ///    offset that keeps the row at that edge. Returns nil if this offset has not changed.
      /// 2. If the content was not scrolled to its top, returns nil.
      /// 3. If the width has changed back to an earlier width, returns the top offset at that
      ///    earlier width. A large title may have become smaller in between. We ignore this change
      ///    of the title.
      /// 4. If the width has changed to a new width, returns the present top offset.
      /// 5. If the width has not changed, but a bar or banner has appeared at the top, returns the
      ///    present top offset. Otherwise the content would return to a position under the bar.
      /// 6. In all other cases, returns nil.
      private func resizedBase(of tracked: TrackedProperty) -> CGFloat? {
        if let firstRow, let now = tracked.firstRow { return now == firstRow ? nil : now }
        guard let top = tracked.top, let last = tops.last else { return nil }
        if last.isComparable(to: top) { return top.offset < last.offset - 0.5 ? top.offset : nil }
        return tops.first { $0.isComparable(to: top) }?.offset ?? top.offset
      }

      /// Returns by how many points `noteWidth(of:)` will change the recorded amount of an avoider
      /// or bar (`owner`).
      ///
      /// The content offset is the app's own offset plus the amounts that avoiders and bars have
      /// added. When the view gets another width, `noteWidth(of:)` records a new value as the app's
      /// own offset, but the content offset stays the same. So if the app's own offset becomes n
      /// points greater, the amount of the newest avoider or bar becomes n points smaller. All
      /// other amounts stay the same, so this method returns zero for any other `owner`.
      func gain(of owner: ObjectIdentifier, in tracked: TrackedProperty) -> CGFloat {
        guard ledger.newest == owner, let base = resizedBase(of: tracked) else { return 0 }
        return ledger.base - base
      }

      /// The greatest value that the app's own content offset (the offset without the points that
      /// we have added) can have after UIKit has shifted the offset. If the app's own offset shows
      /// the top of the content, and avoiders or bars have added points to it, the limit is the
      /// app's own offset. Otherwise nil, because there is no limit.
      ///
      /// UIKit shifts the offset if the height of rows or headers above the visible ones differs
      /// from the estimated height. While the content is scrolled to its top, there are no rows
      /// above the visible ones. So UIKit shifts the offset only because we have scrolled, and the
      /// shift must not increase the app's own offset.
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
        // Keep one offset for each of the two latest widths, usually those of portrait and
        // landscape. Without this limit, the array would grow while the user resizes the window.
        tops = tops.filter { !$0.isComparable(to: top) }.suffix(1)
        top.offset = base
        tops.append(top)
      }
    }

    private var entries: [Key: Entry] = [:]

    /// The number of records whose object still exists. Tests use it to find records that the
    /// library has failed to remove.
    var count: Int { entries.values.count { $0.object != nil } }

    /// Returns how much of a property's value an avoider or bar (`owner`) has added. Zero if the
    /// app or UIKit has assigned a new value to the property since then.
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

    /// Returns the present value of a property minus the value that we last wrote. The app, UIKit
    /// or the user has caused this difference. Zero if we have no record of the property.
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

    /// Records that UIKit has kept the content offset although a scroll view's size, content height
    /// or insets (its `limits`) have changed. If the offset changes later, these new limits are not
    /// the reason. Does nothing if the offset differs from the one that we set.
    func noteKept(_ tracked: TrackedProperty) {
      guard let entry = entry(of: tracked), tracked.current == entry.ledger.written else { return }
      entry.limits = tracked.top?.limits
    }

    /// True if UIKit may have changed a content offset since we last set it.
    ///
    /// UIKit reduces the offset if the content can no longer be scrolled that far. UIKit also
    /// changes the offset if the height of rows differs from the estimated height.
    func mayBeClamped(_ tracked: TrackedProperty) -> Bool {
      guard let entry = entry(of: tracked), entry.limits != tracked.top?.limits else {
        return false
      }
      return tracked.current < entry.ledger.written
        || entry.limits?.contentHeight != tracked.top?.limits.contentHeight
    }

    /// Returns how much an avoider or bar (`owner`) has added to a content offset, in points. Does
    /// not include the part that UIKit has removed by clamping the offset.
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

    /// Starts a record of a property to which we have added nothing, so that we notice if UIKit
    /// clamps the value. Does nothing if there is a record already.
    func watch(_ tracked: TrackedProperty) {
      if entry(of: tracked) == nil { begin(tracked, Ledger(base: tracked.current)) }
    }

    /// Accepts the value to which UIKit has clamped a property, usually a content offset.
    ///
    /// - Parameters:
    ///   - limit: The greatest offset that UIKit would allow if we had not enlarged the inset. If
    ///     the app's own offset (the offset without the points that we have added) is greater than
    ///     `limit`, we reduce the app's own offset to `limit`. We then record the difference as
    ///     points that `owner` has added.
    ///   - motion: The number of the keyboard motion that is under way. Nil while the keyboard is
    ///     at rest.
    func acceptClamp(
      _ tracked: TrackedProperty, by owner: AnyObject, limit: CGFloat = .infinity,
      during motion: Int? = nil
    ) {
      guard let entry = entry(of: tracked) else { return }
      entry.noteWidth(of: tracked)
      // If `owner` has added nothing to this offset, another avoider or bar has added the points
      // that UIKit has removed by clamping. So we change the amount of the newest avoider or bar.
      var id = ObjectIdentifier(owner)
      if entry.ledger.contribution(of: id) == 0, let newest = entry.ledger.newest { id = newest }
      let limit = entry.topLimit.map { min($0, limit) } ?? limit
      if entry.ledger.base > limit { entry.begin(motion, by: id) }
      entry.ledger.acceptClamp(to: tracked.current, by: id, limit: limit)
      entry.limits = tracked.top?.limits
    }

    /// Records that an avoider or bar (`owner`) adds `amount` to a property. The new amount
    /// replaces everything that `owner` had added to the property before.
    ///
    /// - Parameters:
    ///   - motion: The number of the keyboard motion that is under way. Nil while the keyboard is
    ///     at rest.
    ///   - start: The value before a scroll animation of UIKit began. Nil if UIKit does not animate
    ///     the property. Our change stops that animation in the middle. So we treat `start`, and
    ///     not the current value, as the app's own value.
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
          impossibleSign: tracked.impossibleSign)
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

    /// Returns the value to write if the app or UIKit has assigned a new value: the new value plus
    /// the amounts that all avoiders and bars had added to the previous value. Nil if the present
    /// value still includes these amounts.
    ///
    /// - Parameter holds: True to return the value that we last wrote, so that nothing moves on
    ///   screen. This method then changes the amount of the newest avoider or bar. The app's new
    ///   value plus all amounts then equals the value that we last wrote.
    func restoredValue(of tracked: TrackedProperty, holding holds: Bool = false) -> CGFloat? {
      guard isOverwritten(tracked), let entry = entry(of: tracked) else { return nil }
      let shift = entry.shift(of: tracked)
      entry.origin = tracked.origin
      return entry.ledger.observe(
        tracked.current, shiftedBy: shift, impossibleSign: tracked.impossibleSign, holds: holds)
    }

    /// Accepts the value that a scroll view has stored after we wrote a content offset. Scroll
    /// views round offsets to whole pixels.
    func acceptRounding(of tracked: TrackedProperty) {
      entry(of: tracked)?.ledger.acceptRounding(at: tracked.current)
    }

    /// Accepts that the app has reduced a change that we have just made. For example, a delegate
    /// may limit how far a list can be scrolled. The amount of `owner` in the record becomes
    /// smaller by the same number of points.
    func acceptReducedChange(of tracked: TrackedProperty, by owner: AnyObject) {
      entry(of: tracked)?.ledger.acceptReducedChange(
        at: tracked.current, by: ObjectIdentifier(owner))
    }

    /// Accepts that UIKit has scrolled to the input after we have scrolled. The newest avoider or
    /// bar takes over the distance. The planner does not replace this part of its amount during the
    /// keyboard's present motion, because that would undo UIKit's scroll.
    func acceptFocusScroll(of tracked: TrackedProperty) {
      guard let entry = entry(of: tracked), let newest = entry.ledger.newest else { return }
      if entry.beforeMotion?.owner == newest {
        entry.beforeMotion?.amount += tracked.current - entry.ledger.written
      }
      entry.ledger.acceptMove(to: tracked.current)
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
    /// 1. An inset that a table view controller or collection view controller also changes
    ///    (`isKeptByController`): every change adds points to the inset or subtracts points from
    ///    it, as `inset += 10` does.
    /// 2. The additional safe area: every change assigns a new value. Apps always assign a new
    ///    value to the additional safe area, such as the height of a bar, or zero.
    /// 3. Any other property: at each change, `Ledger` guesses whether the app has added points to
    ///    the value or assigned a new value.
    private func changing(_ tracked: TrackedProperty) -> Ledger.Changing {
      if isKeptByController(tracked) { return .byDifferences }
      let isSafeArea = tracked.property == .bottomSafeArea || tracked.property == .topSafeArea
      return isSafeArea ? .outright : .eitherWay
    }

    /// True if a table view controller or collection view controller also changes this inset for
    /// the keyboard. The controller adds points to the inset, and later subtracts the same number
    /// of points, even if the app has changed the inset (KeyboardFacts 6.1, row 6).
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
        // We may record a content offset even if we have added nothing to it. The record shows
        // whether UIKit clamps the offset.
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
