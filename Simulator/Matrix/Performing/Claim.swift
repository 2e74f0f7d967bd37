import KeyboardStrut
import Phone

/// The library's statements about an input.
struct Claim: Equatable {
  /// One avoider's statement about how much of the input is visible.
  enum Statement {
    /// A part of the input, or of its caret, stays hidden.
    case hidden
    /// The whole input is visible.
    case shown
    /// The whole input is visible, and so are its `keyboardCompanions`.
    case shownWithCompanions
  }

  /// All statements of the avoiders. Two avoiders of one input may say different things.
  var statements: Set<Statement> = []
  /// The statement that contradicts what is drawn, in words without numbers; nil if all are true.
  var falsehood: String?
  /// The explanation of each avoider that serves the input.
  var explanations: [String] = []

  /// Reads what avoiders say about an input. It asks all avoiders that live in the views around the
  /// input.
  @MainActor
  init(about input: UIView, in phone: Phone) {
    self.init(
      by: sequence(first: input) { $0.superview }.flatMap { $0.keyboardAvoiders },
      about: input, in: phone)
  }

  /// Reads what some avoiders say about an input.
  ///
  /// - Parameter mayTakeBack: Whether an avoider may say that the input has gone out of sight since
  ///   its last decision.
  @MainActor
  init(
    by avoiders: [KeyboardAvoider], about input: UIView, in phone: Phone,
    mayTakeBack: (KeyboardAvoider) -> Bool = { _ in false }
  ) {
    let obstacles = Obstacles(phone)
    for avoider in avoiders {
      let explanation = avoider.explanation
      explanations.append(explanation)
      if let plan = avoider.lastPlan, plan.role == .field || plan.role == .caret,
        case .impossible(let hidden) = plan.outcome, hidden > Obstacles.tolerance
      {
        statements.insert(.hidden)
      }
      // If an avoider shows only the companions of an input, its explanation says nothing about the
      // input.
      guard let plan = avoider.lastPlan, let role = plan.role,
        plan.outcome == .shown || plan.outcome == .alreadyVisible,
        avoider.lastScene?.targets.first?.role != .companions,
        !mayTakeBack(avoider) || !explanation.contains("is out of sight now")
      else { continue }
      if role == .field { statements.insert(.shown) }
      if role == .companions { statements.insert(.shownWithCompanions) }
      for rect in Self.rects(of: role, in: input) {
        guard falsehood == nil, let obstacle = obstacles.first(to: rect, of: input) else { break }
        falsehood = "says that the \(role) is shown: \(obstacle)"
      }
    }
  }

  /// Returns the parts of an input that a role stands for, in the input's coordinates.
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
