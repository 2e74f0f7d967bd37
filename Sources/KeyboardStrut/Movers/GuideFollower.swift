#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Describes a view that the app has constrained to a keyboard layout guide. UIKit moves this
  /// view with the keyboard, so the library does not move the view. Lifting a superview would have
  /// no effect, because the constraint keeps the view at the guide.
  @MainActor
  final class GuideFollower: ContainerMover {
    private(set) weak var view: UIView?
    private weak var guide: UIKeyboardLayoutGuide?
    private weak var constraint: NSLayoutConstraint?

    /// Makes a `GuideFollower` for a view that `constraint` connects with a keyboard layout guide.
    ///
    /// - Parameter items: The view and the guide.
    fileprivate init(_ constraint: NSLayoutConstraint, _ items: (UIView, UIKeyboardLayoutGuide)) {
      (view, guide) = items
      self.constraint = constraint
    }

    /// Finds the view that the app has constrained to a keyboard layout guide, among `input` and
    /// its superviews. Nil if none of these views is constrained to such a guide.
    convenience init?(around input: UIView) {
      let constraints = GuideConstraints()
      guard let (constraint, items) = constraints.first(around: input) else { return nil }
      self.init(constraint, items)
    }

    var object: AnyObject? { constraint }

    func container(in window: UIWindow, owner: AnyObject) -> AvoidanceContainer {
      let end = window.contentEnd(above: KeyboardCenter.shared.coveredFrame(in: window))
      guard let view, let top = guideTop(under: end, in: window) else { return .gone }
      var container = AvoidanceContainer(frame: view.frame(in: window))
      container.maximumRise = 0
      container.selfAdjustment = max(0, top - end)
      return container
    }

    /// Returns the y of the guide's top edge, in points, in the window's coordinates. Nil in three
    /// cases:
    /// 1. The constraint is inactive or deallocated.
    /// 2. The guide is deallocated or not in this window.
    /// 3. The guide does not move when the keyboard shows. We assume this if the keyboard is up and
    ///    at rest, and the guide's top is at least one point below the keyboard's top.
    ///
    /// - Parameter keyboardTop: The y of the keyboard's top, in the window's coordinates.
    func guideTop(under keyboardTop: CGFloat, in window: UIWindow) -> CGFloat? {
      guard constraint?.isActive == true, let guide, let owner = guide.owningView,
        owner.window === window
      else { return nil }
      let top = owner.convert(guide.layoutFrame.origin, to: window).y
      let rests = KeyboardCenter.shared.isKeyboardResting(at: window.keyboardScreen)
      return rests && top >= keyboardTop + 1 ? nil : top
    }

    /// Returns how far the guide's top stays above the keyboard's top, in points. Usually 0,
    /// because the guide's top reaches the keyboard's top.
    ///
    /// A guide never extends below the view that owns the guide. So the result is positive if the
    /// owning view ends above the keyboard, as a form sheet on iPad may do.
    ///
    /// Lifts by avoiders do not count: the result is the distance as if the owning view were not
    /// lifted. A lift moves the guide up with that view. If lifts counted, each lift would enlarge
    /// the distance, and the larger distance would require another lift.
    ///
    /// - Parameter keyboardTop: The y of the keyboard's top, in the window's coordinates.
    func distance(to keyboardTop: CGFloat, in window: UIWindow) -> CGFloat {
      guard let owner = guide?.owningView, owner.window === window else { return 0 }
      let end = CGPoint(x: 0, y: owner.bounds.maxY - owner.guideRest)
      let distance = keyboardTop - owner.convert(end, to: window).y
      return distance > 0 ? max(0, distance - owner.lift(in: window)) : 0
    }
  }

  /// Finds the constraints that connect a view with a keyboard layout guide, among all constraints
  /// of an input and of its superviews.
  ///
  /// The search is slow on a screen with many constraints. So this object keeps the constraints
  /// that it has found for one input, and reuses them for the next input in the same superview.
  @MainActor
  final class GuideConstraints {
    private weak var superview: UIView?
    /// A hash of all constraints of `superview` and of its superviews.
    private var hash = Surroundings()
    /// The constraints between a view and a keyboard layout guide that the latest search found.
    private var found: [Weak<NSLayoutConstraint>] = []

    func follower(around input: UIView) -> GuideFollower? {
      first(around: input).map { GuideFollower($0, $1) }
    }

    /// Searches the constraints of `input`, then those of its superviews, for a constraint that
    /// connects `input` or a superview with a keyboard layout guide. Returns the constraint, the
    /// connected view and the guide.
    fileprivate func first(
      around input: UIView
    ) -> (NSLayoutConstraint, (UIView, UIKeyboardLayoutGuide))? {
      search(around: input.superview)
      for constraint in input.constraints + found.compactMap(\.object) {
        guard let items = constraint.keyboardGuideItems, input.isDescendant(of: items.0)
        else { continue }
        return (constraint, items)
      }
      return nil
    }

    private func search(around superview: UIView?) {
      let (known, before) = (self.superview, hash)
      self.superview = superview
      hash = Surroundings()
      // Plain loops are faster than lazy sequences, and this code runs at each change of the focus.
      var next = superview
      while let current = next {
        for constraint in current.constraints { hash.add(constraint) }
        next = current.superview
      }
      guard superview !== known || hash != before else { return }
      found = []
      next = superview
      while let current = next {
        for constraint in current.constraints where constraint.keyboardGuideItems != nil {
          found.append(Weak(constraint))
        }
        next = current.superview
      }
    }
  }

  extension NSLayoutConstraint {
    /// The view and the keyboard layout guide that this constraint connects vertically. Nil in
    /// three cases:
    /// 1. The constraint connects other items, or is horizontal.
    /// 2. The constraint is inactive.
    /// 3. The view owns the guide, or contains the view that owns the guide. UIKit makes such
    ///    constraints itself to position the guide. They keep no view above the keyboard.
    fileprivate var keyboardGuideItems: (UIView, UIKeyboardLayoutGuide)? {
      // Check `isActive` first. The items of an inactive constraint may have been deallocated, and
      // reading them would end the app.
      guard isActive, placesVertically else { return nil }
      let (first, second) = (firstItem, secondItem)
      guard let guide = first as? UIKeyboardLayoutGuide ?? second as? UIKeyboardLayoutGuide,
        let view = first as? UIView ?? second as? UIView,
        guide.owningView?.isDescendant(of: view) != true
      else { return nil }
      return (view, guide)
    }
  }
#endif
