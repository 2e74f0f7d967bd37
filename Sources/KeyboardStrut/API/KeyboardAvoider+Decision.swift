#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  extension KeyboardAvoider {
    /// One decision of an avoider in a run-loop turn, and its result.
    ///
    ///     print(avoider.lastDecision?.rise ?? 0)
    public struct Decision: CustomStringConvertible, Sendable {
      /// The points by which the decision moved the input, or what else it kept clear, up on the
      /// screen. Negative for down, as when the keyboard hides.
      public let rise: CGFloat
      /// The points by which the input would still have to rise to be visible, because nothing
      /// could move that far. Zero if the input is visible, or if not all of it fits above the
      /// keyboard and its caret is visible.
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
    /// A later check that finds everything in place, for the same input and keyboard, does not
    /// replace it.
    @nonobjc public var lastDecision: Decision? { decider.last.map(Decision.init) }

    /// The plan of the last decision.
    package var lastPlan: AvoidancePlan? { decider.last?.plan }

    /// The scene that the last decision was made for, before its moves, in the window's
    /// coordinates.
    package var lastScene: AvoidanceScene? { decider.last?.scene }
  }
#endif
