import KeyboardSimulation

final class KeyboardView: UIView {
  func configure(for keyboard: SystemKeyboard, _ configuration: DeviceConfiguration) {
    backgroundColor = UIColor(red: 0.82, green: 0.84, blue: 0.86, alpha: 1)
  }
}
