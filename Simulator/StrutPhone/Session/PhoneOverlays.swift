import KeyboardStrut
import Phone

/// What the window draws over the phone's screen: its keys, and why something moved.
@MainActor
struct PhoneOverlays {
  private(set) var showsHelp = false
  private(set) var explains = false
  private var window: UIWindow?
  private var explanation: KeyboardExplanationView?
  private weak var explained: KeyboardAvoider?

  /// Another phone is on: what was on is shown on it.
  mutating func didLaunch(_ phone: Phone) {
    (window, explanation, explained) = (nil, nil, nil)
    if showsHelp { showHelp(phone) }
  }

  mutating func toggleHelp(_ phone: Phone) {
    showsHelp.toggle()
    if showsHelp {
      showHelp(phone)
    } else {
      window?.isHidden = true
      window?.windowScene = nil
      window = nil
    }
    phone.settle()
  }

  mutating func toggleExplanation(_ phone: Phone) {
    explains.toggle()
    update(phone)
    phone.settle()
  }

  /// Explains what serves the input now, which may be another avoider than before.
  mutating func update(_ phone: Phone) {
    let avoider = explains ? Self.avoider(serving: phone.window.firstResponder) : nil
    // What was explained last stays until something else can be.
    guard !explains || avoider != nil, avoider !== explained else { return }
    explanation?.removeFromSuperview()
    explanation = avoider.map(KeyboardExplanationView.init)
    explained = avoider
    if let explanation { phone.window.addSubview(explanation) }
    phone.settle()
  }

  private static func avoider(serving responder: UIResponder?) -> KeyboardAvoider? {
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    return sequence(first: view, next: { $0?.superview }).lazy.compactMap { view in
      view.flatMap { $0.keyboardAvoiders.first }
    }.first
  }

  private mutating func showHelp(_ phone: Phone) {
    // In front of the keyboard and the home indicator.
    let window = UIWindow(windowScene: phone.scene)
    window.windowLevel = UIWindow.Level(10_000_003)
    window.isUserInteractionEnabled = false
    window.rootViewController = HelpViewController()
    window.isHidden = false
    self.window = window
  }
}
