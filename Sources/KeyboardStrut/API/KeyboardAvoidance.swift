#if canImport(UIKit)
  import UIKit

  /// The automatic mode, which keeps every text input of the app clear of the keyboard, and its
  /// settings: one line at launch.
  ///
  ///     KeyboardAvoidance.isAutomatic = true
  ///
  /// All settings can be changed at any time and read back. Main actor only.
  @MainActor
  public enum KeyboardAvoidance {
    /// Whether every text input of the app that becomes first responder is kept clear of the
    /// keyboard, in every window. False at first.
    ///
    /// When an input becomes first responder, the view of its *screen* gets a ``KeyboardAvoider``
    /// as `avoidKeyboard(by:gap:)` makes it. The screen is the outermost view controller below the
    /// first navigation, tab, split, page or search controller around it, or below a container of
    /// the app's own that ``containers`` names; where there is none, below a presentation or the
    /// window. So a child is moved with its parent, and bars stay where they are. A container that
    /// is lower than the window, as in a drawer, is moved with its bars. An input that no view
    /// controller has, in a popup on the window for example, is served in the outermost view below
    /// the window.
    ///
    /// Left alone are inputs that move with another avoider already, those in bars, alerts,
    /// keyboards, web views and SwiftUI's hosting controllers, and what
    /// `isKeyboardAvoidanceExcluded` and ``excludedControllers`` name. Views that take keys and are
    /// no text field or text view are found in windows that become key after the mode was switched
    /// on.
    ///
    /// A list that is searched by a `UISearchBar` or `UISearchTextField` above it, in the
    /// navigation bar or in a toolbar, gets room at its end, as its `followKeyboard(gap:)` makes
    /// it. Where that bar stands on the keyboard, as on iOS 26, the list ends above the bar.
    ///
    /// Switched off, the mode takes back what it added, animated. Switched on again, it serves an
    /// input that is first responder at once. What the app made itself is not concerned.
    public static var isAutomatic: Bool {
      get { AutomaticAvoiding.shared.isOn }
      set { AutomaticAvoiding.shared.isOn = newValue }
    }

    /// What the automatic mode does for screens that ``policyForScreen`` does not decide, and for
    /// inputs without a view controller. ``KeyboardPolicy/avoid(by:gap:)`` with its default values
    /// at first.
    ///
    ///     KeyboardAvoidance.defaultPolicy = .avoid(by: .scrolling, gap: 20)
    ///
    /// A change concerns screens that are met later.
    public static var defaultPolicy: KeyboardPolicy {
      get { AutomaticAvoiding.shared.defaultPolicy }
      set { AutomaticAvoiding.shared.defaultPolicy = newValue }
    }

    /// A closure that chooses a policy for a screen; nil at first.
    ///
    ///     KeyboardAvoidance.policyForScreen = { screen in
    ///       screen is ChatViewController ? .leaveAlone : nil
    ///     }
    ///
    /// The automatic mode calls it with the view controller of a screen when one of its inputs
    /// becomes first responder and no avoider serves that input yet. An answer of nil means
    /// ``defaultPolicy``. A change concerns screens that are met later.
    public static var policyForScreen: (@MainActor (UIViewController) -> KeyboardPolicy?)? {
      get { AutomaticAvoiding.shared.policyForScreen }
      set { AutomaticAvoiding.shared.policyForScreen = newValue }
    }

    /// Whether lists stay where they were scrolled when the keyboard goes, on screens that the
    /// automatic mode serves. False at first. See ``KeyboardAvoider/keepsScrollPosition``.
    ///
    ///     KeyboardAvoidance.keepsScrollPositions = true
    ///
    /// A change concerns screens that are met later.
    public static var keepsScrollPositions: Bool {
      get { AutomaticAvoiding.shared.keepsScrollPositions }
      set { AutomaticAvoiding.shared.keepsScrollPositions = newValue }
    }

    /// Containers of the app's own whose children are screens, by class; subclasses count. Empty at
    /// first. Name a drawer here, a floating panel, a side menu.
    ///
    ///     KeyboardAvoidance.containers.append(DrawerController.self)
    ///
    /// The bars and edges of a container stay where they are, and its children are served. A change
    /// concerns screens that are met later.
    public static var containers: [UIViewController.Type] {
      get { AutomaticAvoiding.shared.finder.containers }
      set { AutomaticAvoiding.shared.finder.containers = newValue }
    }

    /// Classes of view controllers that the automatic mode leaves alone, with all that they
    /// contain; subclasses count. Empty at first.
    ///
    ///     KeyboardAvoidance.excludedControllers.append(MapViewController.self)
    ///
    /// Takes effect by the end of the run-loop turn.
    public static var excludedControllers: [UIViewController.Type] {
      get { AutomaticAvoiding.shared.excludedControllers }
      set { AutomaticAvoiding.shared.excludedControllers = newValue }
    }
  }
#endif
