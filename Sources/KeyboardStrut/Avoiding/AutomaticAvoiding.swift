#if canImport(UIKit)
  import UIKit

  /// Gives a screen an avoider when one of its inputs becomes first responder.
  @MainActor
  final class AutomaticAvoiding {
    static let shared = AutomaticAvoiding()

    var policy: (UIViewController) -> KeyboardPolicy = { _ in .reveal() }
    private var excludedViews: [Weak<UIView>] = []
    private var excludedTypes: [ObjectIdentifier: (UIViewController) -> Bool] = [:]
    /// Those we have made, to be stopped by the switch.
    private var made: [Weak<KeyboardAvoider>] = []

    var isOn: Bool {
      get { KeyboardCenter.shared.willFocus != nil }
      set {
        guard newValue != isOn else { return }
        if newValue {
          KeyboardCenter.shared.willFocus = serve
          guard let input = KeyboardCenter.shared.inputBeingEdited else { return }
          serve(input)
          KeyboardCenter.shared.adjustWindow(of: input)
        } else {
          KeyboardCenter.shared.willFocus = nil
          for avoider in made { avoider.object?.stop() }
          made = []
        }
      }
    }

    // MARK: Exclusions

    func exclude(_ view: UIView) {
      excludedViews.removeAll { $0.object == nil || $0.object === view }
      excludedViews.append(Weak(view))
      KeyboardCenter.shared.adjustWindow(of: view)
    }

    func include(_ view: UIView) {
      excludedViews.removeAll { $0.object == nil || $0.object === view }
      exclusionsDidChange()
    }

    func exclude(
      _ type: UIViewController.Type, _ isOfType: @escaping (UIViewController) -> Bool
    ) {
      excludedTypes[ObjectIdentifier(type)] = isOfType
      exclusionsDidChange()
    }

    func include(_ type: UIViewController.Type) {
      excludedTypes[ObjectIdentifier(type)] = nil
      exclusionsDidChange()
    }

    private func exclusionsDidChange() {
      guard isOn, let input = KeyboardCenter.shared.inputBeingEdited else { return }
      serve(input)
      KeyboardCenter.shared.adjustWindow(of: input)
    }

    /// Whether an input lies in something that is left to the app.
    func isExcluded(_ input: UIView) -> Bool {
      guard !excludedViews.isEmpty || !excludedTypes.isEmpty else { return false }
      var responder: UIResponder? = input
      while let current = responder {
        if excludedViews.contains(where: { $0.object === current }) { return true }
        if let controller = current as? UIViewController,
          excludedTypes.values.contains(where: { $0(controller) })
        {
          return true
        }
        responder = current.next
      }
      return false
    }

    // MARK: Serving

    private func serve(_ input: UIView) {
      guard let controller = input.nearestController, let screen = controller.viewIfLoaded,
        !isServed(input), !isExcluded(input),
        case .reveal(let means, let gap) = policy(controller)
      else { return }
      let avoider = KeyboardAvoider(serving: screen, .reveal, by: means, gap: gap)
      avoider.isAutomatic = true
      made.removeAll { $0.object == nil }
      made.append(Weak(avoider))
    }

    private func isServed(_ input: UIView) -> Bool {
      var view: UIView? = input
      while let current = view {
        if Keyboard.avoiders(in: current).contains(where: \.isEnabled) { return true }
        view = current.superview
      }
      return false
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
