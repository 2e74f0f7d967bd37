#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// The text of an avoider's `explanation`: the views that a decision moved, and the reasons for
  /// the moves.
  @MainActor
  struct AvoiderReport {
    let avoider: KeyboardAvoider
    let decision: AvoidanceDecision

    var text: String {
      let idle =
        avoider.isStopped
        ? "It has been stopped." : avoider.isEnabled ? "No keyboard." : "It is switched off."
      let text = decision.plan.explanation(
        naming: decision.movers.map(\.name), withoutKeyboard: idle,
        target: decision.isOfUnseenInput ? "What belongs to the field" : nil)
      guard let window = avoider.window else { return text }
      let additions =
        inputLines(in: window) + [coverLine(in: window) ?? unservedInputLine(in: window)]
      return additions.reduce(text) { $0 + ($1.map { "\n  \($0)" } ?? "") }
    }

    /// Returns the lines of the report that are about the input. The first element says why the
    /// input is not visible, and is nil if the input is visible. Then comes one line for each of
    /// the input's `keyboardCompanions` that the avoider does not keep visible, because they are
    /// outside the input's scroll view. The array is empty if there is no input.
    private func inputLines(in window: UIWindow) -> [String?] {
      guard let input = decision.input else { return [] }
      let reason = decision.reasonOutOfSight(in: window)
      let sight = reason.map { "\(type(of: input)) is out of sight now: \($0)." }
      guard let list = input.nearestScrollView,
        decision.movers.contains(where: { $0 is ScrollMover && $0.view === list })
      else { return [sight] }
      let companions = InputOptions.shared.companions(of: input).compactMap(\.object)
      let left = companions.filter { $0.window === window && !$0.isDescendant(of: list) }
      return [sight]
        + left.map { view in
          "\(type(of: view)) is not kept with the input: it is outside the input's "
            + "\(type(of: list))."
        }
    }

    private func coverLine(in window: UIWindow) -> String? {
      guard let input = decision.input, decision.plan.keyboardTop != nil,
        let cover = Covers.shared.first(over: input, in: window)
      else { return nil }
      return "\(type(of: cover)) is marked with isKeyboardCover and lies over the input."
    }

    /// Returns a line about a first responder that the avoider does not keep visible. The line says
    /// why. All of this has to be true, or the result is nil:
    /// 1. There is a keyboard, and the latest plan did not try to show any view.
    /// 2. The avoider is for the first responder, and not for a particular view or list.
    /// 3. The window has a first responder.
    private func unservedInputLine(in window: UIWindow) -> String? {
      guard decision.plan.outcome == .noTarget, avoider.purpose.isOfFirstResponder,
        let unservedInput = KeyboardCenter.shared.firstResponder(in: window)
      else { return nil }
      let reason =
        unservedInput === decision.input
        ? reasonUnseen(unservedInput, in: window) : reason(for: unservedInput, in: window)
      return "\(type(of: unservedInput)) has the focus: \(reason)."
    }

    /// Returns the reason why the user could not see the input even without a keyboard.
    private func reasonUnseen(_ input: UIView, in window: UIWindow) -> String {
      if decision.inputPlace == .hidden { return "it is hidden" }
      let frame = input.frame(in: window)
      if frame.width < 1 || frame.height < 1 { return "its frame is empty" }
      let isOutside = frame.maxY <= window.bounds.minY || frame.minY >= window.bounds.maxY
      return isOutside || decision.inputPlace == .besideScreen
        ? "it is outside the window" : "what is around it cuts it off"
    }

    private func reason(for unservedInput: UIView, in window: UIWindow) -> String {
      if avoider.isStopped { return "this avoider was stopped" }
      if !avoider.serves(unservedInput) { return "it is not in what this avoider serves" }
      guard avoider.isAutomatic else { return "it came after the last decision" }
      if AutomaticAvoiding.shared.isExcluded(unservedInput) {
        return "it is excluded from the automatic mode"
      }
      return AutomaticAvoiding.shared.isLeftToApp(unservedInput, in: window)
        ? "an avoider of the app's own serves it" : "it came after the last decision"
    }
  }
#endif
