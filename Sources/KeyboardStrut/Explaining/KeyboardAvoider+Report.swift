#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Writes the text of an avoider's `explanation`.
  extension KeyboardAvoider {
    /// Returns a readable report of a decision (`pass`): what the avoider moved, and why.
    func report(of pass: AvoidanceDecision) -> String {
      let idle =
        isStopped ? "It has been stopped." : isEnabled ? "No keyboard." : "It is switched off."
      var report = pass.plan.explanation(
        naming: pass.movers.map(\.name), withoutKeyboard: idle,
        target: pass.isOfUnseenInput ? "What belongs to the field" : nil)
      guard let window else { return report }
      if let input = pass.input, let reason = pass.reasonOutOfSight(in: window) {
        report += "\n  \(type(of: input)) is out of sight now: \(reason)."
      }
      if let input = pass.input, let list = input.nearestScrollView,
        pass.movers.contains(where: { $0 is ScrollMover && $0.view === list })
      {
        let companions = InputOptions.shared.companions(of: input).lazy.compactMap(\.object)
        for view in companions where view.window === window && !view.isDescendant(of: list) {
          report += "\n  \(type(of: view)) is not kept with the input: it is outside the input's "
          report += "\(type(of: list))."
        }
      }
      if let input = pass.input, pass.plan.keyboardTop != nil,
        let cover = Covers.shared.first(over: input, in: window)
      {
        return report + "\n  \(type(of: cover)) stands on the keyboard and lies over the input."
      }
      guard pass.plan.outcome == .noTarget, purpose.isOfFirstResponder,
        let stranger = KeyboardCenter.shared.firstResponder(in: window)
      else { return report }
      let unseen = pass.isInputHidden ? "it is hidden" : "what is around it cuts it off"
      let reason = stranger === pass.input ? unseen : reason(for: stranger, in: window)
      return report + "\n  \(type(of: stranger)) has the focus: \(reason)."
    }

    /// Returns why the avoider does not keep the first responder (`stranger`) visible, as text for
    /// the report.
    private func reason(for stranger: UIView, in window: UIWindow) -> String {
      if isStopped { return "this avoider was stopped" }
      if !serves(stranger) { return "it is not in what this avoider serves" }
      guard isAutomatic else { return "it came after the last decision" }
      if AutomaticAvoiding.shared.isExcluded(stranger) {
        return "it is excluded from the automatic mode"
      }
      return AutomaticAvoiding.shared.isLeftToApp(stranger, in: window)
        ? "an avoider of the app's own serves it" : "it came after the last decision"
    }
  }
#endif
