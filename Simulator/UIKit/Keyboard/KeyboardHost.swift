import KeyboardSimulation

/// The keyboard of the simulated device: it follows the focus, posts what iOS posts, and moves.
///
/// What it posts and how it moves comes from `KeyboardScript`s, the same that app developers get
/// for their tests. It knows nothing of the library.
@MainActor
package final class KeyboardHost: KeyboardFollowingFocus {
  package var configuration: DeviceConfiguration
  /// What comes up next; a text field's `keyboardType` decides about the keys.
  package var keyboard: SystemKeyboard

  /// A window of its own, in front of the app's.
  package let window: UIWindow
  let view: KeyboardView
  private let screen: UIScreen

  /// Where the keyboard is or is heading for, in screen points.
  package private(set) var targetFrame: CGRect
  package private(set) var isUp = false
  /// Everything posted so far, for tests and for the demo.
  package private(set) var posted: [(time: TimeInterval, event: KeyboardScript.Event)] = []

  /// Counts transitions, so that what an interrupted one still had to post is dropped.
  private var generation = 0

  package init(
    configuration: DeviceConfiguration, keyboard: SystemKeyboard, scene: UIWindowScene
  ) {
    self.configuration = configuration
    self.keyboard = keyboard
    screen = scene.screen
    window = KeyboardWindow(windowScene: scene)
    targetFrame = configuration.hiddenFrame(of: keyboard)
    view = KeyboardView(frame: targetFrame)
    window.windowLevel = UIWindow.Level(10_000_001)
    window.addSubview(view)
    window.isHidden = false
  }

  /// Where the keyboard is on screen at this moment, in the middle of a motion too.
  package var presentedFrame: CGRect {
    (view.layer.presentation() ?? view.layer).frame
  }

  // MARK: Focus

  /// The first responder has changed.
  package func focusDidMove(to responder: UIResponder) {
    guard responder is any UIKeyInput else { return hide() }
    if let traits = responder as? any UITextInputTraits {
      keyboard.layout = Self.layout(for: traits.keyboardType)
    }
    view.follow(responder)
    show()
  }

  /// What the first responder holds has changed.
  package func inputDidChange(_ responder: UIResponder) { view.follow(responder) }

  /// The first responder is about to give up without a successor.
  package func focusWillEnd() { hide() }

  private func show() {
    view.configure(for: keyboard, configuration)
    let frame = configuration.frame(of: keyboard)
    // A switch between fields with the same keyboard posts nothing (facts 1.3).
    guard !isUp || frame != targetFrame else { return }
    let begin = isUp ? targetFrame : configuration.hiddenFrame(of: keyboard)
    if !isUp { UIView.performWithoutAnimation { placeBelowScreen(begin) } }
    isUp = true
    play(.show(keyboard, on: configuration, from: begin))
  }

  private func hide() {
    guard isUp else { return }
    isUp = false
    play(.hide(from: targetFrame, on: configuration))
  }

  /// A keyboard that is off screen takes its new size there; one still sliding away comes back.
  private func placeBelowScreen(_ frame: CGRect) {
    guard view.layer.animationKeys()?.isEmpty ?? true else { return }
    view.frame = frame
  }

  // MARK: Playing

  /// Posts a script's notifications when they are due and moves the keyboard as it says.
  ///
  /// The "will" notifications go out at once: the 2 to 3 ms between them in logs are the time that
  /// posting takes, and the virtual clock stands still meanwhile.
  package func play(_ script: KeyboardScript) {
    generation += 1
    let current = generation
    for event in script.events {
      if event.phase.isWill {
        post(event)
      } else {
        VirtualClock.shared.schedule(after: event.time) { [weak self] in
          MainActor.assumeIsolated {
            guard let self, self.generation == current else { return }
            self.post(event)
          }
        }
      }
    }
    guard generation == current else { return }
    for leg in script.legs { move(leg) }
  }

  private func post(_ event: KeyboardScript.Event) {
    posted.append((CACurrentMediaTime(), event))
    NotificationCenter.default.post(
      name: Notification.Name(event.name), object: event.carriesScreen ? screen : nil,
      userInfo: event.userInfo)
  }

  private func move(_ leg: KeyboardScript.Leg) {
    targetFrame = leg.target
    let options = UIView.AnimationOptions(rawValue: UInt(leg.curve.rawValue) << 16)
    UIView.animate(
      withDuration: leg.duration, delay: leg.time, options: options.union(.beginFromCurrentState),
      animations: { [view] in view.frame = leg.target })
  }

  private static func layout(for type: UIKeyboardType) -> SystemKeyboard.Layout {
    switch type {
    case .emailAddress: .email
    case .URL: .url
    case .numberPad, .asciiCapableNumberPad: .numberPad
    case .decimalPad: .decimalPad
    case .phonePad: .phonePad
    default: .standard
    }
  }
}

/// Lets touches beside the keyboard through to the app.
private final class KeyboardWindow: UIWindow {
  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
