#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Scrolls tables and collections frame by frame, in the timing of the keyboard.
  ///
  /// These lists keep only the rows inside their bounds. In an ordinary animation the bounds are at
  /// their end from the first frame, and the rows that leave would vanish at once. So we take the
  /// animation that UIKit makes for the bounds, remove it, and move the offset along its curve
  /// ourselves.
  ///
  /// A decision needs to know where everything will be. `settle()` puts the lists where their
  /// glides end, and `resume()` puts them back before the turn is committed. Nobody sees the lists
  /// there, and their delegates are not told.
  @MainActor
  final class ListGlides {
    static let shared = ListGlides()

    private var glides: [ListGlide] = []
    private lazy var frames = DisplayFrames { [weak self] in self?.step() }

    /// Scrolls a list. Inside an animation the list glides; elsewhere it moves at once.
    ///
    /// - Parameter offset: The content offset to end at, in the list's points.
    func scroll(_ list: UIScrollView, to offset: CGPoint) {
      let known = glides.first { $0.list === list }
      let (end, start) = (list.contentOffset.y, known?.drawn ?? list.contentOffset.y)
      // Ends a scroll of UIKit's, and moves nothing.
      list.setContentOffset(CGPoint(x: offset.x, y: end), animated: false)
      let y = list.roundedToPixel(offset.y)
      // A glide to the same end goes on.
      if y == end { return }
      glides.removeAll { $0.list === list || $0.list == nil }
      let others = Set(list.layer.animationKeys() ?? [])
      // By the bounds, which tells no delegate.
      list.bounds.origin.y = y
      guard let timing = list.layer.takeScrollTiming(besides: others) else {
        list.bounds.origin.y = end
        list.setContentOffset(offset, animated: false)
        return
      }
      glides.append(ListGlide(of: list, from: start, timing: timing))
      frames.isOn = true
    }

    /// Where the offset of a list ends, vertically; nil for one that does not glide.
    func end(of list: UIScrollView) -> CGFloat? {
      // Nearly always there is none.
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

    private func step() {
      update()
      let time = CACurrentMediaTime()
      for glide in glides { glide.step(at: time) }
      glides.removeAll(where: \.isOver)
      frames.isOn = !glides.isEmpty
    }

    /// Takes in what happened to the lists since.
    private func update() {
      guard !glides.isEmpty else { return }
      // Not by `removeAll`, because a glide asks for the offsets to come.
      glides = glides.filter { $0.update() }
      if glides.isEmpty { frames.isOn = false }
    }
  }

  /// A list on its way to another offset. All offsets are vertical, in the list's points.
  @MainActor
  private final class ListGlide {
    private(set) weak var list: UIScrollView?
    private(set) var end: CGFloat
    /// Where the list is in the frame that is drawn now.
    private(set) var drawn: CGFloat
    private(set) var isOver = false
    private var start: CGFloat
    private let timing: KeyboardTiming
    private let duration: TimeInterval
    private let began = CACurrentMediaTime()
    private var isSettled = true
    private var limits: Limits

    /// What UIKit keeps the offset in. When it changes, UIKit may move the offset by itself.
    private struct Limits: Equatable {
      var size: CGSize
      var contentHeight: CGFloat
      var inset: UIEdgeInsets

      @MainActor init(of list: UIScrollView) {
        size = list.bounds.size
        contentHeight = list.contentSize.height
        inset = list.adjustedContentInset
      }
    }

    /// - Parameter list: A list that is at the end of the glide already.
    init(
      of list: UIScrollView, from start: CGFloat, timing: (KeyboardTiming, TimeInterval)
    ) {
      self.list = list
      (self.start, drawn, end) = (start, start, list.contentOffset.y)
      (self.timing, duration) = timing
      limits = Limits(of: list)
    }

    /// The offset that we wrote last.
    private var written: CGFloat { isSettled ? end : drawn }

    /// Whether nobody has moved the list since we did.
    var isUndisturbed: Bool { list?.contentOffset.y == written }

    func settle() {
      guard !isSettled, let list else { return }
      isSettled = true
      move(list, to: end)
    }

    func resume() {
      guard isSettled, let list else { return }
      isSettled = false
      limits = Limits(of: list)
      move(list, to: drawn)
    }

    /// Moves the list by its bounds, which tells no delegate.
    private func move(_ list: UIScrollView, to y: CGFloat) {
      UIView.performWithoutAnimation { list.bounds.origin.y = y }
    }

    func step(at time: CFTimeInterval) {
      guard let list else { return }
      isOver = time - began >= duration
      let share = timing.progress(at: time - began)
      let y = isOver ? end : start + (end - start) * CGFloat(share)
      UIView.performWithoutAnimation {
        list.setContentOffset(CGPoint(x: list.contentOffset.x, y: y), animated: false)
      }
      (drawn, isSettled) = (list.contentOffset.y, false)
    }

    /// Takes in what happened to the list since.
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
      let shift = list.contentOffset.y - written
      if shift == 0 { return true }
      // The app scrolls. UIKit's own scroll to the input ends where ours does not.
      if now == limits { return KeyboardCenter.shared.focus.scrollStart(of: list) != nil }
      // UIKit has kept the rows in place under others that turned out higher or lower, or it has
      // taken the content back to its end.
      let last = max(-now.inset.top, now.contentHeight + now.inset.bottom - now.size.height)
      if shift < 0, list.contentOffset.y >= last {
        end = min(end, last)
      } else {
        (start, end) = (start + shift, end + shift)
      }
      drawn = isSettled ? min(drawn, end) : list.contentOffset.y
      return true
    }
  }

  extension UIScrollView {
    /// Whether a finger has begun to scroll it, or its throw still does.
    var isScrolledByUser: Bool { isDragging || isDecelerating }

    /// Returns the whole device pixel nearest to an offset, at which UIKit would leave it.
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
    /// - Returns: How it would have moved, and for how many seconds; nil if there is none.
    fileprivate func takeScrollTiming(
      besides others: Set<String>
    ) -> (KeyboardTiming, duration: TimeInterval)? {
      for key in animationKeys() ?? [] where key.hasPrefix("bounds.origin") {
        guard !others.contains(key), let animation = animation(forKey: key),
          let timing = animation.timing
        else { continue }
        removeAnimation(forKey: key)
        return (timing, animation.duration)
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
