#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// What an avoider reads from the view tree: upwards from the input, never through all of it.
  extension KeyboardAvoider {
    // MARK: The input

    /// What should be seen: the view to hug, or the input that has the focus inside what we serve.
    func target(in window: UIWindow) -> UIView? {
      switch behavior {
      case .follow: return nil
      case .hug(let view?): return view.window === window ? view : nil
      case .hug(nil), .reveal:
        guard let served, let input = KeyboardCenter.shared.focusedInput(in: window),
          input.isDescendant(of: served)
        else { return nil }
        return input
      }
    }

    private var served: UIView? {
      switch subject {
      case .view(let view, _): view.object
      case .constraints(let constraints): constraints?.view
      }
    }

    /// The caret first: of a text view taller than what the keyboard leaves, the line that is being
    /// written has to be seen (facts 7.3 #49).
    func addTargets(of input: UIView, in window: UIWindow) {
      if let text = input as? any UITextInput, let caret = text.selectedTextRange?.end {
        let rect = input.convert(text.caretRect(for: caret), to: window)
        draft.scene.targets.append(RevealTarget(rect, gap: gap, role: .caret))
      }
      let rect = input.convert(input.bounds, to: window)
      draft.scene.targets.append(RevealTarget(rect, gap: gap, role: .field))
    }

    // MARK: The containers

    func addContainers(around input: UIView?) {
      switch subject {
      case .constraints(let constraints?): draft.containers.append(.constraints(constraints))
      case .constraints(nil): break
      case .view(let view, let means):
        guard let served = view.object else { return }
        addContainers(from: input ?? served, to: served, by: means)
      }
    }

    /// Innermost first: the scroll views from the input up to the view served, then that view itself.
    private func addContainers(from input: UIView, to served: UIView, by means: Means) {
      if means.contains(.scrolling) {
        var view: UIView? = input
        while let current = view {
          if let scrollView = current as? UIScrollView {
            draft.containers.append(.scroll(Weak(scrollView)))
          }
          view = current === served ? nil : current.superview
        }
      }
      if means.contains(.lifting) { draft.containers.append(lifting(served)) }
    }

    /// What moves the view served: the constraints that place it, or its position.
    private func lifting(_ served: UIView) -> AvoidingContainer {
      if placing.map({ !$0.areActive }) ?? !hasLookedForPlacing {
        placing =
          served.translatesAutoresizingMaskIntoConstraints
          ? nil : MovingConstraints(placing: served)
        hasLookedForPlacing = true
      }
      return placing.map { .constraints($0) } ?? .lift(Weak(served))
    }
  }
#endif
