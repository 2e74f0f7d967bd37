import KeyboardSimulation

/// The screen turns with the keyboard up: the hide at the start, the show when it has turned
/// (KeyboardFacts 1.3). `Phone.rotate(to:)` calls these two around the turn.
extension KeyboardHost {
  /// The screen is about to turn. What is up goes; while it turns a rect of the old orientation is
  /// posted.
  package func willRotate(to configuration: SimulatedDeviceConfiguration) {
    let wasUp = isUp
    guard take(.turnBegan), wasUp else { return }
    let turning = KeyboardScript.rotation(of: keyboard, from: self.configuration)
    // Of the whole rotation, what happens before the screen has turned.
    let begin = targetFrame
    let hide = KeyboardScript.hide(from: begin, on: self.configuration)
    let stale = turning.events.filter {
      $0.phase == .willChangeFrame && $0.time > 0 && $0.time < KeyboardScript.turning
    }
    play(KeyboardScript(from: begin, events: hide.events + stale, legs: hide.legs))
  }

  /// The screen has its new bounds and is still turning: what went down stays below them.
  package func isRotating(to configuration: SimulatedDeviceConfiguration) {
    guard !isUp else { return }
    UIView.performWithoutAnimation {
      view.layer.removeAllAnimations()
      view.frame = configuration.hiddenFrame(of: keyboard)
    }
  }

  /// The screen has turned and has its new bounds.
  package func didRotate(to configuration: SimulatedDeviceConfiguration) {
    self.configuration = configuration
    take(.turnEnded)
    let bounds = configuration.bounds
    UIView.performWithoutAnimation {
      window.frame = bounds
      // The coordinates are new, so the keyboard is put below the screen anew; late notifications
      // of the hide are still posted.
      let below = configuration.hiddenFrame(of: keyboard)
      view.layer.removeAllAnimations()
      view.frame = below
      view.configure(for: keyboard, configuration)
      (place, placeForSheets) = (.hidden, .hidden)
      generation += 1
      let late = pendingDids
      player = KeyboardPlayer(at: below, time: scriptTime)
      player.play(KeyboardScript(from: below, events: late))
    }
    if !isUp { removeInputViews() }
    if !ignoresFirstResponder { present() }
  }

  /// True if a "did" notification is still to be posted.
  package var hasPendingDids: Bool { !pendingDids.isEmpty }

  /// The "did" notifications that are still to be posted, in seconds from now.
  private var pendingDids: [KeyboardScript.Event] {
    var rest = player
    var events: [KeyboardScript.Event] = []
    while let event = rest.next(until: .infinity) {
      guard !event.phase.isWill else { continue }
      var late = event
      late.time = max(event.time - scriptTime, 0)
      events.append(late)
    }
    return events
  }
}
