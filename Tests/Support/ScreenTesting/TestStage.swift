import Foundation
import KeyboardSimulation
@_exported import UIKit

/// A device for a screen test: a window, a keyboard and time.
///
/// There are two stages. The simulated phone exists on Linux only, and can do everything. The
/// posted keyboard runs everywhere. It has a real window and real focus, but its keyboard is only
/// notifications. `Stages.make` gives a test the stage on which it runs. An ability that only one
/// of them has is a ``StageCapability``.
@MainActor
package protocol TestStage: AnyObject {
  /// The abilities of this stage beyond a screen, a docked keyboard and time.
  var capabilities: StageCapability { get }

  /// The device whose measures the window and the keyboard have.
  var configuration: SimulatedDeviceConfiguration { get }
  /// The screen of the device, in points. All frames that a test reads are in its coordinates,
  /// wherever the window is on a real screen.
  var screenBounds: CGRect { get }
  /// The screen that notifications name.
  var screen: UIScreen { get }
  /// A rect of the device as notifications have it.
  func inNotifications(_ rect: CGRect) -> CGRect
  /// The app's window.
  var window: UIWindow { get }
  /// Where the keyboard is drawn at this moment, in screen points.
  var keyboardFrame: CGRect { get }
  /// Seconds between two frames.
  var frameInterval: TimeInterval { get }

  /// A picture of the screen at this moment, as PNG.
  var picture: Data? { get }

  /// Makes another window of the app, as large as the first one.
  func makeWindow() -> UIWindow

  /// Shows a controller's screen as the app's first one and lays it out.
  func show(_ controller: UIViewController)

  /// Lets time pass, frame by frame.
  ///
  /// - Parameters:
  ///   - seconds: How long; rounded up to whole frames.
  ///   - eachFrame: Called after each frame has been laid out.
  func advance(by seconds: TimeInterval, eachFrame: () -> Void)

  /// Ends the run-loop turn: lays out and commits what is pending.
  func settle()

  /// Taps the middle of a view. Without fingers, a text input becomes first responder and a control
  /// performs its actions.
  @discardableResult
  func tap(_ view: UIView) -> UIView?

  /// Types into the first responder.
  func type(_ text: String)

  /// Hides the keyboard by taking the focus away, if the field agrees.
  func dismissKeyboard()

  /// Switches to another maker's keyboard, of a height in points.
  func switchToThirdPartyKeyboard(height: CGFloat)
  func switchToEmoji()
  func switchToLetters()
  /// Whether the bar of suggestions is on.
  var showsPredictiveBar: Bool { get set }
  /// Whether Reduce Motion and Prefer Cross-Fade Transitions are on: the keyboard fades.
  var prefersCrossFade: Bool { get set }

  /// Plays a script on the keyboard, whatever has the focus.
  func play(_ script: KeyboardScript)

  // The following methods need a capability. A test declares it by `.needs(…)`.

  /// Taps a point of the screen, in screen points. Needs ``StageCapability/touches``.
  @discardableResult
  func tap(at point: CGPoint) -> UIView?
  /// Drags a finger over the screen. Needs ``StageCapability/touches``.
  func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval, rest: TimeInterval,
    eachFrame: () -> Void)
  @discardableResult
  func touchDown(at point: CGPoint) -> UIView?
  func touchMove(to point: CGPoint)
  func touchUp()
  /// Drags the keyboard down, see `Phone`. Needs ``StageCapability/touches``.
  func dragKeyboard(
    by share: CGFloat, duration: TimeInterval, dismissing: Bool, eachFrame: () -> Void)
  /// Needs ``StageCapability/rotation``.
  func rotate(to orientation: SimulatedDevice.Orientation)
  /// Needs ``StageCapability/windowShapes``.
  func resizeScene(to shape: SimulatedWindowShape)
  /// Needs ``StageCapability/floatingKeyboard``, as the next three do.
  func floatKeyboard()
  func undockKeyboard()
  func splitKeyboard()
  func dockKeyboard()
  /// Needs ``StageCapability/hardwareKeyboard``.
  func connectHardwareKeyboard()
  func disconnectHardwareKeyboard()
  /// Needs ``StageCapability/background``.
  func enterBackground(losingFocus: Bool)
  func enterForeground()
}

