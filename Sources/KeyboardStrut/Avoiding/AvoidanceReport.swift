#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// The words of an avoider's explanation.
  @MainActor
  struct AvoidanceReport {
    let avoider: KeyboardAvoider
    /// The look it is about.
    let pass: AvoidancePass
    /// Whether the avoider shows whatever is first responder.
    let showsFirstResponder: Bool

    var text: String {
      let report = pass.plan.explanation(naming: pass.names)
      guard let window = avoider.window else { return report }
      if let input = pass.input, pass.plan.keyboardTop != nil,
        let cover = Covers.shared.first(over: input, in: window)
      {
        return report + "\n  \(type(of: cover)) stands on the keyboard and lies over the input."
      }
      guard pass.plan.outcome == .noTarget, showsFirstResponder,
        let stranger = KeyboardCenter.shared.firstResponder(in: window)
      else { return report }
      let reason = reason(for: stranger, in: window)
      return report + "\n  \(type(of: stranger)) has the focus: \(reason)."
    }

    /// Why an input that has the focus is not shown.
    private func reason(for stranger: UIView, in window: UIWindow) -> String {
      if avoider.isStopped { return "this avoider was stopped" }
      if !avoider.serves(stranger) { return "it is not in what this avoider serves" }
      guard avoider.isAutomatic else { return "it came after the last decision" }
      if AutomaticAvoiding.shared.isExcluded(stranger) {
        return "it is excluded from the automatic mode"
      }
      return AutomaticAvoiding.shared.isLeftToApp(stranger, in: window)
        ? "an avoider of the app's own serves it" : "it came after the last decision"
    }
  }
#endif
