#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// Stores the app's navigation settings for single views.
  @MainActor
  final class NavigationSettings {
    static let shared = NavigationSettings()

    struct Settings: Equatable {
      var title: String?
      var isSkipped = false
    }

    private var all = ViewSettings<Settings>()

    /// The number of views with settings, for tests that look for leaks.
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
