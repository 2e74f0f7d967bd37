#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Records what the library has added to insets, content offsets, constraint constants and view
  /// positions. There is one record for each property of an object. The record contains, for each
  /// avoider or bar, how much that avoider or bar has added to the property's value (its *amount*).
  ///
  /// We never save a value of the app to restore it later. The value of each property is the app's
  /// value plus the amounts that avoiders and bars have added. So a change that the app makes while
  /// the keyboard is up survives. Reading changes nothing. The records keep no object alive.
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

      /// The lowest value that an app could plausibly want. If the app changes an inset, we have to
      /// guess: has the app added something to the inset, or assigned a new value? If an added
      /// difference would make the app's own inset negative, we assume that the app has assigned a
      /// new value.
      fileprivate var minimum: CGFloat {
        switch self {
        case .offset, .centerY, .constant: -.infinity
        default: 0
        }
      }
    }

    /// One property of an object, such as the content offset of a scroll view, and the property's
    /// current value.
    package struct Number {
      let object: AnyObject
      let property: Property
      package let current: CGFloat
      /// The part of a view's center that depends on the view's height, in points. The part is the
      /// distance from the view's top edge to the center, plus the distance by which autoresizing
      /// has moved the top edge. When only this part of the center changes, the app has not moved
      /// the view. Zero for all other properties.
      var origin: CGFloat = 0
      /// The sign of a difference that the app cannot have added in this run-loop turn. 0 if it may
      /// have added any. See `UIView.isKeyboardShowing`.
      var impossibleSign: CGFloat = 0
      /// The content offset at which the scroll view is scrolled to its top, if the property is a
      /// content offset. Nil for all other properties.
      var top: Top?
      /// The content offset at which the first row would be at the list's lower edge if we had
      /// added nothing. Set only for the content offset of a list that is upside down on screen.
      /// UIKit keeps the first row at that edge when the inset there changes. Nil for all other
      /// properties.
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

      /// A placeholder for a property of an object that has been deallocated. `Ledgers` contains no
      /// record for the placeholder.
      @MainActor static var gone: Number {
        Number(object: Ledgers.shared, property: .offset, current: 0)
      }
    }

    /// The content offset at which a scroll view is scrolled to its top, for one width of the view.
    ///
    /// A rotation or a change of the window's size changes this offset. If the app's content was
    /// scrolled to its top before, it has to be at its top afterwards. So we then replace the app's
    /// own offset in our record by the offset at which the content is at its top now.
    package struct Top {
      let limits: Limits
      /// True if the top inset includes the safe area. On a screen without bars, UIKit includes the
      /// safe area only once the content is tall enough to scroll.
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
      /// The inset of `contentInset` that is below the content on screen: the bottom inset, or the
      /// top inset if the scroll view is upside down.
      var inset: CGFloat
      /// The inset of `adjustedContentInset` that is below the content on screen: the bottom inset,
      /// or the top inset if the scroll view is upside down.
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
      /// The value of `Number.origin` when we last assigned a value to the recorded property.
      var origin: CGFloat
      /// The scroll view's limits when we last set the content offset. Nil once we know that UIKit
      /// has changed the offset after that. Always nil for a property that is not a content offset.
      var limits: Limits?
      /// True if the user has scrolled after we last set the content offset. Always false for a
      /// property that is not a content offset.
      var isScrolledByUser = false
      /// The state of this record before the present keyboard motion. Nil while the keyboard is at
      /// rest.
      /// 1. `owner` is the first avoider or bar that changed the property during the motion.
      /// 2. `motion` is the number of the motion.
      /// 3. `amount` is the part of the property's value that `owner` had added before the motion
      ///    began.
      var settled: (owner: ObjectIdentifier, motion: Int, amount: CGFloat)?
      /// The content offsets at which the content was scrolled to its top, one for each width that
      /// the view has had. The present width comes last. Empty if the app's own offset is not at
      /// the top.
      private var tops: [Top] = []
      /// The value of `Number.firstRow`, if the app's own offset is equal to that value. Nil
      /// otherwise.
      private var firstRow: CGFloat?

      init(of number: Number, _ ledger: Ledger) {
        object = number.object
        self.ledger = ledger
        origin = number.origin
        limits = number.top?.limits
        if let top = number.top, abs(ledger.base - top.offset) <= 0.5 { tops = [top] }
        firstRow = number.firstRow.flatMap { abs(ledger.base - $0) <= 0.5 ? $0 : nil }
      }

      /// At the first call during a keyboard motion, stores in `settled` how much `owner` has added
      /// to the property so far. Later calls during the same motion do nothing. If `motion` is nil,
      /// the keyboard is at rest, and `settled` becomes nil.
      func begin(_ motion: Int?, by owner: ObjectIdentifier) {
        guard motion != settled?.motion else { return }
        settled = motion.map { (owner, $0, ledger.contribution(of: owner)) }
      }

      /// True if the app or UIKit has assigned a new value to the property.
      func isOverwritten(by number: Number) -> Bool {
        ledger.isOverwritten(
          at: number.current, shiftedBy: shift(of: number),
          impossibleSign: number.impossibleSign)
      }

      /// Returns the difference between the present `Number.origin` and its value when we last
      /// assigned a value to the recorded property.
      func shift(of number: Number) -> CGFloat { number.origin - origin }

      /// Returns the app's own content offset for the view's present width. Nil if the app's own
      /// offset stays the same.
      ///
      /// 1. If the first row of an upside-down list is at the list's lower edge at the app's own
      ///    offset, returns the offset at which the row is at that edge now.
      /// 2. If the content is not scrolled to its top at the app's own offset, returns nil.
      /// 3. If the view's width has changed and the view had the present width before, returns the
      ///    top offset from the time when it had that width. A large title may have become smaller
      ///    after that time, and we ignore that.
      /// 4. If the view's width has changed to a new one, returns the present top offset.
      /// 5. If the width is the same and a bar or banner has appeared at the top, returns the new
      ///    top offset. Otherwise the content would return to a position under the bar.
      private func resizedBase(of number: Number) -> CGFloat? {
        if let firstRow, let now = number.firstRow { return now == firstRow ? nil : now }
        guard let top = number.top, let last = tops.last else { return nil }
        if last.isComparable(to: top) { return top.offset < last.offset - 0.5 ? top.offset : nil }
        return tops.first { $0.isComparable(to: top) }?.offset ?? top.offset
      }

      /// Returns how many points `noteWidth(of:)` will add to the amount of `owner`, or take from
      /// it.
      ///
      /// The app's own offset may have to change, for example because the view has another width.
      /// `noteWidth(of:)` then replaces it in the record. The content offset on screen stays the
      /// same, so the amount of the newest owner changes by the opposite difference. Returns zero
      /// if `owner` is not the newest owner.
      func gain(of owner: ObjectIdentifier, in number: Number) -> CGFloat {
        guard ledger.newest == owner, let base = resizedBase(of: number) else { return 0 }
        return ledger.base - base
      }

      /// The app's own content offset if the content is scrolled to its top there, and if we have
      /// scrolled on from there. Nil otherwise.
      ///
      /// UIKit shifts the offset if rows or headers above the visible ones turn out to have another
      /// height. With the content at its top there is nothing above. So without our scrolling,
      /// UIKit would not have shifted the offset.
      var topLimit: CGFloat? {
        tops.isEmpty || ledger.isEmpty ? nil : ledger.base
      }

      func noteWidth(of number: Number) {
        guard var top = number.top, let base = resizedBase(of: number) else { return }
        if let settled, settled.owner == ledger.newest {
          self.settled?.amount += ledger.base - base
        }
        ledger.rebase(to: base)
        if firstRow != nil { firstRow = number.firstRow }
        // Keep only two widths, one for portrait and one for landscape. A window that the user
        // resizes could have any number of widths.
        tops = tops.filter { !$0.isComparable(to: top) }.suffix(1)
        top.offset = base
        tops.append(top)
      }
    }

    private var entries: [Key: Entry] = [:]

    /// The number of records whose object still exists. Tests use it to find records that should
    /// have been removed.
    var count: Int { entries.values.count { $0.object != nil } }

    /// Returns how much of a property's value an avoider or bar (`owner`) has added. Zero if the
    /// app or UIKit has assigned a new value to the property after that.
    package func contribution(of owner: AnyObject, to number: Number) -> CGFloat {
      guard let entry = entry(of: number),
        !entry.isOverwritten(by: number)
      else { return 0 }
      return entry.ledger.contribution(of: ObjectIdentifier(owner))
    }

    /// Returns the sum of the amounts that all avoiders and bars have added to a property.
    package func total(in number: Number) -> CGFloat { entry(of: number)?.ledger.total ?? 0 }

    /// Returns the difference between the present value of a property and the value that we last
    /// wrote. The app, UIKit or the user has made this difference. Zero if we have no record of the
    /// property.
    package func drift(of number: Number) -> CGFloat {
      entry(of: number).map { number.current - $0.ledger.written } ?? 0
    }

    /// True if the user has scrolled since we last wrote a content offset.
    func isScrolledByUser(_ number: Number) -> Bool { entry(of: number)?.isScrolledByUser ?? false }

    /// Records that the user changes a content offset by scrolling.
    func noteScrolledByUser(of number: Number) { entry(of: number)?.isScrolledByUser = true }

    /// Records that UIKit has changed a content offset, for example by clamping it.
    func noteClamp(of number: Number) { entry(of: number)?.limits = nil }

    /// True if UIKit may have changed a content offset since we last wrote it. UIKit reduces the
    /// offset if the content can no longer be scrolled that far. If rows turn out to have another
    /// height, UIKit may increase the offset as well.
    func mayBeClamped(_ number: Number) -> Bool {
      guard let entry = entry(of: number), entry.limits != number.top?.limits else { return false }
      return number.current < entry.ledger.written
        || entry.limits?.contentHeight != number.top?.limits.contentHeight
    }

    /// Returns how many points of a content offset an avoider or bar (`owner`) has added, for an
    /// offset that UIKit may have clamped. If UIKit has reduced the offset, the result is smaller
    /// by the same distance.
    ///
    /// `all` is everything that `owner` has added. `tentative` is the part of `all` that `owner`
    /// has added during the keyboard motion with the number `motion`.
    func amount(
      of owner: AnyObject, in number: Number, during motion: Int? = nil
    ) -> (all: CGFloat, tentative: CGFloat) {
      guard let entry = entry(of: number) else { return (0, 0) }
      let id = ObjectIdentifier(owner)
      let gain = entry.gain(of: id, in: number)
      let amount = entry.ledger.contribution(of: id)
      let drift = min(0, number.current - entry.ledger.written)
      let all = amount == 0 ? 0 : max(amount + drift, min(amount, 0)) + gain
      guard let motion, let settled = entry.settled, settled.owner == id, settled.motion == motion
      else { return (all, 0) }
      return (all, all - (settled.amount + gain))
    }

    /// Starts to record a property to which we have added nothing, so that we notice if UIKit
    /// clamps its value. Does nothing if there is a record already.
    func watch(_ number: Number) {
      if entry(of: number) == nil { begin(number, Ledger(base: number.current)) }
    }

    /// Accepts the value to which UIKit has clamped a property, usually a content offset.
    ///
    /// - Parameters:
    ///   - limit: The highest value that would be possible if we had added nothing. If the app's
    ///     own value in the record is above the limit, the excess is recorded as added by `owner`.
    ///   - motion: The number of the keyboard motion that is under way. Nil while the keyboard is
    ///     at rest.
    func acceptClamp(
      _ number: Number, by owner: AnyObject, limit: CGFloat = .infinity, during motion: Int? = nil
    ) {
      guard let entry = entry(of: number) else { return }
      entry.noteWidth(of: number)
      let id = ObjectIdentifier(owner)
      let limit = entry.topLimit.map { min($0, limit) } ?? limit
      if entry.ledger.base > limit { entry.begin(motion, by: id) }
      entry.ledger.acceptClamp(to: number.current, by: id, limit: limit)
      entry.limits = number.top?.limits
    }

    /// Records that an avoider or bar (`owner`) adds `amount` to a property. This replaces
    /// everything that `owner` had added to the property before.
    ///
    /// - Parameters:
    ///   - motion: The number of the keyboard motion that is under way. Nil while the keyboard is
    ///     at rest.
    ///   - start: The value of the property before UIKit's scroll animation began. Nil if UIKit
    ///     does not animate the property. If UIKit does, that animation stops in the middle when we
    ///     set the property. So we treat `start`, and not the current value, as the app's own
    ///     value.
    /// - Returns: The value to write to the property.
    package func set(
      _ amount: CGFloat, by owner: AnyObject, to number: Number, during motion: Int? = nil,
      animatedFrom start: CGFloat? = nil
    ) -> CGFloat {
      var amount = amount
      let entry: Entry
      if let known = self.entry(of: number), !known.ledger.isEmpty {
        entry = known
        entry.noteWidth(of: number)
        entry.ledger.observe(
          number.current, shiftedBy: entry.shift(of: number),
          impossibleSign: number.impossibleSign)
        (entry.origin, entry.limits, entry.isScrolledByUser) = (
          number.origin, number.top?.limits, false
        )
      } else {
        let base = start ?? number.current
        amount += number.current - base
        entry = begin(
          number,
          Ledger(
            base: base, changing: changing(number),
            minimum: number.property.minimum))
      }
      let id = ObjectIdentifier(owner)
      entry.begin(motion, by: id)
      let value = entry.ledger.contribute(amount, by: id)
      if entry.ledger.isEmpty { entries[number.key] = nil }
      return value
    }

    /// True if the app or UIKit has assigned a new value to a property, so that the value no longer
    /// includes what we have added.
    func isOverwritten(_ number: Number) -> Bool {
      entry(of: number)?.isOverwritten(by: number) ?? false
    }

    /// Returns the value to write if the app or UIKit has assigned a new value: the new value plus
    /// the amounts that all avoiders and bars had added to the old value. Nil if the present value
    /// still includes these amounts.
    ///
    /// - Parameter holds: Whether to return the value that we last wrote instead. The amount of the
    ///   newest avoider or bar then changes.
    func restoredValue(of number: Number, holding holds: Bool = false) -> CGFloat? {
      guard isOverwritten(number), let entry = entry(of: number) else { return nil }
      let shift = entry.shift(of: number)
      entry.origin = number.origin
      return entry.ledger.observe(
        number.current, shiftedBy: shift, impossibleSign: number.impossibleSign, holds: holds)
    }

    /// Accepts the value that a scroll view has stored after we wrote a content offset. Scroll
    /// views round offsets to whole pixels.
    func acceptRounding(of number: Number) {
      entry(of: number)?.ledger.acceptRounding(at: number.current)
    }

    /// Accepts that a property does not have the value that we have just written, because the app
    /// has reduced our change. For example, a delegate may limit how far a list can be scrolled.
    /// From now on, only the smaller change is recorded as added by `owner`.
    func acceptReducedChange(of number: Number, by owner: AnyObject) {
      entry(of: number)?.ledger.acceptReducedChange(at: number.current, by: ObjectIdentifier(owner))
    }

    /// Removes the record of a property. From then on, the whole present value is the app's own
    /// value.
    func letGo(of number: Number) { entries[number.key] = nil }

    /// Removes an avoider or bar (`owner`) from the record of a property, without changing the
    /// property's value. The amount of `owner` is then recorded as added by another avoider or bar.
    /// If there is no other, the amount is recorded as part of the app's own value.
    func handOver(_ number: Number, by owner: AnyObject) {
      guard let entry = entry(of: number) else { return }
      entry.ledger.handOver(by: ObjectIdentifier(owner))
      entry.settled = nil
      if entry.ledger.isEmpty { entries[number.key] = nil }
    }

    /// Removes the amount that an avoider or bar (`owner`) has added to a property.
    ///
    /// - Returns: The value to write to the property. Nil if `owner` has added nothing.
    func withdraw(_ owner: AnyObject, from number: Number) -> CGFloat? {
      guard let entry = entry(of: number),
        entry.ledger.contribution(of: ObjectIdentifier(owner)) != 0
      else { return nil }
      return set(0, by: owner, to: number)
    }

    /// Returns how to interpret a change of a property that the app or UIKit makes. Apps always
    /// assign a new value to the additional safe area, such as the height of a bar, or zero. So
    /// each change of the additional safe area is treated as a new value.
    private func changing(_ number: Number) -> Ledger.Changing {
      if isKeptByController(number) { return .byDifferences }
      return number.property == .bottomSafeArea ? .outright : .eitherWay
    }

    /// True if the property is an inset that a table view controller or collection view controller
    /// changes, too. The controller adds to the inset of its list. Later the controller subtracts
    /// the same number of points, even if the app has changed the inset (KeyboardFacts 6.1, row 6).
    private func isKeptByController(_ number: Number) -> Bool {
      (number.property == .bottomInset || number.property == .indicatorInset)
        && (number.object as? UIScrollView)?.isListOfItsController == true
    }

    @discardableResult
    private func begin(_ number: Number, _ ledger: Ledger) -> Entry {
      if entries.values.contains(where: { $0.object == nil }) {
        entries = entries.filter { $0.value.object != nil }
      }
      let entry = Entry(of: number, ledger)
      entries[number.key] = entry
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
        // A content offset may have a record even if we have added nothing to it. The record shows
        // whether UIKit clamps the offset.
        if entry.ledger.isEmpty, key.property != .offset { broken.append("It is empty.") }
        return broken.map { "\(type(of: object)), \(key.property): \($0)" }
      }
    }

    private func entry(of number: Number) -> Entry? {
      guard let entry = entries[number.key], entry.object === number.object else { return nil }
      return entry
    }
  }
#endif
