#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Makes room in a scroll view: by its bottom inset, and by its offset.
  @MainActor
  final class ScrollMover: ContainerMover {
    private weak var scrollView: UIScrollView?

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
          animatedFrom: KeyboardCenter.shared.focus.scrollStart(of: scrollView))
        // Not by the property, which leaves a scroll of the app's under way.
        scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: y), animated: false)
        ledgers.acceptRounding(of: scrollView.verticalOffset)
      case .lift, .constant: break
      }
      if ledgers.contribution(of: owner, to: scrollView.bottomInset) != 0 {
        ledgers.watch(scrollView.verticalOffset)
      }
    }

    func add(to surroundings: inout Surroundings) {
      guard let scrollView else { return }
      surroundings.add(scrollView.contentInset)
      surroundings.add(scrollView.adjustedContentInset)
      surroundings.add(scrollView.contentSize)
      surroundings.add(scrollView.bounds.size)
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
    var wasClamped: Bool { !isUntouched && scrollView?.holdsOurOffset() == true }

    /// Takes in that UIKit has moved the content, whatever its limits are now.
    func noteClamp() {
      guard let scrollView else { return }
      Ledgers.shared.noteClamp(of: scrollView.verticalOffset)
    }

    /// Takes in that the user scrolls, if a finger or its throw has moved the content.
    func noteUser() {
      guard let scrollView, scrollView.isMovedByUser, !isUntouched else { return }
      Ledgers.shared.noteUser(of: scrollView.verticalOffset)
    }

    /// Whether nobody has scrolled since we did.
    var isUntouched: Bool {
      scrollView.map { Ledgers.shared.drift(of: $0.verticalOffset) == 0 } ?? true
    }

    /// Ends UIKit's own scroll to the input, which may have begun in this turn: the plan shows the
    /// input from where the scroll view stands.
    func endFocusScroll() {
      guard let scrollView, let y = KeyboardCenter.shared.focus.scrollStart(of: scrollView),
        y == scrollView.contentOffset.y
      else { return }
      scrollView.setContentOffset(scrollView.contentOffset, animated: false)
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
          limits: Ledgers.Limits(
            size: bounds.size, contentHeight: contentSize.height, inset: contentInset.bottom,
            adjustedInset: adjustedContentInset.bottom),
          isAdjusted: adjustedContentInset.top != contentInset.top,
          offset: -adjustedContentInset.top))
    }

    /// Whether the offset still has our part in it: it is where we have left it, or UIKit has moved
    /// it since. UIKit takes an offset back where the content, the view or an inset becomes less
    /// high, and moves it where rows turn out to be of another height. What the user or the app has
    /// scrolled is theirs.
    ///
    /// - Parameter isLayout: Whether only layout that we have asked for has happened since.
    fileprivate func holdsOurOffset(inLayout isLayout: Bool = false) -> Bool {
      let ledgers = Ledgers.shared
      guard ledgers.drift(of: verticalOffset) != 0 else { return true }
      if ledgers.isUsers(verticalOffset) { return scrollsForUsOnly }
      return isLayout || ledgers.mayBeClamped(verticalOffset)
    }

    /// Whether the keyboard has gone, and only our part of the inset makes the content scroll: then
    /// the user's place goes with it.
    private var scrollsForUsOnly: Bool {
      guard let window, KeyboardCenter.shared.coveredFrame(in: window).isEmpty else { return false }
      return end(without: Ledgers.shared.total(in: bottomInset)) <= -adjustedContentInset.top
    }

    /// The offset at which the content would end without a part of its bottom inset.
    fileprivate func end(without part: CGFloat = 0) -> CGFloat {
      let inset = adjustedContentInset
      return max(-inset.top, contentSize.height + inset.bottom - part - bounds.height)
    }

    /// The motion that brings the keyboard, until that rests: other views may still move with it.
    fileprivate var motion: Int? {
      window.flatMap { KeyboardCenter.shared.keyboard.motion(in: $0) }
    }

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
