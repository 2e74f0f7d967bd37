#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Reads the superviews of an input and describes them in an `AvoidanceScene`. The planner then
  /// makes a plan from that scene.
  ///
  /// The reader visits only the views from the input up to the window. It changes no view.
  @MainActor
  final class SceneReader {
    /// The view for which the avoider was made. Inputs outside this view are ignored. Nil if the
    /// app passed only constraints, or if the view has been deallocated.
    private(set) weak var scope: UIView?
    /// True if the avoider was made for a view (`scope`). If false, the app passed only
    /// constraints. The avoider then keeps every input visible that is inside the view that the
    /// constraints move.
    private let isScoped: Bool
    /// The object that changes the constraints that the app passed to the avoider. This object
    /// changes the constraints even if a scroll view or a keyboard layout guide also moves the
    /// input. Nil if the app passed no constraints.
    let constraintMover: ConstraintMover?
    private let methods: KeyboardAvoider.Methods
    /// The search field of the list for which the avoider was made. The bar that contains this
    /// field may be on the keyboard and overlap the list. The end of the list then has to be above
    /// the bar.
    weak var searchField: UIView?
    // The next properties, up to `placing`, cache results for one input or view. We compute a
    // result again only for another input or view.
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

    /// Makes a reader for an avoider that scrolls or moves the views around an input inside `view`.
    init(serving view: UIView, by methods: KeyboardAvoider.Methods) {
      (scope, isScoped, self.methods, constraintMover) = (view, true, methods, nil)
    }

    /// Makes a `SceneReader` for an avoider to which the app passed constraints. The `SceneReader`
    /// describes the view that these constraints move.
    ///
    /// If the first constraint moves no view, the `SceneReader` never finds a view to move.
    ///
    /// - Parameter scope: The view to which the avoider is limited. Inputs outside it are ignored.
    ///   Nil to include all inputs inside the view that the constraints move.
    init(moving constraints: [NSLayoutConstraint], in scope: UIView? = nil) {
      constraintMover = ConstraintMover(constraints)
      methods = .lifting
      isScoped = constraintMover != nil && scope != nil
      self.scope = isScoped ? scope : nil
    }

    /// True if this `SceneReader` can never find a view to move. The app has then passed
    /// constraints, and the first of them moves no view.
    var isFutile: Bool { !isScoped && constraintMover == nil }

    /// The view that the avoider scrolls or moves. Nil if the view has been deallocated.
    var served: UIView? { constraintMover == nil ? scope : constraintMover?.view }

    /// True if the avoider may move an input. The input has to be inside `served`, the view that
    /// the avoider moves. If the app passed a view (`scope`), the input has to be inside that view,
    /// too.
    ///
    /// False if a view between `served` and the input already keeps its own inputs visible, as a
    /// web view does.
    func serves(_ input: UIView) -> Bool {
      guard let served, input.isDescendant(of: served) else { return false }
      if isScoped, scope !== served {
        guard let scope, input.isDescendant(of: scope) else { return false }
      }
      if checkedInput !== input { (checkedInput, isSelfServing) = (input, servesItself(input)) }
      return !isSelfServing
    }

    /// True if a view or view controller already keeps the input visible, as a web view does. Only
    /// views and view controllers between the input and the view that the avoider moves (`served`)
    /// are checked.
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
    ///   - input: The input to show. If nil, this method reads only the view that the avoider
    ///     itself moves (`served`).
    ///   - keyboard: The part of the window that the keyboard covers, in the window's coordinates.
    ///     Empty if there is no keyboard. If `input` is also nil, the plan removes all insets,
    ///     offsets and lifts that the avoider has added.
    ///   - gap: Points between the keyboard and the input.
    ///   - isHugged: True if the app called `hugKeyboard` on the input. The plan then moves the
    ///     input even if the user cannot see it.
    ///   - wasShown: True if the user could see the input at the latest decision. The plan then
    ///     scrolls to the input wherever it is now, unless the app has hidden it.
    ///   - owner: The avoider for which the views are read.
    ///   - adjusted: The movers that have scrolled or moved a view for this avoider.
    ///   - mayHold: True if a scroll view may keep our bottom inset after the keyboard has hidden,
    ///     for as long as the user scrolls the scroll view.
    ///   - ineffective: The movers whose moves had no effect. The plan does not use them again.
    func read(
      around input: UIView?, under keyboard: CGRect, in window: UIWindow, gap: CGFloat,
      isHugged: Bool, wasShown: Bool, owner: AnyObject, adjusted: [any ContainerMover],
      mayHold: Bool, ineffective: IneffectiveMoves, into pass: AvoidanceDecision
    ) {
      func refusal(of mover: any ContainerMover) -> AvoidancePlan.Unchanged.Reason? {
        mover.refusal ?? (ineffective.contains(mover) ? .hasNoEffect : nil)
      }
      func readContainers(around view: UIView?, into pass: AvoidanceDecision) {
        findMovers(
          around: view, above: window.contentEnd(above: keyboard), in: window, adjusted: adjusted,
          into: pass)
        for mover in pass.movers {
          var container = mover.container(in: window, owner: owner)
          if let view, let list = mover.view as? UIScrollView, list !== view {
            let floating = FloatingEdges(over: view, in: list)
            let scale = list.verticalScale(in: window)
            // In an upside-down list, the footer is above the header on screen.
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
        readContainers(around: input, into: pass)
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

    /// Returns the height of the bar that overlaps a list above the keyboard, in points. The end of
    /// the list's content has to stay above this bar.
    ///
    /// The bar contains `searchField`, or the app has marked the bar with `isKeyboardCover`.
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
      adjusted: [any ContainerMover], into pass: AvoidanceDecision
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
          // A view that fills the visible area clips nothing that the user could see, so we skip
          // it. But if the avoider may lift this view or a superview, the view may no longer fill
          // the visible area afterwards. In that case we read the view as a clipping view.
          mayLift || !current.frame(in: window).contains(pass.scene.visibleBounds)
        {
          let clip = pass.known(ClippingView.self, of: current) ?? ClippingView(current)
          clip.field = input as? UITextField
          pass.add(clip)
        }
        // A table view controller will increase its list's bottom inset for the keyboard, but has
        // not done so yet. We cannot yet calculate how far to lift the view. So we do not lift the
        // view now, unless we have already lifted it before.
        if mayLift, !movesConstraints, !methods.contains(.scrolling),
          let list = current as? UIScrollView,
          list.isAboutToMakeRoom(in: window)
        {
          mayLift = adjusted.contains { $0.view === lifted }
        }
        if current === lifted, mayLift {
          pass.add(lift(lifted, known: pass.known(LiftMover.self, of: lifted)))
          mayLift = false
        }
        // The app's constraints tie this view to a keyboard layout guide. So the view and all its
        // subviews move with the guide. The view's superviews need not move, and we end the search
        // here.
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
        (guideInput, guideFollower) = (input, guideConstraints.follower(around: input))
      }
      return guideFollower
    }

    /// Returns the object that lifts `view`. The caller passes the avoider's view (`served`), or
    /// the outermost stack view that arranges the avoider's view. There are three cases:
    /// - The app passed constraints. The object changes these constraints.
    /// - Constraints position the view in its superview. The object changes those constraints.
    /// - Otherwise, the object changes the view's `center`.
    private func lift(_ view: UIView, known: LiftMover?) -> any ContainerMover {
      if let constraintMover { return constraintMover }
      if placedView !== view || placing?.areActive == false {
        placedView = view
        placing =
          view.translatesAutoresizingMaskIntoConstraints ? nil : ConstraintMover(placing: view)
      }
      return placing ?? known ?? LiftMover(view)
    }

    // MARK: Targets

    /// True if the user could see the input without a keyboard. Some apps put a text field outside
    /// the screen, for example only to show a picker. We move nothing for a field outside the
    /// screen.
    ///
    /// Also true in these cases:
    /// 1. A scroll view can scroll the input into view.
    /// 2. A keyboard layout guide moves the input.
    /// 3. The app passed constraints that move the input.
    ///
    /// We test only the vertical position, because the input may be on a page that is scrolling in
    /// from the side.
    private func mayBeSeen(
      _ input: UIView, at frame: CGRect, in window: UIWindow, _ pass: AvoidanceDecision
    ) -> Bool {
      let isEmpty = frame.width < 1 || frame.height < 1
      // An input with an empty frame is usually invisible. In a new cell, however, the frame may be
      // empty only because the cell has not been laid out yet.
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

    /// Adds the rects that have to be visible to `pass.scene.targets`, the most important rect
    /// first:
    /// - The caret and the selection. Only for a text view that scrolls its own text, and for an
    ///   input that is taller than the space above the keyboard.
    /// - The input. Not if the caret was added because the input is too tall.
    /// - The input's `keyboardCompanions`, the views that the app wants to show with the input.
    ///
    /// If the user cannot see the input (`isSeen` is false), only the `keyboardCompanions` are
    /// added. If a superview clips the input completely, and no view inside that superview can
    /// move, no rect is added, not even for companions. An example is an input in a collapsed
    /// section.
    private func addTargets(
      of input: UIView, at field: CGRect, isSeen: Bool, gap: CGFloat, in window: UIWindow,
      to pass: AvoidanceDecision
    ) {
      // If a text view scrolls its own text, the text view itself is the first container.
      let scrollsItself = (pass.movers.first as? ScrollMover)?.view === input
      // Iterate over indices. A closure would copy each container, and a container is a large
      // value.
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
    /// wants to show with the input. Call this method if the user cannot see the input. The library
    /// then moves nothing for the input, and makes a plan for the returned view.
    ///
    /// Nil if there is no such view. Also nil if the innermost view that could move for the input
    /// contains the companion, because that view moves the companion as well.
    private func companionOutside(_ pass: AvoidanceDecision, of input: UIView) -> UIView? {
      guard let served, let innermost = pass.movers.first(where: { !($0 is ClippingView) })?.view,
        let companion = InputOptions.shared.companions(of: input).lazy.compactMap(\.object)
          .first(where: { $0.isShown(inside: served) })
      else { return nil }
      return companion.isDescendant(of: innermost) ? nil : companion
    }

    /// Inserts the rect of the caret, and after it the rect of the selection, at the start of
    /// `pass.scene.targets`, the list of rects that have to be visible. Call this only if the input
    /// is a text view that scrolls its own text, or if the input does not fit above the keyboard.
    /// Any other input is shown as a whole, with its caret and its selection.
    func addCaret(
      of input: UIView, gap: CGFloat, in window: UIWindow, to pass: AvoidanceDecision
    ) {
      guard let text = input as? any UITextInput, let range = text.selectedTextRange,
        pass.scene.targets.first?.role != .caret, !pass.isOfUnseenInput
      else { return }
      let rect = text.caretRect(for: range.end)
      // In a text view that we do not scroll, the caret may be outside the view's bounds. We cannot
      // show such a caret.
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
    /// True if an input is taller than the space between the top of the visible area and the
    /// keyboard. If a bar is on the keyboard, the space ends at the bar. False for an input to the
    /// left or right of the keyboard, because the keyboard does not cover it.
    fileprivate func isTooTall(_ field: CGRect) -> Bool {
      guard let keyboard, field.maxX > keyboard.minX, field.minX < keyboard.maxX else {
        return false
      }
      return field.height > keyboard.minY - coverHeight - visibleBounds.minY
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
    /// if there is none. A stack view sets the positions of its arranged views, so it would undo a
    /// lift of this view. We lift the stack view instead.
    fileprivate var outermostStack: UIStackView? {
      guard let stack = superview as? UIStackView, stack.arrangedSubviews.contains(self) else {
        return nil
      }
      return stack.outermostStack ?? stack
    }

    /// True if this view or one of its superviews is hidden or transparent. A hidden cell does not
    /// count as hidden, because a list hides its cells while they are off screen.
    var isHiddenByApp: Bool {
      // A plain loop is faster than a lazy sequence, and this code runs at each decision.
      var next: UIView? = self
      while let view = next {
        if view.isHidden && !view.isCell || view.alpha < 0.01 { return true }
        next = view.superview
      }
      return false
    }

    fileprivate var isCell: Bool { self is UITableViewCell || self is UICollectionViewCell }

    /// True if this view is a descendant of `container` (or `container` itself), and neither this
    /// view nor any of its superviews inside `container` is hidden or transparent.
    func isShown(inside container: UIView) -> Bool {
      isDescendant(of: container)
        && path.prefix { $0 !== container }.allSatisfy { !$0.isHidden && $0.alpha >= 0.01 }
    }
  }
#endif
