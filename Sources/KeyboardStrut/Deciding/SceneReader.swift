#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Reads the view tree into a scene. It goes upwards from the input to the window, and never
  /// walks through all views. It changes nothing, and makes objects only if the tree differs from
  /// last time.
  @MainActor
  final class SceneReader {
    /// The view served, or the view whose inputs count; nil once it is gone.
    private(set) weak var scope: UIView?
    /// Whether there is a `scope`. If not, the inputs in the view that moves count.
    private let isScoped: Bool
    /// The constraints that the app has named. They always move, even if another container makes
    /// room.
    let named: ConstraintMover?
    private let methods: KeyboardAvoider.Methods
    /// The search field whose results are in the list that is served. Its bar may stand on the
    /// keyboard and cover the list.
    weak var searchField: UIView?
    // We look these up once for each input.
    private weak var checkedInput: UIView?
    private var isSelfServing = false
    private weak var guideInput: UIView?
    private var guideFollower: GuideFollower?
    private weak var placedView: UIView?
    private var placing: ConstraintMover?
    /// The number of scenes read, for tests of what an event costs.
    private(set) var readCount = 0

    /// Reads a view that is scrolled or lifted.
    init(serving view: UIView, by methods: KeyboardAvoider.Methods) {
      (scope, isScoped, self.methods, named) = (view, true, methods, nil)
    }

    /// Reads a view that constraints move. Reads nothing if the first constraint moves no view.
    init(moving constraints: [NSLayoutConstraint], in scope: UIView? = nil) {
      named = ConstraintMover(constraints)
      methods = .lifting
      isScoped = named != nil && scope != nil
      self.scope = isScoped ? scope : nil
    }

    /// Whether the reader can never read anything.
    var isFutile: Bool { !isScoped && named == nil }

    /// The view that is moved or scrolled; nil once it is gone.
    var served: UIView? { named == nil ? scope : named?.view }

    /// Whether an input lies in the view served, and moves with it. False if the input is inside
    /// something that keeps its inputs visible automatically, such as a web view inside the view
    /// served.
    func serves(_ input: UIView) -> Bool {
      guard let served, input.isDescendant(of: served) else { return false }
      if isScoped, scope !== served {
        guard let scope, input.isDescendant(of: scope) else { return false }
      }
      if checkedInput !== input { (checkedInput, isSelfServing) = (input, servesItself(input)) }
      return !isSelfServing
    }

    /// Whether something between an input and the view served keeps the input visible
    /// automatically.
    private func servesItself(_ input: UIView) -> Bool {
      let end = served
      return input.chain.prefix { $0 !== end }.contains {
        $0.servesItself || ($0 as? UIViewController)?.leavesKeyboardToItself == true
      }
    }

    /// Reads everything a plan depends on into `pass`.
    ///
    /// - Parameters:
    ///   - input: The input to show; nil to look at the served view alone.
    ///   - keyboard: In the window's coordinates; empty if there is none. Then everything that
    ///     carries a contribution is released, unless an input keeps the focus.
    ///   - gap: Points between the keyboard and the input.
    ///   - adjusted: The movers that carry a contribution of ours.
    ///   - mayHold: Whether scroll views may keep our contribution as long as the user scrolls.
    ///   - vain: The movers that were moved without effect.
    ///   - isHugged: Whether the input is a view to hug. The plan moves a view to hug even if the
    ///     user cannot see it.
    ///   - wasShown: Whether the user could see the input before. If so, it is shown at any
    ///     position, unless the app has hidden it since.
    func read(
      around input: UIView?, under keyboard: CGRect, in window: UIWindow, gap: CGFloat,
      isHugged: Bool, wasShown: Bool, owner: AnyObject, adjusted: [any ContainerMover],
      mayHold: Bool, vain: VainMoves, into pass: inout AvoidancePass
    ) {
      func refusal(of mover: any ContainerMover) -> AvoidancePlan.Unchanged.Reason? {
        mover.refusal ?? (vain.contains(mover) ? .hasNoEffect : nil)
      }
      func readContainers(around view: UIView?, into pass: inout AvoidancePass) {
        findMovers(
          around: view, above: window.contentEnd(above: keyboard), in: window, adjusted: adjusted,
          into: &pass)
        for mover in pass.movers {
          var container = mover.container(in: window, owner: owner)
          if let view, let list = mover.view as? UIScrollView, list !== view {
            let floating = FloatingEdges(over: view, in: list)
            let scale = list.verticalScale(in: window)
            // In an upside-down list the footers are the upper edges on screen.
            let (upper, lower) =
              scale < 0 ? (floating.bottom, floating.top) : (floating.top, floating.bottom)
            container.content.floatingTop = upper * abs(scale)
            container.content.floatingBottom = lower * abs(scale)
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
        readContainers(around: input, into: &pass)
        let field = input.map { $0.convert($0.bounds, to: window) } ?? .null
        pass.scene.coverHeight = coverHeight(overListAbove: keyboard, in: window)
        if let input {
          let covers = Covers.shared.reach(over: input, above: keyboard, in: window)
          pass.scene.coverHeight = covers.aboveKeyboard
          if let edge = covers.lowerEdgeAtTop { pass.scene.visibleBounds.cut(above: edge) }
          pass.isInputHidden = !isHugged && input.isHiddenByApp
          let isSeen =
            !pass.isInputHidden
            && (isHugged || wasShown || mayBeSeen(input, at: field, in: window, pass))
          if !isSeen, let companion = companionOutside(pass, of: input) {
            pass.clearContainers()
            readContainers(around: companion, into: &pass)
          }
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

    /// Returns how far above the keyboard a list ends that only follows the keyboard, in points,
    /// because covers or the bar of its search field lie over it. Zero if no list is served.
    func coverHeight(overListAbove keyboard: CGRect, in window: UIWindow) -> CGFloat {
      guard !keyboard.isEmpty, methods == .scrolling, let list = scope as? UIScrollView
      else { return 0 }
      let covers = Covers.shared.reach(over: list, above: keyboard, in: window)
      return max(covers.aboveKeyboard, searchBarHeight(above: keyboard, in: window))
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
          // A view larger than all that is visible clips nothing, unless it is lifted.
          mayLift || !current.frame(in: window).contains(pass.scene.visibleBounds)
        {
          let clip = pass.known(ClippingView.self, of: current) ?? ClippingView(current)
          clip.field = input as? UITextField
          pass.add(clip)
        }
        // If we may not scroll a list, its controller scrolls it. We lift by what remains after
        // that. Until then we begin no lift, and do not release an existing one.
        if mayLift, !isNamed, !methods.contains(.scrolling), let list = current as? UIScrollView,
          list.isAboutToMakeRoom(in: window)
        {
          mayLift = adjusted.contains { $0.view === lifted }
        }
        if current === lifted, mayLift {
          pass.add(lift(lifted, known: pass.known(LiftMover.self, of: lifted)))
          mayLift = false
        }
        // A view that follows the guide moves with everything in it.
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

    /// Returns the mover of the view served, or of the stack views that arrange it. It uses the
    /// constraints that the app names, or those that place the view, or else the view's position.
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
    /// Apps put text fields outside the screen to show a picker or to take a code. We move nothing
    /// for such a field.
    ///
    /// Also true if scroll views can bring the input into view, or if a keyboard layout guide or a
    /// constraint that the app has named moves it. Only the vertical position counts, because the
    /// input may be on a page that is just being scrolled in from the side.
    private func mayBeSeen(
      _ input: UIView, at frame: CGRect, in window: UIWindow, _ pass: AvoidancePass
    ) -> Bool {
      let isEmpty = frame.width < 1 || frame.height < 1
      // A cell that has just been made may not have had its first layout.
      guard !isEmpty || input.path.contains(where: { $0.isCell && $0.layer.needsLayout() })
      else { return false }
      guard named == nil else { return true }
      var (inner, scrolls) = (input, false)
      var lift: CGFloat = 0
      for (mover, container) in zip(pass.movers, pass.scene.containers) {
        if mover is GuideFollower { return true }
        lift += container.own * container.rate
        guard container.refusal == nil, mover is ScrollMover, let list = mover.view as? UIScrollView
        else { continue }
        scrolls = list === input || list.reaches(inner)
        guard scrolls else { break }
        inner = list
      }
      if scrolls { return true }
      return frame.maxY + lift > window.bounds.minY && frame.minY + lift < window.bounds.maxY
    }

    /// Adds the targets of an input, the most important first: the caret of a text view that
    /// scrolls itself, the input, and its companions. The companions are the views that the app
    /// keeps visible with the input.
    ///
    /// If another input is too tall to be shown whole, its caret is the target. If the user cannot
    /// see the input, only its companions are added. A view may clip the input completely while no
    /// container inside that view can move, as in a collapsed section. Then nothing is added.
    private func addTargets(
      of input: UIView, at field: CGRect, isSeen: Bool, gap: CGFloat, in window: UIWindow,
      to pass: inout AvoidancePass
    ) {
      // A text view that scrolls itself is a container, too.
      let scrollsItself = (pass.movers.first as? ScrollMover)?.view === input
      // By index, because a container is large and a closure would copy each one.
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

    /// Returns the first companion that shows, if it is not inside the innermost container around
    /// the input. The user cannot see the input, so nothing has to move for it. The containers
    /// around its companion count instead.
    private func companionOutside(_ pass: AvoidancePass, of input: UIView) -> UIView? {
      guard let served, let innermost = pass.movers.first(where: { !($0 is ClippingView) })?.view,
        let companion = InputOptions.shared.companions(of: input).lazy.compactMap(\.object)
          .first(where: { $0.isShown(inside: served) })
      else { return nil }
      return companion.isDescendant(of: innermost) ? nil : companion
    }

    /// Inserts the caret as the first target, and the selection as the second. Inputs other than
    /// text views show both if they can be shown whole, so they need this only if they cannot.
    func addCaret(
      of input: UIView, gap: CGFloat, in window: UIWindow, to pass: inout AvoidancePass
    ) {
      guard let text = input as? any UITextInput, let range = text.selectedTextRange,
        pass.scene.targets.first?.role != .caret, !pass.isOfUnseenInput
      else { return }
      let rect = text.caretRect(for: range.end)
      // A text view that we do not scroll may have scrolled its caret out of its own bounds.
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
    /// Removes the part above an edge.
    fileprivate mutating func cut(above edge: CGFloat) {
      let rest = max(0, maxY - max(edge, minY))
      (origin.y, size.height) = (maxY - rest, rest)
    }
  }

  extension UIView {
    /// The outermost stack view that arranges this view, directly or through other stack views. A
    /// stack view makes the constraints of its arranged views and would undo any other position. So
    /// we move the stack view itself.
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

  extension UIScrollView {
    /// Whether the content can be scrolled so that a part of a view inside it shows. An app may
    /// have put the view above or below everything that is ever visible.
    fileprivate func reaches(_ view: UIView) -> Bool {
      let frame = view.convert(view.bounds, to: self)
      let (insets, height) = (adjustedContentInset, bounds.height)
      let top = min(-insets.top, bounds.minY)
      let bottom = max(contentSize.height + insets.bottom, height - insets.top, bounds.maxY)
      return frame.maxY > top && frame.minY < bottom
    }
  }
#endif
