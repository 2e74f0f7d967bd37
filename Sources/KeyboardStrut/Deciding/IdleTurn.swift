#if canImport(UIKit)
  import UIKit

  /// Recognizes run-loop turns in which nothing has changed that a decision depends on.
  ///
  /// While a keyboard is up, `Turns` is called at the end of every run-loop turn, and mostly
  /// nothing has happened. This check then saves most of the work: it walks once from the edited
  /// text field to its window, and compares one number.
  ///
  /// The check knows only the most common situation: a text field is edited, all listeners are
  /// avoiders of the text field's window, and the keyboard is at rest. In any other situation the
  /// check knows nothing, and `Turns` compares everything.
  @MainActor
  struct IdleTurn {
    /// The state at the end of the last run-loop turn. Nil in a situation that the check does not
    /// know.
    private var seen: Surroundings?

    /// Stores the present state. Call this after all changes of a run-loop turn.
    mutating func remember(_ listeners: some Sequence<any KeyboardListener>) {
      seen = read(listeners)
    }

    /// Whether everything is as it was at the end of the last run-loop turn.
    func isIdle(_ listeners: some Sequence<any KeyboardListener>) -> Bool {
      seen != nil && seen == read(listeners)
    }

    private func read(_ listeners: some Sequence<any KeyboardListener>) -> Surroundings? {
      let center = KeyboardCenter.shared
      guard let input = center.focus.inputBeingEdited as? UITextField, let window = input.window,
        !center.focus.mayScroll, Covers.shared.isEmpty, ListScrollAnimations.shared.isEmpty,
        InputOptions.shared.companions(of: input).isEmpty,
        center.keyboard.isResting(at: window.keyboardScreen),
        center.keyboard.hasUnchangedGuide(in: window)
      else { return nil }
      var result = Surroundings()
      guard result.addAll(around: input) else { return nil }
      for listener in listeners {
        guard let avoider = listener as? KeyboardAvoider, avoider.window === window,
          avoider.addState(under: input, to: &result)
        else { return nil }
      }
      return result
    }
  }

  extension KeyboardAvoider {
    /// Adds everything that a decision of this avoider depends on, except the views around `input`.
    ///
    /// - Returns: False if the avoider has to look at the screen, whatever has changed.
    fileprivate func addState(under input: UIView, to surroundings: inout Surroundings) -> Bool {
      guard let hostView, searchField == nil, decider.isSettled(around: input) else { return false }
      surroundings.add(hostView)
      surroundings.add(hostView.safeAreaInsets)
      if !input.isDescendant(of: hostView) { surroundings.addPlace(of: hostView) }
      return true
    }
  }

  extension AvoidanceDecider {
    /// Whether no work waits for a later run-loop turn, and all views that we have moved are around
    /// `input`.
    fileprivate func isSettled(around input: UIView) -> Bool {
      deferred.isEmpty && vain.repeated.isEmpty && !memory.hasMovedDown
        && last?.heldLists.isEmpty != false
        && moved.movers.allSatisfy { $0.view.map(input.isDescendant(of:)) ?? false }
    }
  }

  extension Surroundings {
    /// Adds the views from `input` to its window, with their positions, sizes and content offsets.
    ///
    /// - Returns: False if one of these views needs layout.
    fileprivate mutating func addAll(around input: UIView) -> Bool {
      var next: UIView? = input
      while let current = next {
        if current.layer.needsLayout() || current.needsUpdateConstraints() { return false }
        add(current)
        add(current.center.y)
        add(current.bounds)
        if current.isHidden || current.alpha < 0.01 { add(1) }
        if let scrollView = current as? UIScrollView {
          add(scrollView.contentSize.height)
          add(scrollView.contentInset)
          add(scrollView.adjustedContentInset)
        }
        let transform = current.transform
        if !transform.isIdentity {
          add(transform.d)
          add(transform.ty)
        }
        next = current.superview
      }
      return true
    }
  }
#endif
