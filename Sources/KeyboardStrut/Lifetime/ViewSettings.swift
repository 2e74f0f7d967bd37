#if canImport(UIKit)
  import UIKit

  /// Stores a value for each of some views. It keeps no view alive, and forgets views that are
  /// gone.
  @MainActor
  package struct ViewSettings<Value> {
    private struct Entry {
      weak var view: UIView?
      var value: Value
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    package init() {}

    package var isEmpty: Bool { entries.isEmpty }

    /// The number of views with a value, for tests that look for leftovers.
    package var count: Int { entries.count { $0.value.view != nil } }

    /// The value for a view; nil if it has none.
    package subscript(view: UIView) -> Value? {
      get {
        // Another view may have the address of a view that is gone.
        guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return nil }
        return entry.value
      }
      set {
        entries = entries.filter { $0.value.view != nil }
        entries[ObjectIdentifier(view)] = newValue.map { Entry(view: view, value: $0) }
      }
    }
  }
#endif
