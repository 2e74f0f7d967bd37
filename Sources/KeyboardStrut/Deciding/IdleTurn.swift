#if canImport(UIKit)
  import UIKit

  /// Recognizes idle run-loop turns, in which nothing that a decision depends on has changed. In
  /// such a turn, no avoider has to decide.
  ///
  /// While a keyboard is up, `Turns.finish()` runs at the end of every run-loop turn, and usually
  /// nothing has happened. One check here then replaces the checks of all avoiders. This check
  /// computes a hash of the edited text field, of the avoiders' views, and of all their superviews.
  /// If the hash is the same as in the previous turn, the turn is idle.
  ///
  /// We use this check only in the most common situation:
  /// 1. The user edits a text field.
  /// 2. No window contains a strut (a view or layout guide that is as tall as the covered area) or
  ///    a bar (a view that stays on the keyboard). Each view that has an avoider is in the text
  ///    field's window, or in no window.
  /// 3. The keyboard is at rest.
  ///
  /// In any other situation, no turn counts as idle. We test the three conditions only after a turn
  /// that was not idle. In an idle turn, the conditions cannot have changed, because they depend
  /// only on hashed views and on events that `Turns` records.
  ///
  /// This is a class and not a struct, because copying a struct with weak references is slow.
  @MainActor
  final class IdleTurn {
    /// The text field that the user edits.
    private weak var input: UITextField?
    /// The views whose positions are part of the `surroundings` hash, in addition to `input` and
    /// its superviews:
    /// 1. Views in a window that have an avoider, but do not contain `input`.
    /// 2. Views in no window that have an avoider, strut or bar. For example, the view of a view
    ///    controller is in no window while another one is on top of the navigation stack. The hash
    ///    changes when such a view comes into a window.
    private var hostsBeside: [Weak<UIView>] = []
    /// The keyboard layout guide from which we have read the keyboard's position.
    private weak var guide: UILayoutGuide?
    private var guideFrame = CGRect.null
    /// A hash of `input`, of `hostsBeside` and of their superviews at the end of the previous
    /// run-loop turn. Nil if the next turn must not count as idle.
    private var seen: Surroundings?

    /// Stores a hash of the present views in `seen`. Stores nil in these cases:
    /// 1. The user edits no text field.
    /// 2. There is a strut or a bar in a window, or an avoider in another window than the text
    ///    field.
    /// 3. The keyboard is not at rest.
    /// 4. A decision depends on something that the hash does not include, such as a view marked
    ///    with `isKeyboardCover`.
    /// 5. An avoider has unfinished work, or a view needs layout.
    ///
    /// Call this after all changes of a run-loop turn.
    func remember(_ listeners: [Turns.WeakListener]) {
      seen = nil
      let center = KeyboardCenter.shared
      guard ListScrollAnimations.shared.isEmpty, Covers.shared.isEmpty,
        !center.systemScroll.isPossible,
        let input = center.focus.inputBeingEdited as? UITextField, let window = input.window,
        InputOptions.shared.companions(of: input).isEmpty,
        center.keyboard.isResting(at: window.keyboardScreen),
        let guide = center.keyboard.unchangedGuide(in: window)
      else { return }
      hostsBeside.removeAll(keepingCapacity: true)
      for entry in listeners {
        guard let listener = entry.listener else { continue }
        guard let itsWindow = listener.window else {
          guard let hostView = listener.hostView else { return }
          hostsBeside.append(Weak(hostView))
          continue
        }
        guard itsWindow === window, let avoider = listener as? KeyboardAvoider,
          let hostView = avoider.hostView, avoider.searchField == nil,
          avoider.decider.isSettled(around: input)
        else { return }
        if !input.isDescendant(of: hostView) { hostsBeside.append(Weak(hostView)) }
      }
      (self.input, self.guide, guideFrame) = (input, guide, guide.layoutFrame)
      seen = readViews()
    }

    /// True if nothing has changed since `remember(_:)` stored a hash in `seen`. False if something
    /// may have changed, or if `remember(_:)` stored nil.
    var isIdle: Bool {
      guard let seen, Covers.shared.isEmpty, let guide, guide.layoutFrame == guideFrame
      else { return false }
      return readViews() == seen
    }

    /// Returns a hash of `input`, of all views in `hostsBeside` that are in a window, and of the
    /// superviews of all these views. Nil if one of the views is deallocated or needs layout.
    private func readViews() -> Surroundings? {
      var result = Surroundings()
      guard let input, result.addAll(around: input) else { return nil }
      // We loop over indices, because a loop over the elements would retain the array and each
      // element.
      for index in hostsBeside.indices {
        guard let view = hostsBeside[index].object else { return nil }
        if view.window != nil, !result.addAll(around: view) { return nil }
      }
      return result
    }
  }

  extension AvoidanceDecider {
    /// True if the avoider has moved or scrolled only views that contain `input`, and has no
    /// unfinished work. For example, an avoider has unfinished work if it waits until the user has
    /// stopped scrolling.
    fileprivate func isSettled(around input: UIView) -> Bool {
      guard deferred.isEmpty, ineffective.repeated.isEmpty, !memory.hasMovedDown,
        last?.heldLists.isEmpty != false, last?.inputPlace != .besideScreen
      else { return false }
      for mover in moved.movers {
        guard let view = mover.view, input.isDescendant(of: view) else { return false }
      }
      return true
    }
  }

  extension Surroundings {
    /// Adds the positions, sizes, safe areas and content offsets of a view and all its superviews
    /// to the hash.
    ///
    /// - Returns: False if one of these views needs layout.
    @MainActor
    fileprivate mutating func addAll(around view: UIView) -> Bool {
      var current = view
      while true {
        if current.layer.needsLayout() || current.needsUpdateConstraints() { return false }
        add(current)
        add(current.safeAreaInsets)
        addGeometry(of: current, includesScrolling: true)
        guard let superview = current.superview else { return true }
        current = superview
      }
    }
  }
#endif
