/// The window of the keyboard, in front of the app's. It lets touches beside the keyboard through.
final class KeyboardWindow: UIWindow {
  override var canBecomeKey: Bool { false }

  /// A field in an accessory view shares the focus with the app's own window.
  override var focusWindow: UIWindow { windowScene?.keyWindow ?? self }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
