#if canImport(UIKit)
  import UIKit

  /// Keeps an object alive as long as a view lives, whatever happens to that view's subviews.
  package final class Keeper: UILayoutGuide {
    private let kept: AnyObject

    package init(_ kept: AnyObject) {
      self.kept = kept
      super.init()
    }

    required init?(coder: NSCoder) { nil }
  }
#endif
