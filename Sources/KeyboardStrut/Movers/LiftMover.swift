#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Lifts a view by changing the y of its `center`. A transform of the view does not affect
  /// `center`, so the app may transform the view at the same time.
  ///
  /// Container view controllers set the frames of their children, and may do so in any layout. A
  /// new frame overwrites the lift, and `restore()` lifts the view again in the same layout pass.
  ///
  /// The new frame may also have another height, and `center` depends on the height. So we cannot
  /// notice a lost lift by comparing `center`. Instead we compare the y of the view's top edge. If
  /// autoresizing keeps the view at the superview's bottom, we compare the distance between the
  /// view's top edge and the superview's bottom.
  @MainActor
  final class LiftMover: ContainerMover {
    private(set) weak var view: UIView?
    /// The safe area insets of the view just before we lifted it, without the amount that we have
    /// added to the controller's `additionalSafeAreaInsets`. Nil while the view is not lifted or
    /// has no view controller.
    private var restingSafeArea: UIEdgeInsets?

    init(_ view: UIView) { self.view = view }

    func container(in window: UIWindow, owner: AnyObject) -> AvoidanceContainer {
      guard let view else { return .gone }
      var container = AvoidanceContainer(frame: view.frame(in: window))
      container.own = -Ledgers.shared.contribution(of: owner, to: view.verticalPlace)
      container.rate = view.superview?.verticalScale(in: window) ?? 1
      container.maximumRise = max(window.bounds.height, window.screen.bounds.height)
      return container
    }

    /// Returns the y of the lower edge of the bars at the top of the view, such as a navigation
    /// bar, in window coordinates. These bars do not move when we lift the view, so an input has to
    /// stay below them.
    ///
    /// Nil if the view is not a view controller's view. Also nil if the view begins below the
    /// window's top safe area, as a sheet does, because the bars of a sheet may move with the
    /// sheet.
    func barEdge(in window: UIWindow, owner: AnyObject) -> CGFloat? {
      guard let view, view.ownController != nil else { return nil }
      let own = Ledgers.shared.contribution(of: owner, to: view.verticalPlace)
      let scale = view.superview?.verticalScale(in: window) ?? 1
      let top = view.frame(in: window).minY - own * scale
      guard top <= window.safeAreaInsets.top else { return nil }
      return top + (restingSafeArea ?? view.safeAreaInsets).top * scale
    }

    func apply(_ move: AvoidanceMove, owner: AnyObject) {
      guard let view, move.quantity == .lift else { return }
      if move.from == 0, let number = view.ownController?.bottomSafeArea {
        restingSafeArea = view.safeAreaInsets
        restingSafeArea?.bottom -= Ledgers.shared.contribution(of: owner, to: number)
      }
      if move.from < move.to { makeUpInAdvance(owner: owner) }
      let before = view.center.y
      view.center.y = Ledgers.shared.set(-move.to, by: owner, to: view.verticalPlace)
      if move.to == 0 { view.noteGivenBack(from: before) }
      view.updateLiftRestoring()
    }

    func add(to surroundings: inout Surroundings) {
      guard let view else { return }
      surroundings.addPlace(of: view)
      if let controller = view.ownController {
        surroundings.add(controller.additionalSafeAreaInsets.bottom)
      }
    }

    /// Adds the height of the view's bottom safe area to the controller's
    /// `additionalSafeAreaInsets.bottom`, because a lifted view may lose its whole bottom safe
    /// area. Call this before the lift. Otherwise the bottom inset of a list in the view would be
    /// too small for a moment, and the list would scroll back.
    private func makeUpInAdvance(owner: AnyObject) {
      guard let controller = view?.ownController, let all = restingSafeArea?.bottom,
        all > Ledgers.shared.contribution(of: owner, to: controller.bottomSafeArea)
      else { return }
      controller.additionalSafeAreaInsets.bottom = Ledgers.shared.set(
        all, by: owner, to: controller.bottomSafeArea)
    }

    /// Replaces the bottom safe area that a view has lost because we lifted it.
    ///
    /// When a view controller's view moves up, it loses its bottom safe area, or a part of it.
    /// Subviews that are pinned to that safe area would move down by the same distance. So we add
    /// the lost height to the controller's `additionalSafeAreaInsets`.
    func compensate(owner: AnyObject) -> Bool {
      guard let view, let controller = view.ownController else { return false }
      let number = controller.bottomSafeArea
      let own = Ledgers.shared.contribution(of: owner, to: number)
      let isLifted = Ledgers.shared.contribution(of: owner, to: view.verticalPlace) < 0
      let lost = (restingSafeArea?.bottom ?? 0) - (view.safeAreaInsets.bottom - own)
      let wanted = isLifted ? max(0, lost) : 0
      if !isLifted { restingSafeArea = nil }
      guard abs(wanted - own) > 1 / 1024 || wanted == 0 && own != 0 else { return false }
      controller.additionalSafeAreaInsets.bottom = Ledgers.shared.set(
        wanted, by: owner, to: number)
      return true
    }

    func restore() -> Bool {
      // If the app has assigned `additionalSafeAreaInsets`, we do not add to the new value here,
      // because the app may assign it in every layout. We delete our record of the old value, and
      // the next call of `compensate(owner:)` adds to the new value.
      if restingSafeArea != nil, let number = view?.ownController?.bottomSafeArea,
        Ledgers.shared.isOverwritten(number)
      {
        Ledgers.shared.letGo(of: number)
      }
      guard let view, Ledgers.shared.isOverwritten(view.verticalPlace) else { return false }
      // The app may have set the view's frame in an animation. Then we lift the view again with the
      // same timing. The two animations cancel each other out in every frame, so the view does not
      // appear to move.
      guard UIView.inheritedAnimationDuration == 0, let timing = TurnTiming(joining: view) else {
        return view.restoreLift()
      }
      timing.run { _ = view.restoreLift() }
      return true
    }

    func forget(_ owner: AnyObject) {
      guard let view else { return }
      if let y = Ledgers.shared.withdraw(owner, from: view.verticalPlace) {
        let before = view.center.y
        view.center.y = y
        view.noteGivenBack(from: before)
      }
      view.updateLiftRestoring()
      if let controller = view.ownController,
        let inset = Ledgers.shared.withdraw(owner, from: controller.bottomSafeArea)
      {
        controller.additionalSafeAreaInsets.bottom = inset
      }
    }
  }

  extension UIView {
    /// The view controller whose `view` is this view. Nil if there is none.
    package var ownController: UIViewController? {
      let controller = next as? UIViewController
      return controller?.viewIfLoaded === self ? controller : nil
    }

    /// Lifts the view again if the app or UIKit has overwritten its position after we lifted it.
    ///
    /// The app may have set the position because the keyboard moves. We then keep the view where it
    /// is until the end of the run-loop turn. If we added our whole lift to the new position, the
    /// view would jump up before it moves back down.
    ///
    /// - Returns: True if `center` was changed.
    func restoreLift() -> Bool {
      let holds = KeyboardCenter.shared.turns.hasKeyboardEvent
      guard let y = Ledgers.shared.restoredValue(of: verticalPlace, holding: holds)
      else { return false }
      center.y = y
      return true
    }

    /// Whether any avoider lifts the view at the moment.
    var isLifted: Bool { Ledgers.shared.total(in: verticalPlace) != 0 }

    fileprivate func noteGivenBack(from lifted: CGFloat) {
      guard !isLifted, lifted != center.y else { return }
      FormerLifts.note(self, lifted: lifted)
    }

    fileprivate func updateLiftRestoring() {
      guard let controller = ownController else { return }
      LiftBackdrop.update(for: self, rise: -Ledgers.shared.total(in: verticalPlace))
      // A window sets the frame of its root view controller's view only when the window's size
      // changes. So layout does not undo the lift of such a view, and the view needs no
      // `LiftRestoringView`.
      guard controller.parent != nil || controller.presentingViewController != nil else { return }
      LiftRestoringView.update(for: self, isLifted: isLifted)
    }

    fileprivate var verticalPlace: Ledgers.Number {
      Ledgers.Number(
        object: self, property: .centerY, current: center.y,
        origin: bounds.height * layer.anchorPoint.y + autoresizedTop,
        impossibleSign: isKeyboardShowing ? 1 : 0)
    }

    /// True in a run-loop turn in which a notification has said that a keyboard will show or has
    /// shown. Code of the app that moves a view for the keyboard then either assigns a new position
    /// or adds a difference that moves the view up. So if the view is lower than we left it, the
    /// app has assigned the position.
    var isKeyboardShowing: Bool {
      guard KeyboardCenter.shared.turns.hasKeyboardEvent, let window else { return false }
      return !KeyboardCenter.shared.coveredFrame(in: window).isEmpty
    }

    /// An estimate of the part of the top edge's y that depends on the superview's height, in
    /// points. When the superview grows, autoresizing moves the top edge down if the top margin is
    /// flexible. UIKit divides the growth among the flexible margins and the flexible height.
    ///
    /// 0 if the top margin is not flexible.
    private var autoresizedTop: CGFloat {
      guard translatesAutoresizingMaskIntoConstraints, let superview,
        autoresizingMask.contains(.flexibleTopMargin)
      else { return 0 }
      let parts: [AutoresizingMask] = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
      return superview.bounds.height / CGFloat(parts.count(where: autoresizingMask.contains))
    }
  }

  extension UIViewController {
    fileprivate var bottomSafeArea: Ledgers.Number {
      Ledgers.Number(
        object: self, property: .bottomSafeArea, current: additionalSafeAreaInsets.bottom)
    }
  }
#endif
