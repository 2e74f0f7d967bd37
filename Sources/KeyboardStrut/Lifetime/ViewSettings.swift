#if canImport(UIKit)
  import UIKit

  /// Stores one value for each view. Keeps no view alive, and removes the values of deallocated
  /// views.
  @MainActor
  package struct ViewSettings<Value> {
    private struct Entry {
      weak var view: UIView?
      var value: Value
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    package init() {}

    package var isEmpty: Bool { entries.isEmpty }

    /// The number of living views for which a value is stored. Tests use this number to find leaks.
    package var count: Int { entries.count { $0.value.view != nil } }

    /// The value that is stored for a view. Nil if none is stored.
    package subscript(view: UIView) -> Value? {
      get {
        // A new view may have the address, and so the identifier, of a deallocated view. So we
        // compare the views, too.
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
