import UIKit

extension Recording.Environment {
  /// That of a window: of its screen, and of the system that runs.
  @MainActor
  public init(of window: UIWindow) {
    // The simulators of Xcode say here which device they play.
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
