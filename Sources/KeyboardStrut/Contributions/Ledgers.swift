#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Records what the library has added to insets, content offsets, constraint constants and view
  /// positions. Each property of an object has one record. The record stores an *amount* for each
  /// avoider and bar: how many points the avoider or bar has added to the property's value. A bar
  /// is a `KeyboardBar`, which adds to the insets of the list behind it.
  ///
  /// We never save a value of the app to restore that value later. The value of a property is
  /// always the app's own value plus the amounts. So if the app changes the property while the
  /// keyboard is up, we keep that change. The records keep no object alive.
  @MainActor
  package final class Ledgers {
    package static let shared = Ledgers()

    private var entries: [Key: Entry] = [:]

    /// The number of records whose object still exists. Tests use this number to find records that
    /// should have been removed.
    var count: Int { entries.values.count { $0.object != nil } }

    /// Returns how much of a property's value an avoider or bar (`owner`) has added. Zero if the
    /// app or UIKit has assigned a new value to the property after `owner` changed it.
    package func contribution(of owner: AnyObject, to tracked: TrackedProperty) -> CGFloat {
      guard let entry = updatedEntry(of: tracked),
        !entry.isOverwritten(by: tracked)
      else { return 0 }
      return entry.ledger.contribution(of: ObjectIdentifier(owner))
    }

    /// Returns the sum of the amounts that all avoiders and bars have added to a property.
    package func total(in tracked: TrackedProperty) -> CGFloat {
      updatedEntry(of: tracked)?.ledger.total ?? 0
    }

    /// Returns the present value of a property minus the value that we last wrote. Any difference
    /// is a change by the app, UIKit or the user. Zero if we have no record of the property.
    package func drift(of tracked: TrackedProperty) -> CGFloat {
      updatedEntry(of: tracked).map { tracked.current - $0.ledger.written } ?? 0
    }

    /// True if the user has scrolled since we last set a content offset.
    func hasUserScrolled(_ tracked: TrackedProperty) -> Bool {
      updatedEntry(of: tracked)?.offset?.hasUserScrolled ?? false
    }

    /// Records that the user changes a content offset by scrolling.
    func noteScrolledByUser(of tracked: TrackedProperty) {
      updatedEntry(of: tracked)?.offset?.noteScrolledByUser()
    }

    /// Records that UIKit has changed a content offset after we set it, for example by clamping it.
    func noteClamp(of tracked: TrackedProperty) {
      updatedEntry(of: tracked)?.offset?.limits = nil
    }

    /// Records the present limits of scrolling: the size, the content height and the insets of a
    /// scroll view. If the offset changes later but the limits are still the same, we know that
    /// UIKit has not clamped the offset. Does nothing if the offset has changed already since we
    /// last set it.
    ///
    /// - Parameter isStill: True if no animation scrolls the scroll view, as UIKit reports.
    func noteKept(_ tracked: TrackedProperty, isStill: @autoclosure () -> Bool) {
      guard let entry = updatedEntry(of: tracked), tracked.current == entry.ledger.written else {
        return
      }
      entry.offset?.noteKept(at: tracked.geometry.scroll, isStill: isStill)
    }

    /// True if UIKit's `isScrollAnimating` has been false while the scroll view was at the offset
    /// that we had set. Always false before iOS 17.4, where UIKit does not have this property.
    func hasBeenStill(_ tracked: TrackedProperty) -> Bool {
      updatedEntry(of: tracked)?.offset?.hasBeenStill ?? false
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
      let now = tracked.geometry.scroll?.limits
      guard let entry = updatedEntry(of: tracked), let offset = entry.offset, offset.limits != now
      else { return false }
      return tracked.current < entry.ledger.written
        || offset.limits?.contentHeight != now?.contentHeight
    }

    /// Returns how much an avoider or bar (`owner`) has added to a content offset, in points.
    /// Leaves out what UIKit has removed by clamping the offset.
    ///
    /// - Returns: `all` is everything that `owner` has added. `tentative` is the part that `owner`
    ///   has added during the keyboard motion with the number `motion`.
    func amount(
      of owner: AnyObject, in tracked: TrackedProperty, during motion: Int? = nil
    ) -> (all: CGFloat, tentative: CGFloat) {
      guard let entry = updatedEntry(of: tracked) else { return (0, 0) }
      let id = ObjectIdentifier(owner)
      let gain = entry.amountAddedByRebasing(of: id, in: tracked)
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
      if updatedEntry(of: tracked) == nil { begin(tracked, Ledger(base: tracked.current)) }
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
      guard let entry = updatedEntry(of: tracked) else { return }
      entry.rebaseAfterLayout(of: tracked)
      // If `owner` has added nothing to this offset, UIKit has removed points that another avoider
      // or bar had added. So we reduce the amount of the newest avoider or bar.
      var id = ObjectIdentifier(owner)
      if entry.ledger.contribution(of: id) == 0, let newest = entry.ledger.newest { id = newest }
      let limit = entry.topLimit.map { min($0, limit) } ?? limit
      if entry.ledger.base > limit { entry.begin(motion, by: id) }
      entry.ledger.acceptClamp(to: tracked.current, by: id, limit: limit)
      entry.offset?.limits = tracked.geometry.scroll?.limits
    }

    /// Sets the amount of an avoider or bar (`owner`): how many points `owner` has added to a
    /// property. Replaces the amount that `owner` had before.
    ///
    /// - Parameters:
    ///   - motion: The number of the keyboard motion that is under way. Nil while the keyboard is
    ///     at rest.
    ///   - start: The content offset from before UIKit's own scroll to the input or its caret.
    ///     UIKit may still be scrolling. Nil if UIKit does not scroll. We treat `start` as the
    ///     app's own value. The distance from `start` to the present offset counts as added by
    ///     `owner`. So `owner` later undoes UIKit's scroll, too, because UIKit never scrolls back.
    ///     Ignored if an avoider or bar has already added points.
    /// - Returns: The value to write to the property.
    package func set(
      _ amount: CGFloat, by owner: AnyObject, to tracked: TrackedProperty,
      during motion: Int? = nil,
      animatedFrom start: CGFloat? = nil
    ) -> CGFloat {
      var amount = amount
      let entry: Entry
      if let known = updatedEntry(of: tracked), !known.ledger.isEmpty {
        entry = known
        entry.rebaseAfterLayout(of: tracked)
        entry.ledger.observe(
          tracked.current, shiftedBy: entry.shift(of: tracked),
          assignmentSign: tracked.assignmentSign)
        entry.noteWrite(of: tracked)
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
      updatedEntry(of: tracked)?.isOverwritten(by: tracked) ?? false
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
      guard isOverwritten(tracked), let entry = updatedEntry(of: tracked) else { return nil }
      let shift = entry.shift(of: tracked)
      entry.noteCenter(of: tracked)
      return entry.ledger.observe(
        tracked.current, shiftedBy: shift, assignmentSign: tracked.assignmentSign, holds: holds)
    }

    /// Accepts the value that UIKit has stored after we wrote a property. Scroll views round
    /// content offsets to whole pixels. Other objects may round, too.
    func acceptRounding(of tracked: TrackedProperty) {
      updatedEntry(of: tracked)?.ledger.acceptRounding(at: tracked.current)
    }

    /// Accepts that the app has altered what `owner` has just added to a property. For example, a
    /// delegate may limit how far a list can be scrolled, or round the offset to whole rows. If the
    /// delegate makes an offset 10 points less, the amount of `owner` becomes 10 points less, too.
    func acceptAlteredChange(of tracked: TrackedProperty, by owner: AnyObject) {
      updatedEntry(of: tracked)?.ledger.acceptAlteredChange(
        at: tracked.current, by: ObjectIdentifier(owner))
    }

    /// Accepts that UIKit has scrolled to the input after we have scrolled. We treat UIKit's scroll
    /// as a part of our own scroll, so that we undo both when the keyboard hides. For this, we add
    /// UIKit's distance to an amount: that of the newest avoider or bar, or that of `owner` if none
    /// has an amount. Does nothing if `owner` is then nil.
    ///
    /// A later plan in the same keyboard motion may return to the amount in `beforeMotion`. We add
    /// UIKit's distance there, too, so that such a plan does not undo UIKit's scroll.
    func acceptFocusScroll(of tracked: TrackedProperty, by owner: AnyObject?) {
      guard let entry = updatedEntry(of: tracked) else { return }
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
      updatedEntry(of: tracked)?.ledger.acceptMove(to: tracked.current, by: ObjectIdentifier(owner))
    }

    /// Removes the record of a property. From then on, we treat the whole present value as the
    /// app's own.
    package func letGo(of tracked: TrackedProperty) { entries[tracked.key] = nil }

    /// Removes an avoider or bar (`owner`) from the record of a property, without changing the
    /// property's value. Another avoider or bar takes over the amount of `owner`. If there is no
    /// other avoider or bar, the amount becomes part of the app's own value.
    func handOver(_ tracked: TrackedProperty, by owner: AnyObject) {
      guard let entry = updatedEntry(of: tracked) else { return }
      entry.ledger.handOver(by: ObjectIdentifier(owner))
      entry.beforeMotion = nil
      if entry.ledger.isEmpty { entries[tracked.key] = nil }
    }

    /// Removes the amount that an avoider or bar (`owner`) has added to a property.
    ///
    /// - Returns: The value to write to the property. Nil if `owner` has added nothing.
    func withdraw(_ owner: AnyObject, from tracked: TrackedProperty) -> CGFloat? {
      guard let entry = updatedEntry(of: tracked),
        entry.ledger.contribution(of: ObjectIdentifier(owner)) != 0
      else { return nil }
      return set(0, by: owner, to: tracked)
    }

    /// Returns how `Ledger` interprets changes of a property by the app or UIKit: as points that
    /// were added, as in `inset += 10`, or as a new value, as in `inset = 20`.
    /// 1. An inset that a table or collection view controller also changes (`isKeptByController`):
    ///    every change is a change by points.
    /// 2. The bottom additional safe area inset: `Ledger` puts a tiny fraction of a point
    ///    (`Ledger.mark`) into each value that we write. If the app changes the value and the
    ///    fraction is still there, the app has added points. If not, the app has assigned a new
    ///    value. A guess as in case 3 would often be wrong, because the app may assign a greater
    ///    value than ours, for example the height of a bar.
    /// 3. Any other property: `Ledger` guesses at each change. Usually a value counts as assigned
    ///    if it is nearer to the app's own value than to the value that we last wrote.
    ///
    /// For the top additional safe area inset, the guess of case 3 is right. We only subtract from
    /// this inset, because a view that we lift under the status bar gains top safe area. The app's
    /// own inset is usually 0, so the inset that we write is negative. If the app then assigns 0 or
    /// more, this is nearer to 0 than to our inset.
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

    /// Returns the record of a property. Nil if there is none.
    ///
    /// If autoresizing has moved a view whose `center.y` we have changed, first adapts the record
    /// to the superview's new height (`Entry.resize(to:)`).
    private func updatedEntry(of tracked: TrackedProperty) -> Entry? {
      guard let entry = entries[tracked.key], entry.object === tracked.object else { return nil }
      entry.resize(to: tracked)
      return entry
    }
  }
#endif
