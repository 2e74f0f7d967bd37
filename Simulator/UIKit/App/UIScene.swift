import CUIKitEnums

/// One instance of the app's user interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public typealias ActivationState = UISceneActivationState

  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  open package(set) var activationState: ActivationState = .unattached
  open var title: String! = ""

  package override init() { super.init() }

  /// Takes the scene to another state, with the notifications on the way.
  func move(to state: ActivationState) {
    guard state != activationState else { return }
    func post(_ name: Notification.Name) {
      NotificationCenter.default.post(name: name, object: self)
    }
    let old = activationState
    if old == .foregroundActive { post(Self.willDeactivateNotification) }
    if old == .background { post(Self.willEnterForegroundNotification) }
    activationState = state
    if state == .background { post(Self.didEnterBackgroundNotification) }
    if state == .foregroundActive { post(Self.didActivateNotification) }
  }
}

/// A scene that shows windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  open private(set) var screen: UIScreen
  open package(set) var interfaceOrientation: UIInterfaceOrientation = .portrait
  /// Front to back is last to first; windows of a higher level are in front.
  open var windows: [UIWindow] { windowList.all }
  var windowList = WindowList()

  /// The keyboard that comes up in front of the scene.
  package weak var keyboard: (any DeviceKeyboard)?

  /// Where the scene lies on its screen, in points.
  package var frame: CGRect
  /// The device's safe area, where the scene covers the whole screen.
  package var safeAreaInsets: UIEdgeInsets

  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// What differs from the screen's environment: the size classes of a scene smaller than it.
  package var ownTraits: UITraitCollection?
  open var traitCollection: UITraitCollection { ownTraits ?? screen.traits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  package init(screen: UIScreen, frame: CGRect, safeAreaInsets: UIEdgeInsets) {
    self.screen = screen
    self.frame = frame
    self.safeAreaInsets = safeAreaInsets
    super.init()
    activationState = .foregroundActive
  }
}
