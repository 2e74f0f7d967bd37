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

    /// The last decision: what moved, how far and why. Nil before the first. A second look that
    /// finds all in place, for the same input and keyboard, does not replace it.
    public var lastPlan: AvoidancePlan? { hasReported ? reported.plan : nil }

    /// What the last decision was about, as it was before: the keyboard, what should be seen, the
    /// containers. In the window's coordinates.
    public var lastScene: AvoidanceScene? { hasReported ? reported.scene : nil }

    weak var explanationView: KeyboardExplanationView?
    /// Without the gap, which may change; see `planned`.
    private let behavior: AvoidanceBehavior
    /// The view to hug; nil for the first responder.
    private let hugged: Weak<UIView>?
    private let reader: SceneReader
    private var planner = AvoidancePlanner()
    /// Whether the automatic mode made it, whose exclusions then count.
    let isAutomatic: Bool
    private weak var keeper: Keeper?
    private(set) var isStopped = false
    private var isOn: Bool { isEnabled && !isStopped }

    /// What carries a contribution of ours.
    private var adjusted: [any ContainerMover] = []
    /// Where it got that.
    private weak var lastWindow: UIWindow?
    /// Those that scroll.
    private var lists: some Sequence<ScrollMover> {
      adjusted.lazy.compactMap { $0 as? ScrollMover }
    }
    private var vain = VainMoves()
    /// The moves, since the last event, of looks that only layout has caused.
    private var movesAfterLayout = RepeatedMoves()

    /// The look that is going on, and the one that was reported last.
    private var pending = AvoidancePass()
    private var reported = AvoidancePass()
    private var hasReported = false
    /// Where what is shown was after the last look.
    private var place: ContentPlace?
    /// All that a look depends on, as it was after the last look.
    private var surroundings = Surroundings()
    /// The input that the last look has found in sight, or has planned to show.
    private weak var seenInput: UIView?
    /// How large the window was at the last look, and which gap the input had.
    private var lastSize: CGSize?
    private var lastGap: CGFloat?
    /// Whether the user, or the app, has scrolled the input out of sight since we have shown it.
    private var isScrolledAway = false
    /// What waits for the end of a throw: text that was typed while the content still moved.
    private var deferred: TurnTriggers = []
    /// Whether content of ours has come down under a finger that drags the keyboard.
    private var hasFallen = false
    /// Whether the plan is the first one, of a view that has just come: it does not fly into place.
    private var movesAtOnce = false
    /// How often an event took another look, because the first plan did not come out, for tests.
    private(set) var secondLookCount = 0
    /// How often the view tree has been read, for the same tests.
    var readCount: Int { reader.readCount }

    /// - Parameters:
    ///   - view: The view to hug; nil for the first responder.
    ///   - isAutomatic: Whether the automatic mode makes it, whose exclusions then count. It moves
    ///     with the keyboard that comes for its input.
    init(
      _ behavior: AvoidanceBehavior, in reader: SceneReader, hugging view: UIView? = nil,
      gap: CGFloat, isAutomatic: Bool = false
    ) {
      self.behavior = behavior
      self.reader = reader
      hugged = view.map { Weak($0) }
      self.gap = gap
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
      guard hasReported else { return "Nothing has happened yet." }
      return report(of: reported, showsFirstResponder: rank == .reveal && hugged == nil)
    }

    /// The view an avoider lives in: the one served, or the one around what constraints move. Nil
    /// once it is gone, and as long as constraints have no views in common.
    var home: UIView? {
      reader.scope ?? reader.named?.view.flatMap { $0.superview ?? $0 }
    }

    /// The lists of ours that neither the user nor the app has scrolled since.
    var listsInPlace: [ScrollMover] { lists.filter { $0.isUntouched || $0.wasClamped } }

    /// Takes in that the layout before a look may have moved lists that were in place. Their limits
    /// may be the old ones again, so that the surroundings do not tell.
    func noteFalls(of lists: [ScrollMover]) {
      let fallen = lists.filter { !$0.isUntouched }
      guard !fallen.isEmpty else { return }
      for list in fallen { list.noteClamp() }
      surroundings = Surroundings()
    }

    /// Whether an input moves with what it moves.
    func serves(_ input: UIView) -> Bool {
      !isStopped && reader.serves(input)
    }

    /// Whether anything of ours is in a number of the app's.
    var hasContributions: Bool { !adjusted.isEmpty }
  }

  // MARK: Looking

  extension KeyboardAvoider: KeyboardListener {
    /// A view that has left its window gives back there what was added, to itself and to what has
    /// stayed, as the list does that a row is taken out of.
    var window: UIWindow? {
      home?.window ?? (adjusted.contains { $0.object != nil } ? lastWindow : nil)
    }

    var rank: KeyboardRank {
      if case .follow = behavior { .follow } else { .reveal }
    }

    /// Containers may have set the frame of a lifted view outright.
    func restore() {
      for mover in adjusted { _ = mover.restore() }
    }

    func needsChange(because news: TurnTriggers) -> Bool {
      guard let window else { return false }
      for list in lists { list.noteUser() }
      let triggers = undeferred(news)
      if reported.heldLists.contains(where: { !$0.isHeld(withInsetOf: self) }) {
        // The keyboard's motion has ended long ago, so this change would come without an animation.
        // Asking for an animated update makes it an event.
        reported.heldLists = []
        KeyboardCenter.shared.update(self, animated: true)
      }
      if triggers.isEmpty {
        let now = readSurroundings(in: window)
        guard now != surroundings else {
          movesAfterLayout.noteRest()
          noteScrolling(in: window)
          return false
        }
        surroundings = now
      }
      if triggers.contains(.focus) { vain.forget() }
      if triggers.contains(.drag), !noteDrag(in: window) { return false }
      guard mayLook(in: window, because: triggers) else {
        remember(in: window)
        return false
      }
      let isLayout = triggers.isEmpty
      var changes = look(in: window, afterLayout: isLayout)
      if !isLayout {
        movesAfterLayout = RepeatedMoves()
      } else if changes, movesAfterLayout.add(pending.plan.moves),
        let move = pending.plan.moves.first
      {
        // Layout has undone these moves before, and would undo them again and again. So we stop
        // moving the innermost container.
        vain.add([pending.movers[move.container]], room: room)
        changes = look(in: window, afterLayout: true)
      }
      movesAtOnce = !hasReported && triggers.isSubset(of: .creation)
      let isNews =
        isLayout
        ? hasReported && pending.contradicts(reported)
        : !hasReported || !pending.resembles(reported)
      if changes || isNews { report() }
      if !changes { remember(in: window) }
      return changes
    }

    /// Returns the triggers to handle now. While the user scrolls, also remembers that text was
    /// typed, and adds that trigger again in the first run-loop turn after scrolling has ended.
    private func undeferred(_ news: TurnTriggers) -> TurnTriggers {
      guard news == .text || !deferred.isEmpty, let input = reported.input else { return news }
      if input.isMovedByPerson {
        deferred.formUnion(news.intersection(.text))
        return news
      }
      defer { deferred = [] }
      return news.union(deferred)
    }

    /// Records whether the user or the app has scrolled the input out of its scroll views. If so,
    /// later layout does not scroll it back. Does nothing while the keyboard moves, because UIKit
    /// itself may scroll then.
    private func noteScrolling(in window: UIWindow) {
      guard let input = reported.input, reported.scene.keyboard != nil,
        !KeyboardCenter.shared.isKeyboardMoving(in: window),
        !KeyboardCenter.shared.isKeyboardDragged(in: window), !hasFallen,
        lists.contains(where: { !$0.isUntouched })
      else { return }
      for list in lists { list.noteScroll() }
      isScrolledAway = !isInsideLists(input, in: window)
    }

    /// Whether a part of an input, or of a text view's caret, is inside the scroll views around it,
    /// be it behind the keyboard.
    private func isInsideLists(_ input: UIView, in window: UIWindow) -> Bool {
      var rect = input.convert(input.bounds, to: window)
      if let text = input as? UITextView, let range = text.selectedTextRange {
        rect = text.convert(text.caretRect(for: range.end), to: window)
      }
      var (upper, lower) = (window.safeAreaInsets.top, window.bounds.maxY)
      for case let list as UIScrollView in input.path {
        let frame = list.frame(in: window)
        upper = max(upper, frame.minY + list.safeAreaInsets.top)
        lower = min(lower, frame.maxY)
      }
      return rect.maxY > upper && rect.minY < lower
    }

    /// Whether now is a time to decide.
    private func mayLook(in window: UIWindow, because triggers: TurnTriggers) -> Bool {
      let center = KeyboardCenter.shared
      guard isOn else { return true }
      if center.isWaiting(self) { return false }
      guard triggers.isDisjoint(with: [.keyboard, .rest, .settings, .text, .creation]) else {
        return true
      }
      // Nobody has the focus, and the keyboard stays: it is about to go, or to serve another input.
      if reported.input != nil, reported.scene.keyboard != nil, input(in: window) == nil,
        !center.coveredFrame(in: window).isEmpty, !center.isKeyboardMoving(in: window),
        center.firstResponders(at: window.keyboardScreen).isEmpty
      {
        return false
      }
      // What a finger moves by its constant is not moved back under it.
      return reader.named?.view?.path.contains(where: \.isUnderFinger) != true
    }

    /// Where another avoider, whose inset goes with the finger, has taken our content down, we show
    /// the input again once the keyboard is back.
    ///
    /// - Returns: Whether to look.
    private func noteDrag(in window: UIWindow) -> Bool {
      guard rank == .reveal else { return true }
      for list in lists where list.concedeFall(owner: self) { hasFallen = true }
      if KeyboardCenter.shared.isKeyboardDragged(in: window) { return false }
      defer { hasFallen = false }
      return hasFallen && lists.allSatisfy(\.isUntouched)
    }

    /// Takes what is different now for granted. Two avoiders may want the same view in different
    /// places; each would see the other's change in every turn.
    func acceptSurroundings() {
      if let window { remember(in: window) }
    }

    /// Keeps what a look depends on, so that only a difference is a reason for another look.
    private func remember(in window: UIWindow) {
      surroundings = readSurroundings(in: window)
    }

    private func readSurroundings(in window: UIWindow) -> Surroundings {
      var result = Surroundings()
      let isServing = isOn && home?.window === window
      let keyboard = isServing ? KeyboardCenter.shared.coveredFrame(in: window) : .zero
      result.add(keyboard)
      for mover in adjusted { mover.add(to: &result) }
      guard !keyboard.isEmpty || !adjusted.isEmpty else { return result }
      let input = input(in: window)
      result.add(input)
      result.add(window.bounds.size)
      if let home {
        result.add(home.safeAreaInsets)
        result.addPlace(of: home)
      }
      if let shown = shown(input) { result.addPlace(of: shown) }
      guard let input else { return result }
      if let text = input as? UITextView, let range = text.selectedTextRange {
        result.add(text.caretRect(for: range.end))
      }
      let covers = Covers.shared.reach(over: input, above: keyboard, in: window)
      result.add(covers.aboveKeyboard)
      if let edge = covers.lowerEdgeAtTop { result.add(edge) }
      for view in InputOptions.shared.companions(of: input).lazy.compactMap(\.object) {
        result.addPlace(of: view)
      }
      return result
    }

    private func currentPlace(of input: UIView?) -> ContentPlace? {
      var place = (shown(input) ?? home).map { ContentPlace(of: $0) }
      guard let input, let window else { return place }
      let companions = InputOptions.shared.companions(of: input).lazy.compactMap(\.object)
      for view in companions where view.isShown(inside: window) { place?.add(view) }
      return place
    }

    /// What has to be seen: the input, or without one the view that constraints move.
    private func shown(_ input: UIView?) -> UIView? { input ?? reader.named?.view }

    /// Carries out the plan that was reported, and holds the outcome against it. Only where that
    /// differs do we look again, at most twice: layout may have moved something else as well.
    func change() {
      guard let window else { return }
      if movesAtOnce {
        UIView.performWithoutAnimation { change(in: window) }
      } else {
        change(in: window)
      }
    }

    private func change(in window: UIWindow) {
      defer { remember(in: window) }
      carryOut(reported, in: window)
      for isRepeated in [false, true] {
        // What was moved in vain is put back by the next look, and left alone for this input,
        // keyboard and room. The first time that it has not come out, the layout that ended the
        // moves may have changed what is inside, too.
        let outcome = reported.outcome(in: window, isRepeated: isRepeated)
        vain.add(outcome.vain, room: room)
        guard !outcome.isAsPlanned else { return }
        secondLookCount += 1
        let changes = look(in: window, afterLayout: reported.scene.isHeld)
        // What could not be moved stays, and whoever asks is told so.
        if changes || !outcome.vain.isEmpty { report() }
        guard changes else { break }
        carryOut(reported, in: window)
      }
      reported.noteHiddenRest(in: window)
    }

    /// Reads and plans into `pending`.
    ///
    /// - Parameter isLayout: Whether nothing but layout is the reason. An input that has been shown
    ///   is shown again only where layout has moved it; it stays where a person has scrolled it.
    /// - Returns: Whether anything has to change.
    private func look(in window: UIWindow, afterLayout isLayout: Bool) -> Bool {
      ListGlides.shared.settle()
      let isServing = isOn && home?.window === window
      let keyboard = isServing ? KeyboardCenter.shared.coveredFrame(in: window) : .zero
      var input: UIView?
      var isElsewhere = false
      if !keyboard.isEmpty || isServing && !adjusted.isEmpty {
        input = self.input(in: window)
        if input == nil, !keyboard.isEmpty, let kept = inputKept(in: window) {
          (input, isElsewhere) = (kept, true)
        }
      }
      // One that keeps the focus when the keyboard goes, or floats, or leaves the window, stays in
      // sight.
      let isEdited = input.map { $0.isFirstResponder && $0.tellsOfEditing } ?? false
      if keyboard.isEmpty, !isEdited { input = nil }
      vain.reconsider(for: input, under: keyboard, room: room)
      let gap = input.flatMap(InputOptions.shared.gap) ?? gap
      let isClamped = reported.showsInput && lists.contains(where: \.wasClamped)
      let isAsLeft = lists.allSatisfy { $0.isUntouched || $0.wasClamped }
      // As soon as that is to be seen: content that grows again has another end.
      for list in lists { list.concedeFall(owner: self) }
      reader.read(
        around: input, under: keyboard, in: window, gap: gap, isHugged: hugged != nil,
        wasShown: input != nil && input === seenInput, owner: self, adjusted: adjusted,
        mayHold: isServing, vain: vain, into: &pending)
      pending.scene.isEdited = isEdited
      let now = currentPlace(of: input)
      var isByPerson = false
      let size = window.bounds.size
      let isResized = size != lastSize ?? size
      pending.scene.wasSeen =
        isResized && input === seenInput && isAsLeft
      if let input, input === reported.input,
        keyboard == reported.scene.keyboard ?? .zero
      {
        isByPerson = input.isMovedByPerson
        if isByPerson { noteScrolling(in: window) }
        let isSame = place.flatMap { now?.isSame(as: $0) } ?? false
        // UIKit may scroll while the keyboard comes.
        let isInPlace =
          isLayout && !isResized && !KeyboardCenter.shared.isKeyboardMoving(in: window)
          && (isSame || isScrolledAway) && !reported.isWithoutInput
        pending.scene.isHeld = isInPlace || isByPerson
        // The app has moved the input's scroll view, so our earlier offset may be too much now. We
        // decide again how far to scroll.
        let hasListMoved = place.flatMap { now?.hasListInPlace(of: $0) } == false && !isResized
        if gap != lastGap || hasListMoved { pending.scene.reconsiderOffsets() }
      }
      if !isByPerson { place = now }
      if !pending.scene.isHeld { isScrolledAway = false }
      // The app may soon show the hidden field again, or focus another one. Until then everything
      // keeps its position, unless companions of the field have to be shown.
      let isGone =
        pending.isInputHidden && pending.scene.targets.isEmpty && input === reported.input
      if isElsewhere || isGone && !keyboard.isEmpty { pending.scene.isHeld = true }
      planner.plan(pending.scene, for: planned, into: &pending.plan)
      if pending.scene.isHeld, isClamped, !isByPerson, pending.plan.outcome.isImpossible {
        // It was shown, and nobody has taken it away.
        pending.scene.isHeld = false
        planner.plan(pending.scene, for: planned, into: &pending.plan)
      }
      if pending.plan.outcome.isImpossible, let input {
        reader.addCaret(of: input, gap: gap, in: window, to: &pending)
        planner.plan(pending.scene, for: planned, into: &pending.plan)
      }
      seenInput = pending.showsInput && !pending.isOfUnseenInput ? input : nil
      (lastSize, lastGap) = (size, gap)
      return !pending.plan.isEmpty || adjusted.contains(where: \.isSetOutright)
        || pending.plan.outcome == .noKeyboard && !adjusted.allSatisfy(pending.holds)
    }

    private var room: VainMoves.Room {
      VainMoves.Room(size: home?.bounds.size, safeArea: home?.safeAreaInsets)
    }

    private var planned: AvoidanceBehavior { rank == .follow ? .follow(gap: gap) : behavior }

    /// The input that we have shown and that is still first responder of its window, while an input
    /// of another window has the keyboard: a find panel's field, for example. It keeps its room.
    private func inputKept(in window: UIWindow) -> UIView? {
      guard rank != .follow, hugged == nil, let input = reported.input, reader.serves(input),
        case .elsewhere(let kept) = KeyboardCenter.shared.focus(in: window), kept === input
      else { return nil }
      return input
    }

    /// The view to hug, or the first responder inside what we serve.
    private func input(in window: UIWindow) -> UIView? {
      if rank == .follow { return nil }
      if let hugged { return hugged.object?.window === window ? hugged.object : nil }
      guard let input = KeyboardCenter.shared.firstResponder(in: window), reader.serves(input),
        !isAutomatic || !AutomaticAvoiding.shared.isLeftToApp(input, in: window)
      else { return nil }
      return input
    }

    /// Keeps the look for whoever asks why, and for `adjust()`.
    private func report() {
      swap(&pending, &reported)
      hasReported = true
      explanationView?.decisionDidChange()
    }

    private func carryOut(_ pass: AvoidancePass, in window: UIWindow) {
      lastWindow = window
      for (mover, container) in zip(pass.movers, pass.scene.containers)
      where container.refusal == nil {
        (mover as? ScrollMover)?.endFocusScroll()
      }
      for move in pass.plan.moves where !move.isShrinkingInset { carryOut(move, of: pass) }
      // A scroll view takes an offset that no longer fits back by itself, which would look like the
      // person's scrolling.
      for move in pass.plan.moves where move.isShrinkingInset { carryOut(move, of: pass) }
      // In the same motion, what an app has set between two looks, and someone else has added to.
      // What was scrolled by a person is theirs: nothing of it is in the numbers any more.
      let left =
        pass.plan.outcome == .noKeyboard
        ? adjusted.filter { !pass.holds($0) } : Array(pass.released)
      for mover in left { mover.forget(self) }
      layOut(
        pass.plan.moves.contains(where: \.needsLayout) || left.contains { !($0 is ScrollMover) })
      adjusted.removeAll { mover in
        mover.object == nil || left.contains { $0.isSame(as: mover) }
      }
      KeyboardCenter.shared.turns.setIndebted(!adjusted.isEmpty, self)
      guard !pass.scene.isHeld else { return }
      place = currentPlace(of: pass.input)
      isScrolledAway = false
    }

    /// Finishes the layout that our moves ask for, in their animation. A container may set the
    /// frames of its screens in it, and what has moved may have another safe area after it, which
    /// both lead to more layout.
    private func layOut(_ isNeeded: Bool) {
      var isNeeded = isNeeded
      for mover in adjusted where mover.compensate(owner: self) { isNeeded = true }
      for _ in 0..<4 {
        guard isNeeded else { return }
        // Where a list is drawn, because its pinned headers would otherwise jump.
        ListGlides.shared.resume()
        for root in adjusted.compactMap({ $0.view?.outermostView }).unique { root.layoutIfNeeded() }
        ListGlides.shared.settle()
        isNeeded = false
        for mover in adjusted {
          (mover as? ScrollMover)?.concedeFall(owner: self, isOurLayout: true)
          if mover.restore() { isNeeded = true }
          if mover.compensate(owner: self) { isNeeded = true }
        }
      }
      // A container that has set the frame in the last layout, too, has no say after it.
      restore()
    }

    private func carryOut(_ move: AvoidanceMove, of pass: AvoidancePass) {
      let mover = pass.movers[move.container]
      mover.apply(move, owner: self)
      if !adjusted.contains(where: { $0.isSame(as: mover) }) { adjusted.append(mover) }
    }
  }

  extension AvoidanceMove {
    fileprivate var isShrinkingInset: Bool { quantity == .inset && to < from }

    /// Whether views only get their places by layout. What scrolls moves without.
    fileprivate var needsLayout: Bool { quantity == .lift || quantity == .constant }
  }
#endif
