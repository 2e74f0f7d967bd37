#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Makes room in a scroll view: by its bottom inset, and by its offset.
  @MainActor
  final class ScrollMover: ContainerMover {
    private weak var scrollView: UIScrollView?
    /// What UIKit may be about to scroll, where it begins, and when that was.
    private static var start: (scrollView: Weak<UIScrollView>, y: CGFloat, time: CFTimeInterval)?

    init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

    var view: UIView? { scrollView }

    func container(in window: UIWindow, owner: AnyObject) -> AvoidanceContainer {
      guard let scrollView else { return .gone }
      let ledgers = Ledgers.shared
      let inset = scrollView.contentInset
      let adjusted = scrollView.adjustedContentInset
      let ownInset = ledgers.contribution(of: owner, to: scrollView.bottomInset)
      // Where the person, or the app, has scrolled since, the place is theirs.
      var ownOffset: (all: CGFloat, tentative: CGFloat) = (0, 0)
      if scrollView.holdsOurOffset() {
        ownOffset = ledgers.amount(
          of: owner, in: scrollView.verticalOffset, during: scrollView.motion)
      }
      var content = ScrollContent(height: scrollView.contentSize.height)
      content.offset = scrollView.contentOffset.y
      content.topInset = inset.top
      content.bottomInset = inset.bottom - ownInset
      content.automaticTopInset = adjusted.top - inset.top
      content.automaticBottomInset = adjusted.bottom - inset.bottom
      content.ownInset = ownInset
      content.tentativeOffset = ownOffset.tentative
      var container = AvoidanceContainer(
        frame: scrollView.frame(in: window), scrolling: content, refusal: scrollView.refusal)
      container.own = ownOffset.all
      container.selfAdjustment = scrollView.roomToCome(besides: ownInset, in: window)
      return container
    }

    func apply(_ move: AvoidanceMove, owner: AnyObject) {
      guard let scrollView else { return }
      let ledgers = Ledgers.shared
      // Before the inset changes, and with it the end.
      if scrollView.holdsOurOffset() {
        ledgers.concede(scrollView.verticalOffset, by: owner)
      } else {
        ledgers.letGo(of: scrollView.verticalOffset)
      }
      switch move.quantity {
      case .inset:
        let indicators = indicatorAmount(beside: move.to, owner: owner)
        scrollView.contentInset.bottom = ledgers.set(
          move.to, by: owner, to: scrollView.bottomInset)
        scrollView.verticalScrollIndicatorInsets.bottom = ledgers.set(
          indicators, by: owner, to: scrollView.indicatorInset)
      case .offset:
        let y = ledgers.set(
          move.to, by: owner, to: scrollView.verticalOffset, during: scrollView.motion,
          animatedFrom: takeStart())
        // Not by the property, which leaves a scroll of the app's under way.
        scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: y), animated: false)
        ledgers.acceptRounding(of: scrollView.verticalOffset)
      case .lift, .constant: break
      }
      if ledgers.contribution(of: owner, to: scrollView.bottomInset) != 0 {
        ledgers.watch(scrollView.verticalOffset)
      }
    }

    /// Takes an offset of ours as it is where the end of the content has taken it down.
    ///
    /// - Parameter isOurLayout: Whether that was in layout that we have asked for.
    /// - Returns: Whether it has.
    @discardableResult
    func concedeFall(owner: AnyObject, isOurLayout: Bool = false) -> Bool {
      guard let scrollView, !isUntouched, scrollView.holdsOurOffset(inLayout: isOurLayout)
      else { return false }
      let own = Ledgers.shared.contribution(of: owner, to: scrollView.bottomInset)
      Ledgers.shared.concede(
        scrollView.verticalOffset, by: owner, limit: scrollView.end(without: own),
        during: scrollView.motion)
      return true
    }

    /// Whether the end of the content has come down, and has taken the offset along.
    var wasClamped: Bool { !isUntouched && scrollView?.holdsOurOffset(inLayout: true) == true }

    /// The turn in which the focus has changed ends, and the keyboard has stayed as it was.
    func settle() {
      if let scrollView { Ledgers.shared.settle(scrollView.verticalOffset) }
    }

    /// Whether nobody has scrolled since we did.
    var isUntouched: Bool {
      scrollView.map { Ledgers.shared.drift(of: $0.verticalOffset) == 0 } ?? true
    }

    /// Before UIKit scrolls the nearest scroll view around an input that has just got the focus.
    static func noteStart(around input: UIView) {
      start = input.nearestScrollView.map { (Weak($0), $0.contentOffset.y, CACurrentMediaTime()) }
    }

    /// Where UIKit has begun to scroll, for the first offset that is written after it alone, and
    /// for as long as it takes: later it has begun elsewhere.
    private func takeStart() -> CGFloat? {
      guard let scrollView, let start = Self.start, start.scrollView.object === scrollView else {
        return nil
      }
      Self.start = nil
      let isRecent = CACurrentMediaTime() - start.time < 0.5
      return isRecent && scrollView.isScrolledByUIKit ? start.y : nil
    }

    /// How much the indicators are shortened where the content gets an amount: they know nothing of
    /// an inset of the app's, which made some of the room already, and of the safe area only where
    /// the view adds it to theirs.
    private func indicatorAmount(beside amount: CGFloat, owner: AnyObject) -> CGFloat {
      guard let scrollView, amount > 0 else { return 0 }
      let content = scrollView.bottomInset
      let indicators = scrollView.indicatorInset
      let inset = content.current - Ledgers.shared.contribution(of: owner, to: content)
      let own = indicators.current - Ledgers.shared.contribution(of: owner, to: indicators)
      let automatic =
        scrollView.automaticallyAdjustsScrollIndicatorInsets
        ? 0 : scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
      return max(0, amount + inset + automatic - own)
    }

    /// An app that has set one of the two insets outright has not meant the other. A place that is
    /// not ours any more is left as it is.
    func forget(_ owner: AnyObject) {
      guard let scrollView else { return }
      let ledgers = Ledgers.shared
      if let inset = ledgers.withdraw(owner, from: scrollView.bottomInset) {
        scrollView.contentInset.bottom = inset
      }
      if let inset = ledgers.withdraw(owner, from: scrollView.indicatorInset) {
        scrollView.verticalScrollIndicatorInsets.bottom = inset
      }
      ledgers.relinquish(scrollView.verticalOffset, by: owner)
    }
  }

  extension UIView {
    /// The nearest scroll view around it.
    var nearestScrollView: UIScrollView? {
      // By hand: this is asked several times for each event.
      var next = superview
      while let current = next {
        if let scrollView = current as? UIScrollView { return scrollView }
        next = current.superview
      }
      return nil
    }
  }

  extension UIScrollView {
    fileprivate var bottomInset: Ledgers.Number {
      Ledgers.Number(object: self, property: .bottomInset, current: contentInset.bottom)
    }

    fileprivate var indicatorInset: Ledgers.Number {
      Ledgers.Number(
        object: self, property: .indicatorInset, current: verticalScrollIndicatorInsets.bottom)
    }

    fileprivate var verticalOffset: Ledgers.Number {
      Ledgers.Number(
        object: self, property: .offset, current: contentOffset.y,
        top: Ledgers.Top(
          size: bounds.size, isAdjusted: adjustedContentInset.top != contentInset.top,
          offset: -adjustedContentInset.top))
    }

    /// Whether the offset is where we have left it, or as near as the view's end lets it be: a view
    /// that grows, or loses an inset, takes its content back by itself. In our layout, and while
    /// the view gets another size, the safe area may have been gone for a moment.
    fileprivate func holdsOurOffset(inLayout isLayout: Bool = false) -> Bool {
      let drift = Ledgers.shared.drift(of: verticalOffset)
      guard drift < 0 else { return drift == 0 }
      let mayLack = isLayout || Ledgers.shared.isResized(verticalOffset)
      let lost = mayLack ? adjustedContentInset.bottom - contentInset.bottom : 0
      return (-lost - 0.5...0.5).contains(contentOffset.y - end())
    }

    /// The offset at which the content would end without a part of its bottom inset.
    fileprivate func end(without part: CGFloat = 0) -> CGFloat {
      let inset = adjustedContentInset
      return max(-inset.top, contentSize.height + inset.bottom - part - bounds.height)
    }

    /// Whether it scrolls by itself, and not by a finger. Before iOS 17.4 nobody tells.
    fileprivate var isScrolledByUIKit: Bool {
      if #available(iOS 17.4, visionOS 1.1, *) { isScrollAnimating } else { false }
    }

    /// The motion that brings the keyboard, until that rests: other views may still move with it.
    fileprivate var motion: Int? { window.flatMap { KeyboardCenter.shared.motion(in: $0) } }

    /// The bottom inset that the view's controller is about to add for the keyboard, in points: a
    /// table's or a collection's does, but not one whose subclass forgets super. Once the keyboard
    /// rests, what is there is all that will come.
    fileprivate func roomToCome(besides own: CGFloat, in window: UIWindow) -> CGFloat {
      guard isAboutToMakeRoom(in: window) else { return 0 }
      let covered = KeyboardCenter.shared.coveredFrame(in: window)
      guard !covered.isEmpty else { return 0 }
      let room = adjustedContentInset.bottom - own
      return max(0, frame(in: window).maxY - covered.minY - room)
    }

    /// Whether its controller makes room for the keyboard, and may not be ready.
    func isAboutToMakeRoom(in window: UIWindow) -> Bool {
      !KeyboardCenter.shared.isKeyboardResting(at: window.keyboardScreen) && isListOfItsController
    }

    /// Whether it is the list of a table's or collection's controller.
    var isListOfItsController: Bool {
      switch nearestController {
      case let controller as UITableViewController: controller.tableView === self
      case let controller as UICollectionViewController: controller.collectionView === self
      default: false
      }
    }

    /// Why it is not scrolled; nil if it may be. A page would no longer line up with the others.
    fileprivate var refusal: AvoidancePlan.Unchanged.Reason? {
      guard isScrollEnabled, canScrollVertically else { return .scrollsSideways }
      return isPagingEnabled ? .pages : nil
    }

    /// Whether the content is a matter of up and down. A strip that only scrolls sideways is as
    /// high as its content.
    var canScrollVertically: Bool {
      alwaysBounceVertical || contentSize.height > bounds.height
        || contentSize.width <= bounds.width
    }
  }
#endif
