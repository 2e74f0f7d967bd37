#if canImport(UIKit)
  import UIKit

  extension UIView {
    /// Returns a view that is drawn over a part of this view, such as a navigation bar or a section
    /// header that a table pins. Nil if there is none. Ignores the keyboard and other windows.
    ///
    /// Many overlays are transparent, so only bars, blurs, headers of tables and views with an
    /// opaque background count. A bar counts even if the app has made it transparent.
    ///
    /// - Parameter target: The part of this view, in the window's coordinates.
    func coveringView(of target: CGRect) -> UIView? {
      for view in path {
        guard let superview = view.superview else { break }
        let siblings = superview.subviews
        guard let index = siblings.firstIndex(of: view) else { continue }
        for (other, sibling) in siblings.enumerated().reversed() where sibling !== view {
          let (height, otherHeight) = (view.layer.zPosition, sibling.layer.zPosition)
          guard otherHeight > height || otherHeight == height && other > index else { continue }
          if let cover = sibling.opaqueView(over: target) { return cover }
        }
      }
      return nil
    }

    /// Returns this view or one of its subviews, if it is drawn and hides a part of `target`.
    private func opaqueView(over target: CGRect) -> UIView? {
      // `KeyboardExplanationView` draws over the app's views to explain them.
      guard !isHidden, alpha > 0.5, !(self is KeyboardExplanationView), let window else {
        return nil
      }
      // An overlap of one point or less may be due to rounding.
      let common = frame(in: window).intersection(target)
      let isOver = !common.isNull && common.width > 1 && common.height > 1
      if isOver, hidesViewsBelow { return self }
      guard isOver || !clipsToBounds else { return nil }
      for subview in subviews.reversed() {
        if let cover = subview.opaqueView(over: target) { return cover }
      }
      return nil
    }

    private var hidesViewsBelow: Bool {
      switch self {
      case is UINavigationBar, is UIToolbar, is UITabBar, is UITableViewHeaderFooterView,
        is UIVisualEffectView:
        true
      default: backgroundColor.map { $0.cgColor.alpha == 1 } ?? false
      }
    }
  }
#endif
