#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  extension KeyboardAvoider {
    /// Decides what to do now: into `draft` about the containers around the input, into `left` about
    /// those left behind by a focus that has moved on.
    ///
    /// - Returns: Whether anything has to change.
    func decide(in window: UIWindow) -> Bool {
      let keyboard = isEnabled ? KeyboardCenter.shared.coveredFrame(in: window) : .zero
      draft.clear()
      draft.input = nil
      left.clear()
      if touched.contains(where: { $0.object == nil }) { touched.removeAll { $0.object == nil } }
      if keyboard.isEmpty {
        placing = .pending
        tie = .pending
        draft.containers.append(contentsOf: touched)
      } else {
        let input = target(in: window)
        draft.input = input
        addContainers(around: input, under: keyboard, in: window)
        if let input { addTargets(of: input, in: window) }
      }
      for old in touched where !draft.concerns(old) { left.containers.append(old) }
      draft.plan(planned, under: keyboard, in: window, owner: self, with: &planner)
      left.plan(planned, under: .zero, in: window, owner: self, with: &planner)
      return !draft.plan.isEmpty || !left.plan.isEmpty
    }

    private var planned: AvoidanceBehavior {
      switch behavior {
      case .follow: .follow(gap: gap)
      case .hug: .hug
      case .reveal: .reveal
      }
    }

    /// Keeps the draft for whoever asks why, and for `adjust()`.
    func report() {
      swap(&draft, &last)
      hasDecided = true
      explanationView?.decisionDidChange()
    }

    func carryOut(_ decision: Decision) {
      for move in decision.plan.moves where !move.isShrinkingInset { carryOut(move, of: decision) }
      // A scroll view takes an offset that no longer fits back by itself, which would look like the
      // user's scrolling.
      for move in decision.plan.moves where move.isShrinkingInset { carryOut(move, of: decision) }
      if decision.plan.outcome == .noKeyboard { touched.removeAll(where: decision.concerns) }
    }

    private func carryOut(_ move: AvoidanceMove, of decision: Decision) {
      let container = decision.containers[move.container]
      container.apply(move, owner: self)
      touched.removeAll { $0.object === container.object }
      touched.append(container)
    }
  }

  extension AvoidanceMove {
    fileprivate var isShrinkingInset: Bool { quantity == .inset && to < from }
  }
#endif
