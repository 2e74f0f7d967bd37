#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  extension KeyboardAvoider {
    /// An avoider's decision about which views to move, and the result of the decision.
    ///
    ///     print(avoider.lastDecision?.rise ?? 0)
    public struct Decision: CustomStringConvertible, Sendable {
      /// How far the decision moved the input up on the screen, in points. Negative if the input
      /// moved down, as when the keyboard hides.
      ///
      /// An avoider made by `followKeyboard` moves no input. The value is then how far up the
      /// avoider moved the view that it keeps above the keyboard, or the content of its list.
      public let rise: CGFloat
      /// How much farther the input would have to rise to be visible, in points. Positive if the
      /// views could not move far enough. Zero in all other cases, for example if the input is too
      /// tall for the space above the keyboard, but its caret is visible.
      public let missingRise: CGFloat
      private let plan: AvoidancePlan

      @MainActor
      init(_ pass: AvoidanceDecision) {
        plan = pass.plan
        rise = pass.rise
        missingRise = if case .impossible(let missing) = plan.outcome { missing } else { 0 }
      }

      /// A readable report that lists each move and its reason. The report calls the views by
      /// number, as in "container 0". ``KeyboardAvoider/explanation`` uses the names of the views,
      /// and also reports what has changed since the decision.
      public var description: String { plan.description }
    }

    /// The avoider's latest decision. Nil before the first decision.
    ///
    /// The avoider decides again at the end of later run-loop turns. A later decision replaces this
    /// one only in these cases:
    /// 1. A view has to move.
    /// 2. The input, the keyboard's frame or the height of a bar on the keyboard has changed.
    /// 3. The number of rects that have to be visible has changed, for example because one of the
    ///    input's `keyboardCompanions` has appeared.
    /// 4. Another part of the input has to be visible, for example only its caret.
    /// 5. The avoider can now make the input visible and could not before, or the other way round.
    @nonobjc public var lastDecision: Decision? { decider.last.map(Decision.init) }

    /// The plan of the latest decision: which views move, and how far. Nil before the first
    /// decision.
    package var lastPlan: AvoidancePlan? { decider.last?.plan }

    /// The geometry on which the latest decision was based: the frames of the keyboard, the input
    /// and its superviews before any view moved. Rects are in the window's coordinates. Nil before
    /// the first decision.
    package var lastScene: AvoidanceScene? { decider.last?.scene }
  }
#endif
