#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// What the library has added to insets, offsets, constants and positions, by object and owner.
  ///
  /// We never save and restore a value of the app: each number is the app's plus our contributions,
  /// so a change that the app makes meanwhile survives. Reading changes nothing. No object is kept
  /// alive.
  @MainActor
  final class Ledgers {
    static let shared = Ledgers()

    enum Property: Hashable {
      case bottomInset
      case indicatorInset
      case offset
      case centerY
      case constant
      case bottomSafeArea
    }

    /// A number of an object, as it is now.
    struct Number {
      let object: AnyObject
      let property: Property
      let current: CGFloat
      /// Where the number is measured from, if that can change: a view's centre is measured from
      /// its top edge, so that another height is not taken for another place.
      var origin: CGFloat = 0

      fileprivate var key: Key { Key(object: ObjectIdentifier(object), property: property) }
    }

    fileprivate struct Key: Hashable {
      let object: ObjectIdentifier
      let property: Property
    }

    private struct Entry {
      weak var object: AnyObject?
      var ledger: Ledger<ObjectIdentifier>
      var origin: CGFloat
    }

    private var entries: [Key: Entry] = [:]

    /// How many numbers carry a contribution, for tests that look for leftovers.
    var count: Int { entries.count }

    /// What `owner` has in a number: 0 where someone has set it outright since.
    func contribution(of owner: AnyObject, to number: Number) -> CGFloat {
      guard let entry = entry(of: number) else { return 0 }
      return entry.ledger.contribution(
        of: ObjectIdentifier(owner), at: number.current, shiftedBy: number.origin - entry.origin)
    }

    /// Whether someone else has changed a number since we last wrote it.
    func hasMoved(_ number: Number) -> Bool {
      entry(of: number).map { !$0.ledger.isUntouched(at: number.current) } ?? false
    }

    /// Replaces what `owner` adds to a number.
    ///
    /// - Returns: The value to write.
    func set(_ amount: CGFloat, by owner: AnyObject, to number: Number) -> CGFloat {
      var entry: Entry
      if let known = self.entry(of: number) {
        entry = known
        entry.ledger.observe(number.current, shiftedBy: number.origin - entry.origin)
      } else {
        entries = entries.filter { $0.value.object != nil }
        entry = Entry(object: number.object, ledger: Ledger(base: number.current), origin: 0)
      }
      entry.origin = number.origin
      let value = entry.ledger.contribute(amount, by: ObjectIdentifier(owner))
      entries[number.key] = entry.ledger.isEmpty ? nil : entry
      return value
    }

    /// The value to write where someone has set a number outright: theirs with all contributions.
    /// Nil where the contributions are in it.
    func restoredValue(of number: Number) -> CGFloat? {
      guard var entry = entry(of: number) else { return nil }
      let shift = number.origin - entry.origin
      guard entry.ledger.isSetOutright(at: number.current, shiftedBy: shift) else { return nil }
      let value = entry.ledger.observe(number.current, shiftedBy: shift)
      entry.origin = number.origin
      entries[number.key] = entry
      return value
    }

    /// Tells what became of a number that was written: scroll views keep whole pixels.
    func settle(_ number: Number) {
      entries[number.key]?.ledger.settle(at: number.current)
    }

    /// Leaves what `owner` has in a number to the app.
    func forget(_ owner: AnyObject, in object: AnyObject, _ property: Property) {
      let key = Key(object: ObjectIdentifier(object), property: property)
      guard var ledger = entries[key]?.ledger else { return }
      ledger.contribute(0, by: ObjectIdentifier(owner))
      entries[key]?.ledger = ledger
      if ledger.isEmpty { entries[key] = nil }
    }

    private func entry(of number: Number) -> Entry? {
      guard let entry = entries[number.key], entry.object === number.object else { return nil }
      return entry
    }
  }
#endif
