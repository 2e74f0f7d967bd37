#if canImport(UIKit)
  import UIKit

  /// A layout guide that owns an object. Added to a view, the guide keeps the object alive as long
  /// as the view lives, even if the app removes all subviews of the view.
  package final class Keeper: UILayoutGuide {
    private let kept: AnyObject

    package init(_ kept: AnyObject) {
      self.kept = kept
      super.init()
    }

    required init?(coder: NSCoder) { nil }
  }
#endif
