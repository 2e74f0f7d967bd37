import KeyboardSimulation

/// Scripts, played on the device's clock.
extension KeyboardHost {
  /// Posts a script's notifications when they are due and moves the keyboard as it says.
  ///
  /// The "will" notifications of a transition go out at once: the 2 to 3 ms between them in logs
  /// are the time that posting takes, and the virtual clock stands still meanwhile, unless the main
  /// thread stalls.
  package func play(_ script: KeyboardScript, lateDid: Bool = false) {
    let script = isInBackground ? script.silenced : script
    generation += 1
    let current = generation
    deliver()
    guard generation == current else { return }
    if !isMoving { startBelow(script.origin) }
    if UIApplication.shared.behavior.guideMoves == .beforeNotifications { moveGuides(script) }
    if UIApplication.shared.behavior.sheetRise == .beforeHandlers { moveSheets(script) }
    player.play(script.withPromptWills, lateDid: lateDid)
    for time in Set(script.events.map(\.time)).sorted() where time > 0 {
      scheduleDelivery(in: time)
    }
    deliver()
    guard generation == current else { return }
    for leg in script.legs {
      if leg.time > 0 {
        after(leg.time) { $0.move(leg) }
      } else {
        move(leg)
      }
    }
  }

  /// Posts what is due after some seconds of the script.
  private func scheduleDelivery(in seconds: TimeInterval) {
    VirtualClock.shared.schedule(after: seconds * slowness) { [weak self] in
      MainActor.assumeIsolated { self?.deliver() }
    }
  }

  /// Posts what is due.
  private func deliver() {
    var isDelayed = false
    while let event = player.next(until: scriptTime, tolerance: scriptClock.tolerance) {
      if let last = lastEvent, last.isPaired(with: event) {
        stall(isBeforeMotion: event.phase.isWill)
        if event.phase.isWill { isDelayed = true }
      }
      lastEvent = event
      let event = asReported(event)
      posted.append((CACurrentMediaTime(), event))
      event.post(to: .default, screen: screen)
    }
    // A stall before a motion delays the motion. Deliveries that were scheduled earlier then come
    // too early, so we schedule them again.
    guard isDelayed else { return }
    let now = scriptTime
    for time in player.timesToCome where time > now { scheduleDelivery(in: time - now) }
  }

  /// Gives an event the rects that the system reports, by `SystemBehavior.accessoryRects` and
  /// `SystemBehavior.accessoryHeights`.
  private func asReported(_ event: KeyboardScript.Event) -> KeyboardScript.Event {
    let behavior = UIApplication.shared.behavior
    var event = event
    let accessoryHeight = keyboard.accessoryHeight
    if behavior.accessoryHeights == .leftOut, let end = event.end, end.height > accessoryHeight,
      end.minY < configuration.bounds.maxY
    {
      event.end = CGRect(
        x: end.minX, y: end.minY + accessoryHeight, width: end.width,
        height: end.height - accessoryHeight)
    }
    if let textWindow, configuration.device.idiom == .pad, behavior.accessoryRects == .window {
      event.end = event.end.map(textWindow.convertFromDisplay)
    }
    return event
  }

