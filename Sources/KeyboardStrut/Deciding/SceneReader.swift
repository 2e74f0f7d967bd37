#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Reads the superviews of an input and describes them in an `AvoidanceScene`. From that scene,
  /// the planner decides which views to scroll or move.
  ///
  /// The reader visits only the views from the input up to the window. It changes no view.
  @MainActor
  final class SceneReader {
    /// The view for which the avoider was made. Inputs outside this view are ignored. Nil if the
    /// app passed only constraints, or if the view has been deallocated.
    private(set) weak var scope: UIView?
    /// True if the avoider was made for a view (`scope`). If false, the app passed only
    /// constraints. The avoider then serves all inputs inside the view that it moves by changing
    /// these constraints.
    private let isScoped: Bool
    /// The object that changes the constraints that the app passed to the avoider. The first
    /// constraint determines which view moves. Nil if the app passed no constraints, or if the
    /// first one moves no view. For example, a constraint between a view and its own layout guide
    /// moves no view.
    let constraintMover: ConstraintMover?
    private let methods: KeyboardAvoider.Methods
    /// The search field of the list for which the avoider was made. The field may be in a bar that
    /// is on the keyboard and overlaps the list. The end of the list then has to be above that bar.
    weak var searchField: UIView?
    // The properties up to `placing` cache results for the latest input or view, so that we compute
    // them only once.
    private weak var checkedInput: UIView?
    private var isSelfServing = false
    private let guideConstraints = GuideConstraints()
    private weak var guideInput: UIView?
    private var guideFollower: GuideFollower?
    private weak var placedView: UIView?
    private var placing: ConstraintMover?
    /// How many times `read(around:…)` has been called. Tests use this number to check that the
    /// avoider does not read more often than necessary.
    private(set) var readCount = 0

    /// Makes a reader for an avoider that scrolls or moves views to show an input inside `view`.
    init(serving view: UIView, by methods: KeyboardAvoider.Methods) {
      (scope, isScoped, self.methods, constraintMover) = (view, true, methods, nil)
    }

    /// Makes a reader for an avoider to which the app passed constraints. The avoider moves a view
    /// by changing these constraints. If changing the first element of `constraints` moves no view,
    /// the reader never finds a view to move.
    ///
    /// - Parameter scope: The view to which the avoider is limited. Inputs outside it are ignored.
    ///   Nil to include all inputs inside the view that the avoider moves.
    init(moving constraints: [NSLayoutConstraint], in scope: UIView? = nil) {
      constraintMover = ConstraintMover(constraints)
      methods = .lifting
      isScoped = constraintMover != nil && scope != nil
      self.scope = isScoped ? scope : nil
    }

    /// True if this reader can never find a view to move: the app passed constraints, but changing
    /// the first of them moves no view.
    var isFutile: Bool { !isScoped && constraintMover == nil }

    /// The view that the avoider scrolls or moves. If the app passed constraints, this is the view
    /// that the avoider moves by changing these constraints. If not, this is `scope`. Nil if the
    /// view has been deallocated, or if changing the first constraint moves no view.
    var served: UIView? { constraintMover == nil ? scope : constraintMover?.view }

    /// True if the avoider may move an input. The input has to be inside the view that the avoider
    /// moves (`served`). If the app passed a view (`scope`), the input also has to be inside that
    /// view.
    ///
    /// False if the input is inside a web view, or inside another view or view controller that
    /// keeps its own inputs visible.
    func serves(_ input: UIView) -> Bool {
      guard let served, input.isDescendant(of: served) else { return false }
      if isScoped, scope !== served {
        guard let scope, input.isDescendant(of: scope) else { return false }
      }
      if checkedInput !== input { (checkedInput, isSelfServing) = (input, servesItself(input)) }
      return !isSelfServing
    }

    /// True if a view or view controller, such as a web view, already keeps the input visible.
    /// Checks only the views and view controllers between the input and the view that the avoider
    /// moves (`served`).
    private func servesItself(_ input: UIView) -> Bool {
      // A plain loop is faster than a lazy sequence, and this code runs for each new input.
      let end = served
      var next: UIResponder? = input
      while let responder = next, responder !== end {
        if responder.servesItself { return true }
        if let controller = responder as? UIViewController, controller.leavesKeyboardToItself {
          return true
        }
        next = responder.next
      }
      return false
    }

    /// Reads everything that a plan depends on, and stores the values in the decision `pass`.
    ///
    /// - Parameters:
    ///   - input: The input to show. The reader begins at this view. If nil, the reader begins at
    ///     the view that the avoider moves (`served`).
    ///   - keyboard: The part of the window that the keyboard covers, in the window's coordinates.
    ///     Empty if there is no keyboard. If `keyboard` is empty and `input` is nil, the plan
    ///     removes all insets, offsets and lifts that the avoider has added.
    ///   - gap: Points between the keyboard and the input.
    ///   - isHugged: True if the app called `hugKeyboard` on the input. The plan then moves the
    ///     input even if the user cannot see it.
    ///   - wasShown: True if the latest decision has shown the input. The plan then shows the input
    ///     even if the input is now above or below the screen. But the plan never shows an input
    ///     that the app has hidden or put beside the screen, or that a superview clips completely.
    ///   - owner: The avoider for which the views are read.
    ///   - adjusted: The movers that have scrolled or moved a view for this avoider. A mover is an
    ///     object that scrolls or moves one view.
    ///   - mayHold: True if a scroll view may keep our bottom inset after the keyboard has hidden,
    ///     until the user stops scrolling.
    ///   - ineffective: The moves that had no effect, or less effect than planned. The plan does
    ///     not make them again.
    func read(
      around input: UIView?, under keyboard: CGRect, in window: UIWindow, gap: CGFloat,
      isHugged: Bool, wasShown: Bool, owner: AnyObject, adjusted: [any ContainerMover],
      mayHold: Bool, ineffective: IneffectiveMoves, into pass: AvoidanceDecision
    ) {
      func refusal(of mover: any ContainerMover) -> AvoidancePlan.Unchanged.Reason? {
        mover.refusal ?? (ineffective.refuses(mover) ? .hasNoEffect : nil)
      }
      func readContainers(around view: UIView?, into pass: AvoidanceDecision) {
        findMovers(
          around: view, above: window.contentEnd(above: keyboard), in: window, adjusted: adjusted,
          mayUse: { refusal(of: $0) == nil }, into: pass)
        for mover in pass.movers {
          var container = mover.container(in: window, owner: owner)
          if let view, let list = mover.view as? UIScrollView, list !== view {
            let floating = FloatingEdges(over: view, in: list)
            let scale = list.verticalScale(in: window)
            // If the app has turned the list upside down, the footer is above the header on screen.
            let (upper, lower) =
              scale < 0 ? (floating.bottom, floating.top) : (floating.top, floating.bottom)
            container.content.floatingTop = upper * abs(scale)
            container.content.floatingBottom = lower * abs(scale)
          }
          if let refusal = refusal(of: mover) {
            let clips = container.clips
            container = AvoidanceContainer(frame: container.frame)
            (container.refusal, container.clips) = (refusal, clips)
          } else if let limit = ineffective.limit(of: mover) {
            container.accept(limit)
          }
          pass.scene.containers.append(container)
          // If we lift the input, it has to stay below the navigation bar. This bar does not rise
          // with the input.
          if let edge = mover.barEdge(in: window, owner: owner) {
            pass.scene.visibleBounds.cut(above: edge)
          }
        }
      }
      readCount += 1
      pass.clear()
      pass.input = input
      pass.scene.keyboard = keyboard.isEmpty ? nil : keyboard
      var visibleBounds = window.bounds
      visibleBounds.cut(above: visibleBounds.minY + window.safeAreaInsets.top)
      pass.scene.visibleBounds = visibleBounds
      if keyboard.isEmpty, input == nil {
        (guideInput, placedView, placing) = (nil, nil, nil)
        pass.endMovers()
      } else {
        readContainers(around: input, into: pass)
        if isHugged, let input {
          pass.riseOfHuggedView = input.riseOfHuggedView(in: window)
        }
        let field = input.map { pass.frame(of: $0, in: window) } ?? .null
        pass.scene.coverHeight = coverHeight(overListAbove: keyboard, in: window)
        if let input {
          let covers = Covers.shared.reach(over: input, above: keyboard, in: window)
          pass.scene.coverHeight = covers.aboveKeyboard
          if let edge = covers.lowerEdgeAtTop { pass.scene.visibleBounds.cut(above: edge) }
          if !isHugged {
            pass.inputPlace = input.place(at: field, on: visibleBounds)
          }
          let isSeen =
            pass.inputPlace == .onScreen
            && (isHugged || wasShown || mayBeSeen(input, at: field, in: window, pass))
            && !isCutOff(input, at: field, pass)
          if !isSeen, let companion = companionOutside(pass, of: input) {
            pass.clearContainers()
            readContainers(around: companion, into: pass)
          }
          addTargets(of: input, at: field, isSeen: isSeen, gap: gap, in: window, to: pass)
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

    /// Returns how far a bar above the keyboard covers the end of a list, in points. The bar
    /// contains the `searchField`, or the app has marked the bar with `isKeyboardCover`.
    ///
    /// Returns zero without a keyboard. Also returns zero if the avoider may lift views, or was not
    /// made for a scroll view.
    func coverHeight(overListAbove keyboard: CGRect, in window: UIWindow) -> CGFloat {
      guard !keyboard.isEmpty, methods == .scrolling, let list = scope as? UIScrollView
      else { return 0 }
      let covers = Covers.shared.reach(over: list, above: keyboard, in: window)
      return max(covers.aboveKeyboard, searchBarHeight(above: keyboard, in: window))
    }

    // MARK: Containers

    private func findMovers(
      around input: UIView?, above end: CGFloat, in window: UIWindow,
      adjusted: [any ContainerMover], mayUse: (any ContainerMover) -> Bool,
      into pass: AvoidanceDecision
    ) {
      defer { pass.endMovers() }
      if let constraintMover, constraintMover.view.flatMap({ input?.isDescendant(of: $0) }) != true
      {
        return pass.add(constraintMover)
      }
      guard let served else { return }
      let movesConstraints = constraintMover != nil
      let follower = movesConstraints ? nil : input.flatMap { guideFollower(around: $0) }
      let isFollowing = follower?.guideTop(under: end, in: window) != nil
      let followed = isFollowing ? follower?.view : nil
      let isInside = followed?.isDescendant(of: served) ?? false
      let lifted = movesConstraints ? served : served.outermostStack ?? served
      let start = input ?? served
      var mayLift = methods.contains(.lifting) && !isInside
      var next: UIView? = start
      while let current = next, current !== window {
        if let scrollView = current as? UIScrollView, mayScroll(scrollView) {
          pass.add(pass.known(ScrollMover.self, of: scrollView) ?? ScrollMover(scrollView))
        } else if current !== start, current.clipsToBounds,
          // A clipping view that fills the visible area cuts off nothing that would be on screen,
          // so we skip such a view. But if the avoider may lift this view or a superview, we
          // include the view. After the lift, the view may no longer fill the visible area.
          mayLift || !current.frame(in: window).contains(pass.scene.visibleBounds)
        {
          let clip = pass.known(ClippingView.self, of: current) ?? ClippingView(current)
          clip.field = input as? UITextField
          pass.add(clip)
        }
        // A table or collection view controller will increase the bottom inset of this list for the
        // keyboard. Until then, we cannot calculate how far to lift the avoider's view. So we do
        // not begin a lift now. We only keep or change a lift that exists already.
        if mayLift, !movesConstraints, !methods.contains(.scrolling),
          let list = current as? UIScrollView,
          list.isAboutToMakeRoom(in: window)
        {
          mayLift = adjusted.contains { $0.view === lifted }
        }
        if current === lifted, mayLift {
          // If we lifted a view inside a list, the view's top could move above the start of the
          // list's content. The user cannot scroll to that part, so it would be hidden as long as
          // the keyboard is up. Scrolling the list is enough.
          if movesConstraints || !isInsideScrollableList(lifted, in: window, mayUse: mayUse) {
            pass.add(lift(lifted, known: pass.known(LiftMover.self, of: lifted)))
          }
          mayLift = false
        }
        // The app has constrained this view to a keyboard layout guide, so the view and its
        // subviews move with the guide. We need not move any superview, and end the search here.
        if isInside, current === followed { break }
        next = current.superview
      }
      if isFollowing, let follower { pass.add(follower) }
    }

    private func mayScroll(_ scrollView: UIScrollView) -> Bool {
      methods.contains(.scrolling)
        && (scrollView === scope || !InputOptions.shared.isLeftAlone(scrollView))
    }

    /// True if a superview of `view` is a scroll view that we may scroll up and down.
    private func isInsideScrollableList(
      _ view: UIView, in window: UIWindow, mayUse: (any ContainerMover) -> Bool
    ) -> Bool {
      var next = view.superview
      while let current = next, current !== window {
        if let scrollView = current as? UIScrollView, mayScroll(scrollView),
          case let list = ScrollMover(scrollView), mayUse(list), list.mayScroll(in: window)
        {
          return true
        }
        next = current.superview
      }
      return false
    }

    private func guideFollower(around input: UIView) -> GuideFollower? {
      if guideInput !== input {
        (guideInput, guideFollower) = (input, guideConstraints.follower(around: input))
      }
      return guideFollower
    }

    /// Returns the object that lifts `view`. The caller passes the view that the avoider moves
    /// (`served`), or the outermost stack view that arranges it.
    /// 1. If the app passed constraints to the avoider, the object changes their constants.
    /// 2. If the app passed none, and constraints of the superview position the view, the object
    ///    changes the constants of these constraints.
    /// 3. In all other cases, the object changes the view's `center`.
    private func lift(_ view: UIView, known: LiftMover?) -> any ContainerMover {
      if let constraintMover { return constraintMover }
      if placedView !== view || placing?.areAllActive == false {
        placedView = view
        placing =
          view.translatesAutoresizingMaskIntoConstraints ? nil : ConstraintMover(placing: view)
      }
      return placing ?? known ?? LiftMover(view)
    }

    // MARK: Targets

    /// True if the user could see the input without a keyboard. Some apps put a text field outside
    /// the screen, for example only to show a picker. We move nothing for such a field.
    ///
    /// An input outside the screen also counts as visible in these cases:
    /// 1. A scroll view can scroll the input into view.
    /// 2. The app has constrained the input or a superview to a keyboard layout guide, so UIKit
    ///    moves the input with the keyboard.
    /// 3. The app passed constraints, and the avoider moves the input by changing them.
    ///
    /// This method tests only the vertical position. `isBeside(_:at:)` tests the horizontal
    /// position.
    private func mayBeSeen(
      _ input: UIView, at frame: CGRect, in window: UIWindow, _ pass: AvoidanceDecision
    ) -> Bool {
      let isEmpty = frame.width < 1 || frame.height < 1
      // An input with an empty frame is usually invisible. But in a new cell, the frame may be
      // empty only because UIKit has not laid out the cell yet.
      guard !isEmpty || input.path.contains(where: { $0.isCell && $0.layer.needsLayout() })
      else { return false }
      guard constraintMover == nil else { return true }
      var (inner, scrolls) = (input, false)
      var lift: CGFloat = 0
      for (mover, container) in zip(pass.movers, pass.scene.containers) {
        if mover is GuideFollower { return true }
        lift += container.own * container.rate
        guard container.refusal == nil, let mover = mover as? ScrollMover, let list = mover.view
        else { continue }
        scrolls = list === input || mover.reaches(inner)
        guard scrolls else { break }
        inner = list
      }
      if scrolls { return true }
      return frame.maxY + lift > window.bounds.minY && frame.minY + lift < window.bounds.maxY
    }

    /// True if a superview clips the input completely, as in a collapsed section. We go up from the
    /// input, and stop at the first view that scrolls, or that the avoider could move. So the
    /// result is false if the input is only scrolled out of sight in that view.
    private func isCutOff(_ input: UIView, at field: CGRect, _ pass: AvoidanceDecision) -> Bool {
      let containers = pass.scene.containers
      var index = 0
      // A view with the refusal `.cutsOff` only clips. We stop at any other view, with one
      // exception: the first view may be the input itself, as for a text view that scrolls its own
      // text. We then begin at the second view.
      if !containers.isEmpty, containers[0].refusal != .cutsOff {
        guard containers.count > 1, containers[1].refusal == .cutsOff,
          pass.movers[0].view === input
        else { return false }
        index = 1
      }
      // We loop over indices, because a closure would copy each container, which is a large value.
      while index < containers.count, containers[index].refusal == .cutsOff {
        let clip = containers[index].frame
        guard min(clip.maxY, field.maxY) - max(clip.minY, field.minY) >= min(1, field.height)
        else { return true }
        index += 1
      }
      return false
    }

    /// Adds the rects that have to be visible to `pass.scene.targets`, the most important rect
    /// first. Begins with the rects of the input, which depend on the kind of input:
    /// 1. A text view that scrolls its own text: the caret, the selection, and then the whole
    ///    input.
    /// 2. Any other input that is taller than the space above the keyboard: only the caret and the
    ///    selection. If the caret cannot be shown, the whole input.
    /// 3. All other inputs: the whole input.
    ///
    /// Then adds the rects of the input's `keyboardCompanions`, the views that the app wants to
    /// show with the input. If the user could not see the input even without a keyboard (`isSeen`
    /// is false), adds only the `keyboardCompanions`.
    private func addTargets(
      of input: UIView, at field: CGRect, isSeen: Bool, gap: CGFloat, in window: UIWindow,
      to pass: AvoidanceDecision
    ) {
      // A text view that scrolls its own text is the first element of `pass.movers`.
      let scrollsItself = (pass.movers.first as? ScrollMover)?.view === input
      if isSeen {
        if scrollsItself || pass.scene.isTooTall(field) {
          addCaret(of: input, gap: gap, in: window, to: pass)
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

    /// Returns the first visible view of the input's `keyboardCompanions`, the views that the app
    /// wants to show with the input. The plan shows this companion instead of an input that the
    /// user cannot see. The caller then has to read the superviews of the companion.
    ///
    /// Nil in these cases:
    /// 1. The input has no visible companion.
    /// 2. The companion is inside the view of the first element of `pass.movers`. The caller has
    ///    already read that view and its superviews.
    /// 3. `pass.movers` is empty.
    private func companionOutside(_ pass: AvoidanceDecision, of input: UIView) -> UIView? {
      guard let served, let innermost = pass.movers.first?.view,
        let companion = InputOptions.shared.companions(of: input).lazy.compactMap(\.object)
          .first(where: { $0.isShown(inside: served) })
      else { return nil }
      return companion.isDescendant(of: innermost) ? nil : companion
    }

    /// Inserts the rects of the caret and of the selection at the start of `pass.scene.targets`,
    /// the list of rects that have to be visible, most important rect first. Call this only for a
    /// text view that scrolls its own text, or for an input that does not fit above the keyboard.
    /// Any other input is shown as a whole.
    func addCaret(
      of input: UIView, gap: CGFloat, in window: UIWindow, to pass: AvoidanceDecision
    ) {
      guard let text = input as? any UITextInput, let range = text.selectedTextRange,
        pass.scene.targets.first?.role != .caret, !pass.isOfUnseenInput
      else { return }
      let rect = text.caretRect(for: range.end)
      // If we may not scroll the text of a text view, the caret may be outside the view's bounds.
      // We cannot show such a caret.
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
    /// True if an input is taller than the visible space above the keyboard, or above a bar on the
    /// keyboard. False for an input to the left or right of the keyboard, because the keyboard does
    /// not cover such an input.
    fileprivate func isTooTall(_ field: CGRect) -> Bool {
      guard let keyboard, field.maxX > keyboard.minX, field.minX < keyboard.maxX else {
        return false
      }
      return field.height > keyboard.minY - coverHeight - visibleBounds.minY
    }
  }

  extension UIView {
    /// Returns whether and where the app shows this view. Both rects are in the window's
    /// coordinates. `frame` is the frame of this view, and `visibleBounds` is the part of the
    /// window below the top safe area.
    fileprivate func place(
      at frame: CGRect, on visibleBounds: CGRect
    ) -> AvoidanceDecision.InputPlace {
      if isHiddenByApp { return .hidden }
      return isBeside(visibleBounds, at: frame) ? .besideScreen : .onScreen
    }

    /// True if the app has put this view to the left or right of the screen (`visibleBounds`), for
    /// example only to show a picker.
    ///
    /// False for a view on a page that slides in from the side: the view is inside its page, and
    /// the page is still outside the screen. Also false if the superview is a scroll view that can
    /// scroll to this view.
    ///
    /// Both rects are in the window's coordinates. `frame` is the frame of this view.
    private func isBeside(_ visibleBounds: CGRect, at frame: CGRect) -> Bool {
      let (left, width) = (frame.origin.x - visibleBounds.origin.x, visibleBounds.size.width)
      guard left + frame.size.width <= 0 || left >= width, let superview else { return false }
      var reach = superview.bounds.minX...superview.bounds.maxX
      if let scrollView = superview as? UIScrollView {
        let insets = scrollView.adjustedContentInset
        let end = scrollView.contentSize.width + insets.right
        reach = min(reach.lowerBound, -insets.left)...max(reach.upperBound, end)
      }
      return self.frame.maxX <= reach.lowerBound || self.frame.minX >= reach.upperBound
    }
  }

  extension AvoidanceContainer {
    /// Limits how far the plan may move the container. For example, the delegate of a scroll view
    /// has taken back our last scroll, or a part of it, and would do so again.
    fileprivate mutating func accept(_ limit: MoveLimit) {
      let start = content.offset - own
      switch limit {
      case .highestOffset(let end): maximumRise = end - start
      case .lowestOffset(let end): maximumDrop = start - end
      case .rise(let rise): maximumRise = min(maximumRise, rise)
      }
    }
  }

  extension CGRect {
    /// Removes the part of this rect that is above the line at y = `edge`.
    fileprivate mutating func cut(above edge: CGFloat) {
      let rest = max(0, maxY - max(edge, minY))
      (origin.y, size.height) = (maxY - rest, rest)
    }
  }

  extension UIView {
    /// The outermost stack view that arranges this view, directly or through other stack views. Nil
    /// if there is none.
    ///
    /// A stack view sets the frames of its arranged views, so the stack view would undo a lift of
    /// this view. Because of this, we lift the outermost stack view, and not this view.
    fileprivate var outermostStack: UIStackView? {
      guard let stack = superview as? UIStackView, stack.arrangedSubviews.contains(self) else {
        return nil
      }
      return stack.outermostStack ?? stack
    }

    /// True if this view or one of its superviews is hidden or transparent. A hidden cell does not
    /// count as hidden, because a list hides its cells while they are off screen.
    fileprivate var isHiddenByApp: Bool {
      // A plain loop is faster than a lazy sequence, and this code runs at each decision.
      var next: UIView? = self
      while let view = next {
        if view.isHidden && !view.isCell || view.alpha < 0.01 { return true }
        next = view.superview
      }
      return false
    }

    fileprivate var isCell: Bool { self is UITableViewCell || self is UICollectionViewCell }

    /// True if this view is `container`, or is a visible view inside `container`. A view is visible
    /// if neither the view nor any view between it and `container` is hidden or transparent.
    /// `container` itself may be hidden.
    func isShown(inside container: UIView) -> Bool {
      isDescendant(of: container)
        && path.prefix { $0 !== container }.allSatisfy { !$0.isHidden && $0.alpha >= 0.01 }
    }
  }
#endif
