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
    private let methods: KeyboardAvoider.Methods
    /// The field that searches the list served. Its bar may stand on the keyboard, over the list.
    weak var searchField: UIView?
    // Looked up once for each input.
    private weak var checkedInput: UIView?
    private var isSelfServing = false
    private weak var guideInput: UIView?
    private var guideFollower: GuideFollower?
    private weak var placedView: UIView?
    private var placing: ConstraintMover?
    /// How many scenes have been read, for tests of what an event costs.
    private(set) var readCount = 0

    /// Reads a view that is scrolled or lifted.
    init(serving view: UIView, by methods: KeyboardAvoider.Methods) {
      (scope, isScoped, self.methods, named) = (view, true, methods, nil)
    }

    /// Reads a view that is moved by constraints: nothing, where the first moves no view.
    init(moving constraints: [NSLayoutConstraint], in scope: UIView? = nil) {
      named = ConstraintMover(constraints)
      methods = .lifting
      isScoped = named != nil && scope != nil
      self.scope = isScoped ? scope : nil
    }

    /// Whether there is nothing that it could ever read.
    var isFutile: Bool { !isScoped && named == nil }

    /// The view that is moved or scrolled; nil once it is gone.
    var served: UIView? { named == nil ? scope : named?.view }

    /// Whether an input lies in what is served, and moves with it. An input of something that keeps
    /// its inputs visible by itself, such as a web view inside the view served, is left to that.
    func serves(_ input: UIView) -> Bool {
      guard let served, input.isDescendant(of: served) else { return false }
      if isScoped, scope !== served {
        guard let scope, input.isDescendant(of: scope) else { return false }
      }
      if checkedInput !== input { (checkedInput, isSelfServing) = (input, servesItself(input)) }
      return !isSelfServing
    }

    /// Whether something between an input and the view served looks after the input.
    private func servesItself(_ input: UIView) -> Bool {
      let end = served
      return input.chain.prefix { $0 !== end }.contains {
        $0.servesItself || ($0 as? UIViewController)?.leavesKeyboardToItself == true
      }
    }

    /// Reads everything a plan depends on into `pass`.
    ///
    /// - Parameters:
    ///   - input: What should be seen; nil to look at the served view alone.
    ///   - keyboard: In the window's coordinates; empty if there is none, and then everything that
    ///     carries a contribution is released, unless there is an input that keeps the focus.
    ///   - gap: Points between the keyboard and the input.
    ///   - adjusted: What carries a contribution of ours.
    ///   - mayHold: Whether scroll views may keep our contribution as long as the user scrolls.
    ///   - vain: What was moved without effect.
    ///   - isHugged: Whether the input is a view to hug. Such a view is moved even if the user
    ///     cannot see it.
    ///   - wasShown: Whether the user could see the input before. If so, it is shown wherever it is
    ///     now, unless the app has hidden it since.
    func read(
      around input: UIView?, under keyboard: CGRect, in window: UIWindow, gap: CGFloat,
      isHugged: Bool, wasShown: Bool, owner: AnyObject, adjusted: [any ContainerMover],
      mayHold: Bool, vain: VainMoves, into pass: inout AvoidancePass
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
        pass.endMovers()
      } else {
        findMovers(
          around: input, above: window.contentEnd(above: keyboard), in: window, adjusted: adjusted,
          into: &pass)
        let field = input.map { $0.convert($0.bounds, to: window) } ?? .null
        for mover in pass.movers {
          var container = mover.container(in: window, owner: owner)
          if let input, let list = mover.view as? UIScrollView, list !== input {
            let floating = FloatingEdges(over: input, in: list)
            let scale = abs(list.verticalScale(in: window))
            container.content.floatingTop = floating.top * scale
            container.content.floatingBottom = floating.bottom * scale
          }
          if let refusal = refusal(of: mover) {
            container = AvoidanceContainer(frame: container.frame)
            container.refusal = refusal
          }
          pass.scene.containers.append(container)
          if let edge = (mover as? LiftMover)?.barEdge(in: window, owner: owner) {
            pass.scene.visibleBounds.cut(above: edge)
          }
        }
        pass.scene.coverHeight = searchBarHeight(above: keyboard, in: window)
        if let input {
          let covers = Covers.shared.reach(over: input, above: keyboard, in: window)
          pass.scene.coverHeight = covers.aboveKeyboard
          if let edge = covers.lowerEdgeAtTop { pass.scene.visibleBounds.cut(above: edge) }
          pass.isInputHidden = !isHugged && input.isHiddenByApp
          let isSeen =
            !pass.isInputHidden
            && (isHugged || wasShown || mayBeSeen(input, at: field, in: window, pass))
          addTargets(of: input, at: field, isSeen: isSeen, gap: gap, in: window, to: &pass)
        }
      }
      for mover in adjusted {
        let isAround = pass.movers.contains { $0.isSame(as: mover) && refusal(of: $0) == nil }
        guard !isAround else { continue }
        if mayHold, keyboard.isEmpty, let list = mover as? ScrollMover,
          list.isHeld(withInsetOf: owner)
        {
          pass.heldLists.append(list)
          continue
        }
        pass.movers.append(mover)
        pass.scene.released.append(mover.container(in: window, owner: owner))
      }
    }

    // MARK: Containers

    private func findMovers(
      around input: UIView?, above end: CGFloat, in window: UIWindow,
      adjusted: [any ContainerMover], into pass: inout AvoidancePass
    ) {
      defer { pass.endMovers() }
      if let named, named.view.flatMap({ input?.isDescendant(of: $0) }) != true {
        return pass.add(named)
      }
      guard let served else { return }
      let isNamed = named != nil
      let follower = isNamed ? nil : input.flatMap { guideFollower(around: $0) }
      let isFollowing = follower?.guideTop(under: end, in: window) != nil
      let followed = isFollowing ? follower?.view : nil
      let isInside = followed?.isDescendant(of: served) ?? false
      let lifted = isNamed ? served : served.outermostStack ?? served
      let start = input ?? served
      var mayLift = methods.contains(.lifting) && !isInside
      var next: UIView? = start
      while let current = next, current !== window {
        if let scrollView = current as? UIScrollView, mayScroll(scrollView) {
          pass.add(pass.known(ScrollMover.self, of: scrollView) ?? ScrollMover(scrollView))
        } else if current !== start, current.clipsToBounds,
          // What is larger than all that can be seen clips nothing, unless it is lifted.
          mayLift || !current.frame(in: window).contains(pass.scene.visibleBounds)
        {
          let clip = pass.known(ClippingView.self, of: current) ?? ClippingView(current)
          clip.field = input as? UITextField
          pass.add(clip)
        }
        // What we may not scroll the list's controller scrolls. We lift what that leaves to do, and
        // take back nothing meanwhile.
        if mayLift, !isNamed, !methods.contains(.scrolling), let list = current as? UIScrollView,
          list.isAboutToMakeRoom(in: window)
        {
          mayLift = adjusted.contains { $0.view === lifted }
        }
        if current === lifted, mayLift {
          pass.add(lift(lifted, known: pass.known(LiftMover.self, of: lifted)))
          mayLift = false
        }
        // What follows the guide moves with everything in it.
        if isInside, current === followed { break }
        next = current.superview
      }
      if isFollowing, let follower { pass.add(follower) }
    }

    private func mayScroll(_ scrollView: UIScrollView) -> Bool {
      methods.contains(.scrolling)
        && (scrollView === scope || !InputOptions.shared.isLeftAlone(scrollView))
    }

    private func guideFollower(around input: UIView) -> GuideFollower? {
      if guideInput !== input {
        (guideInput, guideFollower) = (input, GuideFollower(around: input))
      }
      return guideFollower
    }

    /// What moves the view served, or the stack views it is arranged in: the constraints that the
    /// app names, those that place it, or its position.
    private func lift(_ view: UIView, known: LiftMover?) -> any ContainerMover {
      if let named { return named }
      if placedView !== view || placing?.areActive == false {
        placedView = view
        placing =
          view.translatesAutoresizingMaskIntoConstraints ? nil : ConstraintMover(placing: view)
      }
      return placing ?? known ?? LiftMover(view)
    }

    // MARK: Targets

    /// True if an input that is not hidden lies where the user could see it without a keyboard.
    /// Apps put text fields outside the screen to show a picker or to take a code. Nothing moves
    /// for such a field.
    ///
    /// Also true, wherever the input is, if a scroll view or a constraint that the app has named
    /// can bring it into view. Only the vertical position counts, because the input may be on a
    /// page that is just being scrolled in from the side.
    private func mayBeSeen(
      _ input: UIView, at frame: CGRect, in window: UIWindow, _ pass: AvoidancePass
    ) -> Bool {
      // A cell that has just been made may have its first layout still to come.
      let isEmpty = frame.width < 1 || frame.height < 1
      guard !isEmpty || input.path.contains(where: \.isCell) else { return false }
      guard named == nil else { return true }
      var lift: CGFloat = 0
      for (mover, container) in zip(pass.movers, pass.scene.containers) {
        let scrolls = mover is ScrollMover && container.refusal == nil
        if scrolls || mover is GuideFollower { return true }
        lift += container.own * container.rate
      }
      return frame.maxY + lift > window.bounds.minY && frame.minY + lift < window.bounds.maxY
    }

    /// Adds the targets of an input, the most important first: the caret of a text view that
    /// scrolls itself, the input, and its companions. Of another input that is too tall to be shown
    /// whole, the caret is the target. The companions are the views that the app keeps visible with
    /// the input. Adds only them if the user cannot see the input, and nothing if the input is
    /// clipped away altogether where nothing scrolls, as in a collapsed section.
    private func addTargets(
      of input: UIView, at field: CGRect, isSeen: Bool, gap: CGFloat, in window: UIWindow,
      to pass: inout AvoidancePass
    ) {
      // A text view is a container itself.
      let scrollsItself = (pass.movers.first as? ScrollMover)?.view === input
      // By index: a container is large, and a closure would copy each.
      var index = scrollsItself ? 1 : 0
      while isSeen, index < pass.movers.count,
        pass.scene.containers[index].refusal == .cutsOff
      {
        let clip = pass.scene.containers[index].frame
        guard min(clip.maxY, field.maxY) - max(clip.minY, field.minY) >= min(1, field.height)
        else { return }
        index += 1
      }
      if isSeen {
        if scrollsItself || pass.scene.isTooTall(field) {
          addCaret(of: input, gap: gap, in: window, to: &pass)
        }
        if scrollsItself || pass.scene.targets.isEmpty {
          pass.scene.targets.append(
            RevealTarget(field, gap: gap, role: .field, isOutsideFirst: scrollsItself))
        }
      }
      let around = pass.movers.dropFirst(scrollsItself ? 1 : 0)
      guard let innermost = around.first(where: { !($0 is ClippingView) })?.view else { return }
      let companions = InputOptions.shared.companions(of: input).lazy.compactMap(\.object)
      for view in companions where view.isShown(inside: innermost) {
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
        pass.scene.targets.first?.role != .caret, !pass.isOfUnseenInput
      else { return }
      let rect = text.caretRect(for: range.end)
      // A text view that is not ours to scroll may have its caret out of its own sight.
      let scrollsItself = (pass.movers.first as? ScrollMover)?.view === input
      guard scrollsItself || !input.clipsToBounds || input.bounds.intersects(rect) else { return }
      let caret = input.convert(rect, to: window)
      if !range.isEmpty {
        let start = input.convert(text.caretRect(for: range.start), to: window)
        pass.scene.targets.insert(
          RevealTarget(caret.union(start), gap: gap, role: .selection), at: 0)
      }
      pass.scene.targets.insert(RevealTarget(caret, gap: gap, role: .caret), at: 0)
    }
  }

  extension AvoidanceScene {
    /// Whether an input is taller than what the keyboard leaves visible.
    fileprivate func isTooTall(_ field: CGRect) -> Bool {
      guard let keyboard, field.maxX > keyboard.minX, field.minX < keyboard.maxX else {
        return false
      }
      return field.height > keyboard.minY - coverHeight - visibleBounds.minY
    }
  }

  extension CGRect {
    /// Takes away what lies above an edge.
    fileprivate mutating func cut(above edge: CGFloat) {
      let rest = max(0, maxY - max(edge, minY))
      (origin.y, size.height) = (maxY - rest, rest)
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

    /// Whether this view, or a view around it, is hidden or transparent. Hidden cells do not count:
    /// a list hides cells that are off screen, and shows them as they come in.
    var isHiddenByApp: Bool {
      // This is read for each event, so a plain loop replaces a lazy sequence.
      var next: UIView? = self
      while let view = next {
        if view.isHidden && !view.isCell || view.alpha < 0.01 { return true }
        next = view.superview
      }
      return false
    }

    fileprivate var isCell: Bool { self is UITableViewCell || self is UICollectionViewCell }

    /// Whether it is a descendant of a view and nothing on the way there is hidden.
    func isShown(inside container: UIView) -> Bool {
      isDescendant(of: container)
        && path.prefix { $0 !== container }.allSatisfy { !$0.isHidden && $0.alpha >= 0.01 }
    }
  }
#endif
