/// Where the keys of a keyboard are: a pure function of its size and configuration.
struct KeyboardViewLayout {
  let size: CGSize
  let configuration: KeyboardViewConfiguration
  private(set) var keys: [KeyboardViewKey] = []

  init(size: CGSize, configuration: KeyboardViewConfiguration) {
    self.size = size
    self.configuration = configuration
    guard size.width > 0, keyArea.height > 0 else { return }
    if configuration.hasPredictiveBar { keys += suggestions }
    if isPadSized {
      keys += padKeys
    } else if configuration.isNumberPad {
      keys += numberPadKeys + dockKeys
    } else {
      keys += phoneKeys + dockKeys
    }
  }

  /// Whether the keys are a tablet's. A floating keyboard has the size of a phone's keyboard, and a
  /// phone's keys.
  var isPadSized: Bool { configuration.isPad && size.width > 400 }

  /// Between the bar above and the dock below.
  var keyArea: CGRect {
    let top = configuration.accessoryHeight + configuration.barHeight
    return CGRect(
      x: 0, y: top, width: size.width, height: size.height - top - configuration.dockHeight)
  }

  /// A row of four: the caps take 42 of 54 points, as on a 216-point keyboard.
  func capSpan(row: Int) -> (y: CGFloat, height: CGFloat) {
    let pitch = keyArea.height / 4
    let height = (pitch * 42 / 54).rounded()
    return ((keyArea.minY + pitch * CGFloat(row) + (pitch - height) / 2 + 1).rounded(), height)
  }

  func cap(row: Int, x: CGFloat, width: CGFloat) -> CGRect {
    let span = capSpan(row: row)
    return CGRect(x: x, y: span.y, width: width, height: span.height)
  }

  func character(_ letter: Character) -> KeyboardViewKey.Role {
    .character(configuration.isShifted ? letter.uppercased() : String(letter))
  }

  /// Three words to choose from, those that iOS offers before anything is typed.
  private var suggestions: [KeyboardViewKey] {
    let words = ["I", "The", "I’m"]
    let inset: CGFloat = isPadSized ? size.width * 0.2 : 0
    let width = (size.width - 2 * inset) / 3
    return words.enumerated().map { index, word in
      KeyboardViewKey(
        .suggestion(word),
        CGRect(
          x: inset + width * CGFloat(index), y: configuration.accessoryHeight, width: width,
          height: configuration.barHeight))
    }
  }

  /// Globe and microphone below the keys, where a home indicator leaves room for them.
  private var dockKeys: [KeyboardViewKey] {
    guard configuration.dockHeight >= 60 else { return [] }
    let y = keyArea.maxY + 2
    var keys = [KeyboardViewKey(.globe, CGRect(x: 14, y: y, width: 44, height: 44))]
    if !configuration.isNumberPad {
      keys.append(
        KeyboardViewKey(.dictation, CGRect(x: size.width - 58, y: y, width: 44, height: 44)))
    }
    return keys
  }
}
