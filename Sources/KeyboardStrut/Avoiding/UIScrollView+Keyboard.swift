#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  extension ScrollContainer {
    @MainActor
    init(_ view: UIScrollView, in window: UIWindow, owner: AnyObject) {
      let ledger = Contributions.shared
      let inset = view.contentInset
      let adjusted = view.adjustedContentInset
      let ownInset = ledger.amount(by: owner, to: view, .bottomInset, current: inset.bottom)
      // Where the user, or the app, has scrolled since, the place is theirs.
      if ledger.hasMoved(view, .offset, current: view.contentOffset.y) {
        ledger.relinquish(view, .offset)
      }
      self.init(
        frame: view.frame(in: window), contentHeight: view.contentSize.height,
        contentOffset: view.contentOffset.y,
        contentInset: VerticalInsets(top: inset.top, bottom: inset.bottom - ownInset),
        automaticInset: VerticalInsets(
          top: adjusted.top - inset.top, bottom: adjusted.bottom - inset.bottom),
        ownInset: ownInset,
        ownOffset: ledger.amount(
          by: owner, to: view, .offset, current: view.contentOffset.y),
        isPagingEnabled: view.isPagingEnabled,
        scrollsVertically: view.isScrollEnabled && view.canScrollVertically,
        consumption: view.roomToCome(besides: ownInset, in: window))
    }
  }

  extension UIScrollView {
    /// The bottom inset that the view's controller is about to add for the keyboard, in points: a
    /// table's or a collection's does, but not one whose subclass forgets super (facts 6.1). Once the
    /// keyboard rests, what is there is all that will come.
    fileprivate func roomToCome(besides own: CGFloat, in window: UIWindow) -> CGFloat {
      let center = KeyboardCenter.shared
      guard !center.isKeyboardResting(at: window.keyboardScreen), isListOfItsController else {
        return 0
      }
      let covered = center.coveredFrame(in: window)
      guard !covered.isEmpty else { return 0 }
      let room = adjustedContentInset.bottom - own
      return max(0, frame(in: window).maxY - covered.minY - room)
    }

    private var isListOfItsController: Bool {
      switch nearestController {
      case let controller as UITableViewController: controller.tableView === self
      case let controller as UICollectionViewController: controller.collectionView === self
      default: false
      }
    }

    /// Whether the content is a matter of up and down. A strip that only scrolls sideways is as high as
    /// its content (facts 7.3 #54).
    fileprivate var canScrollVertically: Bool {
      alwaysBounceVertical || contentSize.height > bounds.height
        || contentSize.width <= bounds.width
    }

    func setKeyboardInset(_ amount: CGFloat, owner: AnyObject) {
      let ledger = Contributions.shared
      contentInset.bottom = ledger.set(
        amount, by: owner, to: self, .bottomInset, current: contentInset.bottom)
      verticalScrollIndicatorInsets.bottom = ledger.set(
        amount, by: owner, to: self, .indicatorInset,
        current: verticalScrollIndicatorInsets.bottom)
    }

    func setKeyboardOffset(_ amount: CGFloat, owner: AnyObject) {
      let ledger = Contributions.shared
      let y = ledger.set(amount, by: owner, to: self, .offset, current: contentOffset.y)
      // Not by the property, which leaves a scroll of the app's under way (facts 7.3 #57).
      setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: false)
      ledger.settle(self, .offset, at: contentOffset.y)
    }
  }
#endif
