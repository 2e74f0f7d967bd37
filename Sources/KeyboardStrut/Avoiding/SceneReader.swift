#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Reads the view tree into a scene: upwards from the input to the window, never a walk through
  /// all views. It changes nothing, and makes objects only where the tree is another one than last
  /// time.
  @MainActor
  final class SceneReader {
    /// The view served, or the one whose inputs count; nil once it is gone.
    private(set) weak var scope: UIView?
    /// Whether there is one. Where not, the inputs in the view that moves count.
    private let isScoped: Bool
    /// What the app asks for by name is done, whatever else makes room.
    let named: ConstraintMover?
    private let means: KeyboardAvoider.Means
    // Looked up once for each input.
    private weak var guideInput: UIView?
    private var guideFollower: GuideFollower?
    private weak var placedView: UIView?
    private var placing: ConstraintMover?
    /// How many scenes have been read, for tests of what an event costs.
    private(set) var readCount = 0

    /// Reads a view that is scrolled or lifted.
    init(serving view: UIView, by means: KeyboardAvoider.Means) {
      (scope, isScoped, self.means, named) = (view, true, means, nil)
    }

    /// Reads a view that is moved by constraints: nothing, where the first moves no view.
    init(moving constraints: [NSLayoutConstraint], in scope: UIView? = nil) {
      named = ConstraintMover(constraints)
      means = .lifting
      isScoped = named != nil && scope != nil
      self.scope = isScoped ? scope : nil
    }

    /// Whether there is nothing that it could ever read.
    var isFutile: Bool { !isScoped && named == nil }

    /// The view that is moved or scrolled; nil once it is gone.
    var served: UIView? { named == nil ? scope : named?.view }

    /// Whether an input lies in what is served, and moves with it.
    func serves(_ input: UIView) -> Bool {
      func isInside(_ view: UIView?) -> Bool { view.map(input.isDescendant(of:)) ?? false }
      return isInside(served) && (!isScoped || isInside(scope))
    }

    /// Reads everything a plan depends on into `pass`.
    ///
    /// - Parameters:
    ///   - input: What should be seen; nil to look at the served view alone.
    ///   - keyboard: In the window's coordinates; empty if there is none, and then everything that
    ///     carries a contribution is released, unless there is an input that keeps the focus.
    ///   - gap: Points between the keyboard and the input.
    ///   - adjusted: What carries a contribution of ours.
    ///   - mayScroll: Whether UIKit may still scroll to an input that has got the focus.
    ///   - vain: What was moved without effect.
    func read(
      around input: UIView?, mayScroll: Bool, under keyboard: CGRect, in window: UIWindow,
      gap: CGFloat,
      owner: AnyObject, adjusted: [any ContainerMover], vain: VainMoves,
      into pass: inout AvoidancePass
    ) {
      func refusal(of mover: any ContainerMover) -> AvoidancePlan.Unchanged.Reason? {
        mover.refusal ?? (vain.contains(mover) ? .hasNoEffect : nil)
      }
      readCount += 1
      pass.clear()
      pass.input = input
      pass.scene.keyboard = keyboard.isEmpty ? nil : keyboard
      pass.scene.visibleBounds = window.bounds
      pass.scene.visibleBounds.cut(above: window.bounds.minY + window.safeAreaInsets.top)
      if keyboard.isEmpty, input == nil {
        (guideInput, placedView, placing) = (nil, nil, nil)
        pass.movers.removeAll(keepingCapacity: true)
      } else {
        findMovers(
          around: input, mayScroll: mayScroll, above: window.contentEnd(above: keyboard),
          in: window, adjusted: adjusted, into: &pass)
        for mover in pass.movers {
          var container = mover.container(in: window, owner: owner)
          if let refusal = refusal(of: mover) {
            container = AvoidanceContainer(frame: container.frame)
            container.refusal = refusal
          }
          pass.scene.containers.append(container)
          if let edge = (mover as? LiftMover)?.barEdge(in: window, owner: owner) {
            pass.scene.visibleBounds.cut(above: edge)
          }
        }
        if let input {
          if !keyboard.isEmpty {
            pass.scene.coverHeight = Covers.shared.height(above: keyboard, over: input, in: window)
          }
          addTargets(of: input, gap: gap, in: window, to: &pass)
        }
      }
      for mover in adjusted {
        let isAround = pass.movers.contains { $0.isSame(as: mover) && refusal(of: $0) == nil }
        guard !isAround else { continue }
        pass.released.append(mover)
        pass.scene.released.append(mover.container(in: window, owner: owner))
      }
    }

    // MARK: Containers

    private func findMovers(
      around input: UIView?, mayScroll: Bool, above end: CGFloat, in window: UIWindow,
      adjusted: [any ContainerMover], into pass: inout AvoidancePass
    ) {
      var chain = MoverChain(pass.movers)
      defer { pass.movers = chain.end() }
      if let named, named.view.flatMap({ input?.isDescendant(of: $0) }) != true {
        return chain.add(named)
      }
      guard let served else { return }
      let isNamed = named != nil
      let follower = isNamed ? nil : input.flatMap { guideFollower(around: $0) }
      let isFollowing = follower?.guideTop(under: end, in: window) != nil
      let followed = isFollowing ? follower?.view : nil
      let isInside = followed?.isDescendant(of: served) ?? false
      let lifted = isNamed ? served : served.outermostStack ?? served
      let start = input ?? served
      var mayLift = means.contains(.lifting) && !isInside
      var next: UIView? = start
      while let current = next, current !== window {
        if let scrollView = current as? UIScrollView, means.contains(.scrolling) {
          chain.add(chain.known(ScrollMover.self, of: scrollView) ?? ScrollMover(scrollView))
        } else if current !== start, current.clipsToBounds,
          // What is larger than all that can be seen clips nothing, unless it is lifted.
          mayLift || !current.frame(in: window).contains(pass.scene.visibleBounds)
        {
          let clip = chain.known(ClippingView.self, of: current) ?? ClippingView(current)
          clip.expectedField = mayScroll ? input as? UITextField : nil
          chain.add(clip)
        }
        // What we may not scroll the list's controller scrolls. We lift what that leaves to do, and
        // take back nothing meanwhile.
        if mayLift, !isNamed, !means.contains(.scrolling), let list = current as? UIScrollView,
          list.isAboutToMakeRoom(in: window)
        {
          mayLift = adjusted.contains { $0.view === lifted }
        }
        if current === lifted, mayLift {
          chain.add(lift(lifted, reusing: chain))
          mayLift = false
        }
        // What follows the guide moves with everything in it.
        if isInside, current === followed { break }
        next = current.superview
      }
      if isFollowing, let follower { chain.add(follower) }
    }

    private func guideFollower(around input: UIView) -> GuideFollower? {
      if guideInput !== input {
        (guideInput, guideFollower) = (input, GuideFollower(around: input))
      }
      return guideFollower
    }

    /// What moves the view served, or the stack views it is arranged in: the constraints that the
    /// app names, those that place it, or its position.
    private func lift(_ view: UIView, reusing chain: MoverChain) -> any ContainerMover {
      if let named { return named }
      if placedView !== view || placing?.areActive == false {
        placedView = view
        placing =
          view.translatesAutoresizingMaskIntoConstraints ? nil : ConstraintMover(placing: view)
      }
      return placing ?? chain.known(LiftMover.self, of: view) ?? LiftMover(view)
    }

    // MARK: Targets

    /// The most important first. Of a text view taller than what the keyboard leaves, the line that
    /// is being written has to be seen, so the caret comes before all else.
    private func addTargets(
      of input: UIView, gap: CGFloat, in window: UIWindow, to pass: inout AvoidancePass
    ) {
      let gap = InputOptions.shared.gap(of: input) ?? gap
      let scrollsItself = pass.scrollsInput
      if scrollsItself { addCaret(of: input, gap: gap, in: window, to: &pass) }
      let field = input.convert(input.bounds, to: window)
      pass.scene.targets.append(
        RevealTarget(field, gap: gap, role: .field, isOutsideFirst: scrollsItself))
      let around = pass.movers.dropFirst(scrollsItself ? 1 : 0)
      guard let innermost = around.first(where: { !($0 is ClippingView) })?.view else { return }
      for companion in InputOptions.shared.companions(of: input) {
        guard let view = companion.object, view.isShown(inside: innermost) else { continue }
        let rect = view.convert(view.bounds, to: window)
        pass.scene.targets.append(
          RevealTarget(rect, gap: gap, role: .companions, isOutsideFirst: scrollsItself))
      }
    }

    /// Puts the caret before all else, and after it the selection. Other inputs than text views
    /// show both where they can be shown whole, so there it is done where they cannot.
    func addCaret(
      of input: UIView, gap: CGFloat, in window: UIWindow, to pass: inout AvoidancePass
    ) {
      guard let text = input as? any UITextInput, let range = text.selectedTextRange,
        pass.scene.targets.first?.role != .caret
      else { return }
      let gap = InputOptions.shared.gap(of: input) ?? gap
      let caret = input.convert(text.caretRect(for: range.end), to: window)
      if !range.isEmpty {
        let start = input.convert(text.caretRect(for: range.start), to: window)
        pass.scene.targets.insert(
          RevealTarget(caret.union(start), gap: gap, role: .selection), at: 0)
      }
      pass.scene.targets.insert(RevealTarget(caret, gap: gap, role: .caret), at: 0)
    }
  }

  extension CGRect {
    /// Takes away what lies above an edge.
    fileprivate mutating func cut(above edge: CGFloat) {
      let rest = max(0, maxY - max(edge, minY))
      (origin.y, size.height) = (maxY - rest, rest)
    }
  }

  /// The movers around an input, written over those of the look before: the same tree gives the
  /// same objects.
  @MainActor
  private struct MoverChain {
    private var movers: [any ContainerMover]
    private var count = 0

    init(_ movers: [any ContainerMover]) { self.movers = movers }

    /// The mover of this kind that served the same view in the look before, at the same place.
    func known<Mover: ContainerMover>(_ kind: Mover.Type, of view: UIView) -> Mover? {
      guard count < movers.count, let mover = movers[count] as? Mover, mover.object === view else {
        return nil
      }
      return mover
    }

    mutating func add(_ mover: any ContainerMover) {
      if count < movers.count { movers[count] = mover } else { movers.append(mover) }
      count += 1
    }

    mutating func end() -> [any ContainerMover] {
      if count < movers.count { movers.removeSubrange(count...) }
      return movers
    }
  }

  extension UIView {
    /// The outermost of the stack views that it is arranged in, directly or by way of others. A
    /// stack view makes the constraints of what it arranges and would undo any other place, so
    /// it moves itself.
    fileprivate var outermostStack: UIStackView? {
      guard let stack = superview as? UIStackView, stack.arrangedSubviews.contains(self) else {
        return nil
      }
      return stack.outermostStack ?? stack
    }

    /// Whether it is a descendant of a view and nothing on the way there is hidden.
    func isShown(inside container: UIView) -> Bool {
      isDescendant(of: container)
        && path.prefix { $0 !== container }.allSatisfy { !$0.isHidden && $0.alpha >= 0.01 }
    }
  }
#endif
