#if canImport(UIKit)
  import UIKit

  extension Keyboard {
    // MARK: The whole app

    /// Shows every text input of the app that becomes first responder, in every window: one line at
    /// launch.
    ///
    ///     Keyboard.revealAutomatically()
    ///
    /// When an input becomes first responder, the view of its *screen* gets a ``KeyboardAvoider``
    /// as ``reveal(in:by:gap:)`` makes it. The screen is the outermost view controller below the
    /// first navigation, tab, split, page or search controller around it, or below a container of
    /// the app's own that ``registerContainer(_:)`` names; where there is none, below a
    /// presentation or the window. So a child is moved with its parent, and bars stay where they
    /// are. A container that is lower than the window, as in a drawer, is moved with its
    /// bars. An input that no view controller has, in a popup on the window for example, is served
    /// in the outermost view below the window.
    ///
    /// Left alone are inputs that move with another avoider already, those in bars, alerts,
    /// keyboards, web views and SwiftUI's hosting controllers, and what
    /// ``exclude(_:)-(UIView)`` names. Views that take keys and are no text field or text view
    /// are found in windows that become key after the first call.
    ///
    /// A list that is searched by a `UISearchBar` or `UISearchTextField` above it, or in the
    /// navigation bar, gets room at its end, as ``follow(in:gap:)`` makes it.
    ///
    /// A second call changes means and gap for screens that are met later.
    ///
    /// - Parameters:
    ///   - means: What may be moved. Scrolling comes first, and lifting takes what is left.
    ///   - gap: Points between the keyboard and an input that had to move.
    public static func revealAutomatically(
      by means: KeyboardAvoider.Means = [.scrolling, .lifting], gap: CGFloat = 8
    ) {
      AutomaticAvoiding.shared.ownerlessPolicy = .reveal(by: means, gap: gap)
      revealAutomatically { _ in .reveal(by: means, gap: gap) }
    }

    /// Shows every text input of the app that becomes first responder, with a policy for each
    /// screen.
    ///
    ///     Keyboard.revealAutomatically { screen in
    ///       screen is ChatViewController ? .leaveAlone : .reveal(gap: 20)
    ///     }
    ///
    /// A second call changes the policy for screens that are met later.
    ///
    /// - Parameter policy: Asked when an input of a screen becomes first responder that no avoider
    ///   serves yet, with the view controller of that screen.
    public static func revealAutomatically(
      _ policy: @escaping @MainActor (UIViewController) -> KeyboardPolicy
    ) {
      AutomaticAvoiding.shared.policy = policy
      revealsAutomatically = true
    }

    /// Whether ``revealAutomatically(by:gap:)`` is in force: a switch. False before the first call.
    ///
    /// Switched off, it takes back what it added, animated. Switched on again it goes on with the
    /// last policy, at once for an input that is first responder. What the app made itself is not
    /// concerned.
    public static var revealsAutomatically: Bool {
      get { AutomaticAvoiding.shared.isOn }
      set { AutomaticAvoiding.shared.isOn = newValue }
    }

    /// Names a container of the app's own whose children are screens: a drawer, a floating panel, a
    /// side menu. Its bars and edges then stay where they are, and ``revealAutomatically(by:gap:)``
    /// serves the children, in screens that are met later.
    ///
    ///     Keyboard.registerContainer(DrawerController.self)
    ///
    /// - Parameter type: The container's class; subclasses count.
    public static func registerContainer(_ type: UIViewController.Type) {
      AutomaticAvoiding.shared.finder.register(type)
    }

    /// Leaves the inputs inside a view to the app. Takes effect at once; the view is not kept
    /// alive.
    ///
    /// What the app asks for itself, by ``reveal(in:by:gap:)`` and its neighbours, is served all
    /// the same.
    public static func exclude(_ view: UIView) { AutomaticAvoiding.shared.setExcluded(true, view) }

    /// Leaves the screens of a view controller's class and its subclasses to the app, and all that
    /// their controllers contain. Takes effect at once.
    ///
    ///     Keyboard.exclude(ChatViewController.self)
    public static func exclude<Controller: UIViewController>(_ type: Controller.Type) {
      AutomaticAvoiding.shared.setExcluded(true, type)
    }

    /// Takes back ``exclude(_:)-(UIView)``.
    public static func include(_ view: UIView) { AutomaticAvoiding.shared.setExcluded(false, view) }

    /// Takes back ``exclude(_:)-(Controller.Type)`` for the same class.
    public static func include<Controller: UIViewController>(_ type: Controller.Type) {
      AutomaticAvoiding.shared.setExcluded(false, type)
    }
  }
#endif
