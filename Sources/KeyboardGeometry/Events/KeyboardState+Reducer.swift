import Foundation

extension KeyboardState {
  /// Takes in a notification.
  ///
  /// Applying the same notification again changes nothing and answers nil.
  ///
  /// - Parameters:
  ///   - transition: The notification.
  ///   - time: When it came, in seconds of any clock that does not run backwards. Not finite: as
  ///     the one before.
  /// - Returns: How the keyboard moves now; nil where the notification repeats what is known, comes
  ///   too late, or concerns another app. Where something moves already it goes on from where it
  ///   is, which is one `UIView.animate` from the current state on iOS.
  package mutating func apply(
    _ transition: KeyboardTransition, at time: TimeInterval
  ) -> KeyboardMove? {
    let move = move(by: transition, at: time)
    if move != nil { isResting = false }
    // Any "did" says so, also one of whose rect nothing can be believed.
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
      // If ours is up we leave it so: its own hide will come, and we believe every hide.
      if self.placement == .hidden { place.placement = .anotherApps }
      return nil
    }
    let place =
      placement == .hidden
      ? Place.hidden : Place(placement: placement, frame: transition.frameEnd)
    return transition.phase.isWill
      ? announce(place, transition, at: time) : confirm(place, transition, at: time)
  }

  /// Whether a rect that is off the screen's lower edge ends where one of the app's windows does.
  private func endsWithAWindow(_ frame: CGRect) -> Bool {
    guard let screen else { return false }
    return windows.contains {
      FrameReading(frame: frame, screen: screen, window: $0).placement.coversContent
    }
  }

  /// Takes in that the keyboard is gone though nothing said so: a field may lose focus in the
  /// background without a notification (KeyboardFacts 1.6).
  ///
  /// - Returns: A move at once if the keyboard was up, else nil.
  package mutating func assumeHidden(at time: TimeInterval) -> KeyboardMove? {
    apply(KeyboardTransition(.willHide, to: nil, duration: 0), at: time)
  }

  /// Passes over a hide that is older than the show that was announced last: the app has moved the
  /// focus while it heard of the hide, and we hear of that only now. Its first notification, the
  /// change of the frame (KeyboardFacts 1.1), came before the show.
  ///
  /// - Returns: Whether it was such a hide: nobody has to be told of it.
  package mutating func passOver(_ transition: KeyboardTransition, at time: TimeInterval) -> Bool {
    guard transition.phase == .willHide, leg?.place.coversContent == true,
      let last = replaced.indices.last, replaced[last].awaitsHide, replaced[last].lastDid >= time
    else { return false }
    replaced[last].awaitsHide = false
    return true
  }

  /// Whether the show that was announced last may be over: a hide came first for which there was no
  /// other reason.
  package var mayBeOver: Bool { leg.map { $0.isTakenBack && !$0.isConfirmed } ?? false }

  /// Takes in that it is, because nobody has the focus. Its second notification says it once more,
  /// and a "did" is believed all the same.
  package mutating func assumeOver(at time: TimeInterval) {
    announceAgain(.hidden, at: time)
    _ = moveKeyboard(to: .hidden, 0, .system)
  }

  private mutating func announce(
    _ place: Place, _ transition: KeyboardTransition, at time: TimeInterval
  ) -> KeyboardMove? {
    let isHide = place == .hidden
    // Compared with the state, never begin with end: a first show may have equal ones, and a change
    // of the predictive bar is told by the end alone (KeyboardFailures 25 and 26).
    if self.place.isNearly(place) || isHide && placement == .anotherApps {
      announceAgain(place, at: time)
      if transition.phase == .willHide { leg?.awaitsHide = false }
      return nil
    }
    let isTakenBack = place.coversContent && mayBeTakenBack(place.frame, at: time)
    if let leg, time <= leg.lastDid, !isTakenBack {
      replaced.append(leg)
    }
    // An update in the same direction joins the motion, which it would cut short otherwise
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

  /// Whether a hide has come in this turn for which there was no reason but the show that is heard
  /// of only now, or of whose two notifications the second is heard of only now.
  private func mayBeTakenBack(_ frame: CGRect, at time: TimeInterval) -> Bool {
    guard let leg, leg.place == .hidden, leg.isOfTurn(at: time) else { return false }
    guard let shown = replaced.last else { return leg.isRepeated }
    return leg.isRepeated
      || shown.place.frame.isNearly(frame) && shown.isOfTurn(at: time) && !shown.isConfirmed
  }

  /// Keeps in mind that a "did" of where the keyboard already is will come; it may come late.
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
    // A late "did" of a leg that was replaced: by its target, or by its direction.
    if replaced.contains(where: { $0.place.isNearly(place) }) { return nil }
    if let leg, leg.isRunning(at: time), !mayBeOver {
      if leg.place.coversContent != place.coversContent { return nil }
      if !place.coversContent {
        // Detached: a hide runs, and this says where the keyboard floats. The motion is right as it
        // is.
        self.place = place
        return finishEarly(transition, at: time)
      }
    }
    // Two docked rects: the change-frame "did" is the one known to be wrong at rest
    // (KeyboardFacts 1.9), the show "did" the one known to be right where "will" was not
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

  /// The expected "did". A hide that is over long before its declared end was instant, and waiting
  /// for the motion would leave a gap (KeyboardFailures 37). A clean one comes after its declared
  /// end while the spring still settles, a fading one at any time: both are left alone. So is one
  /// that may belong to a hide before this one.
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
  /// Whether the end rect is posted and empty, as with cross-fade.
  fileprivate var isEmptyChange: Bool { hasFrameEnd && frameEnd.isEmpty }
}
