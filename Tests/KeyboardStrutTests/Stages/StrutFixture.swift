import KeyboardStrut
import ScreenTesting

/// A 400 × 800 window with a strut at its bottom, and a way to post keyboard notifications by
/// hand.
@MainActor
final class StrutFixture {
  let scene: UIWindowScene
  let window: UIWindow
  let strut: KeyboardStrutView
  let controller = UIViewController()
  private let keyboard = PostedKeyboard()

  init(bottomGap: CGFloat = 0, overlapOnly: Bool = false, hasGuides: Bool = false) {
    let screen = UIScreen(size: CGSize(width: 400, height: 800), scale: 2)
    UIApplication.launch(on: screen)
    scene = UIWindowScene(screen: screen, frame: screen.bounds, safeAreaInsets: .zero)
    if hasGuides { scene.keyboard = keyboard }
    window = UIWindow(windowScene: scene)
    strut = KeyboardStrutView(frame: .zero)
    strut.takesOverlapOnly = overlapOnly
    strut.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(strut)
    NSLayoutConstraint.activate([
      strut.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      strut.rightAnchor.constraint(equalTo: controller.view.rightAnchor),
      strut.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor, constant: -bottomGap),
    ])
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layer.commitTree()
  }

  /// Posts `keyboardWillShow` for a keyboard of a height, in points, with a complete payload.
  func show(height: CGFloat, duration: Double = 0.25, curve: Int = 7) {
    keyboard.place = .docked(top: 800 - height)
    post(
      UIResponder.keyboardWillShowNotification,
      [
        UIResponder.keyboardFrameEndUserInfoKey: CGRect(
          x: 0, y: 800 - height, width: 400, height: height),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curve),
      ])
  }

  /// Posts `keyboardWillShow` with a duration of zero, and `keyboardDidShow`.
  func showAtOnce(height: CGFloat) {
    show(height: height, duration: 0)
    post(
      UIResponder.keyboardDidShowNotification,
      [
        UIResponder.keyboardFrameEndUserInfoKey: CGRect(
          x: 0, y: 800 - height, width: 400, height: height)
      ])
  }

  func hide(duration: Double = 0.25) {
    keyboard.place = .hidden
    post(
      UIResponder.keyboardWillHideNotification,
      [
        UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 800, width: 400, height: 300),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      ])
  }

  func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]?) {
    NotificationCenter.default.post(name: name, object: scene.screen, userInfo: userInfo)
    window.layoutIfNeeded()
    Keyboard.updateIfNeeded()
    window.layer.commitTree()
  }

  /// The strut's top edge as it is drawn at this moment, in window coordinates.
  var shownTop: CGFloat {
    strut.drawnFrame.minY
  }

  func wait(_ seconds: Double) { VirtualClock.shared.advance(by: seconds) }
}
