#if canImport(UIKit)
  import UIKit

  /// What a look of an avoider has found, for the next look.
  @MainActor
  struct Sight {
    private let window: CGSize
    private weak var input: UIView?
    /// Whether the input is seen, or will be once the plan is carried out.
    private let isShown: Bool

    init(_ pass: AvoidancePass, in window: UIWindow) {
      self.window = window.bounds.size
      input = pass.input
      isShown = pass.showsInput
    }

    /// Whether the window has become larger or smaller.
    func isOfOtherSize(than window: UIWindow) -> Bool { self.window != window.bounds.size }

    /// Whether it was this input, and has found it in sight.
    func shows(_ input: UIView?) -> Bool { isShown && self.input === input }
  }
#endif