  /// Runs a body later, unless another transition has begun by then.
  private func after(_ delay: TimeInterval, _ body: @escaping @MainActor (KeyboardHost) -> Void) {
    let current = generation
    VirtualClock.shared.schedule(after: delay * slowness) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.generation == current else { return }
        body(self)
      }
    }
  }

  /// Runs a body when what is being played is over, unless something else is played by then.
  func afterTransition(_ body: @escaping @MainActor () -> Void) {
    after(player.end - scriptTime) { _ in body() }
  }

  // MARK: Moving

  private var isMoving: Bool { !(view.layer.animationKeys()?.isEmpty ?? true) }

  /// A keyboard that is off screen takes its new size there; one still sliding away comes back.
  private func startBelow(_ frame: CGRect) {
    guard frame != view.frame, view.frame.minY >= configuration.bounds.maxY,
      frame.minY >= configuration.bounds.maxY
    else { return }
    UIView.performWithoutAnimation { view.frame = frame }
    player = KeyboardPlayer(at: frame, time: scriptTime)
  }

  private func move(_ leg: KeyboardScript.Leg) {
    // After the notifications (KeyboardFacts 1.5).
    defer { moveSheets(leg) }
    let place = place(of: leg.target)
    switch leg.style {
    case .move:
      UIView.performWithoutAnimation { view.alpha = 1 }
      KeyboardGuides.settle()
      animate(leg) { self.set(leg.target, place) }
    case .fadeIn:
      UIView.performWithoutAnimation {
        view.alpha = 0
        set(leg.target, place)
      }
      animate(leg) { self.view.alpha = 1 }
    case .fadeOut:
      UIView.performWithoutAnimation { set(view.frame, place) }
      animate(leg) { self.view.alpha = 0 }
      after(leg.duration) { host in
        UIView.performWithoutAnimation {
          host.view.frame = leg.target
          host.view.alpha = 1
        }
      }
    }
  }

  private func animate(_ leg: KeyboardScript.Leg, _ animations: @escaping () -> Void) {
    let curve = UIView.AnimationOptions(rawValue: UInt(leg.curve.rawValue) << 16)
    UIView.animate(
      withDuration: leg.duration, delay: 0,
      options: [
        curve, .beginFromCurrentState, .overrideInheritedDuration, .overrideInheritedCurve,
      ], animations: animations)
  }

  /// Moves guides, and what is tied to them, as a script's first leg will move the keyboard.
  private func moveGuides(_ script: KeyboardScript) {
    guard let leg = script.legs.first, leg.time <= 0 else { return }
    let place = place(of: leg.target)
    KeyboardGuides.settle()
    let move = { self.set(self.view.frame, place) }
    if leg.style == .move { animate(leg, move) } else { UIView.performWithoutAnimation(move) }
  }

  /// Moves sheets as a script's first leg will move the keyboard.
  private func moveSheets(_ script: KeyboardScript) {
    guard let leg = script.legs.first, leg.time <= 0 else { return }
    moveSheets(leg)
  }

  private func moveSheets(_ leg: KeyboardScript.Leg) {
    placeForSheets = place(of: leg.target)
    UIApplication.shared.keyboardDidSetOut(duration: leg.duration, curve: leg.curve.rawValue)
  }

  /// Puts the keyboard somewhere, and everything that is tied to a keyboard layout guide with it.
  func set(_ frame: CGRect, _ place: KeyboardPlace) {
    view.frame = frame
    self.place = place
    KeyboardGuides.layOut()
  }

  /// Lets layout guides look again where the keyboard is.
  package func refreshGuides() { KeyboardGuides.refresh() }

  /// What layout guides make of a keyboard with a rect.
  func place(of frame: CGRect) -> KeyboardPlace {
    guard !isOtherAppsUp, frame.minY < configuration.bounds.maxY else { return .hidden }
    switch keyboard.dock {
    case .docked, .hardware: return .docked(top: frame.minY)
    case .undocked, .split, .floating:
      return isShowingKeys ? .detached(frame) : .docked(top: frame.minY)
    }
  }
}

extension KeyboardScript.Event {
  /// Whether another one tells of the same change, as will-show does after will-change-frame.
  fileprivate func isPaired(with next: Self) -> Bool {
    phase.isWill == next.phase.isWill && phase != next.phase && next.time - time < 0.005
  }
}

extension KeyboardScript {
  /// The script as code that runs on a clock of its own sees it: both "will" notifications at the
  /// start.
  fileprivate var withPromptWills: KeyboardScript {
    let prompt = events.map { event in
      guard event.phase.isWill, event.time < 0.005 else { return event }
      var event = event
      event.time = 0
      return event
    }
    return KeyboardScript(from: origin, events: prompt, legs: legs)
  }

  /// The script's end, at once and without a word.
  fileprivate var silenced: KeyboardScript {
    KeyboardScript(from: origin, legs: [Leg(at: 0, to: target, duration: 0)])
  }
}
