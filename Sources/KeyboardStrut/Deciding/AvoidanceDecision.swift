#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// One decision of an avoider: which views it scrolls or moves to keep an input clear of the
  /// keyboard, and how far. `movers` are the objects that can scroll or move the superviews of the
  /// input. `scene` describes these superviews to the planner. `plan` is the planner's result.
  ///
  /// The avoider reuses its earlier `AvoidanceDecision` objects, so that a decision that changes
  /// nothing allocates no memory. This is a class and not a struct, because copies of its arrays
  /// and of its weak reference are slow.
  @MainActor
  final class AvoidanceDecision {
    /// Whether and where the app shows an input.
    enum InputPlace {
      case onScreen
      /// The input or one of its superviews is hidden or transparent.
      case hidden
      /// The app has put the input to the left or right of the screen.
      case besideScreen
    }

    /// The objects that can scroll or move the superviews of the input, innermost view first. At
    /// the end are objects for views that no longer contain the input, but still have an inset,
    /// offset or position that we have changed.
    var movers: [any ContainerMover] = []
    /// How many elements of `movers` (objects that scroll or move one view each) this decision has
    /// found so far. The other elements come from an earlier decision. We reuse them if this
    /// decision finds the same views in the same order.
    private var foundCount = 0
    var scene = AvoidanceScene(keyboard: nil, visibleBounds: .zero)
    var plan = AvoidancePlan()
    /// The object that makes `plan`. We keep it, so that it can reuse its arrays for the next plan.
    var planner = AvoidancePlanner()
    /// The first responder, or the view on which the app called `hugKeyboard`. Nil if there is
    /// none.
    weak var input: UIView?
    /// Whether and where the app shows the input. For a view on which the app called `hugKeyboard`,
    /// the value is always `.onScreen`, because the avoider moves such a view even while the view
    /// is hidden.
    var inputPlace = InputPlace.onScreen
    /// How far other avoiders have raised a *hugged* view to show the first responder, in points of
    /// the window. A hugged view is a view on which the app called `hugKeyboard`. The other
    /// avoiders have lifted or scrolled its superviews. Zero for any other input.
    ///
    /// We plan as if the hugged view were lower by this distance. Otherwise, two avoiders would
    /// work against each other. For example, the user edits a text field that is lower on screen
    /// than the hugged view:
    /// 1. The avoider of the text field lifts a superview of both views.
    /// 2. The hugged view is now too far above the keyboard. Its avoider changes constraints to
    ///    lower it again. These constraints also lower the text field.
    /// 3. The avoider of the text field lifts the superview still higher, and so on.
    var riseOfHuggedView: CGFloat = 0
    /// Scroll views that keep our bottom inset after the keyboard has hidden, because the user is
    /// still scrolling them. If we removed the inset now, the content would jump.
    var heldLists: [ScrollMover] = []
    /// True if this is the avoider's first decision, and no event has caused it except the creation
    /// of the avoider. The views then move without animation.
    var movesAtOnce = false

    /// Removes the values of an earlier decision, and keeps their allocated memory for the next
    /// decision.
    func clear() {
      foundCount = 0
      inputPlace = .onScreen
      riseOfHuggedView = 0
      heldLists.removeAll(keepingCapacity: true)
      scene.coverHeight = 0
      scene.freedom = .everything
      scene.targets.removeAll(keepingCapacity: true)
      scene.containers.removeAll(keepingCapacity: true)
      scene.released.removeAll(keepingCapacity: true)
    }

    /// Returns the mover (an object that scrolls or moves one view) that an earlier decision made
    /// for `view`, so that we need not create another one.
    ///
    /// We check only the first element of `movers` that this decision has not reused yet
    /// (`movers[foundCount]`). This element is usually the right one, because a decision finds the
    /// same views in the same order as the decision before. Nil if this element is of another type
    /// or for another view.
    func known<Mover: ContainerMover>(_ kind: Mover.Type, of view: UIView) -> Mover? {
      guard foundCount < movers.count, let mover = movers[foundCount] as? Mover,
        mover.object === view
      else { return nil }
      return mover
    }

    func add(_ mover: any ContainerMover) {
      if foundCount < movers.count { movers[foundCount] = mover } else { movers.append(mover) }
      foundCount += 1
    }

    /// Discards the movers (objects that scroll or move a view) found so far. The caller then
    /// searches again, beginning at another view.
    func clearContainers() {
      foundCount = 0
      scene.containers.removeAll(keepingCapacity: true)
    }

    func endMovers() {
      if foundCount < movers.count { movers.removeSubrange(foundCount...) }
    }

    var released: ArraySlice<any ContainerMover> { movers.dropFirst(scene.containers.count) }

    func holds(_ mover: any ContainerMover) -> Bool {
      heldLists.contains { $0.isSame(as: mover) }
    }

    /// True if this decision and `other` have the same input, keyboard frame and height of the bar
    /// above the keyboard. Both must also have the same number of rects that have to be visible,
    /// and show the same part of the input, such as the caret.
    func resembles(_ other: AvoidanceDecision) -> Bool {
      hasSameInputAndKeyboard(as: other) && hasSameTargets(as: other)
        && plan.role == other.plan.role
    }

    private func hasSameTargets(as other: AvoidanceDecision) -> Bool {
      scene.targets.count == other.scene.targets.count
    }

    private func hasSameInputAndKeyboard(as other: AvoidanceDecision) -> Bool {
      scene.keyboard == other.scene.keyboard && scene.coverHeight == other.scene.coverHeight
        && input === other.input
    }

    /// True if this decision shows that the earlier decision `other` is no longer valid. The input,
    /// the keyboard and the bar above it are the same, but the two decisions differ in one of two
    /// ways:
    /// 1. One of them finds that the input can be shown, and one finds that it cannot. For example,
    ///    the input cannot be shown if views cannot move far enough, or if superviews clip the
    ///    input completely.
    /// 2. They show different parts of the input. For example, a text view has become too tall for
    ///    the visible area, so that now only its caret has to be visible.
    ///
    /// False if the only difference is that the app now hides the input. The app may soon show the
    /// input again, so `other` remains valid.
    func contradicts(_ other: AvoidanceDecision) -> Bool {
      guard hasSameInputAndKeyboard(as: other) else { return false }
      if isWithoutInput != other.isWithoutInput { return inputPlace != .hidden }
      guard hasSameTargets(as: other) else { return false }
      return plan.role != other.plan.role
        || plan.outcome.isImpossible != other.plan.outcome.isImpossible
    }

    /// True if the user could not see the input even without a keyboard, and the plan shows only
    /// the input's `keyboardCompanions`. The companions are the views that the app wants to show
    /// together with the input. False if there is no companion to show.
    var isOfUnseenInput: Bool { scene.targets.first?.role == .companions }

    /// True if the plan does not have to show the input. The plan then shows only the input's
    /// `keyboardCompanions`, or nothing at all.
    var isWithoutInput: Bool { scene.targets.allSatisfy { $0.role == .companions } }

    /// True if everything that the plan has to show is visible already, or will be visible after
    /// the planned moves. False without an input.
    var showsInput: Bool {
      input != nil && (plan.outcome == .shown || plan.outcome == .alreadyVisible)
    }
  }

  extension AvoidancePlan.Outcome {
    var isImpossible: Bool {
      if case .impossible = self { true } else { false }
    }
  }
#endif
