#if canImport(UIKit)
  import UIKit

  /// The settings of the automatic mode, which keeps every text input of the app clear of the
  /// keyboard. To switch the automatic mode on, write one line at launch:
  ///
  ///     KeyboardAvoidance.isAutomatic = true
  ///
  /// The app can read and change every setting at any time. Main actor only.
  @MainActor
  public enum KeyboardAvoidance {
    /// Whether the *automatic mode* is on. In the automatic mode, the library keeps every text
    /// input clear of the keyboard while the user edits the input. The setting applies to all
    /// windows of the app. False by default.
    ///
    /// When an input becomes first responder, the library makes a ``KeyboardAvoider`` for the view
    /// of the input's *screen*, as if the app had called `avoidKeyboard(by:gap:)` on that view. A
    /// screen is a view controller together with all its child view controllers. The library moves
    /// a screen as a whole.
    ///
    /// A *container* is a navigation, tab, split, page or search controller, or one of the app's
    /// ``containers``. The library finds the screen of an input as follows:
    ///
    /// 1. If the input is in a container, the screen is the container's child that contains the
    ///    input. The container's bars do not move.
    /// 2. Exception to rule 1: the library moves a whole UIKit container, with its bars, if it is
    ///    embedded in a view controller of the app and is less tall than the window. An example is
    ///    a navigation controller in a drawer.
    /// 3. If there is no container, the screen is the presented view controller, or the root view
    ///    controller of the window.
    /// 4. If no view controller contains the input, as in a popup on the window, the library moves
    ///    the window's direct subview that contains the input.
    /// 5. If the input is in a container's view, but in none of the container's children or bars,
    ///    the library moves the direct subview of this view that contains the input. An example is
    ///    a popup on a navigation controller's view.
    ///
    /// The automatic mode ignores inputs that another avoider already keeps visible. The automatic
    /// mode also ignores inputs in bars, alerts, keyboards, web views and SwiftUI's hosting
    /// controllers. The app can exclude more inputs with `isKeyboardAvoidanceExcluded` and
    /// ``excludedControllers``.
    ///
    /// Some views accept typed text but are neither text fields nor text views. The automatic mode
    /// searches for such a view only in windows that it knows. A window becomes known when it
    /// becomes the key window, or when a text field or text view in it begins editing. So call
    /// ``Keyboard/start()`` or switch the automatic mode on at launch, before the window becomes
    /// the key window.
    ///
    /// A `UISearchBar` or `UISearchTextField` may be outside the list that it searches, for example
    /// in the navigation bar or in a toolbar. The automatic mode then adds a bottom inset to the
    /// list, as if the app had called `followKeyboard(gap:)` on the list. If the search bar is
    /// directly above the keyboard, as on iOS 26, the list ends above the search bar.
    ///
    /// When the app switches the automatic mode off, all avoiders that the automatic mode has made
    /// undo their changes in an animation. When the app switches the automatic mode on while an
    /// input is first responder, this input gets an avoider, too. The automatic mode never changes
    /// avoiders that the app has made.
    public static var isAutomatic: Bool {
      get { AutomaticAvoiding.shared.isOn }
      set { AutomaticAvoiding.shared.isOn = newValue }
    }

    /// The policy for screens that get no policy from ``policyForScreen``, and for inputs without a
    /// view controller. The default is ``KeyboardPolicy/avoid(by:gap:)`` with its default
    /// arguments.
    ///
    ///     KeyboardAvoidance.defaultPolicy = .avoid(gap: 12)
    ///
    /// A change does not affect a screen that already has an avoider.
    public static var defaultPolicy: KeyboardPolicy {
      get { AutomaticAvoiding.shared.defaultPolicy }
      set { AutomaticAvoiding.shared.defaultPolicy = newValue }
    }

    /// A closure that chooses the policy for a screen. If there is no closure, every screen gets
    /// the ``defaultPolicy``. Nil by default.
    ///
    ///     KeyboardAvoidance.policyForScreen = { screen in
    ///       screen is ChatViewController ? .leaveAlone : nil
    ///     }
    ///
    /// The automatic mode calls the closure when an input becomes first responder and no avoider
    /// moves the input yet. The library may call the closure again for the same screen. The
    /// argument is the view controller of the input's screen. If the closure returns nil, the
    /// screen gets the ``defaultPolicy``. A change does not affect a screen that already has an
    /// avoider.
    public static var policyForScreen: (@MainActor (UIViewController) -> KeyboardPolicy?)? {
      get { AutomaticAvoiding.shared.policyForScreen }
      set { AutomaticAvoiding.shared.policyForScreen = newValue }
    }

    /// Whether lists keep their scroll position when the keyboard hides. This setting applies only
    /// in the automatic mode. False by default. See ``KeyboardAvoider/keepsScrollPosition``.
    ///
    ///     KeyboardAvoidance.keepsScrollPositions = true
    ///
    /// A change does not affect a screen that already has an avoider.
    public static var keepsScrollPositions: Bool {
      get { AutomaticAvoiding.shared.keepsScrollPositions }
      set { AutomaticAvoiding.shared.keepsScrollPositions = newValue }
    }

    /// The classes of the app's own container view controllers, such as a drawer, a floating panel
    /// or a side menu. The library treats each child of such a container as a separate screen.
    /// Subclasses are included. Empty by default.
    ///
    ///     KeyboardAvoidance.containers.append(DrawerController.self)
    ///
    /// The automatic mode moves the view of the child. The container's bars and edges stay where
    /// they are. A change does not affect a screen that already has an avoider.
    public static var containers: [UIViewController.Type] {
      get { AutomaticAvoiding.shared.finder.containers }
      set { AutomaticAvoiding.shared.finder.containers = newValue }
    }

    /// The classes of view controllers whose inputs the automatic mode ignores, including the
    /// inputs in their child view controllers. Subclasses are included. Empty by default.
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
