import KeyboardSimulation

/// What the user does to the keyboard itself.
extension KeyboardHost {
  /// Changes a choice; a keyboard that is up changes with it, at once
  /// (KeyboardFacts 3.1: duration 0).
  package func choose(_ change: (inout SystemKeyboard) -> Void) {
    let old = choice
    change(&choice)
    guard choice != old, isShowingKeys, !isTurning else { return }
    // Moves of the whole keyboard are animated, other keys in the same place are not.
    guard choice.dock == old.dock else { return present() }
    performing(with: .instant) { present() }
  }

  /// Takes the keyboard off the bottom edge or back; an iPhone's stays where it is.
  package func dock(_ dock: SystemKeyboard.Dock) {
    guard configuration.device.idiom == .pad || dock == .docked || dock == .hardware else { return }
    choose { $0.dock = dock }
  }

  /// Drags an undocked or floating keyboard elsewhere, in screen points.
  package func moveDetachedKeyboard(to origin: CGPoint) {
    guard isShowingKeys, keyboard.isDetached else { return }
    let begin = targetFrame
    play(
      .dragDetached(
        from: begin, to: CGRect(origin: origin, size: begin.size), on: configuration))
  }

  /// A saved password was chosen from the bar: the next field becomes first responder, the keyboard
  /// goes and comes within 0.1 s (drewolbrich/ScrollingContentViewController,
  /// ScrollViewFilter.swift).
  ///
  /// - Parameter next: The next field; nil if the first responder stays.
  package func moveToNextField(_ next: UIResponder?) {
    ignoresFirstResponder = true
    next?.becomeFirstResponder()
    ignoresFirstResponder = false
    guard let responder, isShowingKeys, keyboard.dock == .docked else { return present() }
    let begin = targetFrame
    let script = KeyboardScript.autofillHop(from: begin, on: configuration)
    keyboard = choice
    keyboard.layout = .standard
    view.follow(responder)
    view.configure(for: keyboard, configuration)
    // If the new field wants another keyboard than the script ends with, that one follows.
    play(script)
    afterTransition { [weak self] in self?.present() }
  }

  /// How the next hide goes.
  package func hideNext(_ style: HideStyle) { nextHide = style }

  package func setPrefersCrossFade(_ isOn: Bool) { configuration.prefersCrossFade = isOn }
}
