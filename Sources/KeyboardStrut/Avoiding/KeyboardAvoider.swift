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
  /// ``stop()`` or with the view. What it has added to a list that outlives the view, it takes back
  /// at the next event. It decides anew whenever the keyboard, the first responder, the text or the
  /// view's size or safe area changes, moves in the keyboard's own animation, and takes back what
  /// it added, exactly, when the keyboard goes. What the app changes meanwhile survives.
  ///
  /// Made for a view that is on screen while the keyboard is up, it shows the input at once and
  /// without animation, as ``stop()`` takes back. ``isEnabled`` does both in an animation.
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
    /// at once, animated.
    public var gap: CGFloat {
      didSet { if gap != oldValue { update(animated: true) } }
    }

    /// Whether it does anything. Switched off, it takes back what it added, animated; what others
    /// serve for the same input they then show themselves. Means nothing once it is stopped.
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
    private weak var guest: HostObservingView?
    /// In the views of the first constraint, which may be away when the keyboard comes.
    private var arrivals: [Weak<ArrivalGuest>] = []
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

    /// The look that is going on, and the one that was reported last.
    private var pending = AvoidancePass()
    private var reported = AvoidancePass()
    private var hasReported = false
    /// While it looks or moves something, it pays no heed to the layout that follows from that.
    private var isBusy = false
    /// Where what is shown was after the last look.
    private var place: ContentPlace?
    /// Whether an input that has just become first responder may still be scrolled by UIKit.
    private var looksAtLayout = false
    /// The input that the last look has found in sight, or has planned to show.
    private weak var seenInput: UIView?
    /// How large the window was at the last look, and which gap the input had.
    private var lastSize: CGSize?
    private var lastGap: CGFloat?
    private let layoutAnimation = LayoutAnimation()
    /// Whether content of ours has come down under a finger that drags the keyboard.
    private var hasFallen = false
    /// How often an event took another look, because the first plan did not come out, for tests.
    private(set) var secondLookCount = 0
    /// How often the view tree has been read, for the same tests.
    var readCount: Int { reader.readCount }

    /// - Parameters:
    ///   - view: The view to hug; nil for the first responder.
    ///   - isAutomatic: Whether the automatic mode makes it, whose exclusions then count. It waits
    ///     for the next event: its input is about to become first responder, and moves with the
    ///     keyboard.
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
      KeyboardCenter.shared.add(self)
      let keeper = Keeper(self)
      reader.served?.addLayoutGuide(keeper)
      self.keeper = keeper
      enterHome()
      for case let view? in reader.named?.itemViews ?? [] where view !== home {
        let arrival = ArrivalGuest(in: view) { [weak self] in self?.surroundingsDidChange() }
        arrivals.append(Weak(arrival))
      }
      // A view that comes while the keyboard is up is right at once.
      if !isAutomatic { surroundingsDidChange() }
    }

    /// Takes back what was added, at once, and ends for good; while the keyboard moves, in an
    /// animation, because what is on its way cannot be anywhere at once. Another avoider of the
    /// same input makes up for it in the same turn. A second call does nothing.
    public func stop() {
      stop(window.map(KeyboardCenter.shared.isKeyboardMoving) == true ? .standard : .none)
    }

    func stop(_ timing: KeyboardAnimation.Timing) {
      guard !isStopped else { return }
      isStopped = true
      if window != nil { KeyboardCenter.shared.refresh(self, timing) }
      guest?.removeFromSuperview()
      for arrival in arrivals { arrival.object?.removeFromSuperview() }
      if let keeper { keeper.owningView?.removeLayoutGuide(keeper) }
      AutomaticAvoiding.shared.didStop(self)
    }

    /// Decides anew, for changes that nothing tells an avoider about: a view moved by its
    /// transform, or a caret that moves without typing (arrow keys; from
    /// `textViewDidChangeSelection(_:)`). Does nothing without a keyboard.
    public func update(animated: Bool) {
      guard window != nil, !isBusy, !isStopped else { return }
      KeyboardCenter.shared.refresh(self, animated ? .standard : .none)
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

    /// Whether an input moves with what it moves.
    func serves(_ input: UIView) -> Bool {
      !isStopped && reader.serves(input)
    }
  }

  // MARK: The guest

  extension KeyboardAvoider {
    /// Also again, if the app has removed our guest: at the next event, and never inside the
    /// removal, when the app may be emptying the view.
    private func enterHome() {
      guard !isStopped, guest?.superview == nil || guest?.superview !== home?.guestHost else {
        return
      }
      guard let host = home?.guestHost else { return }
      let guest = HostObservingView(self)
      undisturbed {
        self.guest?.removeFromSuperview()
        self.guest = guest
        guest.fill(host)
      }
    }

    func placeMayHaveChanged() {
      if hasReported, !looksAtLayout, let window, let place,
        !KeyboardCenter.shared.isKeyboardMoving(in: window),
        currentPlace(of: reported.input)?.isSame(as: place) ?? false
      {
        return
      }
      surroundingsDidChange()
    }

    /// What watches the input is laid out before the input is.
    func inputIsMoving() {
      guard let window, !isBusy, !KeyboardAnimation.isFinishingLayout else { return }
      undisturbed { window.layoutIfNeeded() }
      placeMayHaveChanged()
    }

    /// Whether the layout after a change of first responder finds all as it was decided for. The
    /// caret of a text view is known only now.
    private func isAsReported(_ input: UIView, in window: UIWindow) -> Bool {
      let keyboard = KeyboardCenter.shared.coveredFrame(in: window)
      guard let place, input === reported.input, !(input is UITextView), vain.isEmpty,
        keyboard == reported.scene.keyboard
      else { return false }
      let cover = Covers.shared.height(above: keyboard, over: input, in: window)
      return cover == reported.scene.coverHeight && reported.hasFieldInPlace(in: window)
        && currentPlace(of: input)?.isSame(as: place) ?? false
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

    private func restore() {
      for mover in adjusted { _ = mover.restore() }
    }

    /// Layout may run at every frame of somebody's animation: nothing is done, or reported, unless
    /// something has to move.
    func surroundingsDidChange() {
      // In the same pass, so that what a container has set and what we add are one motion, and its
      // superview sees no change.
      restore()
      guard let window, !isBusy, !KeyboardAnimation.isFinishingLayout else { return }
      let isInputSettled = looksAtLayout
      looksAtLayout = false
      if isInputSettled {
        if !KeyboardCenter.shared.isKeyboardMoving(in: window) {
          for list in lists { list.settle() }
        }
        if let input = input(in: window), isAsReported(input, in: window) { return }
      }
      guard !KeyboardCenter.shared.isWaiting(self), !isCaretToCome(in: window),
        // What a finger moves by the constant is not moved back under it.
        !isBetweenInputs(in: window),
        reader.named?.view?.path.contains(where: \.isUnderFinger) != true
      else { return }
      let changes = undisturbed {
        // The others', too: we may be in a view that a container has just put back, and would
        // decide for where it is until its own avoider is laid out.
        for avoider in KeyboardCenter.shared.avoiders { avoider.restore() }
        return look(in: window, afterLayout: !isInputSettled)
      }
      let isNew = !hasReported && !isInputSettled
      if changes || hasReported && pending.contradicts(reported) { report() }
      guard changes else { return }
      if isNew {
        // A view that has just come does not fly into place.
        UIView.performWithoutAnimation(adjust)
      } else {
        layoutAnimation.run(isFocusNew: isInputSettled, in: window, adjust)
      }
    }
  }

  // MARK: Events

  extension KeyboardAvoider: KeyboardListener {
    /// A view that has left its window gives back there what was added, to itself and to what has
    /// stayed, as the list does that a row is taken out of.
    var window: UIWindow? {
      home?.window ?? (adjusted.contains { $0.object != nil } ? lastWindow : nil)
    }

    var rank: KeyboardRank {
      if case .follow = behavior { .follow } else { .reveal }
    }

    func eventWillBegin() {
      enterHome()
      guest?.leaveFirstPlace()
    }

    /// The layout that ends this turn looks where it is then.
    func inputWillSettle() -> Bool {
      enterHome()
      vain.forget()
      if let input = window.flatMap(input) { ScrollMover.noteStart(around: input) }
      looksAtLayout = guest?.window != nil
      return looksAtLayout
    }

    /// Where another avoider, whose inset goes with the finger, has taken our content down, we show
    /// the input again once the keyboard is back.
    func keyboardWasDragged(isBack: Bool) {
      if !isBack {
        for list in lists where list.concedeFall(owner: self) { hasFallen = true }
      } else if hasFallen {
        hasFallen = false
        if lists.allSatisfy(\.isUntouched), needsAdjustment() { adjust() }
      }
    }

    func motionDidEnd() {
      if reported.scene.keyboard == nil { guest?.watch(nil) }
    }

    func eventDidEnd() {
      if looksAtLayout { guest?.setNeedsLayout() }
    }

    func needsAdjustment() -> Bool {
      guard let window, !isBusy, !isCaretToCome(in: window) else { return false }
      return undisturbed {
        let changes = look(in: window)
        if changes || !hasReported || !pending.resembles(reported) { report() }
        return changes
      }
    }

    /// Carries out the plan that was reported, and holds the outcome against it. Only where that
    /// differs do we look again, at most twice: layout may have moved something else as well.
    func adjust() {
      guard let window, !isBusy else { return }
      undisturbed {
        carryOut(reported, in: window)
        for isRepeated in [false, true] {
          // What was moved in vain is put back by the next look, and left alone for this input,
          // keyboard and room. The first time that it has not come out, the layout that ended the
          // moves may have changed what is inside, too.
          let outcome = reported.outcome(in: window, isRepeated: isRepeated)
          vain.add(outcome.vain, room: home?.bounds.size)
          guard !outcome.isAsPlanned else { return }
          secondLookCount += 1
          let changes = look(in: window, afterLayout: reported.scene.isHeld)
          // What could not be moved stays, and whoever asks is told so.
          if changes || !outcome.vain.isEmpty { report() }
          guard changes else { return }
          carryOut(reported, in: window)
        }
      }
    }

    /// Reads and plans into `pending`.
    ///
    /// - Parameter isLayout: Whether nothing but layout is the reason. An input that has been shown
    ///   is shown again only where layout has moved it; it stays where a person has scrolled it.
    /// - Returns: Whether anything has to change.
    private func look(in window: UIWindow, afterLayout isLayout: Bool = false) -> Bool {
      let isServing = isOn && home?.window === window
      let keyboard = isServing ? KeyboardCenter.shared.coveredFrame(in: window) : .zero
      var input: UIView?
      if !keyboard.isEmpty || isServing && !adjusted.isEmpty { input = self.input(in: window) }
      // One that keeps the focus when the keyboard goes, or floats, or leaves the window, stays in
      // sight.
      let isEdited = input.map { $0.isFirstResponder && $0.tellsOfEditing } ?? false
      if keyboard.isEmpty, !isEdited { input = nil }
      vain.reconsider(for: input, under: keyboard, room: home?.bounds.size)
      let gap = input.flatMap(InputOptions.shared.gap) ?? gap
      // Until the keyboard rests, UIKit may scroll to an input that has just got the focus.
      let mayScroll =
        input !== reported.input || KeyboardCenter.shared.isKeyboardMoving(in: window)
      let isClamped = reported.showsInput && lists.contains(where: \.wasClamped)
      let isAsLeft = lists.allSatisfy { $0.isUntouched || $0.wasClamped }
      // As soon as that is to be seen: content that grows again has another end.
      for list in lists { list.concedeFall(owner: self) }
      reader.read(
        around: input, mayScroll: mayScroll, under: keyboard, in: window, gap: gap, owner: self,
        adjusted: adjusted, vain: vain, into: &pending)
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
        // UIKit may scroll while the keyboard comes.
        let isInPlace =
          isLayout && !isResized && !KeyboardCenter.shared.isKeyboardMoving(in: window)
          && place.flatMap { now?.isSame(as: $0) } ?? false
        pending.scene.isHeld = isInPlace || isByPerson
        if gap != lastGap { pending.scene.reconsiderOffsets() }
      }
      if !isByPerson { place = now }
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
      seenInput = pending.showsInput ? input : nil
      (lastSize, lastGap) = (size, gap)
      return !pending.plan.isEmpty || adjusted.contains(where: \.isSetOutright)
        || pending.plan.outcome == .noKeyboard && !adjusted.isEmpty
    }

    /// Whether the caret is still the one that a text view had before: the tap that gives it the
    /// focus moves the caret only after editing has begun, in the same turn.
    private func isCaretToCome(in window: UIWindow) -> Bool {
      let edited = KeyboardCenter.shared.inputBeingEdited
      guard isOn, edited == nil || edited is UITextView,
        let input = input(in: window) as? UITextView, input.isFirstResponder
      else { return false }
      return looksAtLayout || edited !== input
    }

    /// Whether the input has lost the focus, and nobody has it yet: in the same turn the next
    /// begins, or the keyboard says that it goes. What an app lays out meanwhile gives nothing
    /// back. Where there is no keyboard, nothing will say so, and nothing is waited for.
    private func isBetweenInputs(in window: UIWindow) -> Bool {
      guard isOn, reported.input != nil, reported.scene.keyboard != nil, input(in: window) == nil
      else { return false }
      let center = KeyboardCenter.shared
      return !center.isKeyboardMoving(in: window)
        && center.firstResponders(at: window.keyboardScreen).isEmpty
    }

    private var planned: AvoidanceBehavior { rank == .follow ? .follow(gap: gap) : behavior }

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
      if reported.scene.keyboard != nil { watch(reported.input) }
      explanationView?.decisionDidChange()
    }

    /// Besides what is shown, what may hide it by becoming less high, without anything else being
    /// laid out: what clips it inside the view served.
    private func watch(_ input: UIView?) {
      var others = input.map(InputOptions.shared.companions) ?? []
      if let input, let served = reader.served, input.isDescendant(of: served) {
        var next = input.superview
        while let current = next, current !== served {
          if current.clipsToBounds { others.append(Weak(current)) }
          next = current.superview
        }
      }
      guest?.watch(shown(input), with: others)
    }

    private func carryOut(_ pass: AvoidancePass, in window: UIWindow) {
      lastWindow = window
      for move in pass.plan.moves where !move.isShrinkingInset { carryOut(move, of: pass) }
      // A scroll view takes an offset that no longer fits back by itself, which would look like the
      // person's scrolling.
      for move in pass.plan.moves where move.isShrinkingInset { carryOut(move, of: pass) }
      // In the same motion, what an app has set between two looks, and someone else has added to.
      // What was scrolled by a person is theirs: nothing of it is in the numbers any more.
      let left = pass.plan.outcome == .noKeyboard ? adjusted : Array(pass.released)
      for mover in left { mover.forget(self) }
      layOut(window)
      adjusted.removeAll { mover in
        mover.object == nil || left.contains { $0.isSame(as: mover) }
      }
      KeyboardCenter.shared.setIndebted(!adjusted.isEmpty, self)
      if !pass.scene.isHeld { place = currentPlace(of: pass.input) }
    }

    /// Finishes layout. A container may set the frames of its screens in it, and what has moved may
    /// have another safe area after it, which both lead to more layout.
    private func layOut(_ window: UIWindow) {
      for mover in adjusted { _ = mover.compensate(owner: self) }
      window.layoutIfNeeded()
      for _ in 0..<3 {
        var hasChanged = false
        for mover in adjusted {
          (mover as? ScrollMover)?.concedeFall(owner: self, isOurLayout: true)
          if mover.restore() { hasChanged = true }
          if mover.compensate(owner: self) { hasChanged = true }
        }
        guard hasChanged else { return }
        window.layoutIfNeeded()
      }
      // A container that has set the frame in the last layout, too, has no say after it.
      restore()
    }

    private func carryOut(_ move: AvoidanceMove, of pass: AvoidancePass) {
      let mover = pass.movers[move.container]
      mover.apply(move, owner: self)
      if !adjusted.contains(where: { $0.isSame(as: mover) }) { adjusted.append(mover) }
    }

    private func undisturbed<Result>(_ body: () -> Result) -> Result {
      let wasBusy = isBusy
      isBusy = true
      defer { isBusy = wasBusy }
      return body()
    }
  }

  extension AvoidanceMove {
    fileprivate var isShrinkingInset: Bool { quantity == .inset && to < from }
  }
#endif
