/// The simulated device, for apps that ask which kind it is.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  /// That of the screen that is on.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.current.traits.userInterfaceIdiom == .pad ? .pad : .phone
  }

  /// "iPhone" or "iPad".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// Such as "18.5": that of the simulated device.
  open var systemVersion: String { UIScreen.current.system.description }

  /// The model: since iOS 16 an app without an entitlement does not learn what the person calls it
  /// (Apple's page on `UIDevice.name`).
  open var name: String { model }
}
