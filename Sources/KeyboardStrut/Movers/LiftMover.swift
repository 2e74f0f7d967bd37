#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Lifts a view by moving its centre, because a transform of the view does not affect the centre.
  ///
  /// Containers own the frames of their screens and may set them at any layout. We measure our part
  /// from the view's top edge, and from the superview's bottom if autoresizing holds the view
  /// there. So a frame that was set outright shows, after any resize, that our part is gone. Then
  /// `restore()` adds it again in the same pass.
  @MainActor
  final class LiftMover: ContainerMover {
    private(set) weak var view: UIView?
    /// The safe area while the view is not lifted, without our part; nil while unknown.
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

    /// Returns where the bars end that lie over the top of a screen and stay when it rises, in the
    /// window's coordinates. Nil for a view that begins further down, as a sheet does. Its bars may
    /// still move with it.
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
      view.updateLiftUpkeep()
    }

    func add(to surroundings: inout Surroundings) {
      guard let view else { return }
      surroundings.addPlace(of: view)
      if let controller = view.ownController {
        surroundings.add(controller.additionalSafeAreaInsets.bottom)
      }
    }

    /// Adds as much to the safe area as the rise may remove. A list that loses a part of its inset
    /// for a moment would scroll back.
    private func makeUpInAdvance(owner: AnyObject) {
      guard let controller = view?.ownController, let all = restingSafeArea?.bottom,
        all > Ledgers.shared.contribution(of: owner, to: controller.bottomSafeArea)
      else { return }
      controller.additionalSafeAreaInsets.bottom = Ledgers.shared.set(
        all, by: owner, to: controller.bottomSafeArea)
    }

    /// Compensates the safe area. A controller's view that rises loses the safe area at its lower
    /// edge, or a part of it. Views that are pinned there would sink by as much. The controller's
    /// additional safe area replaces what the view has lost.
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
      // We add our part of the safe area again only at the next event, because an app may set it at
      // each layout.
      if restingSafeArea != nil, let number = view?.ownController?.bottomSafeArea,
        Ledgers.shared.isSetOutright(number)
      {
        Ledgers.shared.letGo(of: number)
      }
      guard let view, Ledgers.shared.isSetOutright(view.verticalPlace) else { return false }
      // The app may have set the frame in an animation. We then restore the lift with the same
      // timing, so that both animations cancel at every frame.
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
      view.updateLiftUpkeep()
      if let controller = view.ownController,
        let inset = Ledgers.shared.withdraw(owner, from: controller.bottomSafeArea)
      {
        controller.additionalSafeAreaInsets.bottom = inset
      }
    }
  }

  extension UIView {
    /// The controller whose view this is.
    package var ownController: UIViewController? {
      let controller = next as? UIViewController
      return controller?.viewIfLoaded === self ? controller : nil
    }

    /// Adds our part of the view's position again if someone has set the position outright.
    ///
    /// - Returns: Whether anything was written.
    func restoreLift() -> Bool {
      guard let y = Ledgers.shared.restoredValue(of: verticalPlace) else { return false }
      center.y = y
      return true
    }

    /// Whether any avoider lifts the view.
    var isLifted: Bool { Ledgers.shared.total(in: verticalPlace) != 0 }

    fileprivate func noteGivenBack(from lifted: CGFloat) {
      guard !isLifted, lifted != center.y else { return }
      GivenBackLifts.note(self, lifted: lifted)
    }

    fileprivate func updateLiftUpkeep() {
      guard let controller = ownController else { return }
      LiftBackdrop.update(for: self, rise: -Ledgers.shared.total(in: verticalPlace))
      // A window sets the frame of its root view only when the window's size changes, so a root
      // view needs no upkeep.
      guard controller.parent != nil || controller.presentingViewController != nil else { return }
      LiftUpkeepView.update(for: self, isLifted: isLifted)
    }

    fileprivate var verticalPlace: Ledgers.Number {
      Ledgers.Number(
        object: self, property: .centerY, current: center.y,
        origin: bounds.height * layer.anchorPoint.y + autoresizedTop)
    }

    /// About how far the top edge moves down as the superview becomes higher, in points. UIKit
    /// divides a change among the flexible parts.
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
