import KeyboardSimulation

/// What the system draws over every app: status bar, sensor housing and home indicator.
///
/// A window of its own that takes no touches; make it after the app's window and keep it.
@MainActor
package final class DeviceChrome {
  package let window: UIWindow
  package private(set) var statusBar: StatusBarView?
  package private(set) var homeIndicator: HomeIndicatorView?

  package init(configuration: DeviceConfiguration, scene: UIWindowScene) {
    window = UIWindow(windowScene: scene)
    // Above the keyboard, whose background the home indicator lies on.
    window.windowLevel = UIWindow.Level(20_000_000)
    window.isUserInteractionEnabled = false
    let size = configuration.bounds.size
    let insets = configuration.safeArea
    if let style = Self.style(for: configuration) {
      let bar = StatusBarView(style: style)
      bar.frame = CGRect(x: 0, y: 0, width: size.width, height: insets.top)
      window.addSubview(bar)
      statusBar = bar
    }
    if insets.bottom > 0 {
      let indicator = HomeIndicatorView(
        frame: CGRect(
          x: 0, y: size.height - insets.bottom, width: size.width, height: insets.bottom))
      window.addSubview(indicator)
      homeIndicator = indicator
    }
    window.isHidden = false
  }

  /// Nil where there is no status bar: on phones in landscape.
  private static func style(for configuration: DeviceConfiguration) -> StatusBarView.Style? {
    let top = configuration.safeArea.top
    guard top > 0 else { return nil }
    if configuration.device.idiom == .pad { return .pad }
    // Insets of 59 and more leave room for the pill, those of 44 to 50 for the older housing.
    return top >= 59 ? .dynamicIsland : top > 20 ? .notch : .classic
  }
}
