/// A drawing of the system keyboard, in its light colours, that knows where its keys are.
package final class KeyboardView: UIView {
  package var configuration: KeyboardViewConfiguration {
    didSet {
      guard configuration != oldValue else { return }
      cachedLayout = nil
      setNeedsDisplay()
    }
  }

  private var cachedLayout: KeyboardViewLayout?

  package init(configuration: KeyboardViewConfiguration = KeyboardViewConfiguration()) {
    self.configuration = configuration
    super.init(frame: .zero)
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

  enum Colors {
    static let background = UIColor(red: 0.82, green: 0.827, blue: 0.851, alpha: 1)
    static let lightCap = UIColor.white
    static let darkCap = UIColor(red: 0.67, green: 0.69, blue: 0.737, alpha: 1)
    static let edge = UIColor(red: 0.537, green: 0.541, blue: 0.556, alpha: 1)
    static let separator = UIColor(red: 0.69, green: 0.70, blue: 0.73, alpha: 1)
    static let symbol = UIColor(white: 0.2, alpha: 1)
  }
}
