import Foundation

extension KeyboardState {
  /// Applies a notification.
  ///
  /// Applying the same notification again changes nothing and returns nil.
  ///
  /// - Parameters:
  ///   - transition: The notification.
  ///   - time: When it came, in seconds of any clock that does not run backwards. A time that is
  ///     not finite reads as the start of the last motion.
  /// - Returns: The new motion of the keyboard. Nil if the notification repeats what is known,
  ///   comes too late, or concerns another app. A keyboard that already moves continues from its
  ///   current position, as `UIView.animate` does from the current state on iOS.
  package mutating func apply(
    _ transition: KeyboardTransition, at time: TimeInterval
  ) -> KeyboardMove? {
    let move = move(by: transition, at: time)
    if move != nil { isResting = false }
    // Every "did" means that the keyboard rests, even one whose rect is unusable.
    if !transition.phase.isWill { isResting = placement.coversContent }
    return move
  }

  private mutating func move(
    by transition: KeyboardTransition, at time: TimeInterval
  ) -> KeyboardMove? {
    let time = time.isFinite ? time : leg?.start ?? 0
    screen = transition.screen ?? screen
    var transition = transition
    transition.screen = screen
    if let screen {
      transition.frameEnd = FrameReading.inScreenPoints(
        transition.frameEnd, screen: screen, windows: windows)
    }
    replaced.removeAll { $0.lastDid < time }
    guard var placement = transition.placement else { return nil }
    if placement == .undocked || placement == .floating, endsWithAWindow(transition.frameEnd) {
      placement = .docked
    }
    if placement == .anotherApps {
      // If our keyboard is up, we keep it: its own hide will come, and we believe every hide.
      if self.placement == .hidden { place.placement = .anotherApps }
      return nil
    }
    let place =
      placement == .hidden
      ? Place.hidden : Place(placement: placement, frame: transition.frameEnd)
    return transition.phase.isWill
      ? announce(place, transition, at: time) : confirm(place, transition, at: time)
  }

  /// Whether a rect that does not reach the screen's lower edge ends where one of the app's windows
  /// ends.
  private func endsWithAWindow(_ frame: CGRect) -> Bool {
    guard let screen else { return false }
    return windows.contains {
      FrameReading(frame: frame, screen: screen, window: $0).placement.coversContent
    }
  }

  /// Records that the keyboard is gone although no notification said so. A field may lose focus in
  /// the background without a notification (KeyboardFacts 1.6).
  ///
  /// - Returns: A move without animation if the keyboard was up, else nil.
  package mutating func assumeHidden(at time: TimeInterval) -> KeyboardMove? {
    apply(KeyboardTransition(.willHide, to: nil, duration: 0), at: time)
  }

  /// Ignores a hide that is older than the show that was announced last. The app moved the focus
  /// inside its own observer of the hide, so we receive the hide after the show. The hide's first
  /// notification, the change of the frame (KeyboardFacts 1.1), came before the show.
  ///
  /// - Returns: True if the notification was such a hide; no observer needs to receive it then.
  package mutating func passOver(_ transition: KeyboardTransition, at time: TimeInterval) -> Bool {
    guard transition.phase == .willHide, leg?.place.coversContent == true,
      let last = replaced.indices.last, replaced[last].awaitsHide, replaced[last].lastDid >= time
    else { return false }
    replaced[last].awaitsHide = false
    return true
  }

  /// Whether the show that was announced last may be over already: a hide without any other reason
  /// came before it.
  package var mayBeOver: Bool { leg.map { $0.isTakenBack && !$0.isConfirmed } ?? false }

  /// Records that the last show is over, because no view has the focus. The hide's second
  /// notification will repeat this, and we still believe a "did".
  package mutating func assumeOver(at time: TimeInterval) {
    announceAgain(.hidden, at: time)
    _ = moveKeyboard(to: .hidden, 0, .system)
  }

