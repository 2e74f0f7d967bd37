@_exported import KeyboardSimulation
@_exported import SystemBehaviors
@_exported import UIKit

/// A simulated iPhone or iPad: it shows an app's screen, takes touches and lets time pass.
///
/// There is one at a time: making another one ends the app that ran before, as launching a new
/// process would. Time is virtual; nothing happens except while you call ``advance(by:)``,
/// ``tap(_:)`` and their like.
@MainActor
public final class Phone {
  public private(set) var configuration: SimulatedDeviceConfiguration
  public let screen: UIScreen
  public let scene: UIWindowScene
  /// The app's window.
  public let window: UIWindow
  package let keyboard: KeyboardHost
  /// Where the system shows what is its own, over the whole screen.
  let systemScene: UIWindowScene
  private var chrome: PhoneChrome
  package var findPanel: FindPanel?

  /// Seconds between two frames.
  public var frameInterval: TimeInterval { 1 / Double(screen.maximumFramesPerSecond) }

  /// Switches a device on.
  ///
  /// - Parameters:
  ///   - name: The device's name, as in `SimulatedDevice.catalogue`.
  ///   - orientation: Which way it is held.
  ///   - keyboard: What comes up when a text field has the focus.
  ///   - behavior: How the system behaves where versions of iOS differ, or where Apple's behavior
  ///     is unknown. If nil, the behavior with the best evidence for the version of iOS.
  /// - Throws: `UnknownSimulatedDevice`, which lists the names there are.
  public convenience init(
    _ name: String, _ orientation: SimulatedDevice.Orientation = .portrait,
    keyboard: SystemKeyboard = .standard, behavior: SystemBehavior? = nil
  ) throws {
    let configuration = try SimulatedDeviceConfiguration(name, orientation)
    self.init(configuration, keyboard: keyboard, behavior: behavior)
  }

  public init(
    _ configuration: SimulatedDeviceConfiguration, keyboard: SystemKeyboard = .standard,
    behavior: SystemBehavior? = nil
  ) {
    self.configuration = configuration
    let device = configuration.device
    screen = UIScreen(size: configuration.bounds.size, scale: device.scale)
    screen.traits = UITraitCollection(
      idiom: device.idiom == .pad ? .pad : .phone, horizontal: .compact, vertical: .regular,
      displayScale: device.scale
    ).adapted(to: configuration, width: configuration.bounds.width)
    screen.system = configuration.system
    let fades = configuration.prefersCrossFade
    UIApplication.launch(
      on: screen, accessibility: AccessibilitySettings(reduceMotion: fades, crossFade: fades),
      system: configuration.system, behavior: behavior)
    let insets = UIEdgeInsets(configuration.safeArea)
    scene = UIWindowScene(screen: screen, frame: configuration.bounds, safeAreaInsets: insets)
    scene.interfaceOrientation = configuration.interfaceOrientation
    systemScene = UIWindowScene(
      screen: screen, frame: configuration.bounds, safeAreaInsets: insets)
    UIApplication.shared.scenes = [scene]
    window = UIWindow(windowScene: scene)
    window.backgroundColor = .white
    chrome = PhoneChrome(configuration: configuration, scene: systemScene)
    self.keyboard = KeyboardHost(
      configuration: configuration, keyboard: keyboard, scene: systemScene)
    UIApplication.shared.keyboard = self.keyboard
    scene.keyboard = self.keyboard
    UIApplication.shared.visibleWindows = { [weak self] in self?.windowsOfAllScreens ?? [] }
  }

  /// How the system behaves where versions of iOS differ, or nobody knows.
  ///
  /// Another fault of keyboard layout guides moves them at once.
  public var behavior: SystemBehavior {
    get { UIApplication.shared.behavior }
    set {
      let hadFault = UIApplication.shared.behavior.guideFault
      UIApplication.shared.behavior = newValue
      if newValue.guideFault != hadFault { keyboard.refreshGuides() }
    }
  }

