#if canImport(UIKit)
  import UIKit

  /// Keeps something as long as the view it lives in, whatever becomes of that view's subviews.
  package final class Keeper: UILayoutGuide {
    private let kept: AnyObject

    package init(_ kept: AnyObject) {
      self.kept = kept
      super.init()
    }

    required init?(coder: NSCoder) { nil }
  }
#endif
