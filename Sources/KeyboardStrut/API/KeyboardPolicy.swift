#if canImport(UIKit)
  import UIKit

  /// The way in which the automatic mode treats the inputs of one screen, that is, of one view
  /// controller. See ``KeyboardAvoidance/policyForScreen``.
  public struct KeyboardPolicy: Equatable, Sendable {
    enum Choice: Equatable {
      case avoid(by: KeyboardAvoider.Methods, gap: CGFloat)
      case leaveAlone
    }

    let choice: Choice

    /// Keeps the first responder clear of the keyboard, as if the app had called
    /// `avoidKeyboard(by:gap:)` on the view of the screen's view controller.
    ///
    /// - Parameters:
    ///   - methods: The ways to move the input. If both `.scrolling` and `.lifting` are allowed,
    ///     the avoider scrolls first. If scrolling is not enough, the avoider also lifts the view
    ///     of the screen's view controller.
    ///   - gap: Points that the avoider leaves between the keyboard and an input that it moves.
    public static func avoid(
      by methods: KeyboardAvoider.Methods = [.scrolling, .lifting], gap: CGFloat = 8
    ) -> KeyboardPolicy {
      KeyboardPolicy(choice: .avoid(by: methods, gap: gap))
    }

    /// Moves nothing. Use this policy for a screen that keeps its inputs visible without the
    /// library.
    public static let leaveAlone = KeyboardPolicy(choice: .leaveAlone)
  }
#endif
