#if canImport(UIKit)
  import UIKit

  /// A layout guide with a strong reference to an object, such as an avoider. A view keeps its
  /// layout guides alive, so the object lives as long as the view to which we add this guide. We do
  /// not use a subview, because the app may remove all subviews of the view.
  package final class Keeper: UILayoutGuide {
    private let kept: AnyObject

    package init(_ kept: AnyObject) {
      self.kept = kept
      super.init()
    }

    required init?(coder: NSCoder) { nil }
  }
#endif
