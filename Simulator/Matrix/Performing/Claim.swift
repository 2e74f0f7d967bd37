import KeyboardStrut
import Phone

/// What the library says about an input.
struct Claim: Equatable {
  /// Whether it says that the input is visible.
  var saysShown = false
  /// Whether it says so of the caret or the selection alone, and the caret is not.
  var isWrongAboutCaret = false
  /// Whether it says so of the companions, too.
  var saysCompanionsShown = false
  /// Its words, of each that serves the input.
  var explanations: [String] = []

  @MainActor
  init(about input: UIView, in phone: Phone) {
    var view: UIView? = input
    while let current = view {
      for avoider in Keyboard.avoiders(in: current) {
        explanations.append(avoider.explanation)
        guard let plan = avoider.lastPlan else { continue }
        switch plan.outcome {
        case .shown, .alreadyVisible:
          if plan.role == .caret || plan.role == .selection {
            isWrongAboutCaret = !Self.showsCaret(of: input, in: phone)
            break
          }
          saysShown = true
          saysCompanionsShown = plan.role == .companions
        case .noKeyboard, .noTarget, .impossible: break
        }
      }
      view = current.superview
    }
  }
  @MainActor
  private static func showsCaret(of input: UIView, in phone: Phone) -> Bool {
    guard let text = input as? any UITextInput, let range = text.selectedTextRange else {
      return false
    }
    let caret = input.shownRect(text.caretRect(for: range.end))
    return Sight(phone).shows(input, at: CGPoint(x: caret.midX, y: caret.midY))
  }
}
