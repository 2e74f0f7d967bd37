#if canImport(UIKit)
  import UIKit

  /// Recognizes run-loop turns in which nothing has changed that a decision depends on. In such a
  /// turn, no avoider has to decide.
  ///
  /// While a keyboard is up, `Turns` is called at the end of every run-loop turn, and usually
  /// nothing has happened. This check then saves most of the work. It walks once from the edited
  /// text field up to its window, computes a hash, and compares the hash with that of the previous
  /// turn.
  ///
  /// The check works only in the most common situation:
  /// 1. The user edits a text field.
  /// 2. All `KeyboardListener` objects are avoiders in the text field's window.
  /// 3. The keyboard is at rest.
  ///
  /// In any other situation the turn is not treated as idle, and `Turns` asks every avoider, strut
  /// and bar.
  @MainActor
  struct IdleTurn {
    /// A hash of everything that `IdleTurn` reads, from the end of the last run-loop turn. Nil if
    /// `IdleTurn` did not support the situation at that time.
    private var seen: Surroundings?

    /// Stores the present hash. Call this after all changes of a run-loop turn.
    mutating func remember(_ listeners: some Sequence<any KeyboardListener>) {
      seen = read(listeners)
    }

    /// True if nothing has changed since the end of the last run-loop turn. False in a situation
    /// that `IdleTurn` does not support.
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
      result.add(window.bounds.size)
      for listener in listeners {
        guard let avoider = listener as? KeyboardAvoider, avoider.window === window,
          avoider.addState(under: input, to: &result)
        else { return nil }
      }
      return result
    }
  }

  extension KeyboardAvoider {
    /// Adds to a hash all values that a decision of this avoider depends on, except the positions
    /// of `input` and its superviews.
    ///
    /// - Returns: False if this avoider has to decide in this turn even if the hash has not
    ///   changed.
    fileprivate func addState(under input: UIView, to surroundings: inout Surroundings) -> Bool {
      guard let hostView, searchField == nil, decider.isSettled(around: input) else { return false }
      surroundings.add(hostView)
      surroundings.add(hostView.safeAreaInsets)
      if !input.isDescendant(of: hostView) { surroundings.addPositions(of: hostView) }
      return true
    }
  }

  extension AvoidanceDecider {
    /// True if this avoider has no work to do in a later turn, for example after the user has
    /// stopped scrolling. In addition, all views that it has moved or scrolled have to contain
    /// `input`.
    fileprivate func isSettled(around input: UIView) -> Bool {
      deferred.isEmpty && ineffective.repeated.isEmpty && !memory.hasMovedDown
        && last?.heldLists.isEmpty != false
        && moved.movers.allSatisfy { $0.view.map(input.isDescendant(of:)) ?? false }
    }
  }

  extension Surroundings {
    /// Adds the positions, sizes and content offsets of `input` and all its superviews to the hash.
    ///
    /// - Returns: False if one of these views needs layout.
    fileprivate mutating func addAll(around input: UIView) -> Bool {
      var next: UIView? = input
      while let current = next {
        if current.layer.needsLayout() || current.needsUpdateConstraints() { return false }
        add(current)
        addGeometry(of: current)
        if let scrollView = current as? UIScrollView {
          add(scrollView.bounds.minY)
          add(scrollView.contentInset)
        }
        next = current.superview
      }
      return true
    }
  }
#endif
