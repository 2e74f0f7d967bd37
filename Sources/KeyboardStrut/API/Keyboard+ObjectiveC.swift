#if canImport(UIKit) && canImport(ObjectiveC)
  import UIKit

  /// The library's interface for Objective-C, as the class `KSKeyboard`. Swift code cannot use this
  /// class.
  ///
  ///     [KSKeyboard avoidKeyboardInView:self.view gap:8];
  ///
  /// All lengths are in points. All rects are in the coordinates of the view that you pass.
  @available(swift, obsoleted: 1)
  @objc(KSKeyboard)
  @MainActor
  public final class KeyboardForObjectiveC: NSObject {
    /// Starts to observe keyboard notifications. See ``Keyboard/start()``.
    @objc(start)
    public static func start() { Keyboard.start() }

    /// Immediately updates all views that the library moves or resizes for the keyboard, without
    /// waiting for the end of the run-loop turn. See ``Keyboard/updateIfNeeded()``.
    @objc(updateIfNeeded)
    public static func updateIfNeeded() { Keyboard.updateIfNeeded() }

    // MARK: Making room

    /// Keeps the first responder inside a view clear of the keyboard. The returned avoider first
    /// scrolls. If scrolling is not enough, the avoider also lifts the view.
    @objc(avoidKeyboardInView:gap:) @discardableResult
    public static func avoid(in view: UIView, gap: CGFloat) -> KeyboardAvoider {
      view.avoidKeyboard(gap: gap)
    }

    /// Keeps the first responder inside a view clear of the keyboard by scrolling. The returned
    /// avoider never lifts the view.
    @objc(avoidKeyboardByScrollingInView:gap:) @discardableResult
    public static func avoidByScrolling(in view: UIView, gap: CGFloat) -> KeyboardAvoider {
      view.avoidKeyboard(by: .scrolling, gap: gap)
    }

    /// Keeps the first responder inside a view clear of the keyboard by lifting the view. The
    /// returned avoider does not scroll.
    @objc(avoidKeyboardByLiftingInView:gap:) @discardableResult
    public static func avoidByLifting(in view: UIView, gap: CGFloat) -> KeyboardAvoider {
      view.avoidKeyboard(by: .lifting, gap: gap)
    }

    /// Keeps the first responder inside a view clear of the keyboard by changing the constants of
    /// several constraints together.
    @objc(avoidKeyboardInView:movingConstraints:gap:) @discardableResult
    public static func avoid(
      in view: UIView, moving constraints: [NSLayoutConstraint], gap: CGFloat
    ) -> KeyboardAvoider {
      view.avoidKeyboard(moving: constraints, gap: gap)
    }

    /// Keeps a view's lower edge above the keyboard. The `constraints` must position this view
    /// vertically. The returned avoider changes their constants together.
    @objc(followKeyboardMovingConstraints:gap:) @discardableResult
    public static func follow(
      moving constraints: [NSLayoutConstraint], gap: CGFloat
    ) -> KeyboardAvoider {
      NSLayoutConstraint.followKeyboard(constraints, gap: gap)
    }

    /// Keeps the end of a scroll view's content above the keyboard by adding a bottom inset.
    @objc(followKeyboardInScrollView:gap:) @discardableResult
    public static func follow(in scrollView: UIScrollView, gap: CGFloat) -> KeyboardAvoider {
      scrollView.followKeyboard(gap: gap)
    }

    /// Moves a view up or down so that its lower edge lies `gap` points above the keyboard. The
    /// returned avoider changes the constants of several constraints together.
    @objc(hugKeyboardWithView:movingConstraints:gap:) @discardableResult
    public static func hug(
      _ view: UIView, moving constraints: [NSLayoutConstraint], gap: CGFloat
    ) -> KeyboardAvoider {
      view.hugKeyboard(moving: constraints, gap: gap)
    }

    /// Moves the first responder up or down so that its lower edge lies `gap` points above the
    /// keyboard. The returned avoider changes the constants of several constraints together.
    @objc(hugKeyboardMovingConstraints:gap:) @discardableResult
    public static func hug(
      moving constraints: [NSLayoutConstraint], gap: CGFloat
    ) -> KeyboardAvoider {
      NSLayoutConstraint.hugKeyboard(constraints, gap: gap)
    }

    /// Returns the avoiders that were made for a view, but not those that were made for its
    /// subviews.
    @objc(avoidersInView:)
    public static func avoiders(in view: UIView) -> [KeyboardAvoider] { view.keyboardAvoiders }

    /// Returns the avoider that keeps an input clear of the keyboard. Nil if there is none.
    @objc(avoiderServingInput:)
    public static func avoider(serving input: UIView) -> KeyboardAvoider? {
      Keyboard.avoider(serving: input)
    }

    /// Sets a block that an avoider calls after it has moved a view or content up or down. Pass nil
    /// to remove the block. The block replaces the closure in ``KeyboardAvoider/didMove``.
    ///
    /// The block's argument is the distance by which the input, or the view that follows the
    /// keyboard, has moved up, in points. The argument is negative after a move down.
    @objc(setDidMove:forAvoider:)
    public static func setDidMove(_ didMove: ((CGFloat) -> Void)?, for avoider: KeyboardAvoider) {
      avoider.didMove = didMove.map { didMove in { didMove($0.rise) } }
    }

    /// Returns a layout guide at a view's lower edge. The guide is as high as the part of the view
    /// that the keyboard covers.
    @objc(strutGuideOfView:)
    public static func strutGuide(of view: UIView) -> KeyboardStrutGuide { view.keyboardStrutGuide }

    // MARK: The whole app

    /// Whether the library keeps every text input of the app clear of the keyboard. False by
    /// default.
    @objc(automatic)
    public static var isAutomatic: Bool {
      @objc(isAutomatic) get { KeyboardAvoidance.isAutomatic }
      set { KeyboardAvoidance.isAutomatic = newValue }
    }

    /// Whether lists keep their scroll position when the keyboard hides. This setting applies only
    /// in the automatic mode. False by default.
    @objc(keepsScrollPositions)
    public static var keepsScrollPositions: Bool {
      get { KeyboardAvoidance.keepsScrollPositions }
      set { KeyboardAvoidance.keepsScrollPositions = newValue }
    }

    /// The classes of the app's own container view controllers. The automatic mode treats each
    /// child of such a container as a separate screen.
    @objc(containers)
    public static var containers: [UIViewController.Type] {
      get { KeyboardAvoidance.containers }
      set { KeyboardAvoidance.containers = newValue }
    }

    /// The classes of view controllers whose inputs the automatic mode ignores.
    @objc(excludedControllers)
    public static var excludedControllers: [UIViewController.Type] {
      get { KeyboardAvoidance.excludedControllers }
      set { KeyboardAvoidance.excludedControllers = newValue }
    }

    /// Whether the automatic mode ignores the inputs inside a view.
    @objc(isViewExcluded:)
    public static func isExcluded(_ view: UIView) -> Bool { view.isKeyboardAvoidanceExcluded }

    /// Sets whether the automatic mode ignores the inputs inside a view.
    @objc(setExcluded:forView:)
    public static func setExcluded(_ isExcluded: Bool, for view: UIView) {
      view.isKeyboardAvoidanceExcluded = isExcluded
    }

    // MARK: Single inputs

    /// Returns the gap that the app has set for one input, in points. Returns -1 if the app has set
    /// none, so that the avoider uses its own gap for the input.
    @objc(gapOfInput:)
    public static func gap(of input: UIView) -> CGFloat { input.keyboardGap ?? -1 }

    /// Sets the gap between the keyboard and one input, in points. Pass a negative number to remove
    /// the setting. The avoider then uses its own gap for the input.
    @objc(setGap:forInput:)
    public static func setGap(_ gap: CGFloat, for input: UIView) {
      input.keyboardGap = gap < 0 ? nil : gap
    }

    /// Returns the views that should be visible together with an input.
    @objc(companionsOfInput:)
    public static func companions(of input: UIView) -> [UIView] { input.keyboardCompanions }

    /// Sets the views that should be visible together with an input. Pass an empty array for none.
    @objc(setCompanions:forInput:)
    public static func setCompanions(_ companions: [UIView], for input: UIView) {
      input.keyboardCompanions = companions
    }

    /// Whether the app has marked a view as a cover, such as a bar on the keyboard. The library
    /// keeps inputs clear of covers, too. See `setCover:forView:`.
    @objc(isViewCover:)
    public static func isCover(_ view: UIView) -> Bool { view.isKeyboardCover }

    /// Marks a view as a cover, such as a bar on the keyboard. The library then keeps inputs clear
    /// of this view, too. Pass false to remove the mark.
    @objc(setCover:forView:)
    public static func setCover(_ isCover: Bool, for view: UIView) {
      view.isKeyboardCover = isCover
    }

    /// Whether the library may scroll a scroll view to show an input. An avoider that was made for
    /// the scroll view itself ignores this setting.
    @objc(isScrollViewScrolled:)
    public static func isScrolled(_ scrollView: UIScrollView) -> Bool {
      scrollView.isScrolledByKeyboardAvoidance
    }

    /// Sets whether the library may scroll a scroll view to show an input. True by default. An
    /// avoider that was made for the scroll view itself ignores this setting.
    @objc(setScrolled:forScrollView:)
    public static func setScrolled(_ isScrolled: Bool, for scrollView: UIScrollView) {
      scrollView.isScrolledByKeyboardAvoidance = isScrolled
    }

    // MARK: The state

    /// Returns how much of a view's height the keyboard covers, in points.
    @objc(overlapWithView:)
    public static func overlap(with view: UIView) -> CGFloat { Keyboard.overlap(with: view) }

    /// Returns the part of a view that the keyboard covers. The rect is in the view's coordinates.
    @objc(coveredRectInView:)
    public static func coveredRect(in view: UIView) -> CGRect { Keyboard.coveredRect(in: view) }
  }
#endif
