import KeyboardSimulation

/// The app among others.
extension KeyboardHost {
  /// Nothing is posted from now on, whatever happens to the focus (KeyboardFacts 1.6).
  package func appDidEnterBackground() { isInBackground = true }

  package func appWillEnterForeground() { isInBackground = false }

  /// Another app's keyboard comes up, in front of this app too (KeyboardFacts 1.6).
  ///
  /// - Parameter claimsLocal: Whether its notifications say that it is this app's, which was seen.
  package func otherAppShows(_ keyboard: SystemKeyboard, claimsLocal: Bool) {
    let begin = isUp ? targetFrame : configuration.hiddenFrame(of: keyboard)
    guard take(.otherAppShowed) else { return }
    removeInputViews()
    self.keyboard = keyboard
    view.configure(for: keyboard, configuration)
    play(
      .transition(
        .show, from: begin, to: configuration.frame(of: keyboard), on: configuration,
        isLocal: claimsLocal))
  }

  /// It goes again. A field of this app that has the focus gets its keyboard back.
  package func otherAppHides(claimsLocal: Bool) {
    guard state == .otherApp else { return }
    let begin = targetFrame
    play(
      .transition(
        .hide, from: begin, to: configuration.hiddenFrame(height: begin.height),
        on: configuration, isLocal: claimsLocal))
    take(.otherAppHid)
    present()
  }
}
