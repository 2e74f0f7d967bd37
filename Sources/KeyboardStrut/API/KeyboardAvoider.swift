#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Keeps the edited text input clear of the keyboard. These calls make an avoider:
  ///
  ///     view.avoidKeyboard(gap: 8)
  ///     bottomConstraint.followKeyboard(gap: 20)
  ///     nameField.hugKeyboard(moving: topConstraint, gap: 20)
  ///
  /// The app does not need to keep a reference to the avoider. An avoider lives as long as its
  /// view, or until the app calls ``stop()``. An avoider has no delegate.
  ///
  /// The avoider decides at the end of each run-loop turn in which the keyboard, the first
  /// responder, the text, the layout or a setting has changed. The views move with the keyboard's
  /// duration and curve. If you cannot wait for the end of the run-loop turn, call
  /// ``Keyboard/updateIfNeeded()``.
  ///
  /// The avoider adds points to insets, content offsets, view positions and constraint constants.
  /// When the keyboard hides, the avoider subtracts exactly these points. So the app's own changes
  /// survive, even if the app makes them while the keyboard is up.
  ///
  /// If the app makes an avoider while the keyboard is up, the avoider moves the input into view by
  /// the end of the run-loop turn, without animation. If the keyboard is not moving, ``stop()``
  /// also moves the views back without animation. Setting ``isEnabled`` moves the views with an
  /// animation.
  ///
  /// Main actor only.
  #if canImport(ObjectiveC)
    @objc(KSKeyboardAvoider) @objcMembers
  #endif
  @MainActor
  public final class KeyboardAvoider: NSObject {
    /// The ways to move an input into view. If both `scrolling` and `lifting` are allowed, the
    /// avoider scrolls first, and then moves its view up by the distance that is still missing. If
    /// the view is inside a scroll view that can scroll, the avoider only scrolls.
    public struct Methods: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// Changes the bottom inset and the content offset of the scroll views that contain the
      /// input. The avoider's view may contain these scroll views, or may be inside them.
      public static let scrolling = Methods(rawValue: 1)
      /// Moves the avoider's view. The avoider changes the position of the view, or the constraints
      /// that position the view in its superview.
      public static let lifting = Methods(rawValue: 2)
    }

    /// Points that the avoider leaves between the keyboard and the input that it moves. For an
    /// avoider made by `followKeyboard`, points between the keyboard and the view or list. A change
    /// takes effect by the end of the run-loop turn, animated.
    public var gap: CGFloat {
      didSet { if gap != oldValue { update(animated: true) } }
    }

    /// Whether the avoider moves anything. The default is true. When set to false, the avoider
    /// undoes its changes in an animation, by the end of the run-loop turn. If another avoider can
    /// move the same input, the other avoider then moves the input into view. After ``stop()``,
    /// this property has no effect.
    public var isEnabled = true {
      didSet { if isEnabled != oldValue { update(animated: true) } }
    }

    /// Whether lists keep their scroll position when the keyboard hides. The default is false: when
    /// the keyboard hides, a list returns to the content offset that it had before the keyboard
    /// showed. A list that the user or the app has scrolled while the keyboard was up stays where
    /// it is.
    ///
    ///     view.avoidKeyboard().keepsScrollPosition = true
    ///
    /// The avoider always removes the list's bottom inset for the keyboard, even if this property
    /// is true. So content that is scrolled to its end may still move down.
    public var keepsScrollPosition = false

    /// A closure that is called at the end of each run-loop turn in which the avoider has moved a
    /// view or content up or down. Nil by default.
    ///
    ///     avoider.didMove = { decision in print("moved up by \(decision.rise) points") }
    ///
    /// When the closure is called, the views have their new frames, and the animation to these
    /// frames has begun.
    @nonobjc public var didMove: ((Decision) -> Void)?

    weak var explanationView: KeyboardExplanationView?
    let purpose: AvoiderPurpose
    /// Whether the automatic mode made this avoider. If so, the avoider ignores inputs that the app
    /// has excluded from the automatic mode.
    let isAutomatic: Bool
    private(set) var isStopped = false
    /// A layout guide that we have added to the avoider's view. The guide owns the avoider, so the
    /// avoider lives as long as the view.
    private weak var keeper: Keeper?
    private(set) lazy var decider = AvoidanceDecider(for: self, reading: reader)
    private let reader: SceneReader
    /// The number of times that the avoider has read the view hierarchy. Tests use this number to
    /// check that the avoider does not read more often than necessary.
    var readCount: Int { reader.readCount }
    var isOn: Bool { isEnabled && !isStopped }

    /// Makes an avoider.
    ///
    /// - Parameter isAutomatic: Whether the automatic mode makes the avoider. If true, the avoider
    ///   makes no decision in this run-loop turn. Its first decision follows the next event,
    ///   usually the keyboard's willShow notification.
    init(
      _ purpose: AvoiderPurpose, in reader: SceneReader, gap: CGFloat, isAutomatic: Bool = false
    ) {
      (self.purpose, self.reader, self.gap) = (purpose, reader, gap)
      self.isAutomatic = isAutomatic
      super.init()
      let keeper = Keeper(self)
      reader.served?.addLayoutGuide(keeper)
      self.keeper = keeper
      KeyboardCenter.shared.turns.add(self)
      // The app may make an avoider while the keyboard is already up. So the avoider decides in
      // this run-loop turn, without waiting for an event.
      if !isAutomatic { KeyboardCenter.shared.turns.record { $0.add(.creation, of: self) } }
    }

    /// Stops the avoider permanently. By the end of the run-loop turn, the avoider undoes its
    /// changes of insets, content offsets, positions and constraints. If another avoider can move
    /// the same input, and the input still has to move, the other avoider moves the input in the
    /// same run-loop turn.
    ///
    /// If the keyboard is moving, the views move back in an animation. If the keyboard is at rest
    /// or down, the views move back without animation. A second call does nothing.
    public func stop() {
      stop(animated: window.map(KeyboardCenter.shared.isKeyboardMoving) == true)
    }

    func stop(animated isAnimated: Bool) {
      guard !isStopped else { return }
      isStopped = true
      KeyboardCenter.shared.update(self, animated: isAnimated)
      if let keeper { keeper.owningView?.removeLayoutGuide(keeper) }
      AutomaticAvoiding.shared.didStop(self)
    }

    /// Makes the avoider check by the end of the run-loop turn whether a view has to move. If
    /// `animated` is true, the view moves in an animation. The method works only while a keyboard
    /// or a view with `isKeyboardCover` is on screen. Has no effect after ``stop()``.
    #if canImport(ObjectiveC)
      @objc(updateAnimated:)
    #endif
    public func update(animated: Bool) {
      guard window != nil, !isStopped else { return }
      KeyboardCenter.shared.update(self, animated: animated)
    }

    /// A readable text for debugging. The text says which views the avoider's latest decision
    /// moved, and why.
    public var explanation: String {
      if reader.isFutile {
        return "The first constraint moves no view: there is nothing to do."
      }
      guard let last = decider.last else { return "Nothing has happened yet." }
      return AvoiderReport(avoider: self, decision: last).text
    }

    /// The view for which the avoider was made, such as the view on which the app called
    /// `avoidKeyboard`.
    ///
    /// An avoider made by `hugKeyboard`, or by `followKeyboard` on a constraint, moves a view by
    /// changing constraints. For such an avoider, `hostView` is the superview of the moved view, or
    /// the moved view itself if it has no superview.
    ///
    /// Nil in these cases:
    /// 1. The view for which the avoider was made has been deallocated.
    /// 2. The avoider was made by `hugKeyboard`, or by `followKeyboard` on a constraint, and an
    ///    item of its first constraint has been deallocated.
    /// 3. A change of the first constraint moves no view.
    package var hostView: UIView? {
      reader.scope ?? reader.constraintMover?.view.flatMap { $0.superview ?? $0 }
    }

    /// The search field of the list for which the avoider was made. The avoider keeps the end of
    /// the list clear of the search field's bar, too. Nil if the list has no known search field.
    var searchField: UIView? {
      get { reader.searchField }
      set { reader.searchField = newValue }
    }

    /// Whether the avoider can move an input. The input has to be inside the view that the avoider
    /// moves or scrolls, and outside web views and other views that keep their own inputs visible.
    /// Always false after `stop()`.
    func serves(_ input: UIView) -> Bool {
      !isStopped && purpose.includes(input) && reader.serves(input)
    }

    /// Whether `input` is higher or lower now than without this avoider.
    func hasMoved(_ input: UIView) -> Bool { decider.moved.hasMoved(input) }

    /// Whether the avoider still has changes to undo: a bottom inset, content offset, view position
    /// or constraint constant includes points that the avoider has added.
    var hasContributions: Bool { !decider.moved.isEmpty }
  }

  // MARK: At the end of a turn

  extension KeyboardAvoider: KeyboardListener {
    /// The window in which the avoider reads and moves views:
    /// 1. If the avoider's view (`hostView`) is in a window, that window.
    /// 2. If `hostView` is in no window, but the avoider still has changes to undo, the window in
    ///    which the avoider made its last changes.
    /// 3. In all other cases, nil.
    package var window: UIWindow? {
      let moved = decider.moved
      return hostView?.window ?? (moved.movers.contains { $0.object != nil } ? moved.window : nil)
    }

    package var rank: KeyboardRank { purpose.isFollowing ? .follow : .reveal }

    /// Repairs moves of the avoider that other code has undone. For example, the avoider has added
    /// points to the frame of a view, and a navigation controller then sets another frame. The
    /// avoider adds the same points to the new frame. If the app assigns a new constant to a
    /// constraint, the avoider adds its points to the new constant.
    func restore() { decider.moved.restore() }

    package func needsChange(because triggers: TurnTriggers) -> Bool {
      window.map { decider.needsChange(because: triggers, in: $0) } ?? false
    }

    package func change() {
      guard let window else { return }
      defer { if let didMove, let last = lastDecision, last.rise != 0 { didMove(last) } }
      if decider.last?.movesAtOnce == true {
        UIView.performWithoutAnimation { decider.change(in: window) }
      } else {
        decider.change(in: window)
      }
    }

    /// Makes the avoider accept the present layout. The avoider then does not decide again until
    /// something changes. Without this method, two avoiders that want the same view in different
    /// positions would move the view back and forth in every run-loop turn.
    func acceptSurroundings() {
      if let window { decider.accept(in: window) }
    }

    /// The scroll views whose inset or content offset the avoider has changed. Leaves out scroll
    /// views that the user or the app has scrolled afterwards.
    var unscrolledLists: [ScrollMover] { decider.moved.unscrolledLists }

    /// Makes the avoider decide again if layout has scrolled one of the given scroll views away
    /// from the offset that the avoider had set.
    func noteMovedByLayout(of lists: [ScrollMover]) { decider.noteMovedByLayout(of: lists) }
    func noteClampedLists() { decider.noteClampedLists() }

    /// Records that a list did not scroll to the offset that we set, for example because its
    /// delegate has set another offset.
    func noteDidNotScroll(of list: UIScrollView) { decider.noteDidNotScroll(of: list) }

    /// Returns the view that the avoider keeps clear of the keyboard in `window`:
    /// 1. If the app has called `hugKeyboard` on a view, that view. Nil if the view is not in
    ///    `window`.
    /// 2. If the app has called `followKeyboard`, nil.
    /// 3. In all other cases, the first responder of `window`. Nil if the first responder is
    ///    outside the avoider's view, or in a view that keeps its own inputs visible.
    ///
    /// In case 3, an avoider of the automatic mode also returns nil if an avoider of the app can
    /// move the first responder, or if the app has excluded the first responder.
    func input(in window: UIWindow) -> UIView? {
      if let hugged = purpose.hugged {
        return hugged.object?.window === window ? hugged.object : nil
      }
      guard purpose.isOfFirstResponder,
        let input = KeyboardCenter.shared.firstResponder(in: window), reader.serves(input),
        !isAutomatic || !AutomaticAvoiding.shared.isLeftToApp(input, in: window)
      else { return nil }
      return input
    }
  }
#endif
