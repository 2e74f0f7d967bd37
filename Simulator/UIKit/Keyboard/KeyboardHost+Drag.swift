import KeyboardSimulation

/// A keyboard that a finger pushes down (`keyboardDismissMode` is `.interactive`, or that with the
/// accessory view).
///
/// Nothing is posted while the finger is down, and nothing at all if the keyboard comes back
/// (KeyboardFacts 1.3, interactive dismissal).
extension KeyboardHost {
  /// Follows the finger once it is below the keyboard's resting top edge.
  ///
  /// - Parameter padding: How far above that edge it begins to follow, in points.
  package func dismissDragDidMove(
    to y: CGFloat, padding: CGFloat = 0, takingAccessory takesAccessory: Bool = false
  ) {
    guard isShowingKeys, !isTurning, !keyboard.isDetached else { return }
    let rest = dragRest ?? targetFrame
    guard rest.minY < configuration.bounds.maxY else { return }
    let barHeight = takesAccessory ? 0 : barThatStays?.height ?? 0
    let bottom = configuration.bounds.maxY - barHeight
    let top = min(max(y + padding, rest.minY), bottom)
    guard top > rest.minY || dragRest != nil else { return }
    take(.fingerPushed(from: rest))
    jump(to: rest.offsetBy(dx: 0, dy: top - rest.minY))
  }

  /// Goes on in the finger's direction; a finger that rests decides by the half.
  ///
  /// What makes iOS decide is nowhere written (KNOWN_GAPS).
  package func dismissDragDidEnd(velocity: CGFloat) -> Bool {
    guard let rest = dragRest else { return false }
    let drop = targetFrame.minY - rest.minY
    let isGoing = velocity == 0 ? drop > rest.height / 2 : velocity > 0
    guard isGoing else {
      springBack()
      return false
    }
    // A field may refuse to give up the focus; then the keyboard comes back, too.
    VirtualClock.shared.schedule(after: 0) { [weak self] in
      MainActor.assumeIsolated { self?.springBack() }
    }
    return true
  }

  package func takingAccessory(_ body: () -> Void) {
    takesAccessory = true
    body()
    takesAccessory = false
  }

  private func springBack() {
    guard let rest = dragRest else { return }
    take(.fingerLetGo)
    let cancelled = KeyboardScript.interactiveDismiss(
      from: rest, on: configuration, dragDuration: 0, isCancelled: true)
    guard var back = cancelled.legs.last else { return }
    back.time = 0
    play(KeyboardScript(from: targetFrame, legs: [back]), lateDid: true)
  }

  /// Puts the keyboard somewhere without animation. What was still to be posted is posted.
  private func jump(to frame: CGRect) {
    guard frame != targetFrame else { return }
    play(
      KeyboardScript(
        from: targetFrame, legs: [KeyboardScript.Leg(at: 0, to: frame, duration: 0)]),
      lateDid: true)
  }
}
