#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Moves things in step with the keyboard.
  @MainActor
  enum KeyboardAnimation {
    /// Makes changes to constraints or frames in one animation with the keyboard's duration and curve.
    ///
    /// The layout that follows from the changes is done inside the animation, from the root of the
    /// hierarchy, because a changed constraint may move any view of it.
    static func run(_ action: KeyboardAction, in root: UIView, changes: @escaping () -> Void) {
      let apply = {
        changes()
        root.layoutIfNeeded()
      }
      switch action {
      case .nothing: break
      case .jump: UIView.performWithoutAnimation(apply)
      case .animate(let move), .retarget(let move):
        let curve = UIView.AnimationOptions(rawValue: move.curve.animationOptions)
        UIView.animate(
          withDuration: move.duration, delay: 0,
          options: [curve, .beginFromCurrentState, .allowUserInteraction], animations: apply,
          completion: nil)
      }
    }

    /// Finishes layout that is pending for other reasons, so that it does not slide along with the
    /// keyboard (a field's text would, among others: a screen just presented would fly in).
    static func settle(_ root: UIView) {
      UIView.performWithoutAnimation { root.layoutIfNeeded() }
    }
  }
#endif
