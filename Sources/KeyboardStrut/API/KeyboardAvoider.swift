#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Keeps the text input that the user edits clear of the keyboard. These calls make an avoider:
  ///
  ///     view.avoidKeyboard(gap: 8)
  ///     bottom.followKeyboard(gap: 20)
  ///     nameField.hugKeyboard(moving: outerStackTop, gap: 20)
  ///
  /// It lives as long as the view it serves, so you need not keep it. It takes no delegate and
  /// stops with ``stop()`` or with the view.
  ///
  /// It decides once at the end of each run-loop turn in which the keyboard, the first responder,
  /// the text, the layout or a setting changes. It moves views in the keyboard's own animation.
  /// When the keyboard hides, it takes back exactly what it added. Changes that the app makes while
  /// the keyboard is up survive. If you cannot wait for the end of the turn,
  /// ``Keyboard/updateIfNeeded()`` decides at once.
  ///
  /// You may make an avoider while the keyboard is up, for a view that is on screen. It then shows
  /// the input by the end of the turn, without animation. ``stop()`` takes that back in the same
  /// way. ``isEnabled`` does both with an animation.
  ///
  /// Main actor only.
  #if canImport(ObjectiveC)
    @objc(KSKeyboardAvoider) @objcMembers
  #endif
  @MainActor
  public final class KeyboardAvoider: NSObject {
    /// The ways to move an input into view. Scrolling comes first, and lifting does the rest.
    public struct Methods: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// Changes the bottom inset and the offset of scroll views around the input, up to the view
      /// served.
      public static let scrolling = Methods(rawValue: 1)
      /// Moves the view served: by its position, or by the constraints that place it in its
      /// superview.
      public static let lifting = Methods(rawValue: 2)
    }

    /// The points between the keyboard and what the avoider has moved clear of it. A change takes
    /// effect by the end of the run-loop turn, animated.
    public var gap: CGFloat {
      didSet { if gap != oldValue { update(animated: true) } }
    }

    /// Whether this avoider moves anything. When switched off, it takes back what it added,
    /// animated, by the end of the run-loop turn. Other avoiders that serve the same input then
    /// show it. No effect after ``stop()``.
    public var isEnabled = true {
      didSet { if isEnabled != oldValue { update(animated: true) } }
    }

    /// Whether lists keep their scroll position when the keyboard hides. False at first: a list
    /// that neither the user nor the app has scrolled returns.
    ///
    ///     view.avoidKeyboard().keepsScrollPosition = true
    ///
    /// The inset below the content goes anyway. It may take the end of the content down with it.
    public var keepsScrollPosition = false

    /// Called at the end of a run-loop turn in which a decision has moved something up or down. Nil
    /// at first.
    ///
    ///     avoider.didMove = { decision in print("moved up by \(decision.rise) points") }
    ///
    /// The views have their new frames already, and the animation to them has begun.
    @nonobjc public var didMove: ((Decision) -> Void)?

    weak var explanationView: KeyboardExplanationView?
    let purpose: AvoiderPurpose
    /// Whether the automatic mode made it. If so, the exclusions of that mode apply.
    let isAutomatic: Bool
    private(set) var isStopped = false
    /// Keeps it alive in the view it serves.
    private weak var keeper: Keeper?
    private(set) lazy var decider = AvoidanceDecider(for: self, reading: reader)
    private let reader: SceneReader
    /// How often the view tree has been read, for tests of what an event costs.
    var readCount: Int { reader.readCount }
    var isOn: Bool { isEnabled && !isStopped }

    /// - Parameter isAutomatic: Whether the automatic mode makes it. If so, it first moves with the
    ///   keyboard that comes for its input.
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
      // A view may appear while the keyboard is up. Its first decision falls into the same turn.
      if !isAutomatic { KeyboardCenter.shared.turns.record { $0.add(.creation, of: self) } }
    }

    /// Takes back what this avoider added, by the end of the run-loop turn, and ends it
    /// permanently. While the keyboard moves, the views move back in an animation, because they may
    /// not have arrived yet. Another avoider of the same input moves as far as is still needed, in
    /// the same turn. A second call does nothing.
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

    /// Decides by the end of the run-loop turn whether anything has to move. Does nothing if no
    /// keyboard is up.
    public func update(animated: Bool) {
      guard window != nil, !isStopped else { return }
      KeyboardCenter.shared.update(self, animated: animated)
    }

    /// A readable report of the last decision.
    public var explanation: String {
      if reader.isFutile {
        return "The first constraint moves no view: there is nothing to do."
      }
      guard let last = decider.last else { return "Nothing has happened yet." }
      return report(of: last)
    }

    /// The view in which the avoider lives: the view it serves, or the superview of the view that
    /// its constraints move. Nil once that view or an item of its first constraint is gone.
    package var home: UIView? {
      reader.scope ?? reader.named?.view.flatMap { $0.superview ?? $0 }
    }

    /// The field that searches the list it serves; the list ends above the field's bar.
    var searchField: UIView? {
      get { reader.searchField }
      set { reader.searchField = newValue }
    }

    /// Whether an input moves with what this avoider moves.
    func serves(_ input: UIView) -> Bool {
      !isStopped && reader.serves(input)
    }

    /// Whether a view or a constraint carries a contribution of ours.
    var hasContributions: Bool { !decider.moved.isEmpty }
  }

  // MARK: At the end of a turn

  extension KeyboardAvoider: KeyboardListener {
    /// The window of the view in which the avoider lives. If that view has left its window, this is
    /// still the old window while something there carries a contribution.
    package var window: UIWindow? {
      let moved = decider.moved
      return home?.window ?? (moved.movers.contains { $0.object != nil } ? moved.window : nil)
    }

    package var rank: KeyboardRank { purpose.isFollowing ? .follow : .reveal }

    /// Containers may have set the frame of a lifted view outright.
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

    /// Accepts the present state. Two avoiders may want a view in different positions. Without
    /// this, each would answer the other's change in every turn.
    func acceptSurroundings() {
      if let window { decider.accept(in: window) }
    }

    /// The lists that we have scrolled and that neither the user nor the app has scrolled since.
    var listsInPlace: [ScrollMover] { decider.moved.listsInPlace }

    /// Records that layout may have moved lists that were in place.
    func noteFalls(of lists: [ScrollMover]) { decider.noteFalls(of: lists) }

    /// Records that a list has not gone where we scrolled it.
    func noteRefusal(of list: UIScrollView) { decider.noteRefusal(of: list) }

    /// The view to hug, or the first responder inside what we serve.
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
