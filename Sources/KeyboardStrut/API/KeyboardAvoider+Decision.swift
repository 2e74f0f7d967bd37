#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  extension KeyboardAvoider {
    /// What an avoider decided in one run-loop turn, and what came of it.
    ///
    ///     print(avoider.lastDecision?.rise ?? 0)
    public struct Decision: CustomStringConvertible, Sendable {
      /// Points by which the decision moved what it kept clear up on the screen; negative for down,
      /// as when the keyboard goes.
      public let rise: CGFloat
      /// Points by which the input would have to rise further to be seen, because nothing could
      /// move as far. Zero where the input can be seen, or its caret where not all of the input
      /// fits above the keyboard.
      public let missingRise: CGFloat
      private let plan: AvoidancePlan

      @MainActor
      init(_ pass: AvoidancePass) {
        plan = pass.plan
        rise = pass.rise
        missingRise = if case .impossible(let missing) = plan.outcome { missing } else { 0 }
      }

      /// A readable report of each move and its reason. ``KeyboardAvoider/explanation`` names the
      /// views, too, and says what has changed since.
      public var description: String { plan.description }
    }

    /// The last decision. Nil before the first.
    ///
    /// A later look that finds all in place, for the same input and keyboard, does not replace it.
    @nonobjc public var lastDecision: Decision? { decider.last.map(Decision.init) }

    /// What the last decision has planned.
    package var lastPlan: AvoidancePlan? { decider.last?.plan }

    /// What the last decision was about, as it was before, in the window's coordinates.
    package var lastScene: AvoidanceScene? { decider.last?.scene }
  }
#endif
