import KeyboardSimulation
import UIKit

/// What the system draws over every app: the status bar and the home indicator.
///
/// Two windows of their own, because the keyboard covers one and lies below the other. Neither
/// takes touches.
@MainActor
final class PhoneChrome {
  private let statusBar: UIWindow
  private let home: UIWindow?

  init(configuration: SimulatedDeviceConfiguration, scene: UIWindowScene) {
    let insets = configuration.safeArea
    let bounds = scene.screen.bounds
    statusBar = UIWindow(windowScene: scene)
    statusBar.windowLevel = .statusBar
    if insets.top > 0 {
      let bar = StatusBarView(style: Self.style(of: configuration))
      bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: insets.top)
      statusBar.addSubview(bar)
    }
    if configuration.device.hasHomeIndicator {
      let window = UIWindow(windowScene: scene)
      window.windowLevel = UIWindow.Level(10_000_002)
      let indicator = HomeIndicatorView(frame: .zero)
      indicator.frame = CGRect(
        x: 0, y: bounds.height - insets.bottom, width: bounds.width, height: insets.bottom)
      window.addSubview(indicator)
      home = window
    } else {
      home = nil
    }
    for window in [statusBar, home].compactMap({ $0 }) {
      window.isUserInteractionEnabled = false
      window.isHidden = false
    }
  }

  /// Takes the windows off the screen.
  func remove() {
    for window in [statusBar, home].compactMap({ $0 }) {
      window.isHidden = true
      window.windowScene = nil
    }
  }

  private static func style(of configuration: SimulatedDeviceConfiguration) -> StatusBarView.Style {
    if configuration.device.idiom == .pad { return .pad }
    switch configuration.safeArea.top {
    case ...20: return .classic
    // The phones with a pill have 59 points or more above the content (KeyboardFacts 4.4).
    case ..<59: return .notch
    default: return .dynamicIsland
    }
  }
}
