#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Animates the content offset of table views and collection views frame by frame, with the
  /// keyboard's timing.
  ///
  /// Table and collection views keep only the rows inside their bounds. In an ordinary animation,
  /// the bounds have their final value from the first frame, so rows outside the final bounds would
  /// disappear at once. We therefore remove the animation that UIKit makes for the bounds, and set
  /// the content offset along the same curve in each frame.
  ///
  /// To calculate how far to move views, an avoider needs the positions that the views will have
  /// after all animations. So `settle()` moves each list to its final offset before the
  /// calculation, and `resume()` moves the lists back before Core Animation draws. The user does
  /// not see these two jumps, and the lists' delegates are not called.
  @MainActor
  final class ListScrollAnimations {
    static let shared = ListScrollAnimations()

    private var animations: [ListScrollAnimation] = []
    /// True if no list is being animated.
    var isEmpty: Bool { animations.isEmpty }

    private lazy var frames = DisplayFrames { [weak self] in self?.step() ?? false }

    /// Scrolls a list. Inside an animation block, we animate the list frame by frame. Outside an
    /// animation block, the list scrolls at once.
    ///
    /// - Parameter offset: The final content offset, in the list's points.
    func scroll(_ list: UIScrollView, to offset: CGPoint) {
      let start = list.contentOffset.y
      // Setting the present vertical offset again stops a scroll animation of UIKit.
      list.setContentOffset(CGPoint(x: offset.x, y: start), animated: false)
      let end = list.roundedToPixel(offset.y)
      if end == start { return }
      let others = Set(list.layer.animationKeys() ?? [])
      // Set the bounds instead of the offset, so that the scroll view's delegate is not called.
      list.bounds.origin.y = end
      guard let motion = list.layer.takeMotion(besides: others) else {
        list.bounds.origin.y = start
        animations.removeAll { $0.list === list }
        return list.setContentOffset(offset, animated: false)
      }
      let animation =
        animations.first { $0.list === list } ?? ListScrollAnimation(of: list, at: start)
      if animations.allSatisfy({ $0 !== animation }) { animations.append(animation) }
      animation.takeOver(list.layer.takeNewMotions())
      animation.add(motion, to: end)
      frames.isOn = true
    }

    /// Returns the final vertical content offset of a list that we animate frame by frame. Nil for
    /// any other list. Also nil if the user, the app or UIKit has moved the list since the latest
    /// frame of our animation.
    func end(of list: UIScrollView) -> CGFloat? {
      // Return early for speed, because usually we animate no list.
      guard !animations.isEmpty else { return nil }
      return animations.first { $0.list === list && $0.isUndisturbed }?.end
    }

    /// Scrolls each animated list to its final offset at once. The animations continue when
    /// `resume()` is called.
    func settle() {
      update()
      for animation in animations { animation.settle() }
    }

    /// Continues the animations after `settle()`: sets the offset of each animated list to the
    /// offset at which the user sees the list.
    func resume() {
      update()
      for animation in animations { animation.resume() }
    }

    /// Calls `resume()`, and then lays out each list that we are animating. If this layout shifts
    /// the content, as after `reloadData()`, we shift the list's animation by the same distance.
    ///
    /// Call this at the end of a run-loop turn, before Core Animation lays out the lists. If Core
    /// Animation laid them out first, we would take the shift for a scroll by the app, and end our
    /// animation.
    func endTurn() {
      // Return early for speed, because usually we animate no list.
      guard !animations.isEmpty else { return }
      resume()
      for animation in animations { animation.layOut() }
    }

    /// Moves each list that we are animating to its content offset for the next frame.
    ///
    /// - Returns: True if a list is still moving.
    private func step() -> Bool {
      update()
      let time = CACurrentMediaTime()
      for animation in animations { animation.step(at: time) }
      let refusing = animations.filter(\.isRefused).compactMap(\.list)
      animations.removeAll { $0.isOver || $0.isRefused }
      for avoider in refusing.isEmpty ? [] : Array(KeyboardCenter.shared.avoiders) {
        for list in refusing { avoider.noteDidNotScroll(of: list) }
      }
      return !animations.isEmpty
    }

    /// Adapts our animation of each list if the list's size, content height or insets have changed,
    /// or if UIKit has changed the content offset. Ends our animation if the user or the app has
    /// scrolled the list.
    private func update() {
      guard !animations.isEmpty else { return }
      // Do not use `removeAll(where:)` here. It would modify `animations` while it calls `update()`
      // of each animation. That `update()` reads `animations` through `UIScrollView.finalOffset`,
      // and Swift forbids such overlapping access.
      animations = animations.filter { $0.update() }
      if animations.isEmpty { frames.isOn = false }
    }
  }

  /// The scroll animation of one list. All offsets are vertical content offsets, in the list's
  /// points.
  ///
  /// We may begin to scroll the list again before an earlier scroll has ended. In each frame, we
  /// then add up the remaining distances of all scrolls, as UIKit does with its own animations.
  @MainActor
  private final class ListScrollAnimation {
    private(set) weak var list: UIScrollView?
    /// The offset at the end of the animation.
    private(set) var end: CGFloat
    /// The offset that the animation has set in its latest frame. The user sees the list at this
    /// offset now.
    private var drawn: CGFloat
    /// The time of the animation's latest frame, on Core Animation's clock.
    private var drawnTime = CACurrentMediaTime()
    private var motions: [FrameMotion] = []
    /// During the animation, we move the list back and forth between two offsets:
    /// 1. True: the list is at the final offset of the animation (`end`). An avoider can calculate
    ///    how far to move views.
    /// 2. False: the list is at the offset that the user sees (`drawn`).
    private var isSettled = true
    /// Whether UIKit's `isScrollAnimating` was false in at least one frame of our animation. If the
    /// value becomes true after that, the app may have begun a scroll, and our animation ends.
    /// Always false before iOS 17.4, where UIKit does not have `isScrollAnimating`.
    private var hasBeenStill = false
    private var limits: Limits
    /// Whether the list's delegate or subclass has changed the offset that we set in the latest
    /// frame.
    private(set) var isRefused = false

    /// The size, content height and insets of the list, which limit its content offset. When one of
    /// these values changes, UIKit may change the content offset.
    private struct Limits: Equatable {
      var size: CGSize
      var contentHeight: CGFloat
      var inset: UIEdgeInsets

      /// The smallest possible content offset, at the top of the content.
      var first: CGFloat { -inset.top }
      /// The greatest possible content offset, at the end of the content.
      var last: CGFloat { max(first, contentHeight + inset.bottom - size.height) }

      @MainActor init(of list: UIScrollView) {
        size = list.bounds.size
        contentHeight = list.contentSize.height
        inset = list.adjustedContentInset
      }
    }

    init(of list: UIScrollView, at offset: CGFloat) {
      self.list = list
      (drawn, end) = (offset, offset)
      limits = Limits(of: list)
    }

    /// Adds an animation that ends at the offset `end`. The caller has already set the list's
    /// offset to `end`. The user does not see this jump: before the next frame, `resume()` sets the
    /// list's offset back to the one on screen (`drawn`).
    func add(_ motion: FrameMotion, to end: CGFloat) {
      var motion = motion
      motion.distance = end - self.end
      motions.append(motion)
      (self.end, isSettled) = (end, true)
    }

    /// Takes over UIKit's animations of the list that began in this run-loop turn, and plays them
    /// frame by frame. For example, a table view controller removes its inset as the keyboard
    /// hides, and UIKit clamps the offset with an animation.
    ///
    /// Does nothing while the list is at the final offset of our animation (`isSettled`). Our
    /// animation then already covers the whole distance from the offset on screen to the final
    /// offset. If we added UIKit's distance, it would count twice.
    ///
    /// An animation without `motions` is an exception. This animation has only just been made and
    /// covers no distance yet, so we add UIKit's distance.
    func takeOver(_ others: [FrameMotion]) {
      guard !isSettled || motions.isEmpty, !others.isEmpty else { return }
      motions += others
      drawn -= others.reduce(0) { $0 + $1.distance }
      if !isSettled { beginNewMotions() }
    }

    var isOver: Bool { motions.isEmpty }

    /// Whether the list's content offset is still the offset that we have set most recently.
    var isUndisturbed: Bool { list?.contentOffset.y == (isSettled ? end : drawn) }

    func settle() {
      guard !isSettled, let list else { return }
      isSettled = true
      move(list, to: end)
    }

    func resume() {
      guard isSettled, let list else { return }
      isSettled = false
      beginNewMotions()
      move(list, to: drawn)
    }

    /// Starts the motions that have not started. Core Animation starts new animations when it
    /// commits its transaction. The commit follows soon, so we start our new motions now.
    private func beginNewMotions() {
      let now = CACurrentMediaTime()
      for index in motions.indices where motions[index].began == nil {
        motions[index].began = now
      }
    }

    /// Scrolls the list by setting its bounds, so that the scroll view's delegate is not called.
    private func move(_ list: UIScrollView, to y: CGFloat) {
      UIView.performWithoutAnimation { list.bounds.origin.y = y }
      // Scrolling may have changed the list's insets. For example, a navigation bar with a large
      // title changes the list's top inset when the list scrolls.
      limits = Limits(of: list)
    }

    func step(at time: CFTimeInterval) {
      guard let list else { return }
      motions.removeAll { $0.isOver(at: time) }
      if !hasBeenStill, !list.mayBeAnimated { hasBeenStill = true }
      let y = end - motions.reduce(0) { $0 + $1.distance * $1.rest(at: time) }
      // Set `drawn`, `drawnTime` and `isSettled` before `setContentOffset` calls the list's
      // delegate. The delegate may call the library, which then reads these properties.
      (drawn, drawnTime, isSettled) = (list.roundedToPixel(y), time, false)
      UIView.performWithoutAnimation {
        list.setContentOffset(CGPoint(x: list.contentOffset.x, y: drawn), animated: false)
      }
      let now = Limits(of: list)
      // UIKit changes the offset that we set only if the list's size, content height or insets
      // (`limits`) change. If the offset has changed without a change of `limits`, the list's
      // delegate or subclass has changed the offset.
      isRefused = now == limits && abs(list.contentOffset.y - drawn) > 0.5
      (drawn, limits) = (list.contentOffset.y, now)
    }

    /// Adapts the animation if the size, the content height or the insets of the list have changed
    /// since the previous call.
    ///
    /// - Returns: False if the animation has to end, for example because the user or the app
    ///   scrolls.
    func update() -> Bool {
      guard let list, !list.isDraggedOrDecelerating else { return false }
      let now = Limits(of: list)
      defer { limits = now }
      if list.window == nil {
        if isUndisturbed { settle() }
        return false
      }
      // The app may have begun an animated scroll that has not moved the content yet. Our animation
      // ends, so that it does not disturb the app's scroll.
      if !isSettled, hasBeenStill, list.mayBeAnimatedByApp { return false }
      if now == limits {
        // A different offset means that the app or UIKit has scrolled. We continue our animation if
        // UIKit may be scrolling to a new first responder with animation. In all other cases, we
        // assume that the app has scrolled, or that UIKit has scrolled to the caret. We then end
        // our animation.
        let system = KeyboardCenter.shared.systemScroll
        return isUndisturbed
          || system.isScrollingToInput(list) && system.caretStart(of: list) == nil
      }
      adapt(to: now, at: list.contentOffset.y)
      takeOver(list.layer.takeNewMotions())
      if !isUndisturbed { UIView.performWithoutAnimation { list.bounds.origin.y = drawn } }
      return true
    }

    /// Lays out the list if it needs layout. If layout has changed the content offset, adapts the
    /// animation. Does nothing if the list is not at the offset that we have set, because the app
    /// or UIKit has then scrolled the list.
    func layOut() {
      guard let list, list.layer.needsLayout(), isUndisturbed else { return }
      list.layoutIfNeeded()
      guard !isUndisturbed else { return }
      let now = Limits(of: list)
      adapt(to: now, at: list.contentOffset.y, inLayout: true)
      limits = now
    }

    /// Adapts the animation after the list's size, content height or inset has changed to `now`,
    /// and UIKit has perhaps changed the content offset in response.
    ///
    /// - Parameters:
    ///   - offset: The list's content offset now.
    ///   - isLayout: True if only layout of the list can have changed the offset.
    private func adapt(to now: Limits, at offset: CGFloat, inLayout isLayout: Bool = false) {
      let rest = end - drawn
      let shift = offset - (isSettled ? end : drawn)
      let isClamped =
        shift < 0 && offset >= now.last - 0.5 || shift > 0 && offset <= now.first + 0.5
      // If the height of rows above the visible ones changes, UIKit shifts the offset so that the
      // visible rows stay in position. We shift the whole animation by the same distance.
      let isShifted = isLayout || now.contentHeight != limits.contentHeight
      let rowShift = isShifted && !isClamped ? shift : 0
      if isSettled {
        end = offset
        drawn += rowShift
      } else {
        drawn = offset
        // An animation that scrolls to the top of the content still ends at the top, which may now
        // have another offset.
        if abs(end - limits.first) <= 0.5 {
          end = now.first
        } else if end <= limits.last {
          // `end` may be less than `now.first`, the smallest offset that is possible now. We do not
          // raise `end` then. When the list arrives at the top, a large title expands and the top
          // inset grows, so `end` becomes possible.
          end = min(max(end + rowShift, min(end, now.first)), now.last)
        } else {
          end += rowShift
        }
      }
      // The list now has another distance to go, so we change the distance of the newest animation.
      // Only the fraction `remaining` of this animation is left. So its whole distance changes by
      // the difference divided by this fraction.
      guard let last = motions.indices.last else { return }
      let remaining = motions[last].rest(at: drawnTime)
      if remaining > 0 { motions[last].distance += (end - drawn - rest) / remaining }
    }
  }

  extension UIScrollView {
    /// Whether the user drags the content, or the content decelerates after a drag.
    var isDraggedOrDecelerating: Bool { isDragging || isDecelerating }

    /// Returns a vertical offset rounded to the nearest device pixel, as UIKit rounds each content
    /// offset that we set.
    fileprivate func roundedToPixel(_ y: CGFloat) -> CGFloat {
      let scale = max(1, traitCollection.displayScale)
      return (y * scale).rounded() / scale
    }

    /// Whether the scroll view keeps only the rows inside its bounds, as table views and collection
    /// views do.
    var keepsOnlyVisibleRows: Bool { self is UITableView || self is UICollectionView }

    /// The content offset at the end of our own frame-by-frame animation of this scroll view. If no
    /// such animation runs, the present content offset.
    var finalOffset: CGPoint {
      CGPoint(x: contentOffset.x, y: ListScrollAnimations.shared.end(of: self) ?? contentOffset.y)
    }
  }

  extension CALayer {
    /// Removes the animation of the bounds' origin that UIKit has just added to the layer.
    ///
    /// - Parameter others: The keys of the animations that the layer had before we changed the
    ///   bounds.
    /// - Returns: The timing and duration of the removed animation. Nil if no animation was added.
    fileprivate func takeMotion(besides others: Set<String>) -> FrameMotion? {
      for key in animationKeys() ?? [] where key.hasPrefix("bounds.origin") {
        guard !others.contains(key), let animation = animation(forKey: key),
          let timing = animation.timing
        else { continue }
        removeAnimation(forKey: key)
        return FrameMotion(timing: timing, duration: animation.duration)
      }
      return nil
    }

    /// Removes all animations of the bounds' origin that began in this run-loop turn, except
    /// horizontal ones. An animation without a begin time is new, because Core Animation sets this
    /// time when it commits the turn.
    ///
    /// Since iOS 8, the animations of UIKit's animation blocks are additive: each adds a distance
    /// to the final value, and the distance shrinks to zero.
    ///
    /// - Returns: The timings, durations and vertical distances of the removed animations.
    fileprivate func takeNewMotions() -> [FrameMotion] {
      (animationKeys() ?? []).filter { $0.hasPrefix("bounds.origin") }.compactMap { key in
        guard let animation = animation(forKey: key) as? CABasicAnimation,
          animation.beginTime == 0, animation.isAdditive, let timing = animation.timing,
          let difference = animation.startPoint, difference.x == 0
        else { return nil }
        removeAnimation(forKey: key)
        return FrameMotion(
          timing: timing, duration: animation.duration, distance: -difference.y)
      }
    }
  }

  extension CABasicAnimation {
    /// The start value of the animation. Nil if the start value is not a point.
    fileprivate var startPoint: CGPoint? {
      #if NO_ANY_BRIDGING
        // .ci/contract compiles the iOS code of this module on Linux. On Linux, Swift cannot bridge
        // a value of the type `Any` to `CGPoint`, so the cast below does not compile.
        nil
      #else
        fromValue as? CGPoint
      #endif
    }
  }

  extension CAAnimation {
    /// The timing curve of the animation. Nil if the animation is neither a spring nor a basic
    /// animation with a duration.
    fileprivate var timing: KeyboardTiming? {
      if let spring = self as? CASpringAnimation {
        let (mass, stiffness) = (Double(spring.mass), Double(spring.stiffness))
        // Core Animation limits the damping of a spring to critical damping, so we do the same.
        let damping = min(Double(spring.damping), 2 * (stiffness * mass).squareRoot())
        return .spring(mass: mass, stiffness: stiffness, damping: damping)
      }
      guard self is CABasicAnimation, duration > 0 else { return nil }
      let points = timingFunction?.innerPoints ?? [.zero, CGPoint(x: 1, y: 1)]
      return .bezier(
        x1: points[0].x, y1: points[0].y, x2: points[1].x, y2: points[1].y, duration: duration)
    }
  }
#endif
