#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// What should be seen.
  extension KeyboardAvoider {
    /// The view to hug, or the input that has the focus inside what we serve.
    func target(in window: UIWindow) -> UIView? {
      switch behavior {
      case .follow: return nil
      case .hug(let view?): return view.window === window ? view : nil
      case .hug(nil), .reveal:
        guard let input = KeyboardCenter.shared.focusedInput(in: window), serves(input),
          !isAutomatic || !AutomaticAvoiding.shared.isExcluded(input)
        else { return nil }
        return input
      }
    }

    /// Whether an input lies in what we serve, and moves with it.
    private func serves(_ input: UIView) -> Bool {
      func isInside(_ view: UIView?) -> Bool { view.map(input.isDescendant(of:)) ?? false }
      return switch subject {
      case .view(let view, _): isInside(view.object)
      case .constraints(let constraints, let scope):
        isInside(constraints?.view) && (scope.map { isInside($0.object) } ?? true)
      }
    }

    /// The most important first. Of a text view taller than what the keyboard leaves, the line that is
    /// being written has to be seen (facts 7.3 #49), so the caret comes before all else.
    func addTargets(of input: UIView, in window: UIWindow) {
      let gap = FieldWishes.shared.gap(of: input) ?? self.gap
      if let text = input as? any UITextInput, let range = text.selectedTextRange {
        let caret = input.convert(text.caretRect(for: range.end), to: window)
        draft.scene.targets.append(RevealTarget(caret, gap: gap, role: .caret))
        if !range.isEmpty {
          let start = input.convert(text.caretRect(for: range.start), to: window)
          draft.scene.targets.append(
            RevealTarget(caret.union(start), gap: gap, role: .selection))
        }
      }
      let field = input.convert(input.bounds, to: window)
      draft.scene.targets.append(RevealTarget(field, gap: gap, role: .field))
      guard let innermost = draft.containers.first?.view else { return }
      for companion in FieldWishes.shared.companions(of: input) {
        guard let view = companion.object, view.isShown(inside: innermost) else { continue }
        let rect = view.convert(view.bounds, to: window)
        draft.scene.targets.append(RevealTarget(rect, gap: gap, role: .companions))
      }
    }
  }

  extension UIView {
    /// Whether it is a descendant of a view and nothing on the way there is hidden.
    fileprivate func isShown(inside container: UIView) -> Bool {
      var view: UIView? = self
      while let current = view, current !== container {
        if current.isHidden || current.alpha < 0.01 { return false }
        view = current.superview
      }
      return view != nil
    }
  }
#endif
