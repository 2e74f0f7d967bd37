#if canImport(UIKit)
  import UIKit

  /// Keeps the safe area inside a view unchanged while an avoider moves the view up and down again.
  ///
  /// A view that moves up loses bottom safe area. If it moves under the status bar, it gains top
  /// safe area. Subviews that are pinned to the safe area would then move inside the view, and
  /// lists in the view would scroll or grow. So we add the lost height to
  /// `additionalSafeAreaInsets` of view controllers, and subtract the gained height.
  @MainActor
  final class SafeAreaKeeper {
    /// A view controller, and the safe area insets that its view inherited just before the move.
    private final class Controller {
      weak var object: UIViewController?
      let resting: UIEdgeInsets

      init(_ object: UIViewController, resting: UIEdgeInsets) {
        (self.object, self.resting) = (object, resting)
      }
    }

    /// The controllers whose `additionalSafeAreaInsets` we change. Empty while the view is at rest.
    private var controllers: [Controller] = []

    /// Returns the top safe area that a controller's view would have without the move, in points of
    /// that view. Nil while the view is at rest.
    ///
    /// - Parameter owner: The avoider that has moved the view.
    func restingTop(of object: UIViewController, owner: AnyObject) -> CGFloat? {
      guard let controller = controllers.first(where: { $0.object === object }) else { return nil }
      let added = object.additionalSafeAreaInsets.top - object.addedSafeArea(by: owner).top
      return controller.resting.top + added
    }

    /// Changes `additionalSafeAreaInsets` just before an avoider (`owner`) moves the view, so that
    /// the safe area does not become too small during the move. If a safe area becomes too small,
    /// UIKit clamps the content offset of a list in the view. The safe area may be too large for a
    /// moment.
    ///
    /// 1. Before the view moves up, we add the height of its bottom safe area, because the view may
    ///    lose this safe area.
    /// 2. Before the view moves down, we give back the points that `compensate(for:rise:owner:)`
    ///    has subtracted from the top inset. The view is about to lose the top safe area that it
    ///    has gained under a bar.
    ///
    /// - Parameters:
    ///   - view: The view that the avoider moves.
    ///   - start: How far up the avoider has moved the view until now, in points. 0 at rest.
    ///   - end: How far up the avoider is about to move the view, in points.
    func prepare(for view: UIView, from start: CGFloat, to end: CGFloat, owner: AnyObject) {
      if start == 0 { controllers = Self.controllers(of: view) }
      for controller in controllers {
        guard let object = controller.object else { continue }
        let own = object.addedSafeArea(by: owner)
        var wanted = own
        if start < end {
          wanted.bottom = max(own.bottom, controller.resting.bottom)
        } else {
          wanted.top = 0
        }
        object.addSafeArea(wanted, by: owner, insteadOf: own)
      }
    }

    /// Adds the lost height of the safe area to `additionalSafeAreaInsets`, and subtracts the
    /// gained height. Call this method after the view has been moved or laid out.
    ///
    /// - Parameters:
    ///   - moved: The view that the avoider `owner` moves.
    ///   - rise: How far up the view is moved now, in points of its superview. 0 at rest.
    /// - Returns: True if a value was changed, which means that layout has to run again.
    func compensate(for moved: UIView, rise: CGFloat, owner: AnyObject) -> Bool {
      guard !controllers.isEmpty else { return false }
      defer { if rise == 0 { controllers = [] } }
      let gain = moved.topSafeArea(gainedBy: rise)
      return controllers.reduce(false) { hasChanged, controller in
        guard let object = controller.object else { return hasChanged }
        let own = object.addedSafeArea(by: owner)
        var wanted: (top: CGFloat, bottom: CGFloat) = (0, 0)
        if rise != 0, object.viewIfLoaded?.isDescendant(of: moved) == true {
          let (now, resting) = (object.inheritedSafeArea, controller.resting)
          wanted.bottom = max(0, resting.bottom - now.bottom)
          wanted.top = -min(max(0, now.top - resting.top), gain)
        }
        return object.addSafeArea(wanted, by: owner, insteadOf: own) || hasChanged
      }
    }

    /// Deletes our record of each inset to which the app has assigned a new value. The next call of
    /// `compensate(for:rise:owner:)` adds our points to the new value.
    ///
    /// We do not add our points here, because the app may assign `additionalSafeAreaInsets` in
    /// every layout. Our change would cause another layout, and so on without end.
    func letGoOfAssignedInsets() {
      for controller in controllers {
        controller.object?.topSafeArea.letGoIfOverwritten()
        controller.object?.bottomSafeArea.letGoIfOverwritten()
      }
    }

    /// Removes the points that the avoider `owner` has added to the insets. Moves the view back.
    ///
    /// - Parameter moveBack: Moves the view back. We correct the top insets before this call and
    ///   the bottom insets after it, so that the safe area never becomes too small.
    func forget(_ owner: AnyObject, moveBack: () -> Void) {
      let objects = controllers.compactMap(\.object)
      controllers = []
      for object in objects {
        guard let top = Ledgers.shared.withdraw(owner, from: object.topSafeArea) else { continue }
        object.additionalSafeAreaInsets.top = top
      }
      moveBack()
      for object in objects {
        guard let bottom = Ledgers.shared.withdraw(owner, from: object.bottomSafeArea) else {
          continue
        }
        object.additionalSafeAreaInsets.bottom = bottom
      }
    }

    /// Returns the controllers whose `additionalSafeAreaInsets` we change for a moved view:
    /// 1. If `moved` is a controller's view: that controller.
    /// 2. Otherwise: the child controllers whose views are inside `moved`.
    ///
    /// UIKit passes the insets on to the children of these controllers.
    private static func controllers(of moved: UIView) -> [Controller] {
      let objects = moved.ownController.map { [$0] } ?? moved.childControllers
      return objects.map { Controller($0, resting: $0.inheritedSafeArea) }
    }
  }

  extension UIView {
    /// The view controller whose `view` is this view. Nil if there is none.
    package var ownController: UIViewController? {
      let controller = next as? UIViewController
      return controller?.viewIfLoaded === self ? controller : nil
    }

    /// Those children of the nearest view controller that have their views inside this view.
    fileprivate var childControllers: [UIViewController] {
      guard let children = nearestController?.children, !children.isEmpty else { return [] }
      return children.filter { $0.viewIfLoaded?.isDescendant(of: self) == true }
    }

    /// How far a move has pushed this view into the superview's top safe area, in points.
    ///
    /// - Parameter rise: How far up the view has been moved, in points of the superview.
    fileprivate func topSafeArea(gainedBy rise: CGFloat) -> CGFloat {
      guard let superview else { return 0 }
      let inset = superview.safeAreaInsets.top
      func reach(at y: CGFloat) -> CGFloat { min(max(inset + superview.bounds.minY - y, 0), inset) }
      let top = frame.minY
      return reach(at: top) - reach(at: top + rise)
    }
  }

  extension Ledgers.TrackedProperty {
    /// Deletes our record of the property if the app or UIKit has overwritten the property.
    @MainActor fileprivate func letGoIfOverwritten() {
      if Ledgers.shared.isOverwritten(self) { Ledgers.shared.letGo(of: self) }
    }
  }

  extension UIViewController {
    fileprivate var bottomSafeArea: Ledgers.TrackedProperty {
      Ledgers.TrackedProperty(
        object: self, property: .bottomSafeArea, current: additionalSafeAreaInsets.bottom)
    }

    fileprivate var topSafeArea: Ledgers.TrackedProperty {
      Ledgers.TrackedProperty(
        object: self, property: .topSafeArea, current: additionalSafeAreaInsets.top)
    }

    /// The safe area insets of this controller's view without `additionalSafeAreaInsets`. Zero if
    /// the view is not loaded.
    fileprivate var inheritedSafeArea: UIEdgeInsets {
      guard var insets = viewIfLoaded?.safeAreaInsets else {
        return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
      }
      insets.top -= additionalSafeAreaInsets.top
      insets.bottom -= additionalSafeAreaInsets.bottom
      return insets
    }

    /// How much an avoider (`owner`) has added to `additionalSafeAreaInsets`. The top amount is
    /// negative if the avoider has subtracted.
    fileprivate func addedSafeArea(by owner: AnyObject) -> (top: CGFloat, bottom: CGFloat) {
      (
        Ledgers.shared.contribution(of: owner, to: topSafeArea),
        Ledgers.shared.contribution(of: owner, to: bottomSafeArea)
      )
    }

    /// Replaces the amounts that an avoider (`owner`) has added to `additionalSafeAreaInsets`.
    ///
    /// - Parameter own: The present amounts, as `addedSafeArea(by:)` returns them.
    /// - Returns: True if this method has changed `additionalSafeAreaInsets`. False if the new
    ///   amounts equal the present ones, except for rounding.
    @discardableResult
    fileprivate func addSafeArea(
      _ amounts: (top: CGFloat, bottom: CGFloat), by owner: AnyObject,
      insteadOf own: (top: CGFloat, bottom: CGFloat)
    ) -> Bool {
      func isOther(_ amount: CGFloat, than old: CGFloat) -> Bool {
        abs(amount - old) > 1 / 1024 || amount == 0 && old != 0
      }
      let before = additionalSafeAreaInsets
      var insets = before
      if isOther(amounts.top, than: own.top) {
        insets.top = Ledgers.shared.set(amounts.top, by: owner, to: topSafeArea)
      }
      if isOther(amounts.bottom, than: own.bottom) {
        insets.bottom = Ledgers.shared.set(amounts.bottom, by: owner, to: bottomSafeArea)
      }
      guard insets != before else { return false }
      additionalSafeAreaInsets = insets
      // Apple does not say whether a controller stores fractions of a pixel. If the controller has
      // rounded a value, we accept the rounded value, and do not take it for a change by the app.
      if insets.top != before.top { Ledgers.shared.acceptRounding(of: topSafeArea) }
      if insets.bottom != before.bottom { Ledgers.shared.acceptRounding(of: bottomSafeArea) }
      return true
    }
  }
#endif
