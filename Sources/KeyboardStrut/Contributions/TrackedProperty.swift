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
      let geometry: Geometry
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
      let assignmentSign: CGFloat
      /// A value that the app had assigned to this property before the keyboard showed. Nil if none
      /// is known. If the property has this value again, the app has assigned it.
      var earlier: CGFloat?

      package init(
        object: AnyObject, property: Property, current: CGFloat, geometry: Geometry = .none,
        assignmentSign: CGFloat = 0
      ) {
        (self.object, self.property, self.current) = (object, property, current)
        (self.geometry, self.assignmentSign) = (geometry, assignmentSign)
      }

      var key: Key { Key(object: ObjectIdentifier(object), property: property) }

      /// A placeholder for a property whose object has been deallocated. Methods of `Ledgers` find
      /// no record of this placeholder, and do nothing.
      @MainActor static var gone: TrackedProperty {
        TrackedProperty(object: Ledgers.shared, property: .offset, current: 0)
      }
    }

    /// The lengths that tell who has changed a property: the app, or UIKit after a layout.
    package enum Geometry {
      /// UIKit does not change the property.
      case none
      /// The property is the `center.y` of a view.
      case center(CenterGeometry)
      /// The property is the content offset of a scroll view.
      case scroll(ScrollGeometry)

      var center: CenterGeometry? {
        if case .center(let geometry) = self { geometry } else { nil }
      }

      var scroll: ScrollGeometry? {
        if case .scroll(let geometry) = self { geometry } else { nil }
      }
    }

    struct Key: Hashable {
      let object: ObjectIdentifier
      let property: Property
    }
  }
#endif
