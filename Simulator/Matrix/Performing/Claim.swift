import KeyboardStrut
import Phone

/// What the library says about an input.
struct Claim: Equatable {
  /// Whether it says that the whole input is visible.
  var saysShown = false
  /// Whether it says so of the companions, too.
  var saysCompanionsShown = false
  /// What is drawn otherwise than it says, in words without numbers; nil where all of it is true.
  var falsehood: String?
  /// Its words, of each that serves the input.
  var explanations: [String] = []

  /// What all say that live in a view around an input, about that input.
  @MainActor
  init(about input: UIView, in phone: Phone) {
    self.init(
      by: sequence(first: input) { $0.superview }.flatMap { Keyboard.avoiders(in: $0) },
      about: input, in: phone)
  }

  /// What some avoiders say of an input.
  ///
  /// - Parameter mayTakeBack: Whether an avoider may say that the input has left what can be seen
  ///   since its last decision.
  @MainActor
  init(
    by avoiders: [KeyboardAvoider], about input: UIView, in phone: Phone,
    mayTakeBack: (KeyboardAvoider) -> Bool = { _ in false }
  ) {
    let obstacles = Obstacles(phone)
    for avoider in avoiders {
      let explanation = avoider.explanation
      explanations.append(explanation)
      // Where the app shows only what belongs to an input, nothing is said about the input.
      guard let plan = avoider.lastPlan, let role = plan.role,
        plan.outcome == .shown || plan.outcome == .alreadyVisible,
        avoider.lastScene?.targets.first?.role != .companions,
        !mayTakeBack(avoider) || !explanation.contains("is out of sight now")
      else { continue }
      if role == .field || role == .companions { saysShown = true }
      if role == .companions { saysCompanionsShown = true }
      for rect in Self.rects(of: role, in: input) {
        guard falsehood == nil, let obstacle = obstacles.first(to: rect, of: input) else { break }
        falsehood = "says that the \(role) is shown: \(obstacle)"
      }
    }
  }

  /// The parts of an input that a role stands for, in its coordinates.
  @MainActor
  private static func rects(of role: RevealTarget.Role, in input: UIView) -> [CGRect] {
    guard role == .caret || role == .selection else { return [input.bounds] }
    guard let text = input as? any UITextInput, let range = text.selectedTextRange else {
      return [input.bounds]
    }
    let ends = role == .caret ? [range.end] : [range.start, range.end]
    return ends.map(text.caretRect)
  }
}
