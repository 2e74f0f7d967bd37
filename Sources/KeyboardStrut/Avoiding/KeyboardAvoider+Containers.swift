#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// What can be moved: found upwards from the input, never by walking through all views.
  extension KeyboardAvoider {
    func addContainers(around input: UIView?, under keyboard: CGRect, in window: UIWindow) {
      switch subject {
      case .constraints(let constraints?, _): draft.containers.append(.constraints(constraints))
      case .constraints(nil, _): break
      case .view(let view, let means):
        guard let served = view.object else { return }
        let tie = input.flatMap(lookUpTie)
        let tied = tie?.distance(to: keyboard.minY, in: window) == nil ? nil : tie?.view
        let isInside = tied?.isDescendant(of: served) ?? false
        if means.contains(.scrolling) {
          addScrollViews(from: input ?? served, to: isInside ? tied : served)
        }
        if means.contains(.lifting), !isInside { draft.containers.append(lifting(served)) }
        if let tie, tied != nil { draft.containers.append(.tied(tie)) }
      }
    }

    /// Innermost first.
    private func addScrollViews(from input: UIView, to end: UIView?) {
      var view: UIView? = input
      while let current = view {
        if let scrollView = current as? UIScrollView {
          draft.containers.append(.scroll(Weak(scrollView)))
        }
        view = current === end ? nil : current.superview
      }
    }

    private func lookUpTie(around input: UIView) -> KeyboardTie? {
      if draft.input !== last.input { tie = .pending }
      return tie.value { KeyboardTie(around: input) }
    }

    /// What moves the view served: the constraints that place it, or its position.
    private func lifting(_ served: UIView) -> AvoidingContainer {
      if case .done(let found?) = placing, !found.areActive { placing = .pending }
      let found = placing.value {
        served.translatesAutoresizingMaskIntoConstraints
          ? nil : MovingConstraints(placing: served)
      }
      return found.map { .constraints($0) } ?? .lift(Weak(served))
    }
  }
#endif
