/// What a drawn keyboard is like.
package struct KeyboardViewConfiguration: Equatable {
  package var keyboardType: UIKeyboardType
  /// The word on the return key.
  package var returnTitle: String
  /// A return key with a meaning of its own is blue.
  package var isReturnProminent: Bool
  /// A return key that waits for text is gray and types nothing.
  package var isReturnEnabled = true
  package var hasPredictiveBar: Bool
  /// Room for the app's accessory view above everything, points.
  package var accessoryHeight: CGFloat
  /// The strip below the keys on devices with a home indicator, points.
  package var dockHeight: CGFloat
  package var isPad: Bool
  package var isLandscape = false
  /// Whether letters are shown, and typed, as capitals.
  package var isShifted: Bool

  package init(
    keyboardType: UIKeyboardType = .default, returnKeyType: UIReturnKeyType = .default,
    hasPredictiveBar: Bool = false, accessoryHeight: CGFloat = 0, dockHeight: CGFloat = 0,
    isPad: Bool = false, isShifted: Bool = false
  ) {
    self.keyboardType = keyboardType
    returnTitle = returnKeyType.title
    isReturnProminent = returnKeyType != .default && returnKeyType != .next
    self.hasPredictiveBar = hasPredictiveBar
    self.accessoryHeight = accessoryHeight
    self.dockHeight = dockHeight
    self.isPad = isPad
    self.isShifted = isShifted
  }

  /// Points: what lies between the heights with and without it (KeyboardFacts 4.1); a tablet's bar
  /// is 55 high (KeyboardFacts 1.4).
  var barHeight: CGFloat {
    guard hasPredictiveBar else { return 0 }
    return isPad ? 55 : dockHeight >= 60 ? 45 : isLandscape ? 38 : 44
  }

  var isNumberPad: Bool {
    guard !isPad else { return false }
    return [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(keyboardType)
  }
}

extension UIReturnKeyType {
  /// The English word on the key.
  package var title: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google, .search, .yahoo: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "emergency call"
    case .continue: "continue"
    @unknown default: "return"
    }
  }
}
