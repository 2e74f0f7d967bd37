#if canImport(UIKit) && !os(visionOS)
  import KeyboardSimulation
  import UIKit

  // The UIKit for Linux brings a main run loop of its own.
  #if canImport(ObjectiveC)
    import CoreFoundation
  #endif

  /// A keyboard for the unit test of a screen.
  ///
  /// It posts the notifications that a device would post, in the device's order and with its rects.
  /// After each it runs the main run loop once without waiting, and lays the screen out. No
  /// keyboard is drawn and no time passes: UIKit's animations set their final values at once, and
  /// those are what ``expectVisible(_:)`` looks at.
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
  /// screen, because that is where keyboards are. Safe areas stay those of the real device: UIKit
  /// lets nobody set them. Do not make a field the first responder meanwhile, since that would
  /// bring the real keyboard up; name it in `editing` instead.
  @MainActor
  public final class KeyboardTest {
    /// The window under test.
    public let window: UIWindow

    /// The device that is played; nil before the first show.
    public private(set) var configuration: SimulatedDeviceConfiguration?

    /// What was shown last, for messages.
    var keyboard = SystemKeyboard.standard

    private let center: NotificationCenter
    private let letTimePass: @MainActor (TimeInterval) -> Void
    private var player = KeyboardPlayer(at: .zero)
    /// The field that was said to begin editing, until it is said to end.
    private weak var editedField: UIView?
    /// Where every view was before the keyboard came.
    var baseline = Baseline()
    /// Where the last notification has left the keyboard; nil where that is not on the screen.
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

    /// What the last test has announced, and not taken back.
    private static var left: Left?

    /// Makes a keyboard that is down. One that a test has left up, because an expectation has
    /// thrown before its hide, goes first.
    ///
    /// - Parameters:
    ///   - window: The window whose screen is tested. It must have a root view controller; it need
    ///     not be visible or key.
    ///   - center: Where the notifications are posted.
    ///   - letTimePass: Called with the seconds that lie between two notifications. Nothing needs
    ///     to happen then; a test that watches animations turns its run loop, or moves its clock.
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

    /// The seconds that the keyboard has played so far.
    public var now: TimeInterval { player.now }

    /// Whether any of the keyboard is on the device's screen.
    public var isUp: Bool {
      guard let configuration else { return false }
      return configuration.bounds.intersection(player.frame).height >= 1
    }

    /// Where the keyboard is now, in the window's coordinates and points; nil while it is down.
    public var keyboardFrame: CGRect? {
      isUp ? window.convert(onScreen(player.frame), from: window.screen.coordinateSpace) : nil
    }

    // MARK: Showing and hiding

    /// The keyboard comes up on a device, and everything has been posted when this returns.
    ///
    /// On another device than before, the keyboard is first gone and the window gets that device's
    /// size.
    ///
    /// - Parameters:
    ///   - keyboard: Which one.
    ///   - device: A name from `SimulatedDevice.catalogue`.
    ///   - orientation: Which way it is held.
    ///   - system: Its system, which decides about heights and the order of events.
    ///   - field: The field that begins editing, until the next one does or the keyboard goes.
    ///     UIKit's notifications alone say so; it is no first responder.
    /// - Throws: `UnknownSimulatedDevice`, which lists the names there are.
    @discardableResult
    public func show(
      _ keyboard: SystemKeyboard = .standard, on device: String,
      _ orientation: SimulatedDevice.Orientation = .portrait, system: SimulatedSystem = .iOS18,
      editing field: UIView? = nil
    ) throws -> Self {
      let configuration = try SimulatedDeviceConfiguration(device, orientation, system: system)
      return show(keyboard, on: configuration, editing: field)
    }

    /// The keyboard comes up on a device of your own making.
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

    /// The keyboard goes, with everything posted when this returns; nothing happens if it is down
    /// and the app knows it. One that has gone in the background, where nothing is posted, goes for
    /// the app now.
    @discardableResult
    public func hide() -> Self {
      guard let configuration, let place = isUp ? player.target : announced else { return self }
      endEditing()
      play(.hide(from: place, on: configuration))
      return self
    }

    /// Plays one of the named scenarios on a device, from its first notification to its last.
    ///
    /// A scenario that begins with a keyboard that is up is preceded by a show. Afterwards the
    /// keyboard is where the scenario leaves it; where that is not on the screen, editing has
    /// ended.
    ///
    /// - Parameters:
    ///   - scenario: What happens.
    ///   - device: A name from `SimulatedDevice.catalogue`.
    ///   - orientation: Which way it is held.
    ///   - system: Its system.
    ///   - field: The field that is edited meanwhile. Without one, only what follows the keyboard
    ///     itself has anything to do.
    /// - Throws: `UnknownSimulatedDevice`, which lists the names there are.
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

    /// Plays a script to its end. Use it after a show, which says on which device.
    public func play(_ script: KeyboardScript) { play(script, editing: nil) }

    private func play(_ script: KeyboardScript, editing field: UIView?) {
      let beginsBefore = configuration?.beginsEditingBeforeShow ?? true
      if beginsBefore { beginEditing(field) }
      start(script)
      advance(by: player.end - player.now)
      if !beginsBefore { beginEditing(field) }
      endTurn()
    }

    /// Starts a script and posts what it posts at once; what runs is interrupted. Go on with
    /// ``advance(by:)``.
    ///
    /// - Parameters:
    ///   - script: What to play.
    ///   - lateDid: Whether "did" notifications of what is interrupted are still posted
    ///     (KeyboardFailures 45).
    public func start(_ script: KeyboardScript, lateDid: Bool = false) {
      player.play(script, lateDid: lateDid)
      advance(by: 0)
    }

    /// Lets time pass: posts what is due, and lays the screen out after each notification.
    ///
    /// - Parameter seconds: How long; negative counts as 0.
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

    /// Gives the window a device's size and remembers where everything is.
    private func use(_ new: SimulatedDeviceConfiguration) {
      guard new != configuration else { return }
      hide()
      configuration = new
      player = KeyboardPlayer(at: new.hiddenFrame(of: .standard), time: player.now)
      window.frame = onScreen(new.bounds)
      endTurn()
      baseline = Baseline(of: window)
    }

    /// Ends the run-loop turn, as a device does after each notification: an app may wait for that
    /// before it makes room.
    private func endTurn() {
      CFRunLoopRunInMode(.defaultMode, 0, false)
      window.layoutIfNeeded()
    }

    /// A rect of the device on the real screen: both have one lower edge. What is as wide as the
    /// device is as wide as the screen, so that it is docked there, too.
    private func onScreen(_ rect: CGRect) -> CGRect {
      // A zero rect means something by itself (KeyboardFacts 1.5, 1.7).
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
