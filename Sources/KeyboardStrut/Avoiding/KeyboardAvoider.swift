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

    /// The last decision: what moved, how far and why. Nil before the first.
    public internal(set) var lastPlan: AvoidancePlan?

    /// What the last decision was about, as it was before: the keyboard, what should be seen, the
    /// containers. In the window's coordinates.
    public internal(set) var lastScene: AvoidanceScene?

    weak var explanationView: KeyboardExplanationView?
    let behavior: Behavior
    let subject: Subject
    private weak var sentinel: Sentinel?

    /// Containers that carry a contribution of ours.
    var touched: [AvoidingContainer] = []
    var planner = AvoidancePlanner()
    private var isAdjusting = false

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
    public init(
      _ view: UIView, behavior: Behavior = .reveal, by means: Means = [.scrolling, .lifting],
      gap: CGFloat = 8
    ) {
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
      sentinel.enter(host)
      KeyboardCenter.shared.add(self)
      surroundingsDidChange()
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

    /// Decides anew, for changes that nothing tells an avoider about: a field that grew, a view that
    /// moved. Does nothing without a keyboard.
    public func update(animated: Bool) {
      guard window != nil, !isAdjusting else { return }
      KeyboardCenter.shared.refresh(self, animated ? .standard : .none)
    }

    /// A readable report of the last decision.
    public var explanation: String {
      if case .constraints(nil) = subject {
        return "The first constraint moves no view: there is nothing to do."
      }
      return lastPlan?.explanation ?? "Nothing has happened yet."
    }

  }

  extension KeyboardAvoider: KeyboardListener, SentinelOwner {
    /// Layout may run at every frame of somebody's animation: nothing is done, or reported, unless
    /// something has to move.
    func surroundingsDidChange() {
      guard let window, !isAdjusting, !KeyboardCenter.shared.isWaiting(self),
        decide(in: window).contains(where: { !$0.plan.isEmpty })
      else {
        return
      }
      update(animated: false)
    }

    var window: UIWindow? { sentinel?.window }

    var rank: KeyboardRank {
      if case .follow = behavior { .follow } else { .show }
    }

    func needsAdjustment() -> Bool {
      guard let window else { return false }
      let decisions = decide(in: window)
      report(decisions[0])
      return decisions.contains { !$0.plan.isEmpty }
    }

    /// Lifting a view can change its safe area, and so where an input lies in it: a second look finds
    /// what is left, a third one nothing.
    func adjust() {
      guard let window else { return }
      isAdjusting = true
      defer { isAdjusting = false }
      for round in 0..<3 {
        let decisions = decide(in: window)
        guard decisions.contains(where: { !$0.plan.isEmpty }) else { return }
        if round == 0 { report(decisions[0]) }
        for decision in decisions { carryOut(decision) }
        window.layoutIfNeeded()
      }
    }
  }

  /// A reference that keeps nothing alive.
  struct Weak<Object: AnyObject> {
    weak var object: Object?
    init(_ object: Object?) { self.object = object }
  }
#endif
