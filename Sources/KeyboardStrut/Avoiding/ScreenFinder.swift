#if canImport(UIKit)
  import UIKit

  /// A controller or a view that keeps its inputs clear of the keyboard by itself, as SwiftUI's
  /// hosting controllers do. Inputs inside it are left alone, and nothing is added to it.
  @MainActor
  protocol SelfServing: UIResponder {}

  extension UIResponder {
    /// Whether it keeps its inputs clear of the keyboard by itself: SwiftUI and WebKit do.
    var servesItself: Bool { self is any SelfServing || WebViewClass.contains(self) }
  }

  /// Finds the screen of an input: the last view controller below the first container of screens,
  /// below a presentation, or below the window.
  ///
  /// A screen is served as a whole. A child that its parent arranges, scrolls or clips could not
  /// move without breaking the parent's layout, and a container's bars must stay where they are.
  @MainActor
  struct ScreenFinder {
    private var containers: [UIViewController.Type] = [
      UINavigationController.self, UITabBarController.self, UIPageViewController.self,
      UISplitViewController.self, UISearchController.self,
    ]

    /// Adds a container of screens of the app's own: a drawer, a floating panel.
    mutating func register(_ type: UIViewController.Type) {
      if !containers.contains(where: { $0 == type }) { containers.append(type) }
    }

    /// - Returns: nil where the input is in a bar, in an alert, or in something that serves itself.
    func screen(of input: UIView) -> UIViewController? {
      let isOutside = input.chain.prefix { !($0 is UIViewController) }.contains {
        $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar || $0.servesItself
      }
      guard !isOutside, var screen = input.nearestController, !isContainer(screen) else {
        return nil
      }
      while !screen.leavesKeyboardToItself {
        guard let parent = screen.parent, !isContainer(parent) else { return screen }
        screen = parent
      }
      return nil
    }

    private func isContainer(_ controller: UIViewController) -> Bool {
      containers.contains { controller.isKind(of: $0) }
    }
  }

  extension UIViewController {
    /// Whether the class says that its view is private, or keeps its inputs visible by itself.
    var leavesKeyboardToItself: Bool {
      self is UIAlertController || self is UIInputViewController || self is any SelfServing
    }
  }

  extension UIResponder {
    /// This responder and all after it.
    var chain: LazySequence<UnfoldFirstSequence<UIResponder>> {
      sequence(first: self, next: \.next).lazy
    }

    /// The view controller that a responder belongs to.
    var nearestController: UIViewController? {
      chain.first { $0 is UIViewController } as? UIViewController
    }
  }
#endif
