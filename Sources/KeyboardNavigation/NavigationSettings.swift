#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// What the app has set for single views. It keeps no view alive, and forgets views that are
  /// gone.
  @MainActor
  final class NavigationSettings {
    static let shared = NavigationSettings()

    struct Settings {
      fileprivate weak var view: UIView?
      var title: String?
      var isSkipped = false
    }

    private var all: [ObjectIdentifier: Settings] = [:]

    /// How many there are, for tests that look for leftovers.
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
