#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// The app's settings for single views. References to views are weak, and settings of deallocated
  /// views are removed.
  @MainActor
  final class NavigationSettings {
    static let shared = NavigationSettings()

    struct Settings {
      fileprivate weak var view: UIView?
      var title: String?
      var isSkipped = false
    }

    private var all: [ObjectIdentifier: Settings] = [:]

    /// The number of views with settings, for tests that look for leftovers.
    var count: Int { all.count { $0.value.view != nil } }

    subscript(view: UIView) -> Settings {
      get {
        let known = all[ObjectIdentifier(view)]
        guard let known, known.view === view else { return Settings(view: view) }
        return known
      }
      set {
        all = all.filter { $0.value.view != nil }
        let isEmpty = newValue.title == nil && !newValue.isSkipped
        all[ObjectIdentifier(view)] = isEmpty ? nil : newValue
        Navigators.shared.settingsDidChange(for: view)
      }
    }
  }
#endif