/// The abilities that only some stages have.
package struct StageCapability: OptionSet, Sendable, CustomStringConvertible {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Fingers: taps at a point, drags, and the keys of the keyboard.
  package static let touches = StageCapability(rawValue: 1 << 0)
  /// The device can rotate.
  package static let rotation = StageCapability(rawValue: 1 << 1)
  /// The app's window takes a part of the screen, or there are several.
  package static let windowShapes = StageCapability(rawValue: 1 << 2)
  /// The keyboard leaves the lower edge.
  package static let floatingKeyboard = StageCapability(rawValue: 1 << 3)
  /// A hardware keyboard can be connected.
  package static let hardwareKeyboard = StageCapability(rawValue: 1 << 4)
  /// The app can go to the background and come back.
  package static let background = StageCapability(rawValue: 1 << 5)
  /// UIKit itself knows the keyboard: its layout guides lie on it, its sheets rise above it, its
  /// accessory views stand on it, it scrolls for it.
  package static let systemKeyboard = StageCapability(rawValue: 1 << 6)
  /// The user's settings: text size, Reduce Motion.
  package static let settings = StageCapability(rawValue: 1 << 7)
  /// An iPad's size classes and sheets, in a window as large as an iPad's.
  package static let padIdiom = StageCapability(rawValue: 1 << 9)
  /// A phone's screen with 34 points of safe area below, and three pixels to a point.
  package static let homeIndicator = StageCapability(rawValue: 1 << 10)
  /// Virtual time, which costs nothing: half a minute or more of it passes in a test.
  package static let virtualTime = StageCapability(rawValue: 1 << 11)
  /// The system's behaviour where versions differ or sources are missing, and the numbers that the
  /// system counts and draws.
  package static let worlds = StageCapability(rawValue: 1 << 8)

  private static let names: [(StageCapability, String)] = [
    (.touches, "touches"), (.rotation, "rotation"), (.windowShapes, "window shapes"),
    (.floatingKeyboard, "floating keyboard"), (.hardwareKeyboard, "hardware keyboard"),
    (.background, "background"), (.systemKeyboard, "system keyboard"), (.settings, "settings"),
    (.worlds, "worlds"), (.padIdiom, "pad idiom"), (.homeIndicator, "home indicator"),
    (.virtualTime, "virtual time"),
  ]

  package var description: String {
    Self.names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}

extension TestStage {
  package func advance(by seconds: TimeInterval) { advance(by: seconds) {} }

  /// Lets one second pass, frame by frame. By then, the keyboard has come to rest, and so has every
  /// scroll, sheet and rotation that began with it.
  package func untilKeyboardRests(eachFrame: () -> Void = {}) {
    advance(by: 1, eachFrame: eachFrame)
  }

  /// Shows an empty controller with some views in it.
  @discardableResult
  package func show(_ views: UIView...) -> UIViewController {
    let controller = UIViewController()
    for view in views { controller.view.addSubview(view) }
    show(controller)
    return controller
  }

  package func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25, rest: TimeInterval = 0
  ) { drag(from: start, to: end, duration: duration, rest: rest) {} }

  package func dragKeyboard(by share: CGFloat, duration: TimeInterval = 0.3, dismissing: Bool) {
    dragKeyboard(by: share, duration: duration, dismissing: dismissing) {}
  }

  package func dragKeyboard(by share: CGFloat, dismissing: Bool, eachFrame: () -> Void) {
    dragKeyboard(by: share, duration: 0.3, dismissing: dismissing, eachFrame: eachFrame)
  }

  package func enterBackground() { enterBackground(losingFocus: false) }

  /// The keyboard's top as it is drawn now, or the screen's lower edge, in screen points.
  package var keyboardTop: CGFloat { min(keyboardFrame.minY, screenBounds.maxY) }

  /// Every frame and every bounds of the app's window, to compare bit for bit, without the
  /// invisible views that the library has put there.
  package var frames: [CGRect] {
    var frames: [CGRect] = []
    func read(_ view: UIView) {
      let isOfLibrary = String(reflecting: Swift.type(of: view)).hasPrefix("KeyboardStrut.")
      guard !view.isHidden || !isOfLibrary else { return }
      frames += [view.frame, view.bounds]
      view.subviews.forEach(read)
    }
    read(window)
    return frames
  }

  /// The view of the window that has the focus.
  package var firstResponder: UIResponder? {
    var found: UIResponder?
    window.visit { if found == nil, $0.isFirstResponder { found = $0 } }
    return found
  }
}
