#if canImport(UIKit)
  import UIKit

  /// A view controller or view, such as a chat's input bar, that keeps its own inputs clear of the
  /// keyboard. The automatic mode ignores the inputs in such a controller or view, and changes
  /// nothing in it.
  @MainActor
  package protocol SelfServing: UIResponder {}

  extension UIResponder {
    /// Whether this responder keeps its own inputs clear of the keyboard. True for SwiftUI's
    /// hosting controllers, for web views, and for responders that conform to `SelfServing`.
    package var servesItself: Bool {
      SelfServingClasses.contains(self) || WebViewClass.contains(self)
    }
  }

  /// Tells which classes keep their own inputs clear of the keyboard: classes that conform to
  /// `SelfServing`, and SwiftUI's hosting controllers. Stores the answer for each class, because
  /// the first cast of a class to a protocol is slow.
  ///
  /// At the first cast, the runtime searches all loaded binaries, which takes milliseconds in a
  /// large app. If a class does not conform to the protocol, the runtime may repeat the search
  /// whenever the app has loaded another binary.
  @MainActor
  private enum SelfServingClasses {
    private static var answers = ClassAnswers()

    static func contains(_ responder: UIResponder) -> Bool {
      answers.answer(for: responder) { responder in
        responder is any SelfServing || HostingControllerClass.contains(responder)
      }
    }
  }

  /// Finds the view controller that is the *screen* of an input. The library moves the view of a
  /// screen as a whole.
  ///
  /// We go up from the input to the nearest container view controller, such as a navigation
  /// controller. The screen is the child of this container that contains the input. If there is no
  /// container, the screen is the outermost view controller that contains the input: the presented
  /// view controller, or the root view controller of the window.
  ///
  /// If the parent of a view controller is an ordinary view controller, we never move the child's
  /// view alone. The parent may arrange, scroll or clip the child's view, so moving this view would
  /// break the parent's layout. We also do not move a container's view, because the container's
  /// bars must not move. `movedView(of:)` describes the exception: a container in a drawer.
  @MainActor
  struct ScreenFinder {
    private static let systemContainers: [UIViewController.Type] = [
      UINavigationController.self, UITabBarController.self, UIPageViewController.self,
      UISplitViewController.self, UISearchController.self,
    ]
    /// The app's own container view controllers, such as a drawer or a floating panel. Their
    /// children are separate screens.
    var containers: [UIViewController.Type] = []

    /// Returns the view that has to move for an input without a *screen*: `screen(of:)` returns nil
    /// for this input. There are two cases:
    /// 1. No view controller contains the input. For example, the app may have added a popup with
    ///    an input to the window, or the window may have no root view controller. The result is the
    ///    window's direct subview that contains the input.
    /// 2. A container contains the input, but none of the container's children does. For example,
    ///    the app may have added a popup to the view of a navigation controller. The result is the
    ///    direct subview of the container's view that contains the input.
    ///
    /// - Returns: Nil in these cases:
    ///   1. The input is in a screen, in an accessory view or in a bar. A bar must not move.
    ///   2. The input is in a view or view controller that keeps its own inputs clear of the
    ///      keyboard.
    ///   3. The input is the search field of a search controller. UIKit itself keeps this search
    ///      field visible.
    func screenlessView(of input: UIView) -> UIView? {
      guard !isOutside(input) else { return nil }
      guard let container = input.nearestController else { return input.outermostView }
      guard isContainer(container), !container.leavesKeyboardToItself,
        !container.places(searchField: input), let view = container.viewIfLoaded
      else { return nil }
      return input.path.first { $0.superview === view }
    }

    private func isOutside(_ input: UIView) -> Bool {
      input.chain.prefix { !($0 is UIViewController) }.contains {
        $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar || $0.servesItself
      }
    }

    /// Returns the *screen* of an input. We go up from the input to the nearest container, such as
    /// a navigation controller. The screen is the child of this container that contains the input.
    /// If there is no container, the screen is the outermost view controller that contains the
    /// input.
    ///
    /// - Returns: Nil in these cases:
    ///   1. The input is in a bar or an alert.
    ///   2. No view controller contains the input.
    ///   3. The nearest view controller of the input is a container.
    ///   4. The input is in a view or view controller that keeps its own inputs clear of the
    ///      keyboard.
    func screen(of input: UIView) -> UIViewController? {
      guard !isOutside(input), var screen = input.nearestController, !isContainer(screen) else {
        return nil
      }
      while !screen.leavesKeyboardToItself {
        guard let parent = screen.parent, !isContainer(parent) else { return screen }
        screen = parent
      }
      return nil
    }

    /// Returns the view that has to move for an input in a view controller (`screen`). Nil if the
    /// view controller's view is not loaded.
    ///
    /// 1. If `screen` is in a container of UIKit that has a parent view controller and is less tall
    ///    than the window, returns the container's view. An example is a navigation controller in a
    ///    drawer. If only the view of `screen` moved up, the navigation bar would cover the top of
    ///    this view. If several containers of UIKit are nested, the outermost one counts.
    /// 2. In all other cases, returns the view of `screen`.
    func movedView(of screen: UIViewController) -> UIView? {
      guard let view = screen.viewIfLoaded, let window = view.window, let parent = screen.parent,
        isSystemContainer(parent)
      else { return screen.viewIfLoaded }
      var container = parent
      while let parent = container.parent, isSystemContainer(parent) { container = parent }
      guard container.parent != nil, let outer = container.viewIfLoaded else { return view }
      let frame = outer.convert(outer.bounds, to: window)
      let fillsWindow =
        frame.minY <= window.bounds.minY + 1 && frame.maxY >= window.bounds.maxY - 1
      return fillsWindow ? view : outer
    }

    private func isSystemContainer(_ controller: UIViewController) -> Bool {
      Self.systemContainers.contains { controller.isKind(of: $0) }
    }

    private func isContainer(_ controller: UIViewController) -> Bool {
      isSystemContainer(controller) || containers.contains { controller.isKind(of: $0) }
    }
  }

  extension UIViewController {
    /// Whether the library must not change anything in this view controller. True for controllers
    /// whose view hierarchy Apple documents as private, and for controllers that keep their own
    /// inputs visible.
    package var leavesKeyboardToItself: Bool {
      self is UIAlertController || self is UIInputViewController
        || SelfServingClasses.contains(self)
    }
  }

  extension UIResponder {
    /// This responder and all responders after it in the responder chain.
    package var chain: LazySequence<UnfoldFirstSequence<UIResponder>> {
      sequence(first: self, next: \.next).lazy
    }

    /// The first view controller in the responder chain, beginning with this responder. Nil if
    /// there is none.
    package var nearestController: UIViewController? {
      chain.first { $0 is UIViewController } as? UIViewController
    }
  }
#endif
