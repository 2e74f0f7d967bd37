#if canImport(UIKit)
  import UIKit

  /// Controls the automatic mode, which keeps every text input of the app clear of the keyboard.
  /// One line at launch switches it on.
  ///
  ///     KeyboardAvoidance.isAutomatic = true
  ///
  /// You can change and read all settings at any time. Main actor only.
  @MainActor
  public enum KeyboardAvoidance {
    /// Whether the library keeps every text input of the app that becomes first responder clear of
    /// the keyboard, in every window. False at first.
    ///
    /// When an input becomes first responder, the view of its *screen* gets a ``KeyboardAvoider``
    /// as `avoidKeyboard(by:gap:)` makes it. The screen is the outermost view controller below a
    /// boundary. The boundary is the first navigation, tab, split, page or search controller around
    /// the input, or a container that the app names in ``containers``. Without such a container, it
    /// is a presentation or the window. So a child is moved with its parent, and bars stay where
    /// they are. A container that is lower than the window, as in a drawer, is moved with its bars.
    /// An input without a view controller, as in a popup on the window, is served in the outermost
    /// view below the window.
    ///
    /// The mode leaves inputs alone that move with another avoider already. It also leaves inputs
    /// in bars, alerts, keyboards, web views and SwiftUI's hosting controllers alone. The app can
    /// exclude more inputs by `isKeyboardAvoidanceExcluded` and ``excludedControllers``.
    ///
    /// Some views take keys and are neither a text field nor a text view. The mode finds them in
    /// windows that become key after it was switched on.
    ///
    /// A `UISearchBar` or `UISearchTextField` may search a list from above it, from the navigation
    /// bar or from a toolbar. The mode gives that list room at its end, as the list's
    /// `followKeyboard(gap:)` does. If the search bar stands on the keyboard, as on iOS 26, the
    /// list ends above the bar.
    ///
    /// When switched off, the mode takes back what it added, animated. When switched on again, it
    /// serves an input that is first responder at once. The mode does not change avoiders that the
    /// app has made.
    public static var isAutomatic: Bool {
      get { AutomaticAvoiding.shared.isOn }
      set { AutomaticAvoiding.shared.isOn = newValue }
    }

    /// The policy for screens that ``policyForScreen`` does not decide, and for inputs without a
    /// view controller. At first it is ``KeyboardPolicy/avoid(by:gap:)`` with default values.
    ///
    ///     KeyboardAvoidance.defaultPolicy = .avoid(gap: 12)
    ///
    /// A change applies to screens that are served later.
    public static var defaultPolicy: KeyboardPolicy {
      get { AutomaticAvoiding.shared.defaultPolicy }
      set { AutomaticAvoiding.shared.defaultPolicy = newValue }
    }

    /// Chooses a policy for a screen. Nil at first.
    ///
    ///     KeyboardAvoidance.policyForScreen = { screen in
    ///       screen is ChatViewController ? .leaveAlone : nil
    ///     }
    ///
    /// The automatic mode calls this closure with a screen's view controller. It does so when an
    /// input of the screen becomes first responder and no avoider serves that input yet. A result
    /// of nil means ``defaultPolicy``. A change applies to screens that are served later.
    public static var policyForScreen: (@MainActor (UIViewController) -> KeyboardPolicy?)? {
      get { AutomaticAvoiding.shared.policyForScreen }
      set { AutomaticAvoiding.shared.policyForScreen = newValue }
    }

    /// Whether lists keep their scroll position when the keyboard hides, on screens that the
    /// automatic mode serves. False at first. See ``KeyboardAvoider/keepsScrollPosition``.
    ///
    ///     KeyboardAvoidance.keepsScrollPositions = true
    ///
    /// A change applies to screens that are served later.
    public static var keepsScrollPositions: Bool {
      get { AutomaticAvoiding.shared.keepsScrollPositions }
      set { AutomaticAvoiding.shared.keepsScrollPositions = newValue }
    }

    /// The app's own container classes whose children are screens; subclasses count. Empty at
    /// first. Name a drawer here, a floating panel, a side menu.
    ///
    ///     KeyboardAvoidance.containers.append(DrawerController.self)
    ///
    /// The bars and edges of a container stay where they are, and its children are served. A change
    /// applies to screens that are served later.
    public static var containers: [UIViewController.Type] {
      get { AutomaticAvoiding.shared.finder.containers }
      set { AutomaticAvoiding.shared.finder.containers = newValue }
    }

    /// Classes of view controllers that the automatic mode leaves alone, with all that they
    /// contain; subclasses count. Empty at first.
    ///
    ///     KeyboardAvoidance.excludedControllers.append(MapViewController.self)
    ///
    /// A change takes effect by the end of the run-loop turn.
    public static var excludedControllers: [UIViewController.Type] {
      get { AutomaticAvoiding.shared.excludedControllers }
      set { AutomaticAvoiding.shared.excludedControllers = newValue }
    }
  }
#endif