  private mutating func announce(
    _ place: Place, _ transition: KeyboardTransition, at time: TimeInterval
  ) -> KeyboardMove? {
    let isHide = place == .hidden
    // We compare the end rect with the state, not with the begin rect. A first show may have equal
    // rects, and only the end rect reflects a change of the predictive bar (KeyboardFailures 25 and
    // 26).
    if self.place.isNearly(place) || isHide && placement == .anotherApps {
      announceAgain(place, at: time)
      if transition.phase == .willHide { leg?.awaitsHide = false }
      return nil
    }
    let isTakenBack = place.coversContent && mayBeTakenBack(place.frame, at: time)
    if let leg, time <= leg.lastDid, !isTakenBack {
      replaced.append(leg)
    }
    // An update in the same direction would cut the running motion short, so it joins that motion
    // (KeyboardFailures 23; trace D).
    var (duration, curve) = (transition.duration, transition.curve)
    if let leg, leg.isRunning(at: time), duration == 0, leg.place.coversContent,
      place.coversContent
    {
      (duration, curve) = (leg.duration, leg.curve)
    }
    leg = Leg(
      place: place, start: time, announced: time, duration: duration, curve: curve,
      fades: isHide && transition.isEmptyChange, isTakenBack: isTakenBack,
      awaitsHide: isHide && transition.phase == .willChangeFrame)
    return moveKeyboard(to: place, duration, curve)
  }

  /// Whether a hide came in this run-loop turn and may belong after this show.
  ///
  /// True if the keyboard was hidden already when that hide was announced. Also true if the hide
  /// replaced an unconfirmed show of the same rect in the same turn: then this is the second
  /// notification of that show.
  private func mayBeTakenBack(_ frame: CGRect, at time: TimeInterval) -> Bool {
    guard let leg, leg.place == .hidden, leg.isOfTurn(at: time) else { return false }
    guard let shown = replaced.last else { return leg.isRepeated }
    return leg.isRepeated
      || shown.place.frame.isNearly(frame) && shown.isOfTurn(at: time) && !shown.isConfirmed
  }

  /// Remembers that a "did" for the keyboard's current place will come, perhaps late.
  private mutating func announceAgain(_ place: Place, at time: TimeInterval) {
    if leg?.place.isNearly(place) != true {
      leg = Leg(place: place, start: time, announced: time, isRepeated: true)
    } else if let leg, time > leg.lastDid {
      self.leg?.isRepeated = true
    }
    leg?.announced = time
    self.place.placement = place.placement
  }

  private mutating func confirm(
    _ place: Place, _ transition: KeyboardTransition, at time: TimeInterval
  ) -> KeyboardMove? {
    if leg?.place.isNearly(place) == true { leg?.isConfirmed = true }
    if self.place.isNearly(place) { return finishEarly(transition, at: time) }
    // Ignore a late "did" of a motion that has been replaced. We recognize it by its target here,
    // and by its direction below.
    if replaced.contains(where: { $0.place.isNearly(place) }) { return nil }
    if let leg, leg.isRunning(at: time), !mayBeOver {
      if leg.place.coversContent != place.coversContent { return nil }
      if !place.coversContent {
        // Detached: a hide runs, and this notification says where the keyboard floats. The running
        // motion is right, so we keep it.
        self.place = place
        return finishEarly(transition, at: time)
      }
    }
    // Two docked rects disagree. The change-frame "did" is known to be wrong at rest
    // (KeyboardFacts 1.9). The show "did" is known to be right where "will" was not
    // (KeyboardFacts 1.4).
    if transition.phase == .didChangeFrame, place.coversContent, self.place.coversContent {
      return nil
    }
    leg = nil
    if place == .hidden, placement == .anotherApps {
      self.place = .hidden
      return nil
    }
    return moveKeyboard(to: place, 0, transition.curve)
  }

  /// Ends the motion of an instant hide in response to its expected "did".
  ///
  /// A hide that is over long before its declared end was instant, and waiting for the motion would
  /// leave a gap (KeyboardFailures 37). A clean hide's "did" comes after its declared end while the
  /// spring still settles. A fading hide's "did" may come at any time. We ignore both, and a "did"
  /// that may belong to an earlier hide.
  private mutating func finishEarly(
    _ transition: KeyboardTransition, at time: TimeInterval
  ) -> KeyboardMove? {
    guard transition.phase == .didHide, let leg, leg.place == .hidden, !leg.fades,
      leg.isRunning(at: time), time < leg.start + leg.duration * 0.8,
      !replaced.contains(where: { $0.place == .hidden })
    else { return nil }
    self.leg = nil
    return moveKeyboard(to: .hidden, 0, transition.curve)
  }

  private mutating func moveKeyboard(
    to place: Place, _ duration: TimeInterval, _ curve: KeyboardCurve
  ) -> KeyboardMove {
    self.place = place
    generation += 1
    return KeyboardMove(duration: duration, curve: curve, generation: generation)
  }
}

extension KeyboardTransition {
  /// Whether the end rect is posted and empty, as with cross-fade transitions.
  fileprivate var isEmptyChange: Bool { hasFrameEnd && frameEnd.isEmpty }
}
