#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// What the library has added to insets, offsets, constants and positions, by object and owner.
  ///
  /// Nobody's value is ever saved and restored: each number is the app's plus our contributions, so a
  /// change that the app makes meanwhile survives (facts 7.3 #48). It holds no object.
  @MainActor
  final class Contributions {
    static let shared = Contributions()

    enum Property: Hashable {
      case bottomInset
      case indicatorInset
      case offset
      case centerY
      case constant
      case bottomSafeArea
    }

    private struct Key: Hashable {
      let object: ObjectIdentifier
      let property: Property
    }

    private struct Entry {
      weak var object: AnyObject?
      var ledger: Ledger<ObjectIdentifier>
    }

    private var entries: [Key: Entry] = [:]

    /// How many numbers carry a contribution, for tests that look for leftovers.
    var count: Int { entries.count }

    /// What `owner` has added to a number, which is `current` now. The app's own changes are noted.
    func amount(
      by owner: AnyObject, to object: AnyObject, _ property: Property, current: CGFloat
    ) -> CGFloat {
      let key = Key(object: ObjectIdentifier(object), property: property)
      guard var entry = entries[key], entry.object != nil else { return 0 }
      entry.ledger.observe(current)
      entries[key] = entry
      return entry.ledger.contribution(of: ObjectIdentifier(owner))
    }

    /// Whether someone else has changed a number since we last wrote it.
    func hasMoved(_ object: AnyObject, _ property: Property, current: CGFloat) -> Bool {
      let key = Key(object: ObjectIdentifier(object), property: property)
      guard let entry = entries[key], entry.object != nil else { return false }
      return !entry.ledger.isUntouched(at: current)
    }

    /// Tells what became of a number that was written: scroll views keep whole pixels.
    func settle(_ object: AnyObject, _ property: Property, at stored: CGFloat) {
      entries[Key(object: ObjectIdentifier(object), property: property)]?.ledger.settle(at: stored)
    }

    /// Leaves a number as it is to the app.
    func relinquish(_ object: AnyObject, _ property: Property) {
      entries[Key(object: ObjectIdentifier(object), property: property)] = nil
    }

    /// Replaces what `owner` adds to a number.
    ///
    /// - Returns: The value to write.
    func set(
      _ amount: CGFloat, by owner: AnyObject, to object: AnyObject, _ property: Property,
      current: CGFloat
    ) -> CGFloat {
      let key = Key(object: ObjectIdentifier(object), property: property)
      var ledger = Ledger<ObjectIdentifier>(base: current)
      if let entry = entries[key], entry.object != nil {
        ledger = entry.ledger
      } else {
        entries = entries.filter { $0.value.object != nil }
      }
      ledger.observe(current)
      let value = ledger.contribute(amount, by: ObjectIdentifier(owner))
      entries[key] = ledger.isEmpty ? nil : Entry(object: object, ledger: ledger)
      return value
    }
  }
#endif
