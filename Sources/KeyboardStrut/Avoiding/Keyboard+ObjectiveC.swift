#if canImport(UIKit) && canImport(ObjectiveC)
  import UIKit

  /// ``Keyboard`` for Objective-C, as the class `KSKeyboard`. Swift does not see it.
  ///
  ///     [KSKeyboard revealInView:self.view gap:8];
  ///
  /// All lengths are points, all rects in the coordinates of the view that is asked about.
  @available(swift, obsoleted: 1)
  @objc(KSKeyboard)
  @MainActor
  public final class KeyboardForObjectiveC: NSObject {
    /// Starts to listen; see ``Keyboard/start()``.
    @objc(start)
    public static func start() { Keyboard.start() }

    // MARK: Making room

    /// Shows the first responder in a view, by scrolling and then by lifting.
    @objc(revealInView:gap:) @discardableResult
    public static func reveal(in view: UIView, gap: CGFloat) -> KeyboardAvoider {
      Keyboard.reveal(in: view, gap: gap)
    }

    /// Shows the first responder in a view, by scrolling alone.
    @objc(revealByScrollingInView:gap:) @discardableResult
    public static func revealByScrolling(in view: UIView, gap: CGFloat) -> KeyboardAvoider {
      Keyboard.reveal(in: view, by: .scrolling, gap: gap)
    }

    /// Shows the first responder in a view, by lifting alone.
    @objc(revealByLiftingInView:gap:) @discardableResult
    public static func revealByLifting(in view: UIView, gap: CGFloat) -> KeyboardAvoider {
      Keyboard.reveal(in: view, by: .lifting, gap: gap)
    }

    /// Shows the first responder in a view by moving constraints together.
    @objc(revealInView:movingConstraints:gap:) @discardableResult
    public static func reveal(
      in view: UIView, moving constraints: [NSLayoutConstraint], gap: CGFloat
    ) -> KeyboardAvoider {
      Keyboard.reveal(in: view, moving: constraints, gap: gap)
    }

    /// Keeps the lower edge of what constraints move above the keyboard.
    @objc(followMovingConstraints:gap:) @discardableResult
    public static func follow(
      moving constraints: [NSLayoutConstraint], gap: CGFloat
    ) -> KeyboardAvoider {
      Keyboard.follow(moving: constraints, gap: gap)
    }

    /// Keeps the end of a scroll view's content above the keyboard.
    @objc(followInScrollView:gap:) @discardableResult
    public static func follow(in scrollView: UIScrollView, gap: CGFloat) -> KeyboardAvoider {
      Keyboard.follow(in: scrollView, gap: gap)
    }

    /// Lets a view rest on the keyboard; nil for the first responder.
    @objc(hugView:movingConstraints:gap:) @discardableResult
    public static func hug(
      _ view: UIView?, moving constraints: [NSLayoutConstraint], gap: CGFloat
    ) -> KeyboardAvoider {
      Keyboard.hug(view, moving: constraints, gap: gap)
    }

    /// The avoiders that live in a view.
    @objc(avoidersInView:)
    public static func avoiders(in view: UIView) -> [KeyboardAvoider] {
      Keyboard.avoiders(in: view)
    }

    /// Returns the avoider that reveals an input; nil for none.
    @objc(avoiderServingInput:)
    public static func avoider(serving input: UIView) -> KeyboardAvoider? {
      Keyboard.avoider(serving: input)
    }

    // MARK: The whole app

    /// Shows every input that becomes first responder.
    @objc(revealAutomaticallyWithGap:)
    public static func revealAutomatically(gap: CGFloat) { Keyboard.revealAutomatically(gap: gap) }

    /// Whether that is in force; a switch.
    @objc public static var revealsAutomatically: Bool {
      get { Keyboard.revealsAutomatically }
      set { Keyboard.revealsAutomatically = newValue }
    }

    /// Names a container of the app's own whose children are screens.
    @objc(registerContainerClass:)
    public static func registerContainer(_ type: UIViewController.Type) {
      Keyboard.registerContainer(type)
    }

    /// Leaves the inputs inside a view to the app.
    @objc(excludeView:)
    public static func exclude(_ view: UIView) { Keyboard.exclude(view) }

    /// Takes back `excludeView:`.
    @objc(includeView:)
    public static func include(_ view: UIView) { Keyboard.include(view) }

    /// Leaves the screens of a controller's class and its subclasses to the app.
    @objc(excludeControllerClass:)
    public static func exclude(controllers type: UIViewController.Type) {
      AutomaticAvoiding.shared.setExcluded(true, type)
    }

    /// Takes back `excludeControllerClass:`.
    @objc(includeControllerClass:)
    public static func include(controllers type: UIViewController.Type) {
      AutomaticAvoiding.shared.setExcluded(false, type)
    }

    // MARK: From input to input

    /// Takes a person from input to input in a view, by a bar and by Return.
    @objc(navigateInView:) @discardableResult
    public static func navigate(in view: UIView) -> KeyboardNavigator {
      Keyboard.navigate(in: view)
    }

    /// The same with items of the app in the bar; an empty array for no bar.
    @objc(navigateInView:items:) @discardableResult
    public static func navigate(in view: UIView, items: [UIBarButtonItem]) -> KeyboardNavigator {
      Keyboard.navigate(in: view, bar: items.isEmpty ? .none : .items(items))
    }

    /// Whether every screen gets a bar with Previous, Next and Done; a switch.
    @objc public static var navigatesAutomatically: Bool {
      get { Keyboard.automaticBar != nil }
      set { Keyboard.automaticBar = newValue ? .full : nil }
    }

    /// Ends editing by a tap beside everything that takes taps.
    @objc(dismissOnTapInView:) @discardableResult
    public static func dismissOnTap(in view: UIView) -> UIGestureRecognizer {
      Keyboard.dismissOnTap(in: view)
    }

    // MARK: Single inputs

    /// Gives one input a gap of its own; negative for that of its avoider.
    @objc(setGap:forField:)
    public static func setGap(_ gap: CGFloat, for field: UIView) {
      Keyboard.setGap(gap < 0 ? nil : gap, for: field)
    }

    /// Keeps views visible together with an input; an empty array takes that back.
    @objc(keepVisible:withField:)
    public static func keepVisible(_ companions: [UIView], with field: UIView) {
      Keyboard.keepVisible(companions, with: field)
    }

    /// Says that a view stands on the keyboard and covers what scrolls behind it.
    @objc(addCover:)
    public static func addCover(_ view: UIView) { Keyboard.addCover(view) }

    /// Takes ``addCover(_:)`` back.
    @objc(removeCover:)
    public static func removeCover(_ view: UIView) { Keyboard.removeCover(view) }

    // MARK: The state

    /// How much of a view the keyboard covers, in points.
    @objc(overlapWithView:)
    public static func overlap(with view: UIView) -> CGFloat { Keyboard.overlap(with: view) }

    /// The part of a view that the keyboard covers.
    @objc(coveredRectInView:)
    public static func coveredRect(in view: UIView) -> CGRect { Keyboard.coveredRect(in: view) }
  }
#endif
