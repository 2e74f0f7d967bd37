#if canImport(UIKit)
  import UIKit

  extension Keyboard {
    /// Keeps every text input of the app visible, in every window: one line at launch.
    ///
    ///     Keyboard.revealAutomatically()
    ///
    /// When an input gets the focus, the view of its nearest view controller gets a ``KeyboardAvoider``
    /// that reveals by scrolling, then by lifting. A screen that serves itself is left alone: one with an
    /// avoider around the input, and one excluded with ``exclude(_:)``.
    ///
    /// A second call changes the gap for screens that are met later.
    ///
    /// - Parameter gap: Points between the keyboard and an input that had to move.
    public static func revealAutomatically(gap: CGFloat = 8) {
      AutomaticAvoiding.shared.gap = gap
      KeyboardCenter.shared.willFocus = AutomaticAvoiding.shared.serve
    }

    /// Leaves the inputs inside a view to the app. Takes effect with the next focus.
    public static func exclude(_ view: UIView) {
      AutomaticAvoiding.shared.exclude(view)
    }
  }

  /// Gives a screen an avoider when one of its inputs gets the focus.
  @MainActor
  final class AutomaticAvoiding {
    static let shared = AutomaticAvoiding()

    var gap: CGFloat = 8
    private var excluded: [Weak<UIView>] = []

    func exclude(_ view: UIView) {
      excluded.removeAll { $0.object == nil }
      excluded.append(Weak(view))
    }

    func serve(_ input: UIView) {
      guard let screen = input.nearestController?.viewIfLoaded else { return }
      var view: UIView? = input
      while let current = view {
        let isServed = Keyboard.avoiders(in: current).contains(where: \.isEnabled)
        if isServed || excluded.contains(where: { $0.object === current }) { return }
        view = current.superview
      }
      _ = KeyboardAvoider(serving: screen, .reveal, by: [.scrolling, .lifting], gap: gap)
    }
  }

  extension UIResponder {
    /// The view controller that a responder belongs to.
    var nearestController: UIViewController? {
      var responder: UIResponder? = self
      while let current = responder {
        if let controller = current as? UIViewController { return controller }
        responder = current.next
      }
      return nil
    }
  }
#endif
