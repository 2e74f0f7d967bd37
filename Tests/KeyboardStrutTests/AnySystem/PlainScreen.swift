#if canImport(UIKit)
  import KeyboardGeometry
  import KeyboardSimulation
  import KeyboardStrut
  import UIKit

  /// A window that a test makes, and a keyboard that consists of posted notifications.
  ///
  /// The tests of this folder need no simulated phone. They also run on Apple's systems, where a
  /// package's test has neither an application nor a keyboard.
  @MainActor
  struct PlainScreen {
    /// Whether the keyboard can cover the app's windows. On visionOS the keyboard is a separate
    /// window.
    nonisolated static var isCovered: Bool {
      #if os(visionOS)
        false
      #else
        true
      #endif
    }

    /// The screen's bounds, in points. On visionOS, which has no screen, the bounds of a window.
    static var screen: CGRect {
      #if os(visionOS)
        CGRect(x: 0, y: 0, width: 1280, height: 720)
      #else
        UIWindow(frame: .zero).screen.bounds
      #endif
    }

    let window: UIWindow
    let controller = UIViewController()

    var view: UIView { controller.view }

    /// Makes a window, shows it, and hides a keyboard that another test may have left.
    ///
    /// - Parameter frame: The window's frame on the screen, in points; all of the screen if nil.
    init(in frame: CGRect? = nil) {
      window = UIWindow(frame: frame ?? Self.screen)
      window.rootViewController = controller
      window.isHidden = false
      // All tests share the screen, so another test may have left a keyboard there.
      keyboard(height: 0)
    }

    func layOut() { window.layoutIfNeeded() }

    /// Posts the four notifications of a keyboard that shows at the lower edge of the screen, or
    /// that hides.
    ///
    /// - Parameter height: The keyboard's height, in points; 0 hides the keyboard.
    func keyboard(height: CGFloat) {
      let screen = Self.screen
      let end = CGRect(
        x: 0, y: screen.maxY - height, width: screen.width, height: height == 0 ? 300 : height)
      let phases: [KeyboardTransition.Phase] =
        height == 0
        ? [.willChangeFrame, .willHide, .didChangeFrame, .didHide]
        : [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
      for phase in phases {
        // Before iOS 16.1 a notification carries no screen (KeyboardFacts 1.6).
        KeyboardScript.Event(at: 0, phase, from: nil, to: end).post(to: .default)
        Keyboard.updateIfNeeded()
      }
    }

    /// Adds a view from side to side at the bottom of the screen's view.
    @discardableResult
    func pin(_ child: UIView) -> NSLayoutConstraint {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      let bottom = view.bottomAnchor.constraint(equalTo: child.bottomAnchor)
      NSLayoutConstraint.activate([
        child.leftAnchor.constraint(equalTo: view.leftAnchor),
        child.rightAnchor.constraint(equalTo: view.rightAnchor), bottom,
      ])
      return bottom
    }
  }
#endif
