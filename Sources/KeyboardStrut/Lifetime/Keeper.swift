#if canImport(UIKit)
  import UIKit

  /// A layout guide with a strong reference to an object. We add the guide to a view. The object
  /// then lives as long as the view, even if the app removes all subviews of the view.
  package final class Keeper: UILayoutGuide {
    private let kept: AnyObject

    package init(_ kept: AnyObject) {
      self.kept = kept
      super.init()
    }

    required init?(coder: NSCoder) { nil }
  }
#endif
