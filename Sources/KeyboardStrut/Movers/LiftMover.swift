#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Lifts a view by changing the y of its `center`. A transform of the view does not affect
  /// `center`, so the app may transform the view at the same time.
  ///
  /// Container view controllers may set the frames of their children in any layout. A new frame
  /// overwrites the lift, and `restore()` lifts the view again.
  ///
  /// To notice that the lift was overwritten, we compare the y of the view's top edge with the y
  /// that this edge had right after our lift. We do not compare `center`, because a new height of
  /// the view changes `center` without overwriting the lift. If autoresizing keeps the view at the
  /// superview's bottom, we compare the distance from the view's top edge to the superview's
  /// bottom.
  @MainActor
  final class LiftMover: ContainerMover {
    private(set) weak var view: UIView?
    private lazy var safeArea = SafeAreaKeeper()

    init(_ view: UIView) { self.view = view }

    func container(in window: UIWindow, owner: AnyObject) -> AvoidanceContainer {
      guard let view else { return .gone }
      var container = AvoidanceContainer(frame: view.frame(in: window))
      container.own = -Ledgers.shared.contribution(of: owner, to: view.verticalPosition)
      container.rate = view.superview?.verticalScale(in: window) ?? 1
      container.maximumRise = max(window.bounds.height, window.screen.bounds.height)
      return container
    }

    /// Returns the y of the lower edge of the navigation bar and other bars that cover the top of
    /// the view. We calculate where this edge would be without our lift. For a controller's view,
    /// we use the view's top safe area.
    ///
    /// Nil for the content of a sheet without a navigation controller: its top safe area changes
    /// while the sheet moves. We recognize such content because it begins below the window's top
    /// safe area.
    func barEdge(in window: UIWindow, owner: AnyObject) -> CGFloat? {
      guard let view else { return nil }
      guard let controller = view.ownController else { return view.barEdgeOfScreen(in: window) }
      let own = Ledgers.shared.contribution(of: owner, to: view.verticalPosition)
      let scale = view.superview?.verticalScale(in: window) ?? 1
      let top = view.frame(in: window).minY - own * scale
      guard controller.hasBars(above: top, in: window) else { return nil }
      let inset = safeArea.restingTop(of: controller, owner: owner) ?? view.safeAreaInsets.top
      return top + inset * scale
    }

    func apply(_ move: AvoidanceMove, owner: AnyObject) {
      guard let view, move.quantity == .lift else { return }
      safeArea.prepare(for: view, from: move.from, to: move.to, owner: owner)
      let before = view.center.y
      view.center.y = Ledgers.shared.set(-move.to, by: owner, to: view.verticalPosition)
      if move.to == 0 { view.noteGivenBack(from: before) }
      view.updateLiftRestoring()
    }

    func add(to surroundings: inout Surroundings) {
      guard let view else { return }
      surroundings.addPositions(of: view)
      if let controller = view.ownController {
        surroundings.add(controller.additionalSafeAreaInsets)
      }
    }

    func compensate(owner: AnyObject) -> Bool {
      guard let view else { return false }
      let own = Ledgers.shared.contribution(of: owner, to: view.verticalPosition)
      return safeArea.compensate(
        for: view, rise: own == 0 ? 0 : -view.totalLift, owner: owner)
    }

    func restore() -> Bool {
      safeArea.letGoOfAssignedInsets()
      guard let view, view.hasMovedSinceLift, Ledgers.shared.isOverwritten(view.verticalPosition)
      else { return false }
      return view.restoreLift()
    }

    func forget(_ owner: AnyObject) {
      safeArea.forget(owner) {
        guard let view else { return }
        if let y = Ledgers.shared.withdraw(owner, from: view.verticalPosition) {
          let before = view.center.y
          view.center.y = y
          view.noteGivenBack(from: before)
        }
        view.updateLiftRestoring()
      }
    }
  }

  extension UIView {
    /// Lifts the view again if the app or UIKit has overwritten its position after we lifted it:
    /// 1. If no keyboard notification has come in this run-loop turn, the view gets the position
    ///    that the app or UIKit has assigned, plus our lift.
    /// 2. If a keyboard notification has come, the app may have moved the view because of the
    ///    keyboard, perhaps not high enough. We put the view back to the position that we have set
    ///    most recently. At the end of the turn, the avoider decides how far to lift the view.
    ///
    /// - Returns: True if `center` was changed.
    func restoreLift() -> Bool {
      let holds = KeyboardCenter.shared.turns.hasKeyboardEvent
      guard let y = Ledgers.shared.restoredValue(of: verticalPosition, holding: holds)
      else { return false }
      // The app or UIKit may be animating the view to a frame that does not include our lift. We
      // then lift the view again with the timing of this animation. The animation down and ours up
      // cancel each other in every frame, so the view does not appear to move.
      guard UIView.inheritedAnimationDuration == 0, let timing = TurnTiming(joining: self) else {
        center.y = y
        return true
      }
      timing.run { [self] in center.y = y }
      return true
    }

    /// Returns how far up avoiders have moved this view or its superviews, in points of the window.
    /// 0 if no avoider has moved them. Scrolling does not count. Moves by an avoider that a
    /// `followKeyboard` call has created do not count either.
    func lift(in window: UIWindow) -> CGFloat {
      var lift: CGFloat = 0
      for avoider in KeyboardCenter.shared.avoiders where avoider.rank == .reveal {
        for mover in avoider.decider.moved.movers where !(mover is ScrollMover) {
          lift += mover.rise(of: self, by: avoider, in: window)
        }
      }
      return lift
    }

    /// For a view on which the app has called `hugKeyboard`: returns how far up other avoiders have
    /// moved the view, in points of the window. They have lifted or scrolled its superviews to show
    /// the first responder. The view's own avoider plans as if they had not done so (see
    /// `AvoidanceDecision.riseOfHuggedView`).
    ///
    /// If this view is itself the first responder, another avoider may have scrolled a list to show
    /// it. This scroll does not count. The list does not scroll back while the keyboard is up, so
    /// the view's own avoider has to plan from the scrolled position.
    func riseOfHuggedView(in window: UIWindow) -> CGFloat {
      var rise: CGFloat = 0
      for avoider in KeyboardCenter.shared.avoiders where avoider.purpose.isOfFirstResponder {
        let keepsScroll = isFirstResponder && avoider.input(in: window) === self
        for mover in avoider.decider.moved.movers where !keepsScroll || !(mover is ScrollMover) {
          rise += mover.rise(of: self, by: avoider, in: window)
        }
      }
      return rise
    }

    /// Whether any avoider lifts the view at the moment.
    var isLifted: Bool { totalLift != 0 }

    fileprivate func noteGivenBack(from lifted: CGFloat) {
      guard !isLifted, lifted != center.y else { return }
      FormerLifts.note(self, lifted: lifted)
    }

    fileprivate func updateLiftRestoring() {
      let rise = -totalLift
      guard rise != 0 else {
        // Remove our layer and our subview even if the view has no controller now. The app may have
        // removed the view from its controller while the view was lifted.
        LiftBackdrop.update(for: self, rise: 0)
        LiftRestoringView.update(for: self, isLifted: false)
        return
      }
      guard let controller = ownController else { return }
      LiftBackdrop.update(for: self, rise: rise)
      // A container view controller or a presentation controller may reset the view's frame in any
      // layout. A window resets the frame of its root view only when the window's size changes, so
      // a root view needs no `LiftRestoringView`.
      guard controller.parent != nil || controller.presentingViewController != nil else { return }
      // Some controllers support no subview of ours, such as SwiftUI's hosting controllers
      // (`leavesKeyboardToItself`). If a container resets the frame of such a controller's view, we
      // lift the view again at the end of the run-loop turn.
      guard !controller.leavesKeyboardToItself else { return }
      LiftRestoringView.update(for: self, isLifted: true)
    }

    /// How many points all avoiders together have added to the view's `center.y`. Negative if the
    /// view is lifted.
    var totalLift: CGFloat { Ledgers.shared.total(in: centerY) }

    /// True if the view's `center.y` differs from the value that we have set. False if we have set
    /// none.
    fileprivate var hasMovedSinceLift: Bool { Ledgers.shared.drift(of: centerY) != 0 }

    /// The view's `center.y`, for quick queries. `verticalPosition` also contains the values by
    /// which `Ledgers` finds out who has changed `center.y`. They are slow to calculate.
    private var centerY: Ledgers.TrackedProperty {
      Ledgers.TrackedProperty(object: self, property: .centerY, current: center.y)
    }

    fileprivate var verticalPosition: Ledgers.TrackedProperty {
      Ledgers.TrackedProperty(
        object: self, property: .centerY, current: center.y,
        geometry: .center(
          Ledgers.CenterGeometry(
            origin: bounds.height * layer.anchorPoint.y + autoresizedTop, scaling: scaling)),
        assignmentSign: isKeyboardShowing ? 1 : 0)
    }

    /// True if a notification in this run-loop turn has said that a keyboard will show or has
    /// shown.
    ///
    /// If true, and a view is lower than we have put it, we conclude that the app has assigned a
    /// position that does not include our lift. We assume that no app moves a view down by a
    /// relative change such as `center.y += 10` while a keyboard shows.
    var isKeyboardShowing: Bool {
      guard KeyboardCenter.shared.turns.hasKeyboardEvent, let window else { return false }
      return !KeyboardCenter.shared.coveredFrame(in: window).isEmpty
    }

    /// All, half or none of the superview's height, in points. If the superview becomes 20 points
    /// taller, autoresizing moves the view's top edge down by 20, 10 or 0 points.
    /// `CenterGeometry.origin` includes this length, so that it changes by as much as the edge.
    ///
    /// Zero if the top edge stays, if Auto Layout places the view, or if `scaling` tells how far
    /// the edge moves.
    private var autoresizedTop: CGFloat {
      guard translatesAutoresizingMaskIntoConstraints, let superview else { return 0 }
      // If the top margin and the height are flexible, UIKit calculates both from the frame of the
      // lifted view, and the height differs from the height without a lift. We cannot undo this. So
      // we assume that each of the two takes half of the growth.
      return switch autoresizingMask.intersection(.verticallyFlexible) {
      case .flexibleTopMargin: superview.bounds.height
      case [.flexibleTopMargin, .flexibleHeight]: superview.bounds.height / 2
      default: 0
      }
    }

    /// The heights of the superview and the view, from which `Ledgers` calculates how autoresizing
    /// scales the y of the view's top edge. UIKit divides the growth of the superview among the
    /// flexible margins and the height, in proportion to their lengths. Nil if UIKit does not scale
    /// this y.
    private var scaling: Ledgers.Scaling? {
      guard translatesAutoresizingMaskIntoConstraints, let superview,
        superview.autoresizesSubviews
      else { return nil }
      let height = superview.bounds.height
      return switch autoresizingMask.intersection(.verticallyFlexible) {
      case [.flexibleTopMargin, .flexibleBottomMargin]:
        Ledgers.Scaling(superviewHeight: height, fixedHeight: bounds.height)
      case .verticallyFlexible: Ledgers.Scaling(superviewHeight: height, fixedHeight: 0)
      default: nil
      }
    }
  }

  extension UIView.AutoresizingMask {
    /// The parts of a view's vertical position that may be flexible.
    fileprivate static let verticallyFlexible: Self = [
      .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin,
    ]
  }
#endif
