import Foundation

extension KeyboardState {
  /// Updates the state with a notification. If the caller passes the same notification a second
  /// time, no motion begins and the result is nil.
  ///
  /// - Parameters:
  ///   - transition: The notification.
  ///   - time: The time of the notification in seconds, on any clock that does not run backwards. A
  ///     time that is not finite is replaced by the start of the last motion.
  /// - Returns: The motion that the keyboard begins. If the keyboard is already moving, this motion
  ///   starts at the keyboard's current position, as with `UIView.animate` on iOS. Nil if the
  ///   notification repeats what is known, comes too late, or is about another app's keyboard.
  package mutating func apply(
    _ transition: KeyboardTransition, at time: TimeInterval
  ) -> KeyboardMove? {
    let move = move(by: transition, at: time)
    if move != nil { isResting = false }
    // A "did" notification ends the keyboard's motion, even if its rect is unusable. A keyboard
    // that is hidden or floats does not count as resting.
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
      // The notification is about another app's keyboard. If our state is `hidden`, it becomes
      // `anotherApps`. If our app's keyboard is up, we keep our state, because UIKit will also post
      // a hide notification for our keyboard. That notification will update the state: we accept
      // every hide notification, of any app.
      if self.placement == .hidden { place.placement = .anotherApps }
      return nil
    }
    let place =
      placement == .hidden
      ? Place.hidden : Place(placement: placement, frame: transition.frameEnd)
    return transition.phase.isWill
      ? announce(place, transition, at: time) : confirm(place, transition, at: time)
  }

  /// Whether the keyboard is docked at the lower edge of an app window that ends above the screen's
  /// lower edge, as in Slide Over or Stage Manager.
  private func endsWithAWindow(_ frame: CGRect) -> Bool {
    guard let screen else { return false }
    return windows.contains {
      FrameReading(frame: frame, screen: screen, window: $0).placement.coversContent
    }
  }

  /// Records that the keyboard has hidden without a notification. This happens if a field resigns
  /// first responder while the app is in the background (KeyboardFacts 1.6).
  ///
  /// - Returns: A move without animation if the keyboard was up. Nil otherwise.
  package mutating func assumeHidden(at time: TimeInterval) -> KeyboardMove? {
    apply(KeyboardTransition(.willHide, to: nil, duration: 0), at: time)
  }

  /// Ignores a hide notification that is older than the last show notification.
  ///
  /// The app may make another field first responder while it handles a hide. UIKit then posts the
  /// show in the middle of the hide. So we receive `willChangeFrame` of the hide, then the show,
  /// and then `willHide` (KeyboardFacts 1.1).
  ///
  /// - Returns: True if the notification was ignored. The caller need not pass an ignored
  ///   notification to observers.
  package mutating func passOver(_ transition: KeyboardTransition, at time: TimeInterval) -> Bool {
    guard transition.phase == .willHide, leg?.place.coversContent == true,
      let last = replaced.indices.last, replaced[last].place == .hidden,
      replaced[last].announcement == .willHideMayFollow, replaced[last].lastDid >= time
    else { return false }
    replaced[last].announcement = .noWillHideFollows
    return true
  }

  /// Whether the last show notification may be out of date. We received a hide and then this show,
  /// but UIKit may have posted the show first (`mayBeOlderThanHide`). The keyboard is then hidden.
  /// False as soon as a "did" notification confirms the show.
  package var mayBeHiddenAgain: Bool { leg?.confirmation == .doubtful }

  /// Records that the keyboard has hidden again after the last show notification. Call this if
  /// `mayBeHiddenAgain` is true and no view is first responder. If the keyboard is up after all, a
  /// later "did" notification corrects the state.
  package mutating func assumeHiddenAgain(at time: TimeInterval) {
    announceAgain(.hidden, at: time)
    _ = moveKeyboard(to: .hidden, 0, .system)
  }

  private mutating func announce(
    _ place: Place, _ transition: KeyboardTransition, at time: TimeInterval
  ) -> KeyboardMove? {
    let isHide = place == .hidden
    // Compare the end rect with the state, and not with the begin rect. When a keyboard first
    // shows, UIKit may post the same rect as begin and end. When the predictive bar changes, the
    // begin rect may be out of date (KeyboardFailures 25 and 26).
    if self.place.isNearly(place) || isHide && placement == .anotherApps {
      announceAgain(place, at: time)
      if transition.phase == .willHide, leg?.announcement == .willHideMayFollow {
        leg?.announcement = .noWillHideFollows
      }
      return nil
    }
    let isTakenBack = place.coversContent && mayBeOlderThanHide(place.frame, at: time)
    if let leg, time <= leg.lastDid, !isTakenBack {
      replaced.append(leg)
    }
    // While the keyboard moves to a docked position, a notification with a duration of 0 may
    // arrive. With this duration, the animation would end early. So we keep the duration and the
    // curve of the running motion (KeyboardFailures 23, trace D).
    var (duration, curve) = (transition.duration, transition.curve)
    if let leg, leg.isRunning(at: time), duration == 0, leg.place.coversContent,
      place.coversContent
    {
      (duration, curve) = (leg.duration, leg.curve)
    }
    leg = Leg(
      place: place, start: time, announced: time, duration: duration, curve: curve,
      fades: isHide && transition.isEmptyChange,
      announcement: transition.phase == .willChangeFrame ? .willHideMayFollow : .noWillHideFollows,
      confirmation: isTakenBack ? .doubtful : .expected)
    return moveKeyboard(to: place, duration, curve)
  }

  /// Whether the show notification that we have just received may be older than the hide that we
  /// received before it. If the show is older, the keyboard is hidden now.
  ///
  /// We receive the two in the wrong order if the app ends editing while it handles the show. These
  /// events then happen in one run-loop turn:
  /// 1. UIKit posts the show. An observer of the app receives the show before we do, and ends
  ///    editing.
  /// 2. UIKit posts the hide at once, and we receive the hide.
  /// 3. We receive the show.
  ///
  /// True in two cases:
  /// 1. According to our state, the keyboard was already hidden when we received the hide. So UIKit
  ///    probably posted the hide for this show, which we had not received yet.
  /// 2. A show has two "will" notifications with the same rect, and we received the hide between
  ///    the two. For example, UIKit posted `willChangeFrame`, `willShow`, hide. We received
  ///    `willChangeFrame`, hide, `willShow`. This case requires that no "did" notification has
  ///    confirmed the first "will" notification.
  ///
  /// - Parameter frame: The end rect of the show notification that we have just received.
  private func mayBeOlderThanHide(_ frame: CGRect, at time: TimeInterval) -> Bool {
    guard let leg, leg.place == .hidden, leg.isOfTurn(at: time) else { return false }
    guard let shown = replaced.last else { return leg.announcement == .repeated }
    return leg.announcement == .repeated
      || shown.place.frame.isNearly(frame) && shown.isOfTurn(at: time)
        && shown.confirmation != .confirmed
  }

  /// Records that UIKit has announced the keyboard's current position again. A "did" notification
  /// for this position will follow, perhaps late.
  private mutating func announceAgain(_ place: Place, at time: TimeInterval) {
    if leg?.place.isNearly(place) != true {
      leg = Leg(place: place, start: time, announced: time, announcement: .repeated)
    } else if let leg, time > leg.lastDid {
      self.leg?.announcement = .repeated
    }
    leg?.announced = time
    self.place.placement = place.placement
  }

  private mutating func confirm(
    _ place: Place, _ transition: KeyboardTransition, at time: TimeInterval
  ) -> KeyboardMove? {
    if leg?.place.isNearly(place) == true { leg?.confirmation = .confirmed }
    if self.place.isNearly(place) { return finishEarly(transition, at: time) }
    // The "did" notification of a motion may come late, when another motion has already begun. A
    // late notification says nothing about where the keyboard is now, so we ignore it. The next two
    // checks recognize a late notification:
    // 1. The notification has the end rect of a replaced motion.
    // 2. The notification reports a shown keyboard while a hide is running, or a hidden keyboard
    //    while a show is running.
    if replaced.contains(where: { $0.place.isNearly(place) }) { return nil }
    if let leg, leg.isRunning(at: time), !mayBeHiddenAgain {
      if leg.place.coversContent != place.coversContent { return nil }
      if !place.coversContent {
        // A hide is running, and this notification reports where the keyboard floats now. So the
        // user has detached the keyboard from the lower edge. Record the new position, and let the
        // running hide continue.
        self.place = place
        return finishEarly(transition, at: time)
      }
    }
    // If the keyboard is docked, the last "will" notification and this "did" notification may give
    // different rects. `keyboardDidChangeFrame` is known to be wrong while the keyboard rests
    // (KeyboardFacts 1.9), so we ignore this notification. `keyboardDidShow` is known to be right
    // in cases where the "will" notification was wrong (KeyboardFacts 1.4), so we use its rect.
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

  /// Ends a hide at once if its `keyboardDidHide` comes long before the declared end. This means
  /// that the keyboard has hidden without animation. Waiting for the declared end would leave a gap
  /// under the content (KeyboardFailures 37).
  ///
  /// Does nothing in three cases:
  /// 1. `keyboardDidHide` comes near the declared end or later, as in a normal hide. The animation
  ///    may still run then, because the keyboard's spring takes longer than the declared duration.
  /// 2. The keyboard fades out. `keyboardDidHide` may then come at any time.
  /// 3. The notification may belong to an earlier hide, which another motion has replaced.
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
  /// Whether the notification contains an end rect that is empty, as with cross-fade transitions.
  fileprivate var isEmptyChange: Bool { hasFrameEnd && frameEnd.isEmpty }
}
