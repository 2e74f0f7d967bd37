#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  extension KeyboardAvoider {
    /// A plan and the objects it is about.
    struct Decision {
      let containers: [AvoidingContainer]
      let scene: AvoidanceScene
      let plan: AvoidancePlan
    }

    /// What to do now: about the containers around the input, and about those left behind by a focus
    /// that has moved on.
    func decide(in window: UIWindow) -> [Decision] {
      let keyboard = isEnabled ? KeyboardCenter.shared.coveredFrame(in: window) : .zero
      // Looking for the input may walk the tree: not without a keyboard, as nearly every layout is.
      let input = keyboard.isEmpty ? nil : target(in: window)
      let containers = keyboard.isEmpty ? touched : chain(around: input)
      let left = touched.filter { old in !containers.contains { $0.object === old.object } }
      var decisions = [
        decision(about: containers, input: input, keyboard: keyboard, in: window)
      ]
      if !left.isEmpty {
        decisions.append(decision(about: left, input: nil, keyboard: .zero, in: window))
      }
      return decisions
    }

    private func decision(
      about containers: [AvoidingContainer], input: UIView?, keyboard: CGRect, in window: UIWindow
    ) -> Decision {
      var visible = window.bounds
      visible.origin.y += window.safeAreaInsets.top
      visible.size.height -= window.safeAreaInsets.top
      let scene = AvoidanceScene(
        keyboard: keyboard.isEmpty ? nil : keyboard, visibleBounds: visible,
        targets: input.map { targets(of: $0, in: window) } ?? [],
        containers: containers.map { $0.value(in: window, owner: self) })
      var plan = AvoidancePlan()
      planner.plan(scene, for: planned, into: &plan)
      return Decision(containers: containers, scene: scene, plan: plan)
    }

    /// Remembers a decision for whoever asks why.
    func report(_ decision: Decision) {
      lastPlan = decision.plan
      lastScene = decision.scene
      explanationView?.decisionDidChange()
    }

    func carryOut(_ decision: Decision) {
      // An inset that shrinks goes last: a scroll view takes an offset that no longer fits back by
      // itself, which would look like the user's scrolling.
      let shrinking = decision.plan.moves.filter { $0.quantity == .inset && $0.to < $0.from }
      for move in decision.plan.moves.filter({ !shrinking.contains($0) }) + shrinking {
        let container = decision.containers[move.container]
        container.apply(move, owner: self)
        touched.removeAll { $0.object === container.object }
        touched.append(container)
      }
      if decision.plan.outcome == .noKeyboard {
        touched.removeAll { old in decision.containers.contains { $0.object === old.object } }
      }
    }

    private var planned: AvoidanceBehavior {
      switch behavior {
      case .follow: .follow(gap: gap)
      case .hug: .hug
      case .reveal: .reveal
      }
    }

    // MARK: The input

    /// What should be seen: the view to hug, or the input that has the focus inside what we serve.
    private func target(in window: UIWindow) -> UIView? {
      switch behavior {
      case .follow: return nil
      case .hug(let view?): return view.window === window ? view : nil
      case .hug(nil), .reveal: return focusedInput
      }
    }

    private var focusedInput: UIView? {
      guard let served else { return nil }
      if let input = KeyboardCenter.shared.focusedInput, input.isFirstResponder,
        input.isDescendant(of: served)
      {
        return input
      }
      // Not a text field or text view: whatever else takes the keyboard is looked for.
      return served.firstResponder
    }

    private var served: UIView? {
      switch subject {
      case .view(let view, _): view.object
      case .constraints(let constraints): constraints?.view
      }
    }

    /// The caret first: of a text view taller than what the keyboard leaves, the line that is being
    /// written has to be seen (facts 7.3 #49).
    private func targets(of input: UIView, in window: UIWindow) -> [RevealTarget] {
      let field = RevealTarget(input.convert(input.bounds, to: window), gap: gap, role: .field)
      guard let text = input as? any UITextInput, let caret = text.selectedTextRange?.end else {
        return [field]
      }
      let rect = input.convert(text.caretRect(for: caret), to: window)
      return [RevealTarget(rect, gap: gap, role: .caret), field]
    }

    // MARK: The containers

    private func chain(around input: UIView?) -> [AvoidingContainer] {
      switch subject {
      case .constraints(let constraints):
        return constraints.map { [.constraints($0)] } ?? []
      case .view(let view, let means):
        guard let served = view.object else { return [] }
        return chain(from: input ?? served, to: served, by: means)
      }
    }

    /// Innermost first: the scroll views from the input up to the view served, then that view itself.
    private func chain(from input: UIView, to served: UIView, by means: Means)
      -> [AvoidingContainer]
    {
      var containers: [AvoidingContainer] = []
      var view: UIView? = input
      while let current = view {
        if means.contains(.scrolling), let scrollView = current as? UIScrollView {
          containers.append(.scroll(scrollView))
        }
        if current === served { break }
        view = current.superview
      }
      guard means.contains(.lifting) else { return containers }
      if !served.translatesAutoresizingMaskIntoConstraints,
        let constraints = MovingConstraints(placing: served)
      {
        containers.append(.constraints(constraints))
      } else {
        containers.append(.lift(served))
      }
      return containers
    }
  }

  extension UIView {
    /// The first responder in this subtree; nil where there is none.
    fileprivate var firstResponder: UIView? {
      if isFirstResponder { return self }
      for subview in subviews {
        if let found = subview.firstResponder { return found }
      }
      return nil
    }
  }
#endif
