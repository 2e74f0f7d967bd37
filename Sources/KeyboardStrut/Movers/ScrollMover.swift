#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Makes room in a scroll view: by the inset below its content, and by its offset.
  @MainActor
  final class ScrollMover: ContainerMover {
    private weak var scrollView: UIScrollView?
    /// How the content ran on screen when it was last read.
    private var axis = ScrollAxis()

    init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

    var view: UIView? { scrollView }

    func container(in window: UIWindow, owner: AnyObject) -> AvoidanceContainer {
      guard let scrollView else { return .gone }
      let axis = ScrollAxis(of: scrollView, in: window)
      self.axis = axis ?? self.axis
      var container = AvoidanceContainer(
        frame: scrollView.frame(in: window), scrolling: content(for: owner),
        refusal: axis == nil ? .scrollsSideways : scrollView.refusal)
      // We do not scroll a sideways scroll view, so it shows nothing above or below its edges.
      if container.refusal == .scrollsSideways { container.clips = scrollView.clipsToBounds }
      container.own = ownOffset(of: owner).all * self.axis.scale
      container.selfAdjustment = roomToCome(
        besides: container.content.ownInset, in: window)
      return container
    }

    /// Returns the content, upright and in the window's points.
    private func content(for owner: AnyObject) -> ScrollContent {
      guard let scrollView else { return ScrollContent(height: 0) }
      let scale = axis.scale
      let (inset, adjusted) = (scrollView.contentInset, scrollView.adjustedContentInset)
      let ownInset = Ledgers.shared.contribution(of: owner, to: lowerInset)
      var content = ScrollContent(height: scrollView.contentSize.height * scale)
      content.offset = offsetOnScreen
      content.topInset = axis.upper(inset) * scale
      content.bottomInset = (axis.lower(inset) - ownInset) * scale
      content.automaticTopInset = (axis.upper(adjusted) - axis.upper(inset)) * scale
      content.automaticBottomInset = (axis.lower(adjusted) - axis.lower(inset)) * scale
      content.ownInset = ownInset * scale
      content.tentativeOffset = ownOffset(of: owner).tentative * scale
      return content
    }

    /// The offset, upright and in the window's points.
    var offsetOnScreen: CGFloat {
      guard let scrollView else { return 0 }
      let y = scrollView.offsetToCome.y
      let upright =
        axis.isUpsideDown ? scrollView.contentSize.height - scrollView.bounds.height - y : y
      return upright * axis.scale
    }

    /// Returns how much of the offset an avoider has added: in all, and the part that it may still
    /// take back in this motion. Both are zero if the user or the app has scrolled since then.
    private func ownOffset(of owner: AnyObject) -> (all: CGFloat, tentative: CGFloat) {
      guard let scrollView, holdsOurOffset() else { return (0, 0) }
      return Ledgers.shared.amount(of: owner, in: verticalOffset, during: scrollView.motion)
    }

    func apply(_ move: AvoidanceMove, owner: AnyObject) {
      guard let scrollView else { return }
      let ledgers = Ledgers.shared
      let amount = move.to / axis.scale
      // Do this before the inset changes, because the end of the content changes with it.
      if holdsOurOffset() {
        ledgers.concede(verticalOffset, by: owner)
      } else {
        ledgers.letGo(of: verticalOffset)
      }
      switch move.quantity {
      case .inset:
        let indicators = indicatorAmount(beside: amount, owner: owner)
        let offset = scrollView.contentOffset
        axis.setLower(
          &scrollView.contentInset, ledgers.set(amount, by: owner, to: lowerInset))
        axis.setLower(
          &scrollView.verticalScrollIndicatorInsets,
          ledgers.set(indicators, by: owner, to: indicatorInset))
        // In an upside-down list our inset is the top inset. When it grows, UIKit also scrolls
        // content that is at its top. We set the offset back, because the plan moves it separately.
        if axis.isUpsideDown, move.to > move.from, scrollView.contentOffset != offset {
          scrollView.setContentOffset(offset, animated: false)
        }
      case .offset:
        let start = KeyboardCenter.shared.focus.scrollStart(of: scrollView)
        let offset = ledgers.set(
          amount, by: owner, to: verticalOffset, during: scrollView.motion,
          animatedFrom: start.map { $0 * axis.direction })
        let point = CGPoint(x: scrollView.contentOffset.x, y: offset * axis.direction)
        if scrollView.keepsOnlyVisibleRows, !scrollView.isScrolledByUser {
          ListGlides.shared.scroll(scrollView, to: point)
        } else {
          // Call the method and do not assign `contentOffset`. An assignment would not stop an
          // animated scroll that the app has started.
          scrollView.setContentOffset(point, animated: false)
        }
        ledgers.acceptRounding(of: verticalOffset)
      case .lift, .constant: break
      }
      if ledgers.contribution(of: owner, to: lowerInset) != 0 { ledgers.watch(verticalOffset) }
    }

    func add(to surroundings: inout Surroundings) {
      guard let scrollView else { return }
      surroundings.add(scrollView.contentInset)
      surroundings.add(scrollView.adjustedContentInset)
      surroundings.add(scrollView.contentSize)
      surroundings.add(scrollView.bounds.size)
    }

    /// Accepts a lower offset if the end of the content has come down and taken the offset with it.
    ///
    /// - Parameter isOurLayout: Whether that happened in layout that we have asked for.
    /// - Returns: Whether the offset has moved in this way.
    @discardableResult
    func concedeFall(owner: AnyObject, isOurLayout: Bool = false) -> Bool {
      guard scrollView != nil, !isUntouched, holdsOurOffset(inLayout: isOurLayout) else {
        return false
      }
      let own = Ledgers.shared.contribution(of: owner, to: lowerInset)
      Ledgers.shared.concede(
        verticalOffset, by: owner, limit: end(without: own), during: scrollView?.motion)
      return true
    }

    /// Whether the end of the content has come down and taken the offset with it.
    var wasClamped: Bool { !isUntouched && holdsOurOffset() }

    /// Whether the user drags the content, or it decelerates, at an offset that is valid only with
    /// the inset of an avoider. UIKit clamps the offset at once when an inset shrinks, so the
    /// content would jump under the finger.
    ///
    /// Also whether a drag has begun and has not moved the content from the avoider's offset yet.
    /// The keyboard hides at that moment if the drag dismisses it. The content would jump if the
    /// avoider then set its offset back.
    func isHeld(withInsetOf owner: AnyObject) -> Bool {
      guard let scrollView, scrollView.isMovedByUser else { return false }
      if scrollView.isScrolledByUser, isUntouched,
        Ledgers.shared.contribution(of: owner, to: verticalOffset) != 0
      {
        return true
      }
      let own = Ledgers.shared.contribution(of: owner, to: lowerInset)
      return own > 0 && verticalOffset.current > end(without: own)
    }

    /// Leaves the offset as it is to the app, and ends the owner's part of it.
    func leaveOffset(by owner: AnyObject) { Ledgers.shared.relinquish(verticalOffset, by: owner) }

    /// Records that UIKit has moved the content, even if its limits are the old ones again.
    func noteClamp() { Ledgers.shared.noteClamp(of: verticalOffset) }

    /// Records that the user scrolls, if a finger or its throw has moved the content.
    func noteUser() {
      guard let scrollView, scrollView.isMovedByUser, !isUntouched else { return }
      Ledgers.shared.noteUser(of: verticalOffset)
    }

    /// Hands the current offset to the user if it differs from ours. Does nothing if UIKit may have
    /// caused the difference, by clamping the offset or by scrolling to the input.
    func noteScroll() {
      guard let scrollView, !isUntouched, !Ledgers.shared.mayBeClamped(verticalOffset),
        KeyboardCenter.shared.focus.scrollStart(of: scrollView) == nil
      else { return }
      Ledgers.shared.noteUser(of: verticalOffset)
    }

    /// Whether the offset is still where we left it.
    var isUntouched: Bool { Ledgers.shared.drift(of: verticalOffset) == 0 }

    /// Stops a scroll to the input that UIKit may have begun in this turn. Our own scroll starts at
    /// the present offset and brings the input into view.
    func endFocusScroll() {
      guard let scrollView, let y = KeyboardCenter.shared.focus.scrollStart(of: scrollView),
        y == scrollView.contentOffset.y
      else { return }
      scrollView.setContentOffset(scrollView.contentOffset, animated: false)
    }

    /// Returns how much to add to the indicators' inset if the content's inset gets an amount. An
    /// inset of the app may have made some of the room for the content already, and the indicators
    /// do not know it. They know the safe area only if the view adds it to their insets.
    private func indicatorAmount(beside amount: CGFloat, owner: AnyObject) -> CGFloat {
      guard let scrollView, amount > 0 else { return 0 }
      let (content, indicators) = (lowerInset, indicatorInset)
      let inset = content.current - Ledgers.shared.contribution(of: owner, to: content)
      let own = indicators.current - Ledgers.shared.contribution(of: owner, to: indicators)
      let automatic =
        scrollView.automaticallyAdjustsScrollIndicatorInsets
        ? 0 : axis.lower(scrollView.adjustedContentInset) - axis.lower(scrollView.contentInset)
      return max(0, amount + inset + automatic - own)
    }

    /// Takes our part out of each inset separately, because an app that has set one of them
    /// outright may not have set the other. Leaves the offset as it is.
    func forget(_ owner: AnyObject) {
      guard let scrollView else { return }
      let ledgers = Ledgers.shared
      if let inset = ledgers.withdraw(owner, from: lowerInset) {
        axis.setLower(&scrollView.contentInset, inset)
      }
      if let inset = ledgers.withdraw(owner, from: indicatorInset) {
        axis.setLower(&scrollView.verticalScrollIndicatorInsets, inset)
      }
      ledgers.relinquish(verticalOffset, by: owner)
    }
  }

  // MARK: The scroll view's numbers, in its own points

  extension ScrollMover {
    private var lowerInset: Ledgers.Number {
      number(axis.isUpsideDown ? .topInset : .bottomInset, \.contentInset)
    }

    private var indicatorInset: Ledgers.Number {
      number(
        axis.isUpsideDown ? .topIndicatorInset : .indicatorInset, \.verticalScrollIndicatorInsets)
    }

    private func number(
      _ property: Ledgers.Property, _ insets: KeyPath<UIScrollView, UIEdgeInsets>
    ) -> Ledgers.Number {
      guard let scrollView else { return .gone }
      return Ledgers.Number(
        object: scrollView, property: property, current: axis.lower(scrollView[keyPath: insets]))
    }

    /// The offset, with its sign chosen so that a higher value moves the content up on screen.
    private var verticalOffset: Ledgers.Number {
      guard let scrollView else { return .gone }
      let adjusted = scrollView.adjustedContentInset
      return Ledgers.Number(
        object: scrollView, property: .offset, current: scrollView.offsetToCome.y * axis.direction,
        top: Ledgers.Top(
          limits: Ledgers.Limits(
            size: scrollView.bounds.size, contentHeight: scrollView.contentSize.height,
            inset: axis.lower(scrollView.contentInset), adjustedInset: axis.lower(adjusted)),
          isAdjusted: axis.upper(adjusted) != axis.upper(scrollView.contentInset),
          offset: axis.isUpsideDown ? -highest(adjusted) : -adjusted.top),
        firstRow: axis.isUpsideDown ? adjusted.top - ownLowerInset : nil)
    }

    /// The sum of all contributions to the inset below the content; zero if the app has set it
    /// outright.
    private var ownLowerInset: CGFloat {
      let ledgers = Ledgers.shared
      return ledgers.isSetOutright(lowerInset) ? 0 : ledgers.total(in: lowerInset)
    }

    /// Returns the highest content offset, if the content is higher than the scroll view.
    private func highest(_ adjusted: UIEdgeInsets) -> CGFloat {
      guard let scrollView else { return 0 }
      return scrollView.contentSize.height + adjusted.bottom - scrollView.bounds.height
    }

    /// Whether the offset still contains our part: it is where we left it, or UIKit has moved it
    /// since. UIKit clamps an offset if the content, the view or an inset becomes less high. It
    /// also moves an offset if rows turn out to have another height. A position to which the user
    /// or the app has scrolled is theirs.
    ///
    /// - Parameter isLayout: Whether only layout that we have asked for has happened since.
    private func holdsOurOffset(inLayout isLayout: Bool = false) -> Bool {
      let ledgers = Ledgers.shared
      guard ledgers.drift(of: verticalOffset) != 0 else { return true }
      if ledgers.isUsers(verticalOffset) { return scrollsForUsOnly }
      return isLayout || ledgers.mayBeClamped(verticalOffset)
    }

    /// Whether the keyboard is down and the content can be scrolled only because of our inset. When
    /// we take the inset away, the position to which the user has scrolled is lost, too. So the
    /// offset counts as ours.
    private var scrollsForUsOnly: Bool {
      guard let scrollView, let window = scrollView.window,
        KeyboardCenter.shared.coveredFrame(in: window).isEmpty
      else { return false }
      let insets = scrollView.adjustedContentInset
      return scrollView.contentSize.height + insets.top + insets.bottom - scrollView.bounds.height
        <= Ledgers.shared.total(in: lowerInset)
    }

    /// Returns the offset at which the content would end without a part of the inset below it. It
    /// is counted as in `verticalOffset`.
    private func end(without part: CGFloat = 0) -> CGFloat {
      guard let scrollView else { return 0 }
      let adjusted = scrollView.adjustedContentInset
      if axis.isUpsideDown { return max(-highest(adjusted), adjusted.top - part) }
      return max(-adjusted.top, highest(adjusted) - part)
    }

    /// Returns the inset that the view's controller is about to add for the keyboard, in the
    /// window's points. A table's or a collection's controller adds one, unless a subclass forgets
    /// to call super. Once the keyboard rests, no more inset comes.
    private func roomToCome(besides own: CGFloat, in window: UIWindow) -> CGFloat {
      guard let scrollView, scrollView.isAboutToMakeRoom(in: window), !axis.isUpsideDown else {
        return 0
      }
      let covered = KeyboardCenter.shared.coveredFrame(in: window)
      guard !covered.isEmpty else { return 0 }
      let room = scrollView.adjustedContentInset.bottom * axis.scale - own
      return max(0, scrollView.frame(in: window).maxY - covered.minY - room)
    }
  }

  extension UIView {
    /// The nearest scroll view around this view.
    var nearestScrollView: UIScrollView? {
      // A plain loop, because this is read several times for each event.
      var next = superview
      while let current = next {
        if let scrollView = current as? UIScrollView { return scrollView }
        next = current.superview
      }
      return nil
    }
  }

  extension UIScrollView {
    /// A number for the keyboard's motion; nil once the keyboard rests. Until then other views may
    /// still move with it.
    fileprivate var motion: Int? {
      window.flatMap { KeyboardCenter.shared.keyboard.motion(in: $0) }
    }

    /// Whether its controller makes room for the keyboard and may not have finished.
    func isAboutToMakeRoom(in window: UIWindow) -> Bool {
      !KeyboardCenter.shared.isKeyboardResting(at: window.keyboardScreen) && isListOfItsController
    }

    /// Whether it is the list of a table view controller or a collection view controller.
    package var isListOfItsController: Bool {
      switch nearestController {
      case let controller as UITableViewController: controller.tableView === self
      case let controller as UICollectionViewController: controller.collectionView === self
      default: false
      }
    }

    /// The reason why it is not scrolled; nil if it may be. A page would no longer line up with the
    /// others.
    fileprivate var refusal: AvoidancePlan.Unchanged.Reason? {
      guard isScrollEnabled, canScrollVertically else { return .scrollsSideways }
      return isPagingEnabled ? .pages : nil
    }

    /// Whether the content can be scrolled up and down.
    ///
    /// A strip that scrolls sideways may have so few items that they fit. So the purpose of the
    /// scroll view comes first: the direction of its layout, then where it bounces, then the
    /// content's size. If none of them tells, it scrolls vertically, as most scroll views do.
    var canScrollVertically: Bool {
      if let layout = (self as? UICollectionView)?.collectionViewLayout
        as? UICollectionViewFlowLayout
      {
        return layout.scrollDirection == .vertical
      }
      if alwaysBounceVertical || contentSize.height > bounds.height { return true }
      // A collection scrolls some of its sections sideways, each in a scroll view of its own.
      return !alwaysBounceHorizontal && contentSize.width <= bounds.width
        && !(superview is UICollectionView)
    }
  }
#endif
