#if canImport(UIKit)
  import UIKit

  /// What the automatic mode does for the inputs of one screen; see
  /// ``KeyboardAvoidance/policyForScreen``.
  public struct KeyboardPolicy: Equatable, Sendable {
    enum Choice: Equatable {
      case avoid(by: KeyboardAvoider.Methods, gap: CGFloat)
      case leaveAlone
    }

    let choice: Choice

    /// Keeps the input that is first responder clear of the keyboard, as `avoidKeyboard(by:gap:)`
    /// of the screen's view does.
    ///
    /// - Parameters:
    ///   - methods: What may be moved. Scrolling comes first, and lifting takes what is left.
    ///   - gap: Points between the keyboard and an input that had to move.
    public static func avoid(
      by methods: KeyboardAvoider.Methods = [.scrolling, .lifting], gap: CGFloat = 8
    ) -> KeyboardPolicy {
      KeyboardPolicy(choice: .avoid(by: methods, gap: gap))
    }

    /// Does nothing: the screen looks after itself.
    public static let leaveAlone = KeyboardPolicy(choice: .leaveAlone)
  }
#endif
