import KeyboardSimulation

extension KeyboardView {
  /// Takes the look of a keyboard on a device.
  func configure(for keyboard: SystemKeyboard, _ device: SimulatedDeviceConfiguration) {
    let isPad = device.device.idiom == .pad
    let isLandscape = device.orientation == .landscape
    var new = KeyboardViewConfiguration(
      keyboardType: keys(for: keyboard.layout), accessoryHeight: keyboard.accessoryHeight,
      isPad: isPad)
    new.isLandscape = isLandscape
    // A tablet keeps its bar for the shortcuts (KeyboardFacts 4.3); digits never have one
    // (KeyboardFacts 4.1).
    new.hasPredictiveBar = isPad || (keyboard.showsPredictiveBar && !new.isNumberPad)
    let indicator = device.safeArea.bottom
    // 75 points in portrait: what lies between 216 and 291 (KeyboardFacts 4.1).
    new.dockHeight = indicator > 0 && !isPad && !isLandscape ? 75 : indicator
    new.returnTitle = configuration.returnTitle
    new.isReturnProminent = configuration.isReturnProminent
    new.isReturnEnabled = configuration.isReturnEnabled
    new.isShifted = configuration.isShifted
    configuration = new
  }

  /// Takes over what the focused input asks of the return key and of capitals.
  func follow(_ responder: UIResponder) {
    let isNew = input !== responder
    input = responder
    guard let input = responder as? any UIKeyInput else { return }
    // Keys follow the type that the input had when it was focused.
    if isNew {
      configuration.keyboardType = input.keyboardType
      overrideUserInterfaceStyle = input.keyboardAppearance.style
    }
    let wanted = KeyboardViewConfiguration(returnKeyType: input.returnKeyType)
    configuration.returnTitle = wanted.returnTitle
    configuration.isReturnProminent = wanted.isReturnProminent
    configuration.isReturnEnabled = input.hasText || !input.enablesReturnKeyAutomatically
    switch input.autocapitalizationType {
    case .none: configuration.isShifted = false
    case .words, .sentences: configuration.isShifted = !input.hasText
    case .allCharacters: configuration.isShifted = true
    @unknown default: configuration.isShifted = false
    }
  }

  /// Letters come in variants of one height, which the focused input tells apart.
  private func keys(for layout: SystemKeyboard.Layout) -> UIKeyboardType {
    let variants: [UIKeyboardType] = [.numbersAndPunctuation, .webSearch, .twitter]
    switch layout {
    case .standard where variants.contains(configuration.keyboardType):
      return configuration.keyboardType
    case .email: return .emailAddress
    case .url: return .URL
    case .numberPad: return .numberPad
    case .decimalPad: return .decimalPad
    case .phonePad: return .phonePad
    case .standard, .emoji, .candidates, .thirdParty: return .default
    }
  }
}

extension UIKeyboardAppearance {
  /// Which look a keyboard has; unspecified for the one of all that is around it.
  fileprivate var style: UIUserInterfaceStyle {
    switch self {
    case .dark: .dark
    case .light: .light
    default: .unspecified
    }
  }
}
