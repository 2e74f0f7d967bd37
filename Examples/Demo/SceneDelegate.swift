import Recorder
import UIKit

/// Shows the list of screens, or records screens if a test asks for it.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var run: RecordingRun?
  private var wasLandscape = false

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = TouchWindow(windowScene: scene)
    self.window = window
    window.rootViewController = UINavigationController(
      rootViewController: ScreenListViewController())
    window.makeKeyAndVisible()
    wasLandscape = window.bounds.width > window.bounds.height
    record(in: window)
  }

  /// Shows and records the screens that a test of the app names, separated by commas, with a
  /// folder. The recorder performs no deeds here, because the test performs them.
  private func record(in window: TouchWindow) {
    let environment = ProcessInfo.processInfo.environment
    guard let names = environment["KEYBOARDSTRUT_SCREENS"],
      let folder = environment["KEYBOARDSTRUT_RECORDINGS"]
    else { return }
    let screens = names.split(separator: ",").map { (name: String($0), deeds: [Deed]?([])) }
    let run = RecordingRun(
      screens, in: window, length: 12, writingTo: URL(fileURLWithPath: folder)
    ) { [weak window] files in
      let label = UILabel()
      label.text = "Recorded \(files.count)"
      let done = UIViewController()
      done.view = label
      window?.rootViewController = done
    }
    window.note = { [weak run] in run?.note($0) }
    self.run = run
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previous: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    guard let bounds = window?.bounds else { return }
    let isLandscape = bounds.width > bounds.height
    if isLandscape != wasLandscape { run?.note(.turn(landscape: isLandscape)) }
    wasLandscape = isLandscape
  }
}
