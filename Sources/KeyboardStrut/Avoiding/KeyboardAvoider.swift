#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Keeps what is typed into clear of the keyboard. ``Keyboard`` makes them:
  ///
  ///     Keyboard.reveal(in: view, gap: 8)
  ///     Keyboard.follow(moving: bottom, gap: 20)
  ///     Keyboard.hug(nameField, moving: outerStackTop, gap: 20)
  ///
  /// It needs no keeping: it lives as long as the view it serves, takes no delegate and stops with
  /// ``stop()`` or with the view. It decides anew whenever the keyboard, the first responder, the
  /// text or the view's size or safe area changes, moves in the keyboard's own animation, and takes
  /// back exactly what it added when the keyboard goes. What the app changes meanwhile survives.
  ///
  /// Main actor only.
  #if canImport(ObjectiveC)
    @objc(KSKeyboardAvoider) @objcMembers
  #endif
  @MainActor
  public final class KeyboardAvoider: NSObject {
    enum Behavior {
      case follow
      /// Nil for the first responder.
      case hug(UIView?)
      case reveal
    }

    /// What may be moved to reveal an input. Scrolling is used first, lifting for the rest.
    public struct Means: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// Bottom inset and offset of the scroll views around the input, up to the view served.
      public static let scrolling = Means(rawValue: 1)
      /// The view served: by its position, or by the constraints that place it in its superview.
      public static let lifting = Means(rawValue: 2)
    }

    /// Points between the keyboard and what is kept clear of it, where it had to move. Takes effect
    /// at once, animated.
    public var gap: CGFloat {
      didSet { if gap != oldValue { update(animated: true) } }
    }

    /// Whether it does anything. Switched off, it takes back what it added, animated.
    public var isEnabled = true {
      didSet { if isEnabled != oldValue { update(animated: true) } }
    }

    /// The last decision: what moved, how far and why. Nil before the first. A second look that
    /// finds all in place, for the same input and keyboard, does not replace it.
    public var lastPlan: AvoidancePlan? { hasDecided ? last.plan : nil }

    /// What the last decision was about, as it was before: the keyboard, what should be seen, the
    /// containers. In the window's coordinates.
    public var lastScene: AvoidanceScene? { hasDecided ? last.scene : nil }

    /// Whether the automatic mode made it: what is excluded from that is not served then.
    var isAutomatic = false
    weak var explanationView: KeyboardExplanationView?
    let behavior: Behavior
    let subject: Subject
    private weak var sentinel: Sentinel?

    /// Containers that carry a contribution of ours.
    var touched: [AvoidingContainer] = []
    // Looked up once for each time the keyboard comes.
    /// The constraints that place the view served; again when they have been switched off.
    var placing = LookUp<MovingConstraints>.pending
    /// What is tied to the keyboard around the input; again for another input.
    var tie = LookUp<KeyboardTie>.pending

    // The working memory of `decide(in:)`, and the decision that was reported last.
    var draft = Decision()
    var left = Decision()
    var last = Decision()
    var hasDecided = false
    var planner = AvoidancePlanner()
    /// While it decides or moves something, it pays no heed to the layout that follows from that.
    private var isBusy = false

    /// What is moved.
    enum Subject {
      case view(Weak<UIView>, Means)
      /// With the view whose inputs count; nil for those in the view that moves.
      case constraints(MovingConstraints?, in: Weak<UIView>?)
    }

    /// Makes an avoider that waits for the next event: one for an input that is about to become
    /// first responder moves with the keyboard.
    init(serving view: UIView, _ behavior: Behavior, by means: Means, gap: CGFloat) {
      self.behavior = behavior
      self.gap = gap
      subject = .view(Weak(view), means)
      super.init()
      start(in: view)
    }

    /// Makes an avoider that moves a view by its constraints, from the next event on.
    ///
    /// - Parameter scope: The view whose inputs count; nil for those in the view that moves.
    init(
      moving constraints: [NSLayoutConstraint], _ behavior: Behavior, in scope: UIView? = nil,
      gap: CGFloat
    ) {
      self.behavior = behavior
      self.gap = gap
      let moving = MovingConstraints(constraints)
      subject = .constraints(moving, in: scope.map { Weak($0) })
      super.init()
      if let moved = moving?.view { start(in: scope ?? moved.superview ?? moved) }
    }

    private func start(in host: UIView) {
      let sentinel = Sentinel(self)
      self.sentinel = sentinel
      undisturbed { sentinel.enter(host) }
      KeyboardCenter.shared.add(self)
    }

    /// Takes back what was added, at once, and ends. A second call does nothing.
    public func stop() {
      isEnabled = false
      if window != nil { KeyboardCenter.shared.refresh(self, .none) }
      sentinel?.removeFromSuperview()
    }

    /// Decides anew, for changes that nothing tells an avoider about: a view moved by its
    /// transform, or a caret that moves without typing (arrow keys; from
    /// `textViewDidChangeSelection(_:)`). Does nothing without a keyboard.
    public func update(animated: Bool) {
      guard window != nil, !isBusy else { return }
      KeyboardCenter.shared.refresh(self, animated ? .standard : .none)
    }

    /// A readable report of the last decision.
    public var explanation: String {
      if case .constraints(nil, _) = subject {
        return "The first constraint moves no view: there is nothing to do."
      }
      return lastPlan?.explanation(naming: last.containers.map(\.name))
        ?? "Nothing has happened yet."
    }
  }

  extension KeyboardAvoider: KeyboardListener, SentinelOwner {
    /// Layout may run at every frame of somebody's animation: nothing is done, or reported, unless
    /// something has to move.
    func surroundingsDidChange() {
      guard let window, !isBusy, !KeyboardAnimation.isSettling,
        !KeyboardCenter.shared.isWaiting(self), undisturbed({ decide(in: window) })
      else { return }
      let isNew = !hasDecided
      report()
      if isNew {
        // A view that has just come does not fly into place.
        UIView.performWithoutAnimation(adjust)
      } else if UIView.inheritedAnimationDuration == 0,
        KeyboardCenter.shared.isKeyboardMoving(in: window)
      {
        KeyboardAnimation.run(.standard, adjust)
      } else {
        // In the animation that is open, as of a sheet that makes room or a screen that turns.
        adjust()
      }
    }

    var window: UIWindow? { sentinel?.window }

    var rank: KeyboardRank {
      if case .follow = behavior { .follow } else { .show }
    }

    func needsAdjustment() -> Bool {
      guard let window, !isBusy else { return false }
      return undisturbed {
        let changes = decide(in: window)
        if changes || !hasDecided || !draft.resembles(last) { report() }
        return changes
      }
    }

    /// Lifting a view can change its safe area, and so where an input lies in it: a second look
    /// finds what is left, a third one nothing.
    func adjust() {
      guard let window, !isBusy else { return }
      undisturbed {
        carryOut(last, left, in: window)
        for _ in 0..<2 where decide(in: window) { carryOut(draft, left, in: window) }
      }
    }

    private func carryOut(_ decision: Decision, _ left: Decision, in window: UIWindow) {
      carryOut(decision)
      carryOut(left)
      window.layoutIfNeeded()
    }

    private func undisturbed<Result>(_ body: () -> Result) -> Result {
      isBusy = true
      defer { isBusy = false }
      return body()
    }
  }

  /// A reference that keeps nothing alive.
  struct Weak<Object: AnyObject> {
    weak var object: Object?
    init(_ object: Object?) { self.object = object }
  }
#endif
