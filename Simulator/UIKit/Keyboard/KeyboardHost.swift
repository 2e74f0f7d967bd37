import KeyboardSimulation

/// The keyboard of the simulated device: it follows the focus, posts what iOS posts, and moves.
///
/// What it posts and how it moves comes from `KeyboardScript`s, the same that app developers get
/// for their tests. It knows nothing of the library.
@MainActor
package final class KeyboardHost: DeviceKeyboard {
  /// How the next hide goes wrong, if it does (KeyboardFacts 1.3).
  package enum HideStyle { case clean, instant, double, leavingStrip }

  package internal(set) var configuration: SimulatedDeviceConfiguration
  /// What the user has chosen: predictive bar, emoji or another maker's keyboard, docked or not. A
  /// text field's `keyboardType` and its input views decide about the rest.
  package var choice: SystemKeyboard
  /// What is up, or was up last.
  package internal(set) var keyboard: SystemKeyboard

  /// A window of its own, in front of the app's.
  package let window: UIWindow
  let view: KeyboardView
  let screen: UIScreen

  var player: KeyboardPlayer
  private(set) var scriptClock = KeyboardScriptClock()
  /// What was posted last, in the time of the scripts.
  var lastEvent: KeyboardScript.Event?
  /// The window of the text view with an accessory view that was served last; nil if what was
  /// served last is something else.
  weak var textWindow: UIWindow?
  /// Counts transitions, so that what an interrupted one still had to do is dropped.
  var generation = 0
  /// Everything posted so far, for tests and for the demo.
  package internal(set) var posted: [(time: TimeInterval, event: KeyboardScript.Event)] = []

  /// What it does now; ``KeyboardHostState`` has all that can follow.
  private(set) var state = KeyboardHostState.down
  /// Whom the keyboard serves.
  package internal(set) weak var responder: UIResponder?
  package internal(set) var place = KeyboardPlace.hidden
  package internal(set) var placeForSheets = KeyboardPlace.hidden

  private var guideFault = GuideFaultMemory(.none)
  /// What layout guides make of the place beside the faults that `SystemBehavior` knows, for tests
  /// that need other numbers.
  package var guideDefect: ((KeyboardPlace) -> KeyboardPlace)?

  package var guidedPlace: KeyboardPlace {
    let fault = UIApplication.shared.behavior.guideFault
    if guideFault.fault != fault { guideFault = GuideFaultMemory(fault) }
    let seen = fault == .none ? place : guideFault.place(of: placeForFaults)
    return guideDefect?(seen) ?? seen
  }

  private var placeForFaults: GuideFaultMemory.Keyboard {
    GuideFaultMemory.Keyboard(
      place: place, accessoryHeight: keyboard.accessoryHeight, hasKeys: isShowingKeys,
      isDragged: dragRest != nil,
      safeAreaBottom: configuration.bounds.maxY - configuration.safeArea.bottom)
  }

  /// Whether saved passwords are offered at secure fields, which makes two shows
  /// (KeyboardFacts 1.3).
  package var offersPasswords = false
  package var nextHide = HideStyle.clean
  /// Duration and curve of the next transitions; see `performing(with:_:)`.
  var timing = KeyboardScript.Timing.standard
  /// Whether the app runs in the background, where nothing is posted (KeyboardFacts 1.6).
  package internal(set) var isInBackground = false
  /// Whether the first responder changes without the keyboard taking notice.
  package var ignoresFirstResponder = false
  /// Whether a bar goes with the keys, though its controller would keep it.
  var takesAccessory = false
  /// The responder whose accessory view shows again once the field has resigned.
  weak var accessoryOwner: UIResponder?

  let accessoryHost = InputHostView()
  let keysHost = InputHostView()

  package init(
    configuration: SimulatedDeviceConfiguration, keyboard: SystemKeyboard, scene: UIWindowScene
  ) {
    self.configuration = configuration
    choice = keyboard
    self.keyboard = keyboard
    screen = scene.screen
    window = KeyboardWindow(windowScene: scene)
    let hidden = configuration.hiddenFrame(of: keyboard)
    player = KeyboardPlayer(at: hidden, time: CACurrentMediaTime())
    view = KeyboardView(frame: hidden)
    window.windowLevel = UIWindow.Level(10_000_001)
    window.addSubview(view)
    // An app's own keys may be transparent: the system's do not show through.
    keysHost.backgroundColor = KeyboardView.Colors.background
    view.addSubview(keysHost)
    view.addSubview(accessoryHost)
    window.isHidden = false
  }

  /// Where the keyboard is or is heading for, in screen points.
  package var targetFrame: CGRect { player.target }

  /// Whether anything of the app's own keyboard is up, an accessory view alone included.
  package var isUp: Bool { isShowingKeys || state == .accessory }

  package var isShowingKeys: Bool { state == .keys || dragRest != nil }

  /// Whether the screen turns: the first responder is noted and shown when it has turned.
  package var isTurning: Bool {
    if case .turning = state { true } else { false }
  }

  var isOtherAppsUp: Bool { state == .otherApp || state == .turning(overOtherApp: true) }

  /// Where the keyboard rests while a finger drags it, in screen points.
  var dragRest: CGRect? {
    if case .dragged(let rest) = state { rest } else { nil }
  }

  /// Goes on to the state that follows an event.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  func take(_ event: KeyboardHostState.Event) -> Bool {
    guard let next = state.after(event) else { return false }
    state = next
    return true
  }

  package var announcesItselfBeforeEditing: Bool { !configuration.beginsEditingBeforeShow }

  /// Where the keyboard is on screen at this moment, in the middle of a motion too.
  package var presentedFrame: CGRect {
    (view.layer.presentation() ?? view.layer).frame
  }

  /// How far the drawn keyboard's top edge is from where the script has it, in points; for tests.
  package var distanceFromScript: CGFloat {
    abs(presentedFrame.minY - player.frame(at: scriptTime).minY)
  }

  // MARK: Time

  /// How many times as long as its scripts say everything takes.
  var slowness: Double { UIApplication.shared.behavior.animationSpeed.factor }

  /// The time in which scripts are played, in seconds.
  var scriptTime: TimeInterval { scriptClock.now(slowedBy: slowness) }

  /// The seconds of the virtual clock until everything that is being played is over.
  var remainingTime: TimeInterval { (player.end - scriptTime) * slowness }

  /// Lets time pass between two notifications, by `SystemBehavior.mainThread`.
  ///
  /// - Parameter isBeforeMotion: Whether the motion begins when the turn ends.
  func stall(isBeforeMotion: Bool) {
    let seconds = UIApplication.shared.behavior.mainThread.stall
    guard seconds > 0 else { return }
    VirtualClock.shared.stall(for: seconds)
    if isBeforeMotion { scriptClock.takeBack(seconds) }
  }

  /// Makes every transition that starts in the body take a timing, as a push or pop of a navigation
  /// controller does with 0.35 s (KeyboardFacts 1.3).
  package func performing(with timing: KeyboardScript.Timing, _ body: () -> Void) {
    let old = self.timing
    self.timing = timing
    body()
    self.timing = old
  }
}
