#if canImport(UIKit) && !os(visionOS)
  import KeyboardSimulation
  import UIKit

  // The Linux UIKit has its own main run loop.
  #if canImport(ObjectiveC)
    import CoreFoundation
  #endif

  /// A keyboard for the unit test of a screen.
  ///
  /// It posts the notifications that a device would post, in the device's order and with its rects.
  /// After each notification it runs the main run loop once without waiting, and lays the screen
  /// out. No keyboard is drawn and no time passes. UIKit's animations set their final values at
  /// once, and ``expectVisible(_:)`` checks those values.
  ///
  /// ```swift
  /// let test = KeyboardTest(on: window)
  /// try test.show(.email, on: "iPhone SE (3rd generation)", .landscape)
  /// try test.expectVisible(passwordField)
  /// test.hide()
  /// try test.expectRestored()
  /// ```
  ///
  /// The window takes the size of the device, with its lower edge on the lower edge of the real
  /// screen, because that is where keyboards are. Safe areas stay those of the real device, because
  /// UIKit does not let apps set them. Do not make a field the first responder during the test,
  /// since that would show the real keyboard. Name the field in `editing` instead.
  @MainActor
  public final class KeyboardTest {
    /// The window under test.
    public let window: UIWindow

    /// The simulated device; nil before the first show.
    public private(set) var configuration: SimulatedDeviceConfiguration?

    /// The keyboard that was shown last, for messages.
    var keyboard = SystemKeyboard.standard

    private let center: NotificationCenter
    private let letTimePass: @MainActor (TimeInterval) -> Void
    private var player = KeyboardPlayer(at: .zero)
    /// The field that is being edited according to the posted notifications.
    private weak var editedField: UIView?
    /// The frames of all views before the keyboard showed.
    var baseline = Baseline()
    /// The keyboard's rect according to the last notification; nil if that rect is not on the
    /// screen.
    private var announced: CGRect? {
      didSet {
        guard let announced, let configuration else { return Self.left = nil }
        Self.left = Left(place: announced, configuration: configuration, center: center)
      }
    }

    private struct Left {
      let place: CGRect
      let configuration: SimulatedDeviceConfiguration
      let center: NotificationCenter
    }

    /// The keyboard that the last test has announced and not hidden again.
    private static var left: Left?

    /// Makes a keyboard that is down. First it hides a keyboard that an earlier test has left up,
    /// because an expectation threw before the test's hide.
    ///
    /// - Parameters:
    ///   - window: The window whose screen is tested. It must have a root view controller; it need
    ///     not be visible or key.
    ///   - center: The center at which the notifications are posted.
    ///   - letTimePass: Called with the seconds between two notifications. It may do nothing. A
    ///     test that observes animations runs its run loop, or advances its clock.
    public init(
      on window: UIWindow, posting center: NotificationCenter = .default,
      letTimePass: @escaping @MainActor (TimeInterval) -> Void = { _ in }
    ) {
      self.window = window
      self.center = center
      self.letTimePass = letTimePass
      if let left = Self.left, left.center === center {
        configuration = left.configuration
        announced = left.place
        hide()
        configuration = nil
      }
    }

    /// The number of seconds that the keyboard has played so far.
    public var now: TimeInterval { player.now }

    /// Whether any part of the keyboard is on the device's screen.
    public var isUp: Bool {
      guard let configuration else { return false }
      return configuration.bounds.intersection(player.frame).height >= 1
    }

    /// The keyboard's current frame, in the window's coordinates and points; nil while it is down.
    public var keyboardFrame: CGRect? {
      isUp ? window.convert(onScreen(player.frame), from: window.screen.coordinateSpace) : nil
    }

    // MARK: Showing and hiding

    /// Shows the keyboard on a device. All notifications have been posted when this returns.
    ///
    /// For another device than before, it first hides the keyboard and gives the window the new
    /// device's size.
    ///
    /// - Parameters:
    ///   - keyboard: The keyboard to show.
    ///   - device: A name from `SimulatedDevice.catalogue`.
    ///   - orientation: The device's orientation.
    ///   - system: The device's system, which decides about heights and the order of events.
    ///   - field: The field that begins editing, until the next one does or the keyboard hides.
    ///     Only UIKit's notifications report it; it is not the first responder.
    /// - Throws: `UnknownSimulatedDevice`, which lists the known names.
    @discardableResult
    public func show(
      _ keyboard: SystemKeyboard = .standard, on device: String,
      _ orientation: SimulatedDevice.Orientation = .portrait, system: SimulatedSystem = .iOS18,
      editing field: UIView? = nil
    ) throws -> Self {
      let configuration = try SimulatedDeviceConfiguration(device, orientation, system: system)
      return show(keyboard, on: configuration, editing: field)
    }

    /// Shows the keyboard on a device that you have configured.
    @discardableResult
    public func show(
      _ keyboard: SystemKeyboard = .standard, on configuration: SimulatedDeviceConfiguration,
      editing field: UIView? = nil
    ) -> Self {
      use(configuration)
      self.keyboard = keyboard
      if isUp, player.target == configuration.frame(of: keyboard) {
        beginEditing(field)
        endTurn()
      } else {
        play(.show(keyboard, on: configuration, from: isUp ? player.target : nil), editing: field)
      }
      return self
    }

    /// Hides the keyboard. All notifications have been posted when this returns. It does nothing if
    /// the keyboard is down and the app knows that. If the keyboard disappeared in the background,
    /// where UIKit posts no notification, the app is notified now.
    @discardableResult
    public func hide() -> Self {
      guard let configuration, let place = isUp ? player.target : announced else { return self }
      endEditing()
      play(.hide(from: place, on: configuration))
      return self
    }

    /// Plays one of the named scenarios on a device, from its first notification to its last.
    ///
    /// A show precedes a scenario that begins with a visible keyboard. Afterwards the keyboard is
    /// where the scenario leaves it. If that is not on the screen, editing has ended.
    ///
    /// - Parameters:
    ///   - scenario: The scenario to play.
    ///   - device: A name from `SimulatedDevice.catalogue`.
    ///   - orientation: The device's orientation.
    ///   - system: The device's system.
    ///   - field: The field that is edited during the scenario. Without a field, only views that
    ///     follow the keyboard itself respond.
    /// - Throws: `UnknownSimulatedDevice`, which lists the known names.
    @discardableResult
    public func run(
      _ scenario: KeyboardScript.Scenario, on device: String,
      _ orientation: SimulatedDevice.Orientation = .portrait, system: SimulatedSystem = .iOS18,
      editing field: UIView? = nil
    ) throws -> Self {
      let configuration = try SimulatedDeviceConfiguration(device, orientation, system: system)
      use(configuration)
      let script = scenario.script(on: configuration)
      if !isUp, script.origin.minY < configuration.bounds.maxY {
        show(on: configuration, editing: field)
      }
      play(script, editing: field)
      if !isUp { endEditing() }
      return self
    }

    // MARK: Playing step by step

    /// Plays a script to its end. Use it after a show, which determines the device.
    public func play(_ script: KeyboardScript) { play(script, editing: nil) }

    private func play(_ script: KeyboardScript, editing field: UIView?) {
      let beginsBefore = configuration?.beginsEditingBeforeShow ?? true
      if beginsBefore { beginEditing(field) }
      start(script)
      advance(by: player.end - player.now)
      if !beginsBefore { beginEditing(field) }
      endTurn()
    }

    /// Starts a script and posts the notifications that are due at once; a running script is
    /// interrupted. Continue with ``advance(by:)``.
    ///
    /// - Parameters:
    ///   - script: The script to play.
    ///   - lateDid: Whether "did" notifications of the interrupted script are still posted
    ///     (KeyboardFailures 45).
    public func start(_ script: KeyboardScript, lateDid: Bool = false) {
      player.play(script, lateDid: lateDid)
      advance(by: 0)
    }

    /// Lets time pass: posts the notifications that are due, and lays the screen out after each.
    ///
    /// - Parameter seconds: The time that passes; negative counts as 0.
    public func advance(by seconds: TimeInterval) {
      let end = player.now + max(seconds, 0)
      var time = player.now
      while let event = player.next(until: end) {
        if player.now > time { letTimePass(player.now - time) }
        time = player.now
        post(event)
        endTurn()
      }
      if end > time { letTimePass(end - time) }
      endTurn()
    }

    private func post(_ event: KeyboardScript.Event) {
      if let end = event.end, let configuration {
        announced = configuration.bounds.intersection(end).height >= 1 ? end : nil
      }
      var event = event
      event.begin = event.begin.map(onScreen)
      event.end = event.end.map(onScreen)
      event.post(to: center, screen: window.screen)
    }

    private func beginEditing(_ field: UIView?) {
      guard let field, field !== editedField else { return }
      endEditing()
      editedField = field
      post(
        UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
        of: field)
    }

    private func endEditing() {
      guard let field = editedField else { return }
      editedField = nil
      post(
        UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification,
        of: field)
    }

    private func post(
      _ ofTextField: Notification.Name, _ ofTextView: Notification.Name, of field: UIView
    ) {
      center.post(name: field is UITextField ? ofTextField : ofTextView, object: field)
    }

    // MARK: The device

    /// Gives the window a device's size and records the frames of all views.
    private func use(_ new: SimulatedDeviceConfiguration) {
      guard new != configuration else { return }
      hide()
      configuration = new
      player = KeyboardPlayer(at: new.hiddenFrame(of: .standard), time: player.now)
      window.frame = onScreen(new.bounds)
      endTurn()
      baseline = Baseline(of: window)
    }

    /// Ends the run-loop turn, as a device does after each notification. An app may wait for the
    /// end of the turn before it responds to the keyboard.
    private func endTurn() {
      CFRunLoopRunInMode(.defaultMode, 0, false)
      window.layoutIfNeeded()
    }

    /// Returns a rect of the device on the real screen; both have the same lower edge. A rect as
    /// wide as the device becomes as wide as the screen, so that it is docked there, too.
    private func onScreen(_ rect: CGRect) -> CGRect {
      // A zero rect has its own meaning (KeyboardFacts 1.5, 1.7), so we keep it.
      guard let configuration, rect != .zero else { return rect }
      let device = configuration.bounds
      let screen = window.screen.bounds
      var result = rect.offsetBy(dx: 0, dy: screen.maxY - device.maxY)
      if rect != device, rect.minX == 0, rect.width == device.width {
        result.size.width = max(rect.width, screen.width)
      }
      return result
    }
  }
#endif
