#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Keeps what is typed into clear of the keyboard. These calls make one:
  ///
  ///     view.avoidKeyboard(gap: 8)
  ///     bottom.followKeyboard(gap: 20)
  ///     nameField.hugKeyboard(moving: outerStackTop, gap: 20)
  ///
  /// It needs no keeping: it lives as long as the view it serves, takes no delegate and stops with
  /// ``stop()`` or with the view.
  ///
  /// It decides once at the end of each run-loop turn in which the keyboard, the first responder,
  /// the text, the layout or a setting changes, moves in the keyboard's own animation, and takes
  /// back what it added, exactly, when the keyboard goes. Changes that the app makes while the
  /// keyboard is up survive. ``Keyboard/updateIfNeeded()`` decides now, for those who cannot wait
  /// for the end of the turn.
  ///
  /// Made for a view that is on screen while the keyboard is up, it shows the input by the end of
  /// the turn and without animation, as ``stop()`` takes back. ``isEnabled`` does both in an
  /// animation.
  ///
  /// Main actor only.
  #if canImport(ObjectiveC)
    @objc(KSKeyboardAvoider) @objcMembers
  #endif
  @MainActor
  public final class KeyboardAvoider: NSObject {
    /// What may be moved to show an input. Scrolling is used first, lifting for the rest.
    public struct Methods: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// Bottom inset and offset of the scroll views around the input, up to the view served.
      public static let scrolling = Methods(rawValue: 1)
      /// The view served: by its position, or by the constraints that place it in its superview.
      public static let lifting = Methods(rawValue: 2)
    }

    /// Points between the keyboard and what is kept clear of it, where it had to move. Takes effect
    /// by the end of the run-loop turn, animated.
    public var gap: CGFloat {
      didSet { if gap != oldValue { update(animated: true) } }
    }

    /// Whether it does anything. Switched off, it takes back what it added, animated, by the end of
    /// the run-loop turn; what others serve for the same input they then show themselves. Means
    /// nothing once it is stopped.
    public var isEnabled = true {
      didSet { if isEnabled != oldValue { update(animated: true) } }
    }

    /// Whether lists stay where the keyboard's coming has scrolled them when it goes. False at
    /// first: a list that nobody else has scrolled returns to where it was.
    ///
    ///     view.avoidKeyboard().keepsScrollPosition = true
    ///
    /// The end of the content still comes down with the list's inset.
    public var keepsScrollPosition = false

    /// A closure that is called when a decision has moved something, at the end of that run-loop
    /// turn. Nil at first.
    ///
    ///     avoider.didMove = { decision in print("moved up by \(decision.rise) points") }
    ///
    /// The views have their new places already, and the animation to them has begun.
    @nonobjc public var didMove: ((Decision) -> Void)?

    weak var explanationView: KeyboardExplanationView?
    let purpose: AvoiderPurpose
    /// Whether the automatic mode made it. Its exclusions count then.
    let isAutomatic: Bool
    private(set) var isStopped = false
    /// Keeps it alive in the view it serves.
    private weak var keeper: Keeper?
    private(set) lazy var decider = AvoidanceDecider(for: self, reading: reader)
    private let reader: SceneReader
    /// How often the view tree has been read, for tests of what an event costs.
    var readCount: Int { reader.readCount }
    var isOn: Bool { isEnabled && !isStopped }

    /// - Parameter isAutomatic: Whether the automatic mode makes it. Then it moves with the
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
      // A view that comes while the keyboard is up is right by the end of the turn.
      if !isAutomatic { KeyboardCenter.shared.turns.record { $0.add(.creation, of: self) } }
    }

    /// Takes back what was added, by the end of the run-loop turn, and ends for good. While the
    /// keyboard moves it does so in an animation, because what is on its way cannot be anywhere at
    /// once. Another avoider of the same input makes up for it in the same turn. A second call does
    /// nothing.
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

    /// Decides by the end of the run-loop turn whether anything has to move. Does nothing without a
    /// keyboard.
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

    /// The view an avoider lives in: the one served, or the one around what constraints move. Nil
    /// once it is gone, and as long as constraints have no views in common.
    package var home: UIView? {
      reader.scope ?? reader.named?.view.flatMap { $0.superview ?? $0 }
    }

    /// The field that searches the list it serves; the list ends above the field's bar.
    var searchField: UIView? {
      get { reader.searchField }
      set { reader.searchField = newValue }
    }

    /// Whether an input moves with what it moves.
    func serves(_ input: UIView) -> Bool {
      !isStopped && reader.serves(input)
    }

    /// Whether a view or a constraint carries a contribution of ours.
    var hasContributions: Bool { !decider.moved.isEmpty }
  }

  // MARK: At the end of a turn

  extension KeyboardAvoider: KeyboardListener {
    /// The window of the view it lives in. After that view has left its window, the last one, as
    /// long as something there carries a contribution.
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

    /// Accepts the present state. Two avoiders may want a view in different positions, and would
    /// answer each other's change in every turn.
    func acceptSurroundings() {
      if let window { decider.accept(in: window) }
    }

    /// The lists of ours that neither the user nor the app has scrolled since.
    var listsInPlace: [ScrollMover] { decider.moved.listsInPlace }

    /// Takes in that layout may have moved lists that were in place.
    func noteFalls(of lists: [ScrollMover]) { decider.noteFalls(of: lists) }

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
