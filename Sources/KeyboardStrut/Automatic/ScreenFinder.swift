#if canImport(UIKit)
  import UIKit

  /// A controller or a view that keeps its inputs clear of the keyboard automatically, as the bar
  /// of a chat does. The automatic mode leaves inputs inside it alone and adds nothing to it.
  @MainActor
  package protocol SelfServing: UIResponder {}

  extension UIResponder {
    /// Whether it keeps its inputs clear of the keyboard automatically, as SwiftUI and WebKit do.
    package var servesItself: Bool {
      SelfServingClasses.contains(self) || WebViewClass.contains(self)
    }
  }

  /// Remembers which classes conform to `SelfServing`, or are SwiftUI's hosting controllers.
  ///
  /// The runtime answers the first cast of a class to a protocol by searching the conformances of
  /// all loaded images, which takes milliseconds in a large app. Once another image is loaded, a
  /// cast of a class that does not conform may search again.
  @MainActor
  private enum SelfServingClasses {
    /// The answer for each class. The conformances of a class never change.
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func contains(_ responder: UIResponder) -> Bool {
      let type = ObjectIdentifier(type(of: responder))
      if let known = known[type] { return known }
      let answer =
        responder is any SelfServing || HostingControllerClass.contains(responder)
      known[type] = answer
      return answer
    }
  }

  /// Finds the screen of an input: the last view controller below the first container of screens,
  /// below a presentation, or below the window.
  ///
  /// A screen is served as a whole. A child that its parent arranges, scrolls or clips could not
  /// move without breaking the parent's layout, and a container's bars must stay where they are.
  @MainActor
  struct ScreenFinder {
    private static let systemContainers: [UIViewController.Type] = [
      UINavigationController.self, UITabBarController.self, UIPageViewController.self,
      UISplitViewController.self, UISearchController.self,
    ]
    /// The app's own containers of screens, such as a drawer or a floating panel.
    var containers: [UIViewController.Type] = []

    /// Returns the outermost view below the window around an input without a view controller. The
    /// input may be in a popup that was added to the window, or in a window without a root view
    /// controller.
    ///
    /// - Returns: Nil if the input has a view controller, or is in a bar or in something that
    ///   serves itself.
    func ownerlessView(of input: UIView) -> UIView? {
      guard input.nearestController == nil, !isOutside(input) else { return nil }
      return input.outermostView
    }

    private func isOutside(_ input: UIView) -> Bool {
      input.chain.prefix { !($0 is UIViewController) }.contains {
        $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar || $0.servesItself
      }
    }

    /// - Returns: Nil if the input is in a bar, in an alert, or in something that serves itself.
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

    /// Returns the view to move for a screen. This is the outermost system container around the
    /// screen if that container is a child of another controller and lower than the window, as in a
    /// drawer. Its bars then move too; otherwise the screen would rise under them. In all other
    /// cases it is the screen's own view. Nil if that view is not loaded.
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
    /// Whether the library must leave this controller alone. Apple's documentation calls the view
    /// of some classes private. Others keep their inputs visible themselves.
    package var leavesKeyboardToItself: Bool {
      self is UIAlertController || self is UIInputViewController
        || SelfServingClasses.contains(self)
    }
  }

  extension UIResponder {
    /// This responder and all responders after it.
    package var chain: LazySequence<UnfoldFirstSequence<UIResponder>> {
      sequence(first: self, next: \.next).lazy
    }

    /// The view controller to which this responder belongs.
    package var nearestController: UIViewController? {
      chain.first { $0 is UIViewController } as? UIViewController
    }
  }
#endif
