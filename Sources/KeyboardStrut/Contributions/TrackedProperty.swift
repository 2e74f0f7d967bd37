#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  extension Ledgers {
    package enum Property: Hashable {
      case bottomInset
      case indicatorInset
      /// The top inset of a list that the app has turned upside down by a transform. On screen,
      /// this inset is at the bottom.
      case topInset
      case topIndicatorInset
      case offset
      case centerY
      case constant
      case bottomSafeArea
      case topSafeArea

      /// The smallest value that an app could plausibly assign to this property. For an inset of a
      /// scroll view, this is 0.
      ///
      /// If the app changes an inset, we cannot see which of these two changes the app has made:
      /// 1. Changed the previous inset by some points, as in `inset -= 10`.
      /// 2. Assigned a new inset, as in `inset = 20`.
      ///
      /// If case 1 would make the app's own inset negative, we assume case 2.
      var minimum: CGFloat {
        switch self {
        case .offset, .centerY, .constant, .topSafeArea: -.infinity
        default: 0
        }
      }
    }

    /// One property of an object, such as the content offset of a scroll view, and the property's
    /// current value.
    package struct TrackedProperty {
      let object: AnyObject
      let property: Property
      package let current: CGFloat
      /// A length by which we tell a resized view from a moved view. If UIKit resizes the view or
      /// its superview, `origin` and `center.y` change by the same number of points. If their
      /// changes differ, the app or UIKit has moved the view. Zero for all properties except
      /// `center.y`.
      ///
      /// `origin` is the sum of two lengths, in points. `LiftMover.swift` calculates them:
      /// 1. The distance from the view's top edge to its center. If the view becomes 20 points
      ///    taller, this distance grows by 10.
      /// 2. The part of the superview's height that autoresizing adds to the y of the top edge: all
      ///    of it, half of it or none. If the superview grows, UIKit moves the top edge down by the
      ///    same part of the growth. Zero if autoresizing scales the y of the top edge instead
      ///    (`scaling`).
      var origin: CGFloat = 0
      /// For `center.y`: the heights of the view and its superview, if UIKit scales the y of the
      /// view's top edge when the superview's height changes. The scaling factor depends on these
      /// heights. Nil if UIKit does not scale this y, or if the caller has not read the heights.
      var scaling: Scaling?
      /// Tells which changes can only mean that the app has assigned a new value.
      ///
      /// The app may change a value in two ways. It may add points, as in `center.y += 10`. The
      /// result then still includes the points that we have added. Or it may assign a new value, as
      /// in `center.y = 20`, and our points are lost. Usually we have to guess which of the two has
      /// happened. Sometimes the direction of the change decides:
      /// 1. Positive: an increase means that the app has assigned a new value.
      /// 2. Negative: a decrease means that the app has assigned a new value.
      /// 3. Zero: the direction of the change tells us nothing.
      ///
      /// For example, while the keyboard shows, we assume that no app moves a view down by adding
      /// points. So an increase of `center.y` is a new value. See `UIView.isKeyboardShowing`.
      var assignmentSign: CGFloat = 0
      /// A value that the app had assigned to this property before the keyboard showed. Nil if none
      /// is known. If the property has this value again, the app has assigned it.
      var earlier: CGFloat?
      /// The content offset at which the scroll view is scrolled to its top. Nil if the property is
      /// not a content offset.
      var top: Top?
      /// For a list that the app has turned upside down: the content offset that puts the first row
      /// at the list's lower edge on screen. Calculated without the inset that we have added there.
      /// Nil for all other lists and properties.
      ///
      /// If the app changes its own inset at that edge, this offset changes, too. A list whose
      /// first row was at the edge keeps its row there, because UIKit scrolls it.
      var firstRow: CGFloat?

      package init(
        object: AnyObject, property: Property, current: CGFloat, origin: CGFloat = 0,
        scaling: Scaling? = nil, assignmentSign: CGFloat = 0, top: Top? = nil,
        firstRow: CGFloat? = nil
      ) {
        (self.object, self.property, self.current) = (object, property, current)
        (self.origin, self.scaling) = (origin, scaling)
        self.assignmentSign = assignmentSign
        (self.top, self.firstRow) = (top, firstRow)
      }

      var key: Key { Key(object: ObjectIdentifier(object), property: property) }

      /// A placeholder for a property whose object has been deallocated. Methods of `Ledgers` find
      /// no record of this placeholder, and do nothing.
      @MainActor static var gone: TrackedProperty {
        TrackedProperty(object: Ledgers.shared, property: .offset, current: 0)
      }
    }

    /// The heights of a view and its superview, from which we calculate how autoresizing scales the
    /// y of the view's top edge. Autoresizing scales this y if the view's top and bottom margins
    /// are flexible. For example, if both margins together become 10 % shorter, the distance from
    /// the superview's top to the view becomes 10 % less.
    package struct Scaling {
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

    /// The content offset at which a scroll view is scrolled to its top.
    ///
    /// This offset changes when the scroll view's width changes, for example in a rotation. Content
    /// that was scrolled to its top before the rotation has to be scrolled to its top afterwards.
    /// So for such content, we record the new top offset as the app's own offset.
    package struct Top {
      let limits: Limits
      /// True if UIKit has added the safe area to the top inset. On a screen without bars, UIKit
      /// adds the safe area only if the content is tall enough to scroll.
      let isAdjusted: Bool
      var offset: CGFloat

      func isComparable(to other: Top) -> Bool {
        limits.size.width == other.limits.size.width && isAdjusted == other.isAdjusted
      }
    }

    /// The values that limit how far a scroll view can scroll. UIKit clamps the content offset only
    /// when one of these values changes.
    struct Limits: Equatable {
      var size: CGSize
      var contentHeight: CGFloat
      /// The inset of `contentInset` that the user sees below the content: the bottom inset, or the
      /// top inset if the scroll view is upside down.
      var inset: CGFloat
      /// The inset of `adjustedContentInset` that the user sees below the content: the bottom
      /// inset, or the top inset if the scroll view is upside down.
      var adjustedInset: CGFloat
    }

    struct Key: Hashable {
      let object: ObjectIdentifier
      let property: Property
    }
  }
#endif
