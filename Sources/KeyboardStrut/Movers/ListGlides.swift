#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Scrolls tables and collections frame by frame, in the timing of the keyboard.
  ///
  /// These lists keep only the rows inside their bounds. In an ordinary animation the bounds have
  /// their final value from the first frame, and the rows that leave would vanish at once. So we
  /// take the animation that UIKit makes for the bounds, remove it, and move the offset along its
  /// curve ourselves.
  ///
  /// A decision needs to know where everything will be. `settle()` puts the lists where their
  /// glides end, and `resume()` puts them back before the turn is committed. The user never sees
  /// the lists there, and their delegates are not told.
  @MainActor
  final class ListGlides {
    static let shared = ListGlides()

    private var glides: [ListGlide] = []
    private lazy var frames = DisplayFrames { [weak self] in self?.step() ?? false }

    /// Scrolls a list. Inside an animation the list glides; elsewhere it moves at once.
    ///
    /// - Parameter offset: The content offset to end at, in the list's points.
    func scroll(_ list: UIScrollView, to offset: CGPoint) {
      let start = list.contentOffset.y
      // This ends a scroll of UIKit, and moves nothing.
      list.setContentOffset(CGPoint(x: offset.x, y: start), animated: false)
      let end = list.roundedToPixel(offset.y)
      if end == start { return }
      let others = Set(list.layer.animationKeys() ?? [])
      // Set the bounds, because that does not tell the delegate.
      list.bounds.origin.y = end
      guard let motion = list.layer.takeMotion(besides: others) else {
        list.bounds.origin.y = start
        glides.removeAll { $0.list === list }
        return list.setContentOffset(offset, animated: false)
      }
      let glide = glides.first { $0.list === list } ?? ListGlide(of: list, at: start)
      if glides.allSatisfy({ $0 !== glide }) { glides.append(glide) }
      glide.add(motion, to: end)
      frames.isOn = true
    }

    /// Returns the vertical offset at which a list ends; nil for a list that does not glide.
    func end(of list: UIScrollView) -> CGFloat? {
      // Usually there are no glides.
      guard !glides.isEmpty else { return nil }
      return glides.first { $0.list === list && $0.isUndisturbed }?.end
    }

    /// Puts all lists where their glides end, until `resume()`.
    func settle() {
      update()
      for glide in glides { glide.settle() }
    }

    /// Puts all lists back where they are drawn.
    func resume() {
      update()
      for glide in glides { glide.resume() }
    }

    /// - Returns: Whether a list still moves.
    private func step() -> Bool {
      update()
      let time = CACurrentMediaTime()
      for glide in glides { glide.step(at: time) }
      let refusing = glides.filter(\.isRefused).compactMap(\.list)
      glides.removeAll { $0.isOver || $0.isRefused }
      for avoider in refusing.isEmpty ? [] : Array(KeyboardCenter.shared.avoiders) {
        for list in refusing { avoider.noteRefusal(of: list) }
      }
      return !glides.isEmpty
    }

    /// Corrects the scroll animations under way, if UIKit, the user or the app has scrolled their
    /// lists since the last call.
    private func update() {
      guard !glides.isEmpty else { return }
      // `update()` reads `glides`, so `removeAll` would be a second access to it.
      glides = glides.filter { $0.update() }
      if glides.isEmpty { frames.isOn = false }
    }
  }

  /// A list on its way to another offset. All offsets are vertical, in the list's points.
  ///
  /// As with animations of UIKit, a motion that begins while another one runs is added to it.
  @MainActor
  private final class ListGlide {
    private(set) weak var list: UIScrollView?
    private(set) var end: CGFloat
    /// The list's offset in the frame that is drawn now.
    private var drawn: CGFloat
    /// The time of that frame.
    private var drawnTime = CACurrentMediaTime()
    private var motions: [FrameMotion] = []
    /// Whether the list's offset has its final value now. False while it has the value that is
    /// drawn.
    private var isSettled = true
    private var limits: Limits
    /// Whether the list's delegate or subclass has put another offset in place of ours.
    private(set) var isRefused = false

    /// The values that limit the offset. When one changes, UIKit may move the offset automatically.
    private struct Limits: Equatable {
      var size: CGSize
      var contentHeight: CGFloat
      var inset: UIEdgeInsets

      /// The lowest offset.
      var first: CGFloat { -inset.top }
      /// The highest offset.
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

    /// Adds a motion. The list is at `end` already.
    func add(_ motion: FrameMotion, to end: CGFloat) {
      var motion = motion
      motion.distance = end - self.end
      motions.append(motion)
      (self.end, isSettled) = (end, true)
    }

    var isOver: Bool { motions.isEmpty }

    /// Whether the list is still where we moved it last.
    var isUndisturbed: Bool { list?.contentOffset.y == (isSettled ? end : drawn) }

    func settle() {
      guard !isSettled, let list else { return }
      isSettled = true
      move(list, to: end)
    }

    func resume() {
      guard isSettled, let list else { return }
      isSettled = false
      // Motions that begin in this turn start with its commit, as animations do.
      let now = CACurrentMediaTime()
      for index in motions.indices where motions[index].began == nil {
        motions[index].began = now
      }
      move(list, to: drawn)
    }

    /// Moves the list by its bounds, which tells no delegate.
    private func move(_ list: UIScrollView, to y: CGFloat) {
      UIView.performWithoutAnimation { list.bounds.origin.y = y }
      // A large title changes the inset when the offset changes.
      limits = Limits(of: list)
    }

    func step(at time: CFTimeInterval) {
      guard let list else { return }
      motions.removeAll { $0.isOver(at: time) }
      let y = end - motions.reduce(0) { $0 + $1.distance * $1.rest(at: time) }
      // Set these before the delegate is told, because the delegate may ask for a decision.
      (drawn, drawnTime, isSettled) = (list.roundedToPixel(y), time, false)
      UIView.performWithoutAnimation {
        list.setContentOffset(CGPoint(x: list.contentOffset.x, y: drawn), animated: false)
      }
      let now = Limits(of: list)
      // UIKit itself leaves an offset where we put it, as long as its limits are the same.
      isRefused = now == limits && abs(list.contentOffset.y - drawn) > 0.5
      (drawn, limits) = (list.contentOffset.y, now)
    }

    /// Adapts to what has moved the list since the last call.
    ///
    /// - Returns: Whether the glide goes on.
    func update() -> Bool {
      guard let list, !list.isScrolledByUser else { return false }
      let now = Limits(of: list)
      defer { limits = now }
      if list.window == nil {
        if isUndisturbed { settle() }
        return false
      }
      if now == limits {
        // A scroll of the app ends the glide. UIKit's own scroll to the input does not.
        return isUndisturbed || KeyboardCenter.shared.focus.scrollStart(of: list) != nil
      }
      adapt(to: now, at: list.contentOffset.y)
      return true
    }

    /// Adapts to new limits, and to what UIKit has done because of them.
    private func adapt(to now: Limits, at offset: CGFloat) {
      let rest = end - drawn
      let shift = offset - (isSettled ? end : drawn)
      let isClamped =
        shift < 0 && offset >= now.last - 0.5 || shift > 0 && offset <= now.first + 0.5
      // The rows above have another height, and UIKit keeps the visible rows where they are.
      let rowShift = now.contentHeight != limits.contentHeight && !isClamped ? shift : 0
      if isSettled {
        end = offset
        drawn += rowShift
      } else {
        drawn = offset
        // A glide to the top ends at the new top.
        if abs(end - limits.first) <= 0.5 {
          end = now.first
        } else if end <= limits.last {
          // A large title, and with it the inset, grows only when the list has come to its top.
          end = min(max(end + rowShift, min(end, now.first)), now.last)
        } else {
          end += rowShift
        }
      }
      // The last motion covers the difference.
      guard let last = motions.indices.last else { return }
      let share = motions[last].rest(at: drawnTime)
      if share > 0 { motions[last].distance += (end - drawn - rest) / share }
    }
  }

  extension UIScrollView {
    /// Whether a finger has begun to scroll it, or its throw still scrolls it.
    var isScrolledByUser: Bool { isDragging || isDecelerating }

    /// Returns an offset rounded to the nearest device pixel, where UIKit would leave it.
    fileprivate func roundedToPixel(_ y: CGFloat) -> CGFloat {
      let scale = max(1, traitCollection.displayScale)
      return (y * scale).rounded() / scale
    }

    /// Whether it keeps only the rows inside its bounds.
    var keepsOnlyVisibleRows: Bool { self is UITableView || self is UICollectionView }

    /// The content offset when a glide of ours has ended.
    var offsetToCome: CGPoint {
      CGPoint(x: contentOffset.x, y: ListGlides.shared.end(of: self) ?? contentOffset.y)
    }
  }

  extension CALayer {
    /// Removes an animation of the bounds' origin that was added just now.
    ///
    /// - Parameter others: The keys of the animations that were there before.
    /// - Returns: The motion that it would have made; nil if there is none.
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
  }

  extension CAAnimation {
    fileprivate var timing: KeyboardTiming? {
      if let spring = self as? CASpringAnimation {
        let (mass, stiffness) = (Double(spring.mass), Double(spring.stiffness))
        // Core Animation moves an overdamped spring as a critically damped one.
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
