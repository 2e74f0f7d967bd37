#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// What the library has added to insets, offsets, constants and positions, by object and owner.
  ///
  /// We never save and restore a value of the app: each number is the app's plus our contributions,
  /// so a change that the app makes meanwhile survives. Reading changes nothing. No object is kept
  /// alive.
  @MainActor
  package final class Ledgers {
    package static let shared = Ledgers()

    package enum Property: Hashable {
      case bottomInset
      case indicatorInset
      /// Of lists that are shown upside down.
      case topInset
      case topIndicatorInset
      case offset
      case centerY
      case constant
      case bottomSafeArea

      /// Nobody means an inset that is negative.
      fileprivate var minimum: CGFloat {
        switch self {
        case .offset, .centerY, .constant: -.infinity
        default: 0
        }
      }
    }

    /// A number of an object, as it is now.
    package struct Number {
      let object: AnyObject
      let property: Property
      package let current: CGFloat
      /// Where the number is measured from, if that can change: a view's centre is measured from
      /// its top edge, so that another height is not taken for another place.
      var origin: CGFloat = 0
      /// Of a scroll view's offset, where its content begins.
      var top: Top?
      /// Of the offset of a list that is shown upside down, where its first row is at the list's
      /// lower edge without us. UIKit keeps it there when the inset at that edge changes.
      var firstRow: CGFloat?

      package init(
        object: AnyObject, property: Property, current: CGFloat, origin: CGFloat = 0,
        top: Top? = nil, firstRow: CGFloat? = nil
      ) {
        (self.object, self.property, self.current) = (object, property, current)
        (self.origin, self.top, self.firstRow) = (origin, top, firstRow)
      }

      fileprivate var key: Key { Key(object: ObjectIdentifier(object), property: property) }

      /// A number of an object that is gone: nobody has anything in it.
      @MainActor static var gone: Number {
        Number(object: Ledgers.shared, property: .offset, current: 0)
      }
    }

    /// The offset at which a scroll view's content begins while the view is so wide: another one in
    /// a screen that has been turned, or in a window of another size. A base that is there goes
    /// along.
    package struct Top {
      let limits: Limits
      /// Whether the safe area counts: in a screen without bars not before there is something to
      /// scroll.
      let isAdjusted: Bool
      var offset: CGFloat

      fileprivate func isComparable(to other: Top) -> Bool {
        limits.size.width == other.limits.size.width && isAdjusted == other.isAdjusted
      }
    }

    /// What decides how far a scroll view can be scrolled. Only where it changes does UIKit take an
    /// offset back.
    struct Limits: Equatable {
      var size: CGSize
      var contentHeight: CGFloat
      /// The bottom inset, and with what the system adds to it.
      var inset: CGFloat
      var adjustedInset: CGFloat
    }

    fileprivate struct Key: Hashable {
      let object: ObjectIdentifier
      let property: Property
    }

    /// A class, because a copy of its weak reference costs more than all that is asked of it.
    private final class Entry {
      weak var object: AnyObject?
      var ledger: Ledger
      /// Of the number when it was written last.
      var origin: CGFloat
      /// Of the scroll view at that time; nil once UIKit is known to have moved it.
      var limits: Limits?
      /// Whether the user has scrolled since.
      var isUsers = false
      /// What the owner that wrote last had in it before the motion it wrote for.
      var settled: (owner: ObjectIdentifier, motion: Int, amount: CGFloat)?
      /// The tops at which the base has been, the present one last; none where it is elsewhere.
      private var tops: [Top] = []
      /// The number's `firstRow` where the base is there; nil where it is elsewhere.
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

      /// How far the number's origin has moved since.
      func shift(of number: Number) -> CGFloat { number.origin - origin }

      /// The base in a view that is as wide as it is now. Where it has been as wide before, it is
      /// the one of then: a title that has given way meanwhile does not count.
      ///
      /// If the width is unchanged and a bar or banner has appeared at the top since, returns the
      /// new top. Otherwise the content would return to a position under the bar.
      private func resizedBase(of number: Number) -> CGFloat? {
        if let firstRow, let now = number.firstRow { return now == firstRow ? nil : now }
        guard let top = number.top, let last = tops.last else { return nil }
        if last.isComparable(to: top) { return top.offset < last.offset - 0.5 ? top.offset : nil }
        return tops.first { $0.isComparable(to: top) }?.offset ?? top.offset
      }

      /// How much more of a number is an owner's since the view has another width: the newest
      /// owner's, as in `rebase`.
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
        // The screen's two ways up; a window that a finger resizes has any number of widths.
        tops = tops.filter { !$0.isComparable(to: top) }.suffix(1)
        top.offset = base
        tops.append(top)
      }
    }

    private var entries: [Key: Entry] = [:]

    /// How many numbers carry a contribution, for tests that look for leftovers.
    var count: Int { entries.values.count { $0.object != nil } }

    /// What `owner` has in a number: 0 where someone has set it outright since.
    package func contribution(of owner: AnyObject, to number: Number) -> CGFloat {
      guard let entry = entry(of: number),
        !entry.ledger.isSetOutright(at: number.current, shiftedBy: entry.shift(of: number))
      else { return 0 }
      return entry.ledger.contribution(of: ObjectIdentifier(owner))
    }

    /// What all owners have in a number.
    package func total(in number: Number) -> CGFloat { entry(of: number)?.ledger.total ?? 0 }

    /// How far someone else has moved a number since we last wrote it.
    package func drift(of number: Number) -> CGFloat {
      entry(of: number).map { number.current - $0.ledger.written } ?? 0
    }

    /// Whether the user has moved a number since we last wrote it.
    func isUsers(_ number: Number) -> Bool { entry(of: number)?.isUsers ?? false }

    /// Takes in that the user moves a number.
    func noteUser(of number: Number) { entry(of: number)?.isUsers = true }

    /// Takes in that UIKit has moved an offset.
    func noteClamp(of number: Number) { entry(of: number)?.limits = nil }

    /// Whether UIKit may have moved an offset by itself since we last wrote it: back, where another
    /// limit leaves less room, or either way with rows of another height.
    func mayBeClamped(_ number: Number) -> Bool {
      guard let entry = entry(of: number), entry.limits != number.top?.limits else { return false }
      return number.current < entry.ledger.written
        || entry.limits?.contentHeight != number.top?.limits.contentHeight
    }

    /// What `owner` has in a number that has moved by its own limits, so much less, and how much of
    /// that was written for a motion.
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

    /// Remembers a number in which nobody has anything yet, to see when its limits move it.
    func watch(_ number: Number) {
      if entry(of: number) == nil { begin(number, Ledger(base: number.current)) }
    }

    /// Takes a number that has moved by its own limits as it is.
    ///
    /// - Parameters:
    ///   - limit: The most that they would let it be without us. What is more is the owner's.
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

    /// Replaces what `owner` adds to a number.
    ///
    /// - Parameters:
    ///   - motion: The motion of the keyboard it is for, until that rests.
    ///   - start: Where UIKit, which is animating the number, has begun. Our writing ends that, so
    ///     the app's value is the start, not one on the way.
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

    /// The value to write where someone has set a number outright: theirs with all contributions.
    /// Nil where the contributions are in it.
    func restoredValue(of number: Number) -> CGFloat? {
      guard isSetOutright(number), let entry = entry(of: number) else { return nil }
      let shift = entry.shift(of: number)
      entry.origin = number.origin
      return entry.ledger.observe(number.current, shiftedBy: shift)
    }

    /// Tells what became of a number that was written: scroll views keep whole pixels.
    func acceptRounding(of number: Number) {
      entry(of: number)?.ledger.acceptRounding(at: number.current)
    }

    /// Leaves a number as it is to the app.
    func letGo(of number: Number) { entries[number.key] = nil }

    /// Leaves what `owner` has in a number as it is, to another owner or to the app.
    func relinquish(_ number: Number, by owner: AnyObject) {
      guard let entry = entry(of: number) else { return }
      entry.ledger.relinquish(by: ObjectIdentifier(owner))
      entry.settled = nil
      if entry.ledger.isEmpty { entries[number.key] = nil }
    }

    /// Ends what `owner` has in a number.
    ///
    /// - Returns: The value to write; nil where it has nothing.
    func withdraw(_ owner: AnyObject, from number: Number) -> CGFloat? {
      guard let entry = entry(of: number),
        entry.ledger.contribution(of: ObjectIdentifier(owner)) != 0
      else { return nil }
      return set(0, by: owner, to: number)
    }

    /// How whoever changes a number means a change. Apps assign an additional safe area: the height
    /// of a bar of theirs, or nothing.
    private func changing(_ number: Number) -> Ledger.Changing {
      if isKeptByController(number) { return .byDifferences }
      return number.property == .bottomSafeArea ? .outright : .eitherWay
    }

    /// Whether UIKit keeps a number, too: it adds to the insets of a controller's list, and takes
    /// that away again whatever they are then (KeyboardFacts 6.1, row 6).
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
