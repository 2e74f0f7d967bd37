import KeyboardSimulation
import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// How an app turns keyboard avoidance on: for the view of one screen, or automatically for all
/// screens.
enum Mode: CaseIterable {
  case explicit, automatic

  /// Turns keyboard avoidance on for a screen and runs `body`. The automatic mode is off
  /// afterwards.
  @MainActor
  func serve(_ screen: UIViewController, _ body: () throws -> Void) rethrows {
    switch self {
    case .explicit: screen.view.avoidKeyboard(gap: 8)
    case .automatic: KeyboardAvoidance.isAutomatic = true
    }
    defer { KeyboardAvoidance.isAutomatic = false }
    try body()
  }
}

/// The container controller or the presentation in which an app shows a screen.
enum Place: CaseIterable {
  case root, navigation, tab, child, drawer, sheet, mediumSheet, split, formSheet, popover

  /// The places that tests use on an iPhone. The other places are for an iPad.
  static let onPhone: [Place] = [.root, .navigation, .tab, .child, .drawer, .sheet, .mediumSheet]

  /// Shows a screen in this place and waits until no animation runs.
  @MainActor
  func show(_ screen: UIViewController, on phone: any TestStage) {
    let presenter = UIViewController()
    switch self {
    case .root: phone.show(screen)
    case .navigation: phone.show(UINavigationController(rootViewController: screen))
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [screen]
      phone.show(tabs)
    case .child, .drawer:
      phone.show(presenter)
      presenter.addChild(screen)
      screen.view.frame = presenter.view.bounds
      if self == .drawer {
        screen.view.frame =
          presenter.view.bounds.divided(
            atDistance: presenter.view.bounds.height / 2, from: .maxYEdge
          ).slice
      }
      presenter.view.addSubview(screen.view)
      screen.didMove(toParent: presenter)
    case .split:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(presenter, for: .primary)
      split.setViewController(screen, for: .secondary)
      phone.show(split)
    case .sheet, .mediumSheet, .formSheet, .popover:
      phone.show(presenter)
      switch self {
      case .formSheet: screen.modalPresentationStyle = .formSheet
      case .popover:
        screen.modalPresentationStyle = .popover
        screen.popoverPresentationController?.sourceView = presenter.view
        screen.popoverPresentationController?.sourceRect = CGRect(
          x: 300, y: presenter.view.bounds.midY, width: 10, height: 10)
      default:
        screen.modalPresentationStyle = .pageSheet
        if self == .mediumSheet { screen.sheetPresentationController?.detents = [.medium()] }
      }
      presenter.present(screen, animated: false)
    }
    phone.advance(by: 0.8)
  }
}

/// A device and its orientation.
struct Held: CustomTestStringConvertible, Sendable {
  let device: String
  var orientation = SimulatedDevice.Orientation.portrait

  static let phones = [Held("iPhone SE (3rd generation)"), Held("iPhone 15")]
  static let landscape = Held("iPhone 15", .landscape)
  static let pad = Held("iPad Pro 11-inch")
  static let all = phones + [landscape, pad]

  init(_ device: String, _ orientation: SimulatedDevice.Orientation = .portrait) {
    (self.device, self.orientation) = (device, orientation)
  }

  /// Six combinations of a device, a place and a mode, for tests that are too slow to try all
  /// combinations.
  static let stages: [(held: Held, place: Place, mode: Mode)] = [
    (phones[0], .root, .automatic), (phones[1], .navigation, .explicit),
    (phones[1], .drawer, .automatic), (landscape, .tab, .explicit), (pad, .child, .automatic),
    (pad, .sheet, .explicit),
  ]

  var testDescription: String { "\(device) \(orientation)" }

  @MainActor
  func make() throws -> any TestStage { try Stages.make(device, orientation) }
}