  /// Shows a controller's screen as the app's first one and lays it out.
  public func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle()
  }

  // MARK: Time

  /// Lets time pass, frame by frame.
  ///
  /// - Parameters:
  ///   - seconds: How long; rounded up to whole frames. Stalls of the main thread come on top.
  ///   - eachFrame: Called after each frame has been laid out. Not called for the frames during a
  ///     stall of the main thread.
  ///   - eachStallFrame: Called for each frame during a stall. Must not change anything.
  public func advance(
    by seconds: TimeInterval, eachFrame: () -> Void, eachStallFrame: () -> Void
  ) {
    let frames = Int((seconds / frameInterval - 1e-9).rounded(.up))
    guard frames > 0 else { return }
    let clock = VirtualClock.shared
    clock.settle()
    withoutActuallyEscaping(eachStallFrame) { eachStallFrame in
      let outer = clock.stallFrameHandler
      clock.stallFrameHandler = eachStallFrame
      defer { clock.stallFrameHandler = outer }
      for _ in 0..<frames {
        clock.idle(until: clock.now + frameInterval)
        let changes = LayerChanges.count
        eachFrame()
        // A closure that only looks is no code of the app's.
        if LayerChanges.count != changes { clock.settle() }
      }
    }
  }

  /// Lets time pass, as the other method does. Nothing is called for the frames during a stall.
  public func advance(by seconds: TimeInterval, eachFrame: () -> Void = {}) {
    advance(by: seconds, eachFrame: eachFrame, eachStallFrame: {})
  }

  /// Ends the run-loop turn: lays out and commits what is pending, without letting time pass.
  public func settle() { VirtualClock.shared.settle() }

  // MARK: Hands

  /// Taps the middle of a view. What lies in front of it takes the touch, as on a real screen.
  ///
  /// - Returns: The view that took the touch, nil where none did.
  @discardableResult
  public func tap(_ view: UIView) -> UIView? {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    guard let window = view.window else { return nil }
    return tap(at: window.convertToDisplay(view.convert(middle, to: window as UIView)))
  }

  /// Taps a point of the screen, in screen points. Takes no time.
  @discardableResult
  public func tap(at point: CGPoint) -> UIView? {
    let view = touchDown(at: point)
    touchUp()
    return view
  }

  /// The finger that is down, and where the last one went up.
  package var finger: UITouch?
  package var lastTap: (time: TimeInterval, point: CGPoint, count: Int)?

  /// What takes the keyboard's letters.
  private var typedInto: UIResponder? { findPanel?.field ?? window.firstResponder }

  /// Types into whatever has the focus.
  public func type(_ text: String) {
    for character in text {
      switch typedInto {
      case let input as any KeyboardInput: input.keyboardDidType(String(character))
      case let input as any UIKeyInput: input.insertText(String(character))
      default: return
      }
    }
    settle()
  }

  /// Deletes what stands before the caret of whatever has the focus, as the keyboard's key does.
  public func deleteBackward() {
    switch typedInto {
    case let input as any KeyboardInput: input.keyboardDidDelete()
    case let input as any UIKeyInput: input.deleteBackward()
    default: return
    }
    settle()
  }

  // MARK: Eyes

  /// Where the keyboard is on screen at this moment, in screen points.
  public var keyboardFrame: CGRect { keyboard.presentedFrame }

  /// The screen as it looks at this moment, in device pixels.
  public func snapshot() -> CGImage? {
    Renderer.image(of: layersBackToFront, size: screen.bounds.size, scale: screen.scale)
  }

  /// The layers of all visible windows.
  package var layersBackToFront: [CALayer] { windowsBackToFront.map(\.layer) }

  /// The scenes on this screen, those of other apps' or of the app's other windows on top.
  private var scenes: [UIWindowScene] { [scene] + otherScenes + [systemScene] }
  var otherScenes: [UIWindowScene] = []

  /// The visible windows of all scenes on this screen.
  package var windowsBackToFront: [UIWindow] {
    scenes.flatMap(\.windows).filter { !$0.isHidden }.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }

  private var windowsOfAllScreens: [UIWindow] {
    let elsewhere = UIApplication.shared.scenes.compactMap { $0 as? UIWindowScene }
      .filter { $0.screen !== screen }
    return windowsBackToFront + elsewhere.flatMap(\.windows).filter { !$0.isHidden }
  }

  // MARK: Turning

  /// Whether the screen is on its way from one orientation to the other.
  package var isTurning: Bool { keyboard.isTurning }

  /// Turns the device. The keyboard, if it is up, hides at the start and comes back when the screen
  /// has turned; let time pass for that.
  public func rotate(to orientation: SimulatedDevice.Orientation) {
    guard orientation != configuration.orientation else { return }
    var turned = keyboard.configuration
    turned.orientation = orientation
    keyboard.willRotate(to: turned)
    let geometry = SceneGeometry(
      frame: turned.bounds, safeAreaInsets: UIEdgeInsets(turned.safeArea),
      traits: screen.traits.adapted(to: turned, width: turned.bounds.width))
    let angle: CGFloat = orientation == .landscape ? .pi / 2 : -.pi / 2
    scene.change(
      to: geometry, duration: KeyboardScript.turning,
      transform: CGAffineTransform(rotationAngle: angle)
    ) { [self] in
      configuration = turned
      screen.resize(to: turned.bounds.size)
      screen.traits = geometry.traits
      scene.interfaceOrientation = turned.interfaceOrientation
      systemScene.change(to: geometry, duration: 0)
      keyboard.isRotating(to: turned)
      chrome.remove()
      chrome = PhoneChrome(configuration: turned, scene: systemScene)
    } completion: { [self] in
      keyboard.didRotate(to: turned)
    }
  }
}
