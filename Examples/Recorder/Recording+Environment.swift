import UIKit

extension Recording.Environment {
  /// Makes the environment of a window: its screen, and the running system.
  @MainActor
  public init(of window: UIWindow) {
    // Xcode's simulators name their device model in this variable.
    let simulated = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"]
    let idioms: [UIUserInterfaceIdiom: String] = [.phone: "phone", .pad: "pad", .mac: "mac"]
    let bounds = window.screen.bounds
    self.init(
      device: simulated ?? UIDevice.current.model, system: UIDevice.current.systemVersion,
      screen: [bounds.width, bounds.height].map(Double.init),
      scale: Double(window.screen.scale),
      idiom: idioms[UIDevice.current.userInterfaceIdiom] ?? "other",
      framesPerSecond: window.screen.maximumFramesPerSecond)
  }
}
