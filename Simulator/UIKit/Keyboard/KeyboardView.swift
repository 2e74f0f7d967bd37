/// A drawing of the system keyboard that knows where its keys are.
package final class KeyboardView: UIView {
  package var configuration: KeyboardViewConfiguration {
    didSet {
      guard configuration != oldValue else { return }
      cachedLayout = nil
      setNeedsDisplay()
    }
  }

  private var cachedLayout: KeyboardViewLayout?

  /// What has the focus: taps on keys go to it.
  weak var input: UIResponder?

  package override init(frame: CGRect) {
    configuration = KeyboardViewConfiguration()
    super.init(frame: frame)
    setUp()
  }

  package required init?(coder: NSCoder) {
    configuration = KeyboardViewConfiguration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentMode = .redraw
    backgroundColor = Colors.background
  }

  package override class var drawsContent: Bool { true }

  package var keys: [KeyboardViewKey] {
    if let cachedLayout, cachedLayout.size == bounds.size { return cachedLayout.keys }
    let layout = KeyboardViewLayout(size: bounds.size, configuration: configuration)
    cachedLayout = layout
    return layout.keys
  }

  /// The key whose cap holds a point of the keyboard's space.
  package func key(at point: CGPoint) -> KeyboardViewKey? {
    keys.first { $0.frame.contains(point) }
  }

  /// Where the key is that types a text, capital or not; nil where there is none.
  ///
  /// A space finds the space bar and a newline the return key.
  package func frame(ofKey character: String) -> CGRect? {
    let wanted: (KeyboardViewKey) -> Bool = {
      switch $0.role {
      case .character(let text): text.lowercased() == character.lowercased()
      case .space: character == " "
      case .return: character == "\n"
      default: false
      }
    }
    return keys.first(where: wanted)?.frame
  }

  /// Where the key of a role is; nil where there is none.
  package func frame(of role: KeyboardViewKey.Role) -> CGRect? {
    keys.first { $0.role == role }?.frame
  }

  package override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawBar(in: context)
    for key in keys { draw(key, in: context) }
  }

  // MARK: Touches

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// A key types when the finger is lifted from it.
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let key = key(at: touch.location(in: self)) else { return }
    switch key.role {
    case .character(let text): type(text)
    case .suggestion(let word): type(word + " ")
    case .space: type(" ")
    case .return: if configuration.isReturnEnabled { type("\n") }
    case .delete: delete()
    case .shift: configuration.isShifted.toggle()
    case .dismiss: input?.resignFirstResponder()
    case .characterSwitch, .globe, .dictation: break
    }
  }

  private func type(_ text: String) {
    switch input {
    case let input as any KeyboardInput: input.keyboardDidType(text)
    case let input as any UIKeyInput: input.insertText(text)
    default: break
    }
  }

  private func delete() {
    switch input {
    case let input as any KeyboardInput: input.keyboardDidDelete()
    case let input as any UIKeyInput: input.deleteBackward()
    default: break
    }
  }

  /// Taken from pictures of the keyboard in both appearances.
  enum Colors {
    static let background = both(
      UIColor(red: 0.82, green: 0.827, blue: 0.851, alpha: 1), UIColor(white: 0.17, alpha: 1))
    static let lightCap = both(.white, UIColor(white: 0.42, alpha: 1))
    static let darkCap = both(
      UIColor(red: 0.67, green: 0.69, blue: 0.737, alpha: 1), UIColor(white: 0.28, alpha: 1))
    static let edge = both(
      UIColor(red: 0.537, green: 0.541, blue: 0.556, alpha: 1), UIColor(white: 0.1, alpha: 1))
    static let separator = both(
      UIColor(red: 0.69, green: 0.70, blue: 0.73, alpha: 1), UIColor(white: 0.35, alpha: 1))
    static let symbol = both(UIColor(white: 0.2, alpha: 1), .white)

    private static func both(_ light: UIColor, _ dark: UIColor) -> UIColor {
      UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
  }
}
