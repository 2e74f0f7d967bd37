#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  extension UIView {
    /// The nearest superview that is a scroll view. Nil if there is none.
    var nearestScrollView: UIScrollView? {
      // A plain loop is faster than a lazy sequence, and we read this property several times for
      // each keyboard event.
      var next = superview
      while let current = next {
        if let scrollView = current as? UIScrollView { return scrollView }
        next = current.superview
      }
      return nil
    }
  }

  extension UIScrollView {
    /// A number that identifies the keyboard's latest motion in the scroll view's window. Nil after
    /// the keyboard has come to rest. If the user then drags the keyboard, the drag counts as a new
    /// motion and has a new number. See `KeyboardModel.motion(in:)`.
    ///
    /// `Ledgers` stores this number with each offset that we set. As long as the number stays the
    /// same, a later plan may still change that offset. For example, a sheet may still rise with
    /// the keyboard, and the content then has to scroll less.
    var motion: Int? {
      window.flatMap { KeyboardCenter.shared.keyboard.motion(in: $0) }
    }

    /// Whether a table or collection view controller may still change the bottom inset of this
    /// scroll view for the keyboard. False while the keyboard is up and at rest, because the
    /// controller has already changed the inset by then.
    func isAboutToMakeRoom(in window: UIWindow) -> Bool {
      !KeyboardCenter.shared.isKeyboardResting(at: window.keyboardScreen) && isListOfListController
    }

    /// Whether the scroll view is the main view of a table view controller or a collection view
    /// controller.
    package var isListOfListController: Bool {
      switch nearestController {
      case let controller as UITableViewController: controller.tableView === self
      case let controller as UICollectionViewController: controller.collectionView === self
      default: false
      }
    }

    /// Whether the top inset may shrink when the content moves up, and grow again when the content
    /// returns to its top. Large titles and search bars in a navigation bar change the inset in
    /// this way. Also true while the scroll view is in no window.
    var hasBarThatShrinks: Bool {
      guard window != nil else { return true }
      var next = nearestController
      while let controller = next {
        if let navigation = controller.parent as? UINavigationController {
          return navigation.navigationBar.prefersLargeTitles
            || controller.navigationItem.searchController != nil
        }
        next = controller.parent
      }
      return false
    }

    /// The reason why we do not change the content offset. Nil if we may change it. We do not
    /// scroll a scroll view with paging, because the content would stop between two pages.
    var scrollRefusal: AvoidancePlan.Unchanged.Reason? {
      guard isScrollEnabled, canScrollVertically else { return .scrollsSideways }
      return isPagingEnabled ? .pages : nil
    }

    /// Whether the content can be scrolled up and down.
    ///
    /// The content size alone does not answer this question. A list that scrolls sideways may have
    /// so few items that they fit. So we check the following, in this order:
    /// 1. Whether the scroll view is a collection view with a flow layout. If so, the layout's
    ///    scroll direction decides.
    /// 2. Whether the scroll view always bounces vertically, or the content is taller than the
    ///    scroll view. If so, the value is true.
    /// 3. Whether the scroll view always bounces horizontally, or the content is wider than the
    ///    scroll view. If so, the value is false.
    /// 4. Whether the superview is a collection view. If so, the value is false. A collection view
    ///    puts a section that scrolls sideways into a separate scroll view.
    ///
    /// In all other cases the value is true.
    var canScrollVertically: Bool {
      if let layout = (self as? UICollectionView)?.collectionViewLayout
        as? UICollectionViewFlowLayout
      {
        return layout.scrollDirection == .vertical
      }
      if alwaysBounceVertical || contentSize.height > bounds.height { return true }
      return !alwaysBounceHorizontal && contentSize.width <= bounds.width
        && !(superview is UICollectionView)
    }
  }
#endif
