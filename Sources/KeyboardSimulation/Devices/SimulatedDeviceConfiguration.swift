import Foundation

/// A device in use: its orientation and the system it runs.
///
/// It determines the values that depend on all three: the screen, its safe area and the frame of a
/// keyboard.
public struct SimulatedDeviceConfiguration: Hashable, Sendable {
  /// The device.
  public var device: SimulatedDevice
  /// The orientation of the device.
  public var orientation: SimulatedDevice.Orientation
  /// The system that the device runs.
  public var system: SimulatedSystem
  /// Whether Reduce Motion and Prefer Cross-Fade Transitions are on, iOS 14 and later
  /// (KeyboardFacts 1.7).
  public var prefersCrossFade = false

  /// Makes a configuration.
  public init(
    _ device: SimulatedDevice, _ orientation: SimulatedDevice.Orientation = .portrait,
    system: SimulatedSystem = .iOS18
  ) {
    self.device = device
    self.orientation = orientation
    self.system = system
  }

  /// Makes a configuration of a built-in device.
  ///
  /// - Throws: ``UnknownSimulatedDevice``, which lists the known names.
  public init(
    _ name: String, _ orientation: SimulatedDevice.Orientation = .portrait,
    system: SimulatedSystem = .iOS18
  ) throws {
    self.init(try SimulatedDevice.named(name), orientation, system: system)
  }

  /// The screen's bounds, in points.
  public var bounds: CGRect { device.bounds(orientation) }

  /// The safe area of a full-screen window without bars, in points.
  package var safeArea: ScreenInsets { device.safeArea(orientation).value }

  /// The same device in the other orientation.
  public var turned: SimulatedDeviceConfiguration {
    var turned = self
    turned.orientation = orientation == .portrait ? .landscape : .portrait
    return turned
  }

  /// Whether a notification's object is the screen: since iOS 16.1 (KeyboardFacts 1.6).
  package var notificationsCarryScreen: Bool { system >= .iOS16 }

  /// Whether UIKit posts that a field begins editing before it announces the keyboard. True on all
  /// systems except iOS 15 (KeyboardFacts 1.2).
  package var beginsEditingBeforeShow: Bool { system.major != 15 }

  /// Returns the height of a docked keyboard with its accessory view, in points, with its source.
  package func height(of keyboard: SystemKeyboard) -> Sourced<CGFloat> {
    let heights = device.keyboardHeights(orientation)
    let keys: Sourced<CGFloat>
    switch keyboard.layout {
    case .standard, .email, .url:
      keys = heights.height(predictiveBar: keyboard.showsPredictiveBar, on: system)
    case .numberPad, .decimalPad, .phonePad:
      keys = heights.height(predictiveBar: false, on: system)
    case .emoji:
      let bar = heights.height(predictiveBar: true, on: system)
      keys = Sourced(bar.value, "KeyboardFacts 4.1, emoji as with predictive bar", .low)
    case .candidates:
      let plain = heights.height(predictiveBar: false, on: system)
      keys = Sourced(
        plain.value + 66, "KeyboardLogs G7, 282 on 216; on other screens inferred", .low)
    case .thirdParty(let height):
      keys = Sourced(height.isFinite ? max(height, 0) : 0, "the caller", .high)
    }
    guard keyboard.accessoryHeight > 0 else { return keys }
    return Sourced(
      keys.value + keyboard.accessoryHeight, "\(keys.source), with accessory view",
      keys.confidence)
  }

  /// Returns the frame of a keyboard while it is up, in screen points.
  ///
  /// - Returns: For a docked keyboard, the end rect of its show. For a hardware keyboard on an
  ///   iPad, the *whole* keyboard, of which only the bar of shortcuts is on the screen
  ///   (KeyboardFacts 1.4). For a hardware keyboard on an iPhone, the keyboard below the screen,
  ///   with only its accessory view, if any, at the bottom of the screen.
  public func frame(of keyboard: SystemKeyboard) -> CGRect {
    let screen = bounds
    let height = height(of: keyboard).value
    func docked(visible: CGFloat) -> CGRect {
      CGRect(x: 0, y: screen.height - visible, width: screen.width, height: height)
    }
    switch keyboard.dock {
    case .docked: return docked(visible: height)
    case .hardware:
      let bar = device.idiom == .pad ? Self.shortcutBar.value : 0
      return docked(visible: bar + keyboard.accessoryHeight)
    case .undocked, .split:
      return docked(visible: height).offsetBy(dx: 0, dy: -Self.undockedLift.value)
    case .floating:
      let size = Self.floatingSize.value
      let margin = Self.floatingMargin.value
      return CGRect(
        x: screen.width - size.width - margin, y: screen.height - size.height - margin,
        width: size.width, height: size.height)
    }
  }

  /// Returns the frame of a keyboard while it is down: just below the screen, in screen points.
  public func hiddenFrame(of keyboard: SystemKeyboard) -> CGRect {
    hiddenFrame(height: height(of: keyboard).value)
  }

  /// Returns the frame of a keyboard with a height while it is down, in screen points.
  package func hiddenFrame(height: CGFloat) -> CGRect {
    CGRect(x: 0, y: bounds.height, width: bounds.width, height: height)
  }

  /// Returns the frame of a view with a height at the bottom of the screen, such as an accessory
  /// view alone, in screen points.
  package func bottomFrame(height: CGFloat) -> CGRect {
    CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}
