#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Records what the library has added to insets, offsets, constants and positions, by object and
  /// owner.
  ///
  /// We never save and restore a value of the app. Each number is the app's value plus our
  /// contributions, so a change that the app makes in between survives. Reading changes nothing. No
  /// object is kept alive.
  @MainActor
  package final class Ledgers {
    package static let shared = Ledgers()

    package enum Property: Hashable {
      case bottomInset
      case indicatorInset
      /// The inset below the content on screen, of a list that is shown upside down.
      case topInset
      case topIndicatorInset
      case offset
      case centerY
      case constant
      case bottomSafeArea

      /// The lowest value an app could plausibly want. Reading a change as a difference must not
      /// push an inset below zero.
      fileprivate var minimum: CGFloat {
        switch self {
        case .offset, .centerY, .constant: -.infinity
        default: 0
        }
      }
    }

    /// A number of an object, with its current value.
    package struct Number {
      let object: AnyObject
      let property: Property
      package let current: CGFloat
      /// The point from which the number is measured, if that can change. A view's centre is
      /// measured from its top edge, so that a change of height does not look like a move.
      var origin: CGFloat = 0
      /// For a scroll view's offset: the offset at which its content begins.
      var top: Top?
      /// For the offset of a list that is shown upside down: the offset at which its first row
      /// would be at the list's lower edge without us. UIKit keeps the row there when the inset at
      /// that edge changes.
      var firstRow: CGFloat?

      package init(
        object: AnyObject, property: Property, current: CGFloat, origin: CGFloat = 0,
        top: Top? = nil, firstRow: CGFloat? = nil
      ) {
        (self.object, self.property, self.current) = (object, property, current)
        (self.origin, self.top, self.firstRow) = (origin, top, firstRow)
      }

      fileprivate var key: Key { Key(object: ObjectIdentifier(object), property: property) }

      /// Stands for a number of an object that is gone. No owner has a contribution to it.
      @MainActor static var gone: Number {
        Number(object: Ledgers.shared, property: .offset, current: 0)
      }
    }

    /// The offset at which a scroll view's content begins while the view has a certain width. The
    /// offset differs after a rotation, and in a window of another size. A base at this offset
    /// changes with it.
    package struct Top {
      let limits: Limits
      /// Whether the safe area counts. On a screen without bars, it counts only once there is
      /// something to scroll.
      let isAdjusted: Bool
      var offset: CGFloat

      fileprivate func isComparable(to other: Top) -> Bool {
        limits.size.width == other.limits.size.width && isAdjusted == other.isAdjusted
      }
    }

    /// The values that limit how far a scroll view scrolls. UIKit clamps an offset only when one of
    /// them changes.
    struct Limits: Equatable {
      var size: CGSize
      var contentHeight: CGFloat
      /// The bottom inset, without and with what the system adds to it.
      var inset: CGFloat
      var adjustedInset: CGFloat
    }

    fileprivate struct Key: Hashable {
      let object: ObjectIdentifier
      let property: Property
    }

    /// This is a class and not a struct, because each copy of a struct with a weak reference is
    /// slow.
    private final class Entry {
      weak var object: AnyObject?
      var ledger: Ledger
      /// The number's origin when we last wrote the number.
      var origin: CGFloat
      /// The scroll view's limits at that time. Nil once UIKit is known to have moved the offset.
      var limits: Limits?
      /// Whether the user has scrolled since then.
      var isUsers = false
      /// The contribution of the owner that wrote last, before the motion for which it wrote.
      var settled: (owner: ObjectIdentifier, motion: Int, amount: CGFloat)?
      /// The offsets that were the top of the content while the app's own offset was there; the
      /// current one is last. Empty if the app's own offset is not at the top.
      private var tops: [Top] = []
      /// The number's `firstRow` if the base is there; nil if it is not.
      private var firstRow: CGFloat?

      init(of number: Number, _ ledger: Ledger) {
        object = number.object
        self.ledger = ledger
        origin = number.origin
        limits = number.top?.limits
        if let top = number.top, abs(ledger.base - top.offset) <= 0.5 { tops = [top] }
        firstRow = number.firstRow.flatMap { abs(ledger.base - $0) <= 0.5 ? $0 : nil }
      }

      /// Begins a motion, unless it has begun already.
      func begin(_ motion: Int?, by owner: ObjectIdentifier) {
        guard motion != settled?.motion else { return }
        settled = motion.map { (owner, $0, ledger.contribution(of: owner)) }
      }

      /// How far the number's origin has moved since we last wrote the number.
      func shift(of number: Number) -> CGFloat { number.origin - origin }

      /// Returns the base for the view's present width; nil if the base stays as it is. If the view
      /// had this width before, returns the base from that time. A large title that has become
      /// smaller since then does not count.
      ///
      /// If the width is unchanged and a bar or banner has appeared at the top since, returns the
      /// new top. Otherwise the content would return to a position under the bar.
      private func resizedBase(of number: Number) -> CGFloat? {
        if let firstRow, let now = number.firstRow { return now == firstRow ? nil : now }
        guard let top = number.top, let last = tops.last else { return nil }
        if last.isComparable(to: top) { return top.offset < last.offset - 0.5 ? top.offset : nil }
        return tops.first { $0.isComparable(to: top) }?.offset ?? top.offset
      }

      /// Returns how much more of a number belongs to an owner because the view has another width.
      /// Only the newest owner gains, as in `rebase`.
      func gain(of owner: ObjectIdentifier, in number: Number) -> CGFloat {
        guard ledger.newest == owner, let base = resizedBase(of: number) else { return 0 }
        return ledger.base - base
      }

      func noteWidth(of number: Number) {
        guard var top = number.top, let base = resizedBase(of: number) else { return }
        if let settled, settled.owner == ledger.newest {
          self.settled?.amount += ledger.base - base
        }
        ledger.rebase(to: base)
        if firstRow != nil { firstRow = number.firstRow }
        // We keep two widths, for portrait and landscape. A window that the user resizes has any
        // number of widths.
        tops = tops.filter { !$0.isComparable(to: top) }.suffix(1)
        top.offset = base
        tops.append(top)
      }
    }

    private var entries: [Key: Entry] = [:]

    /// The number of entries that carry a contribution, for tests that look for leftovers.
    var count: Int { entries.values.count { $0.object != nil } }

    /// Returns the contribution of `owner` to a number. 0 if someone has set the number outright
    /// since.
    package func contribution(of owner: AnyObject, to number: Number) -> CGFloat {
      guard let entry = entry(of: number),
        !entry.ledger.isSetOutright(at: number.current, shiftedBy: entry.shift(of: number))
      else { return 0 }
      return entry.ledger.contribution(of: ObjectIdentifier(owner))
    }

    /// Returns the sum of all contributions to a number.
    package func total(in number: Number) -> CGFloat { entry(of: number)?.ledger.total ?? 0 }

    /// Returns how far others have moved a number since we last wrote it.
    package func drift(of number: Number) -> CGFloat {
      entry(of: number).map { number.current - $0.ledger.written } ?? 0
    }

    /// Whether the user has moved a number since we last wrote it.
    func isUsers(_ number: Number) -> Bool { entry(of: number)?.isUsers ?? false }

    /// Records that the user moves a number.
    func noteUser(of number: Number) { entry(of: number)?.isUsers = true }

    /// Records that UIKit has moved an offset.
    func noteClamp(of number: Number) { entry(of: number)?.limits = nil }

    /// Whether UIKit may have moved an offset automatically since we last wrote it. UIKit moves it
    /// back if another limit leaves less room. It moves it either way if rows have another height.
    func mayBeClamped(_ number: Number) -> Bool {
      guard let entry = entry(of: number), entry.limits != number.top?.limits else { return false }
      return number.current < entry.ledger.written
        || entry.limits?.contentHeight != number.top?.limits.contentHeight
    }

    /// Returns the contribution of `owner` to a number that its limits may have moved. If they have
    /// moved it back, the contribution is less by that distance. `tentative` is the part that was
    /// written for `motion`.
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

    /// Remembers a number without contributions, to notice when its limits move it.
    func watch(_ number: Number) {
      if entry(of: number) == nil { begin(number, Ledger(base: number.current)) }
    }

    /// Accepts the present value of a number that its own limits have moved.
    ///
    /// - Parameters:
    ///   - limit: The highest value that the limits would allow without us. Any excess belongs to
    ///     the owner.
    ///   - motion: As in `set`.
    func concede(
      _ number: Number, by owner: AnyObject, limit: CGFloat = .infinity, during motion: Int? = nil
    ) {
      guard let entry = entry(of: number) else { return }
      entry.noteWidth(of: number)
      let id = ObjectIdentifier(owner)
      if entry.ledger.base > limit { entry.begin(motion, by: id) }
      entry.ledger.concede(to: number.current, by: id, limit: limit)
      entry.limits = number.top?.limits
    }

    /// Replaces the contribution of `owner` to a number.
    ///
    /// - Parameters:
    ///   - motion: The keyboard's motion for which the amount is written; nil once the keyboard
    ///     rests.
    ///   - start: The value at which UIKit's animation of the number began, if UIKit animates it.
    ///     Our write ends that animation. So the app's value is this start, not a value on the way.
    /// - Returns: The value to write.
    package func set(
      _ amount: CGFloat, by owner: AnyObject, to number: Number, during motion: Int? = nil,
      animatedFrom start: CGFloat? = nil
    ) -> CGFloat {
      var amount = amount
      let entry: Entry
      if let known = self.entry(of: number), !known.ledger.isEmpty {
        entry = known
        entry.noteWidth(of: number)
        entry.ledger.observe(number.current, shiftedBy: entry.shift(of: number))
        (entry.origin, entry.limits, entry.isUsers) = (number.origin, number.top?.limits, false)
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

    /// Whether someone has set a number outright, so that no contribution is in it now.
    func isSetOutright(_ number: Number) -> Bool {
      guard let entry = entry(of: number) else { return false }
      return entry.ledger.isSetOutright(at: number.current, shiftedBy: entry.shift(of: number))
    }

    /// Returns the value to write if someone has set a number outright: their value plus all
    /// contributions. Nil if the contributions are still in it.
    func restoredValue(of number: Number) -> CGFloat? {
      guard isSetOutright(number), let entry = entry(of: number) else { return nil }
      let shift = entry.shift(of: number)
      entry.origin = number.origin
      return entry.ledger.observe(number.current, shiftedBy: shift)
    }

    /// Accepts the stored value of a number that we wrote. Scroll views round it to whole pixels.
    func acceptRounding(of number: Number) {
      entry(of: number)?.ledger.acceptRounding(at: number.current)
    }

    /// Accepts what the app has left of a value that we have just written. A delegate may limit
    /// where a list can be scrolled. The rest of our change is still the owner's.
    func acceptRest(of number: Number, by owner: AnyObject) {
      entry(of: number)?.ledger.acceptRest(at: number.current, by: ObjectIdentifier(owner))
    }

    /// Forgets a number and leaves its value to the app.
    func letGo(of number: Number) { entries[number.key] = nil }

    /// Ends the contribution of `owner` without changing the number. The contribution goes to
    /// another owner, or to the app if there is none.
    func relinquish(_ number: Number, by owner: AnyObject) {
      guard let entry = entry(of: number) else { return }
      entry.ledger.relinquish(by: ObjectIdentifier(owner))
      entry.settled = nil
      if entry.ledger.isEmpty { entries[number.key] = nil }
    }

    /// Ends the contribution of `owner` to a number.
    ///
    /// - Returns: The value to write; nil if the owner has no contribution.
    func withdraw(_ owner: AnyObject, from number: Number) -> CGFloat? {
      guard let entry = entry(of: number),
        entry.ledger.contribution(of: ObjectIdentifier(owner)) != 0
      else { return nil }
      return set(0, by: owner, to: number)
    }

    /// Returns how to read a change that others make to a number. Apps assign an additional safe
    /// area: the height of a bar of theirs, or zero.
    private func changing(_ number: Number) -> Ledger.Changing {
      if isKeptByController(number) { return .byDifferences }
      return number.property == .bottomSafeArea ? .outright : .eitherWay
    }

    /// Whether UIKit also changes a number by differences. It adds to the insets of a controller's
    /// list, and later subtracts the same amount from any value (KeyboardFacts 6.1, row 6).
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

    private func entry(of number: Number) -> Entry? {
      guard let entry = entries[number.key], entry.object === number.object else { return nil }
      return entry
    }
  }
#endif
