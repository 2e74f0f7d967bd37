#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  extension Ledgers {
    /// The lengths of a view and its superview by which we tell a resized view from a moved view.
    package struct CenterGeometry {
      /// If UIKit resizes the view or its superview, `origin` and `center.y` change by the same
      /// number of points. If their changes differ, the app or UIKit has moved the view.
      ///
      /// `origin` is the sum of two lengths, in points. `LiftMover.swift` calculates them:
      /// 1. The distance from the view's top edge to its center. If the view becomes 20 points
      ///    taller, this distance grows by 10.
      /// 2. All, half or none of the superview's height. If the superview becomes 20 points taller,
      ///    autoresizing moves the top edge down by 20, 10 or 0 points. Zero if autoresizing scales
      ///    the y of the top edge instead (`scaling`).
      let origin: CGFloat
      /// The heights of the view and its superview, if UIKit scales the y of the view's top edge
      /// when the superview's height changes. Nil if UIKit does not scale this y.
      let scaling: Scaling?
    }

    /// The heights of a view and its superview, from which we calculate how autoresizing scales the
    /// y of the view's top edge. Autoresizing scales this y if the view's top and bottom margins
    /// are flexible. For example, if both margins together become 10 % shorter, the distance from
    /// the superview's top to the view becomes 10 % less.
    struct Scaling {
      let superviewHeight: CGFloat
      /// The view's own height, which does not change with the superview. Zero if the view's height
      /// is flexible, too.
      let fixedHeight: CGFloat

      /// Returns the factor by which UIKit multiplies the y of the top edge if the superview gets
      /// another height. Always 1 if the superview has no space for the view.
      func factor(for height: CGFloat) -> CGFloat {
        let (before, after) = (superviewHeight - fixedHeight, height - fixedHeight)
        return before > 0 && after > 0 ? after / before : 1
      }
    }

    /// Our record of a view's `center.y`, except for the points that avoiders have added.
    @MainActor
    final class CenterRecord {
      /// The value of `CenterGeometry.origin` when we last wrote `center.y`.
      private var origin: CGFloat
      /// The latest known heights.
      private var scaling: Scaling?

      init(_ geometry: CenterGeometry) { (origin, scaling) = (geometry.origin, geometry.scaling) }

      /// Returns by how many points a new height of the view or its superview has moved `center.y`
      /// since our last write. Positive downward.
      func shift(to geometry: CenterGeometry) -> CGFloat { geometry.origin - origin }

      /// Records that we write `center.y` now.
      func noteWrite(at geometry: CenterGeometry) { origin = geometry.origin }

      /// Adapts the ledger if autoresizing has moved the view, because the superview has another
      /// height. For example, the view's top and bottom margins are flexible, and both margins
      /// together become 10 % shorter. The y of a lifted view's top edge in the superview then
      /// becomes 10 % less. So we reduce both parts of this y, the app's own y and our lift, by
      /// 10 %.
      func resize(to geometry: CenterGeometry, _ ledger: inout Ledger) {
        guard let now = geometry.scaling else { return }
        if let scaling, scaling.superviewHeight != now.superviewHeight {
          ledger.scale(by: scaling.factor(for: now.superviewHeight), around: origin)
        }
        scaling = now
      }
    }
  }
#endif
