#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// The app's settings for single views.
  @MainActor
  final class NavigationSettings {
    static let shared = NavigationSettings()

    struct Settings: Equatable {
      var title: String?
      var isSkipped = false
    }

    private var all = ViewSettings<Settings>()

    /// The number of views with settings, for tests that look for leftovers.
    var count: Int { all.count }

    subscript(view: UIView) -> Settings {
      get { all[view] ?? Settings() }
      set {
        all[view] = newValue == Settings() ? nil : newValue
        Navigators.shared.settingsDidChange(for: view)
      }
    }
  }
#endif
