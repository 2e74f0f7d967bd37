/// The window of the keyboard, in front of the app's. It lets touches beside the keyboard through.
final class KeyboardWindow: UIWindow {
  override var canBecomeKey: Bool { false }

  /// A field in an accessory view shares the focus with the app's own window.
  override var respondingWindow: UIWindow { served ?? self }

  /// The app's window that has the focus.
  private weak var served: UIWindow?

  func serve(_ responder: UIResponder) {
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    if let window = view?.window, window !== self { served = window }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
