import KeyboardSimulation
import QuartzCore
import UIKit

#if canImport(ObjectiveC)
  import CoreFoundation
#endif

#if canImport(Phone)
  import Phone
#endif

/// A window on a real screen, and a keyboard that is only notifications.
///
/// A field that becomes first responder has an empty input view, so that the system's own keyboard
/// stays away. In the next run-loop turn the stage posts what the keyboard of a device would post,
/// and moves a grey view in a window of its own as that keyboard would move.
///
/// The window has the size of the device, and its lower edge is that of the screen. On Apple's
/// systems the screen is the one that the tests run on; on Linux it is that of the device, or of
/// the one that the environment variable `KEYBOARDSTRUT_SCREEN` names.
@MainActor
package final class PostedStage: TestStage {
  package var capabilities: StageCapability { Self.offers }
  package private(set) var configuration: SimulatedDeviceConfiguration
  package let window: UIWindow
  /// The keyboard notifications of others, by name, with the rects where they end. On Apple's
  /// systems they tell that a keyboard has interfered.
  package private(set) var strangers: [String] = []

  /// Held until the next one: a screen has one keyboard, which a test must not leave up for the
  /// next.
  private static var current: PostedStage?

  private let keyboardWindow: UIWindow
  private var others: [UIWindow] = []
  private let keyboardView = UIView()
  private var choice = SystemKeyboard.standard
  private var player: KeyboardPlayer
  private var pendingLegs: [KeyboardScript.Leg] = []
  private var tokens: [any NSObjectProtocol] = []
  private weak var editing: UIView?
  private var hasFocusChanged = false
  private var accessoryHeight: CGFloat = 0
  private var isPosting = false
  private let emptyInput = UIView()
  #if canImport(Phone)
    /// Only a screen and a scene; its keyboard takes no notice of the focus.
    let computer: Phone
  #endif

  package init(_ configuration: SimulatedDeviceConfiguration) throws {
    Self.current?.end()
    self.configuration = configuration
    #if canImport(Phone)
      computer = try Self.computer(configuration)
      window = computer.window
      keyboardWindow = UIWindow(windowScene: computer.scene)
    #else
      window = Self.makeWindow()
      keyboardWindow = Self.makeWindow()
    #endif
    player = KeyboardPlayer(
      at: configuration.hiddenFrame(of: .standard), time: CACurrentMediaTime())
    let screen = window.screen.bounds
    window.frame = configuration.bounds.offsetBy(dx: 0, dy: screen.maxY - configuration.bounds.maxY)
    keyboardWindow.frame = screen
    keyboardWindow.windowLevel = UIWindow.Level(rawValue: 10_000_000)
    keyboardWindow.isUserInteractionEnabled = false
    keyboardView.backgroundColor = UIColor(white: 0.8, alpha: 1)
    keyboardView.frame = onScreen(player.frame)
    keyboardWindow.addSubview(keyboardView)
    keyboardWindow.isHidden = false
    listen()
    Self.current = self
  }

  /// The abilities of posted keyboards on this machine.
  package static var offers: StageCapability {
    #if canImport(Phone)
      // Without the variable, each test has the screen of its device.
      guard let name = ProcessInfo.processInfo.environment["KEYBOARDSTRUT_SCREEN"],
        let screen = try? SimulatedDeviceConfiguration(name)
      else { return [.padIdiom, .homeIndicator] }
      let isPad = screen.device.idiom == .pad
      let (below, scale) = (screen.safeArea.bottom, screen.device.scale)
    #else
      let isPad = UIDevice.current.userInterfaceIdiom == .pad
      let window = makeWindow()
      window.frame = window.screen.bounds
      window.isHidden = false
      let (below, scale) = (window.safeAreaInsets.bottom, window.screen.scale)
    #endif
    if isPad { return .padIdiom }
    return below == 34 && scale == 3 ? .homeIndicator : []
  }

  #if canImport(Phone)
    private static func computer(_ configuration: SimulatedDeviceConfiguration) throws -> Phone {
      let environment = ProcessInfo.processInfo.environment
      let computer = try environment["KEYBOARDSTRUT_SCREEN"].map { try Phone($0) }
      let phone = computer ?? Phone(configuration)
      phone.keyboard.ignoresFirstResponder = true
      return phone
    }
  #else
    /// In the app's scene if the tests run in an app, else in none.
    private static func makeWindow() -> UIWindow {
      guard Bundle.main.bundlePath.hasSuffix(".app") else { return UIWindow(frame: .zero) }
      for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
        return UIWindow(windowScene: scene)
      }
      return UIWindow(frame: .zero)
    }
  #endif

  package var screen: UIScreen { window.screen }
  package var screenBounds: CGRect { configuration.bounds }
  package func inNotifications(_ rect: CGRect) -> CGRect { onScreen(rect) }

  package var keyboardFrame: CGRect {
    let drawn = (keyboardView.layer.presentation() ?? keyboardView.layer).frame
    return drawn.offsetBy(dx: 0, dy: configuration.bounds.maxY - window.screen.bounds.maxY)
  }

  /// Where the device's screen begins on the real one, in points; zero without a posted keyboard.
  static var origin: CGPoint {
    guard let current else { return .zero }
    return CGPoint(
      x: 0, y: current.window.screen.bounds.maxY - current.configuration.bounds.maxY)
  }

  package let frameInterval: TimeInterval = 1 / 60

  package var picture: Data? {
    #if canImport(Phone)
      computer.picture
    #else
      UIGraphicsImageRenderer(bounds: window.bounds).pngData { [window, keyboardWindow] context in
        window.layer.render(in: context.cgContext)
        // The keyboard is in a window as large as the screen.
        context.cgContext.translateBy(x: -window.frame.minX, y: -window.frame.minY)
        keyboardWindow.layer.render(in: context.cgContext)
      }
    #endif
  }

  package func makeWindow() -> UIWindow {
    #if canImport(Phone)
      let other = UIWindow(windowScene: computer.scene)
    #else
      let other = Self.makeWindow()
    #endif
    other.frame = window.frame
    others.append(other)
    return other
  }

  package func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle()
  }

  /// Takes the keyboard down and the windows away, so that the next test finds nothing.
  private func end() {
    firstResponder?.resignFirstResponder()
    settle()
    while !player.isFinished { postDue(until: player.end) }
    tokens.forEach(NotificationCenter.default.removeObserver)
    tokens = []
    for window in [window, keyboardWindow] + others {
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  // MARK: Time

  package func advance(by seconds: TimeInterval, eachFrame: () -> Void) {
    let frames = (seconds / frameInterval - 1e-9).rounded(.up)
    guard frames > 0 else { return }
    settle()
    let end = CACurrentMediaTime() + frames * frameInterval
    repeat {
      // UIKit may be late on a busy machine; the last frame is as long as time is left.
      let left = end - CACurrentMediaTime()
      CFRunLoopRunInMode(.defaultMode, min(frameInterval, max(left, 0)), false)
      moveOn()
      eachFrame()
    } while CACurrentMediaTime() + frameInterval / 2 < end
  }

  package func settle() {
    keepKeyboardsAway()
    followFocus()
    moveOn()
    CFRunLoopRunInMode(.defaultMode, 0, false)
  }

  /// Posts what is due, and ends the turn if anything was.
  private func moveOn() {
    keepKeyboardsAway()
    followFocus()
    if postDue(until: CACurrentMediaTime()) { CFRunLoopRunInMode(.defaultMode, 0, false) }
  }

  private var windows: [UIWindow] { [window] + others }

  // MARK: Focus

  private func listen() {
    let center = NotificationCenter.default
    func observe(_ name: Notification.Name, _ body: @escaping @MainActor (UIView?) -> Void) {
      tokens.append(
        center.addObserver(forName: name, object: nil, queue: nil) { note in
          let object = note.object as? UIView
          MainActor.assumeIsolated { body(object) }
        })
    }
    for name in [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ] {
      observe(name) { [weak self] view in
        guard let self, let window = view?.window, windows.contains(window) else { return }
        editing = view
        hasFocusChanged = true
      }
    }
    for name in [
      UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification,
    ] {
      observe(name) { [weak self] view in
        guard let self, view === editing else { return }
        editing = nil
        hasFocusChanged = true
      }
    }
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ] {
      tokens.append(
        center.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
          let end = "\(note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] ?? "nowhere")"
          let line = "\(note.name.rawValue) \(end)"
          MainActor.assumeIsolated {
            guard let self, !self.isPosting else { return }
            self.strangers.append(line)
          }
        })
    }
  }

  /// Gives every text input of the window an empty input view, unless it has one.
  private func keepKeyboardsAway() {
    for window in windows where !window.isHidden {
      window.visit(keepKeyboardAway)
    }
  }

  private func keepKeyboardAway(from view: UIView) {
    if let field = view as? UITextField, field.inputView == nil { field.inputView = emptyInput }
    if let text = view as? UITextView, text.inputView == nil { text.inputView = emptyInput }
  }

  /// Shows or hides the keyboard if the focus, or the accessory view of what has it, has changed.
  private func followFocus() {
    let height = editing?.inputAccessoryView?.bounds.height ?? 0
    guard hasFocusChanged || height != accessoryHeight else { return }
    accessoryHeight = height
    hasFocusChanged = false
    present()
  }

  private func present() {
    if let editing {
      let wanted = keyboard(for: editing)
      guard !isUp || player.target != configuration.frame(of: wanted) else { return }
      let below =
        configuration.prefersCrossFade ? nil : Optional(configuration.hiddenFrame(of: wanted))
      play(.show(wanted, on: configuration, from: isUp ? player.target : below))
    } else if isUp {
      play(.hide(from: player.target, on: configuration))
    }
  }

  /// Whether the keyboard is on the device's screen, or on its way there.
  private var isUp: Bool { configuration.bounds.intersection(player.target).height >= 1 }

  private func keyboard(for input: UIView) -> SystemKeyboard {
    var result = choice
    result.accessoryHeight = input.inputAccessoryView?.bounds.height ?? 0
    switch (input as? any UITextInputTraits)?.keyboardType {
    case .numberPad, .asciiCapableNumberPad: result.layout = .numberPad
    case .decimalPad: result.layout = .decimalPad
    case .phonePad: result.layout = .phonePad
    default: break
    }
    return result
  }

  // MARK: The keyboard

  package func play(_ script: KeyboardScript) {
    let now = CACurrentMediaTime()
    // Events that are due by now belong to the script before this one.
    postDue(until: now)
    player.play(script)
    pendingLegs = script.legs.map {
      var leg = $0
      leg.time += now
      return leg
    }
    // Both "will" notifications go out at once: the 2 to 3 ms between them in logs are the time
    // that posting takes.
    postDue(until: now + 0.005)
  }

  /// Posts the notifications that are due, and starts what the keyboard does.
  @discardableResult
  private func postDue(until time: TimeInterval) -> Bool {
    var hasPosted = false
    while let event = player.next(until: time) {
      hasPosted = true
      post(event)
    }
    while let leg = pendingLegs.first, leg.time <= time {
      pendingLegs.removeFirst()
      move(leg)
    }
    return hasPosted
  }

  private func post(_ event: KeyboardScript.Event) {
    var event = event
    event.begin = event.begin.map(onScreen)
    event.end = event.end.map(onScreen)
    isPosting = true
    event.post(to: .default, screen: window.screen)
    isPosting = false
  }

  private func move(_ leg: KeyboardScript.Leg) {
    let target = onScreen(leg.target)
    let view = keyboardView
    switch leg.style {
    case .move:
      UIView.performWithoutAnimation { view.alpha = 1 }
      animate(leg) { view.frame = target }
    case .fadeIn:
      UIView.performWithoutAnimation {
        view.alpha = 0
        view.frame = target
      }
      animate(leg) { view.alpha = 1 }
    case .fadeOut:
      animate(leg) { view.alpha = 0 }
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

  /// Moves a rect of the device onto the real screen, so that the lower edges agree. A rect as wide
  /// as the device becomes as wide as the screen, so that it is docked there, too.
  private func onScreen(_ rect: CGRect) -> CGRect {
    // A zero rect has its own meaning (KeyboardFacts 1.5, 1.7).
    guard rect != .zero else { return rect }
    let device = configuration.bounds
    let screen = window.screen.bounds
    var result = rect.offsetBy(dx: 0, dy: screen.maxY - device.maxY)
    if rect != device, rect.minX == 0, rect.width == device.width {
      result.size.width = max(rect.width, screen.width)
    }
    return result
  }

  private func choose(_ change: (inout SystemKeyboard) -> Void) {
    change(&choice)
    if editing != nil { present() }
    settle()
  }

  package func switchToThirdPartyKeyboard(height: CGFloat) {
    choose { $0.layout = .thirdParty(height: height) }
  }

  package func switchToEmoji() { choose { $0.layout = .emoji } }
  package func switchToLetters() { choose { $0.layout = .standard } }

  package var showsPredictiveBar: Bool {
    get { choice.showsPredictiveBar }
    set { choose { $0.showsPredictiveBar = newValue } }
  }

  package var prefersCrossFade: Bool {
    get { configuration.prefersCrossFade }
    set { configuration.prefersCrossFade = newValue }
  }

  // MARK: Substitutes for fingers

  @discardableResult
  package func tap(_ view: UIView) -> UIView? {
    switch view {
    case is UITextField, is UITextView:
      view.becomeFirstResponder()
      settle()
    case let control as UIControl:
      control.sendActions(for: .touchUpInside)
      settle()
    default: lack(.touches)
    }
    return view
  }

  package func type(_ text: String) {
    for letter in text { (firstResponder as? any UIKeyInput)?.insertText(String(letter)) }
    settle()
  }

  package func dismissKeyboard() {
    (editing ?? firstResponder)?.resignFirstResponder()
    settle()
  }

  // MARK: Features of a phone

  /// Called where a test asks for what this stage cannot do, without having said that it needs it.
  package static var lacks: (_ what: String) -> Void = { fatalError($0) }

  func lack(_ capability: StageCapability, _ function: String = #function) {
    Self.lacks("\(function): the posted keyboard lacks \(capability); say `.needs(…)`.")
  }

  package func tap(at point: CGPoint) -> UIView? {
    lack(.touches)
    return nil
  }
  package func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval, rest: TimeInterval,
    eachFrame: () -> Void
  ) { lack(.touches) }
  package func touchDown(at point: CGPoint) -> UIView? {
    lack(.touches)
    return nil
  }
  package func touchMove(to point: CGPoint) { lack(.touches) }
  package func touchUp() { lack(.touches) }
  package func dragKeyboard(
    by share: CGFloat, duration: TimeInterval, dismissing: Bool, eachFrame: () -> Void
  ) { lack(.touches) }
  package func rotate(to orientation: SimulatedDevice.Orientation) { lack(.rotation) }
  package func resizeScene(to shape: SimulatedWindowShape) { lack(.windowShapes) }
  package func floatKeyboard() { lack(.floatingKeyboard) }
  package func undockKeyboard() { lack(.floatingKeyboard) }
  package func splitKeyboard() { lack(.floatingKeyboard) }
  package func dockKeyboard() { lack(.floatingKeyboard) }
  package func connectHardwareKeyboard() { lack(.hardwareKeyboard) }
  package func disconnectHardwareKeyboard() { lack(.hardwareKeyboard) }
  package func enterBackground(losingFocus: Bool) { lack(.background) }
  package func enterForeground() { lack(.background) }
}
