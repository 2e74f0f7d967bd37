#if canImport(UIKit) && !os(visionOS)
  import KeyboardSimulation
  import UIKit

  // CoreFoundation is needed for the main run loop. UIKit for Linux has a main run loop of its own.
  #if canImport(ObjectiveC)
    import CoreFoundation
  #endif

  /// A simulated keyboard for the unit test of a screen.
  ///
  /// The simulated keyboard posts the notifications that a device would post, in the device's order
  /// and with the device's rects. After each notification, it runs the main run loop once without
  /// waiting, and lays out the screen. No keyboard is drawn and no time passes. UIKit's animations
  /// set their final values at once, and ``expectVisible(_:)`` checks the final values.
  ///
  /// ```swift
  /// let test = KeyboardTest(on: window)
  /// try test.show(.email, on: "iPhone 15", .landscape, editing: passwordField)
  /// try test.expectVisible(passwordField)
  /// test.hide()
  /// try test.expectRestored()
  /// ```
  ///
  /// The window takes the size of the device. Its lower edge lies on the lower edge of the real
  /// screen, because keyboards are there. Safe areas stay those of the real device, because UIKit
  /// does not let apps set them. Do not make a field first responder during the test, because UIKit
  /// would then show the real keyboard. Pass the field as `editing` instead.
  @MainActor
  public final class KeyboardTest {
    /// The window under test.
    public let window: UIWindow

    /// The simulated device. Nil until a keyboard is shown for the first time.
    public private(set) var configuration: SimulatedDeviceConfiguration?

    /// The keyboard that was shown last, for the text of failures.
    var keyboard = SystemKeyboard.standard

    private let center: NotificationCenter
    private let letTimePass: @MainActor (TimeInterval) -> Void
    private var player = KeyboardPlayer(at: .zero)
    /// The field that the user edits according to the posted notifications. Nil if there is none.
    private weak var editedField: UIView?
    /// The frames of all views while the keyboard was hidden.
    var baseline = Baseline()
    /// The keyboard's rect according to the last notification, in the device's coordinates. Nil if
    /// the rect is not on the screen.
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

    /// The keyboard that the last test has shown and not hidden again. Nil if there is none.
    private static var left: Left?

    /// Makes a hidden keyboard. An earlier test may have left its keyboard on the screen, because
    /// an expectation threw an error before the test could hide the keyboard. This initializer
    /// hides that keyboard first.
    ///
    /// - Parameters:
    ///   - window: The window whose screen is tested. The window must have a root view controller,
    ///     but need not be visible or key.
    ///   - center: The center at which the notifications are posted.
    ///   - letTimePass: Called with the seconds between two notifications. The closure may do
    ///     nothing. A test that observes animations runs its run loop in the closure, or advances
    ///     its clock.
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

    /// The time that the keyboard has played so far, in seconds.
    public var now: TimeInterval { player.now }

    /// Whether at least a point of the keyboard's height is on the device's screen.
    public var isUp: Bool {
      guard let configuration else { return false }
      return configuration.bounds.intersection(player.frame).height >= 1
    }

    /// The keyboard's current frame, in the window's coordinates and points. Nil while the keyboard
    /// is hidden.
    public var keyboardFrame: CGRect? {
      isUp ? window.convert(onScreen(player.frame), from: window.screen.coordinateSpace) : nil
    }

    // MARK: Showing and hiding

    /// Shows the keyboard on a device. All notifications have been posted when this method returns.
    ///
    /// If the device differs from the last one, the method first hides the keyboard and gives the
    /// window the size of the new device.
    ///
    /// - Parameters:
    ///   - keyboard: The keyboard to show.
    ///   - device: A name from `SimulatedDevice.catalogue`.
    ///   - orientation: The device's orientation.
    ///   - system: The device's system, which determines the keyboard's height and the order of
    ///     events.
    ///   - field: The field that begins editing. The field stays edited until another field begins
    ///     editing or the keyboard hides. Only UIKit's notifications report the editing. The field
    ///     does not become first responder.
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

    /// Shows the keyboard on a device that you have configured. All notifications have been posted
    /// when this method returns.
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

    /// Hides the keyboard. All notifications have been posted when this method returns. Does
    /// nothing if the keyboard is hidden and notifications have reported that. If the keyboard has
    /// disappeared in the background, where UIKit posts no notification, this method posts the
    /// notifications now.
    @discardableResult
    public func hide() -> Self {
      guard let configuration, let place = isUp ? player.target : announced else { return self }
      endEditing()
      play(.hide(from: place, on: configuration))
      return self
    }

    /// Plays a named scenario on a device, from its first notification to its last.
    ///
    /// If the scenario begins with a visible keyboard, the method first shows the keyboard. After
    /// the scenario, the keyboard stays in its last position. If that position is not on the
    /// screen, editing ends.
    ///
    /// - Parameters:
    ///   - scenario: The scenario to play.
    ///   - device: A name from `SimulatedDevice.catalogue`.
    ///   - orientation: The device's orientation.
    ///   - system: The device's system.
    ///   - field: The field that is edited during the scenario. Without a field, only views
    ///     respond that follow the keyboard for every input.
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

    /// Plays a script to its end. Show a keyboard first, which determines the device.
    public func play(_ script: KeyboardScript) { play(script, editing: nil) }

    private func play(_ script: KeyboardScript, editing field: UIView?) {
      let beginsBefore = configuration?.beginsEditingBeforeShow ?? true
      if beginsBefore { beginEditing(field) }
      start(script)
      advance(by: player.end - player.now)
      if !beginsBefore { beginEditing(field) }
      endTurn()
    }

    /// Starts a script and posts the notifications that are due at once. Interrupts a script that
    /// is still running. Continue the new script with ``advance(by:)``.
    ///
    /// - Parameters:
    ///   - script: The script to play.
    ///   - lateDid: Whether to post also the remaining "did" notifications of the interrupted
    ///     script (KeyboardFailures 45).
    public func start(_ script: KeyboardScript, lateDid: Bool = false) {
      player.play(script, lateDid: lateDid)
      advance(by: 0)
    }

    /// Lets time pass. Posts the notifications that are due, and lays out the screen after each of
    /// them.
    ///
    /// - Parameter seconds: The time that passes. A negative number means 0.
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

    /// Gives the window the size of a device, and records the frames of all views.
    private func use(_ new: SimulatedDeviceConfiguration) {
      guard new != configuration else { return }
      hide()
      configuration = new
      player = KeyboardPlayer(at: new.hiddenFrame(of: .standard), time: player.now)
      window.frame = onScreen(new.bounds)
      endTurn()
      baseline = Baseline(of: window)
    }

    /// Ends the run-loop turn, as happens on a device after each notification. An app may wait for
    /// the end of the turn before it responds to the keyboard.
    private func endTurn() {
      CFRunLoopRunInMode(.defaultMode, 0, false)
      window.layoutIfNeeded()
    }

    /// Converts a rect from the device's screen to the real screen. The lower edges of both screens
    /// coincide. A rect as wide as the device becomes as wide as the real screen, so that it is
    /// docked there, too.
    private func onScreen(_ rect: CGRect) -> CGRect {
      // A zero rect has a meaning of its own (KeyboardFacts 1.5, 1.7), so we keep it.
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
