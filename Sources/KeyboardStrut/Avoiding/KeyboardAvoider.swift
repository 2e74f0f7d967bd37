#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Keeps what is typed into clear of the keyboard: one view, one behaviour, one line.
  ///
  ///     KeyboardAvoider(constraint: bottom, behavior: .follow, gap: 20)
  ///     KeyboardAvoider(constraint: outerStackTop, behavior: .hug(nameField), gap: 20)
  ///     KeyboardAvoider(view, behavior: .reveal, gap: 8)
  ///
  /// It needs no keeping: it lives as long as the view it serves, takes no delegate and stops with
  /// ``stop()`` or with the view. It decides anew whenever the keyboard, the focus, the text or the
  /// view's size or safe area changes, moves in the keyboard's own animation, and takes back exactly
  /// what it added when the keyboard goes. What the app changes meanwhile survives.
  ///
  /// Main actor only.
  #if canImport(ObjectiveC)
    @objc(KSKeyboardAvoider)
  #endif
  @MainActor
  public final class KeyboardAvoider: NSObject {
    /// What should happen while the keyboard is up.
    public enum Behavior {
      /// The lower edge of what moves stays the gap above the keyboard, whatever has the focus.
      case follow
      /// A view rests exactly the gap above the keyboard, moved either way; nil for the focused input.
      case hug(UIView?)
      /// The focused input moves only if part of it is hidden, and then only as far as needed and the
      /// gap.
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

    /// The last decision: what moved, how far and why. Nil before the first. A second look that finds all
    /// in place, for the same input and keyboard, does not replace it.
    public var lastPlan: AvoidancePlan? { hasDecided ? last.plan : nil }

    /// What the last decision was about, as it was before: the keyboard, what should be seen, the
    /// containers. In the window's coordinates.
    public var lastScene: AvoidanceScene? { hasDecided ? last.scene : nil }

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
      case constraints(MovingConstraints?)
    }

    /// Serves a view: keeps the inputs inside it visible.
    ///
    /// - Parameters:
    ///   - view: The view; for `.lifting` also what moves.
    ///   - behavior: What should happen while the keyboard is up.
    ///   - means: What may be moved.
    ///   - gap: Points between the keyboard and what had to move.
    @discardableResult
    public convenience init(
      _ view: UIView, behavior: Behavior = .reveal, by means: Means = [.scrolling, .lifting],
      gap: CGFloat = 8
    ) {
      self.init(serving: view, behavior, by: means, gap: gap)
      surroundingsDidChange()
    }

    /// Makes an avoider that waits for the next event: one for an input that gets the focus just now
    /// moves with the keyboard.
    init(serving view: UIView, _ behavior: Behavior, by means: Means, gap: CGFloat) {
      self.behavior = behavior
      self.gap = gap
      subject = .view(Weak(view), means)
      super.init()
      start(in: view)
    }

    /// Serves the view that vertical constraints move, by their constants.
    ///
    /// - Parameters:
    ///   - constraints: One constraint, or several that move the same view and should move it together,
    ///     such as its top and its bottom. Constants that the app changes later are respected.
    ///   - behavior: What should happen while the keyboard is up.
    ///   - gap: Points between the keyboard and what is kept clear of it.
    ///
    /// Constraints that move no view do nothing; ``explanation`` says so.
    @discardableResult
    public init(constraints: [NSLayoutConstraint], behavior: Behavior, gap: CGFloat = 0) {
      self.behavior = behavior
      self.gap = gap
      let moving = MovingConstraints(constraints)
      subject = .constraints(moving)
      super.init()
      if let moved = moving?.view { start(in: moved.superview ?? moved) }
      surroundingsDidChange()
    }

    /// Serves the view that one vertical constraint moves; see ``init(constraints:behavior:gap:)``.
    @discardableResult
    public convenience init(
      constraint: NSLayoutConstraint, behavior: Behavior, gap: CGFloat = 0
    ) {
      self.init(constraints: [constraint], behavior: behavior, gap: gap)
    }

    private func start(in host: UIView) {
      let sentinel = Sentinel(self)
      self.sentinel = sentinel
      undisturbed { sentinel.enter(host) }
      KeyboardCenter.shared.add(self)
    }

    /// The avoiders that live in a view: those that serve it, and those whose constraints move one of
    /// its subviews. For code that did not make them and wants to stop one or read why it moved.
    public static func avoiders(in view: UIView) -> [KeyboardAvoider] {
      view.subviews.compactMap { ($0 as? Sentinel)?.owner as? KeyboardAvoider }
    }

    /// Takes back what was added, at once, and ends. A second call does nothing.
    public func stop() {
      isEnabled = false
      if window != nil { KeyboardCenter.shared.refresh(self, .none) }
      sentinel?.removeFromSuperview()
    }

    /// Decides anew, for changes that nothing tells an avoider about: a view moved by its transform, or a
    /// caret that moves without typing (arrow keys; from `textViewDidChangeSelection(_:)`). Does nothing
    /// without a keyboard.
    public func update(animated: Bool) {
      guard window != nil, !isBusy else { return }
      KeyboardCenter.shared.refresh(self, animated ? .standard : .none)
    }

    /// A readable report of the last decision.
    public var explanation: String {
      if case .constraints(nil) = subject {
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

    /// Lifting a view can change its safe area, and so where an input lies in it: a second look finds
    /// what is left, a third one nothing.
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
