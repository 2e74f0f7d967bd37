extension KeyboardViewLayout {
  private static let gap: CGFloat = 6
  private static let margin: CGFloat = 3

  /// From one key of the top row to the next.
  private var pitch: CGFloat { (size.width - 2 * Self.margin + Self.gap) / 10 }

  /// Four rows as on an iPhone in portrait.
  var phoneKeys: [KeyboardViewKey] {
    if configuration.keyboardType == .numbersAndPunctuation {
      return fullRow("1234567890", row: 0) + fullRow("-/:;()$&@\"", row: 1)
        + punctuationRow + bottomRow
    }
    return fullRow("qwertyuiop", row: 0) + fullRow("asdfghjkl", row: 1) + letterRowWithShift
      + bottomRow
  }

  /// Keys of one width, centered.
  private func fullRow(_ characters: String, row: Int) -> [KeyboardViewKey] {
    let width = pitch * CGFloat(characters.count) - Self.gap
    let start = (size.width - width) / 2
    return characters.enumerated().map { index, letter in
      KeyboardViewKey(
        character(letter),
        cap(row: row, x: start + pitch * CGFloat(index), width: pitch - Self.gap))
    }
  }

  private var sideKeyWidth: CGFloat { pitch * 1.5 - 14 }

  private var deleteKey: KeyboardViewKey {
    KeyboardViewKey(
      .delete, cap(row: 2, x: size.width - Self.margin - sideKeyWidth, width: sideKeyWidth))
  }

  private var letterRowWithShift: [KeyboardViewKey] {
    let shift = KeyboardViewKey(.shift, cap(row: 2, x: Self.margin, width: sideKeyWidth))
    return [shift] + fullRow("zxcvbnm", row: 2) + [deleteKey]
  }

  private var punctuationRow: [KeyboardViewKey] {
    let more = KeyboardViewKey(
      .characterSwitch("#+="), cap(row: 2, x: Self.margin, width: sideKeyWidth))
    let start = Self.margin + pitch * 1.5
    let width = pitch * 7 - Self.gap
    let unit = (width + Self.gap) / 5
    let marks = ".,?!'".enumerated().map { index, mark in
      KeyboardViewKey(
        .character(String(mark)),
        cap(row: 2, x: start + unit * CGFloat(index), width: unit - Self.gap))
    }
    return [more] + marks + [deleteKey]
  }

  /// What stands beside the space bar depends on what is typed.
  private var marksBesideSpace: [String] {
    switch configuration.keyboardType {
    case .emailAddress: ["@", "."]
    case .webSearch: ["."]
    case .twitter: ["@", "#"]
    default: []
    }
  }

  private var bottomRow: [KeyboardViewKey] {
    let wide = pitch * 2.5 - Self.gap
    let end = size.width - Self.margin - wide
    let isNumeric = configuration.keyboardType == .numbersAndPunctuation
    let name = isNumeric ? "ABC" : "123"
    var keys = [KeyboardViewKey]()
    var x = Self.margin
    func add(_ role: KeyboardViewKey.Role, width: CGFloat) {
      keys.append(KeyboardViewKey(role, cap(row: 3, x: x, width: width)))
      x += width + Self.gap
    }
    if configuration.dockHeight >= 60 {
      add(.characterSwitch(name), width: wide)
    } else {
      let narrow = pitch * 1.25 - Self.gap
      add(.characterSwitch(name), width: narrow)
      add(.globe, width: narrow)
    }
    if configuration.keyboardType == .URL {
      let third = (end - x) / 3 - Self.gap
      for text in [".", "/", ".com"] { add(.character(text), width: third) }
    } else {
      let marks = marksBesideSpace
      let room = CGFloat(marks.count) * pitch
      add(.space, width: end - x - room - Self.gap)
      for mark in marks { add(.character(mark), width: pitch - Self.gap) }
    }
    keys.append(KeyboardViewKey(.return, cap(row: 3, x: end, width: wide)))
    return keys
  }

  /// Digits as on a telephone.
  var numberPadKeys: [KeyboardViewKey] {
    let captions = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    let width = ((size.width - 4 * Self.gap) / 3)
    let pitch = (keyArea.height - Self.gap) / 4
    func frame(_ row: Int, _ column: Int) -> CGRect {
      CGRect(
        x: Self.gap + (width + Self.gap) * CGFloat(column),
        y: keyArea.minY + Self.gap + pitch * CGFloat(row), width: width,
        height: pitch - Self.gap - 1)
    }
    var keys = captions.enumerated().map { index, caption in
      KeyboardViewKey(
        .character("\(index + 1)"), frame(index / 3, index % 3), caption: caption)
    }
    switch configuration.keyboardType {
    case .decimalPad: keys.append(KeyboardViewKey(.character("."), frame(3, 0)))
    case .phonePad: keys.append(KeyboardViewKey(.characterSwitch("+ * #"), frame(3, 0)))
    case .asciiCapableNumberPad: keys.append(KeyboardViewKey(.characterSwitch("ABC"), frame(3, 0)))
    default: break
    }
    keys.append(KeyboardViewKey(.character("0"), frame(3, 1)))
    keys.append(KeyboardViewKey(.delete, frame(3, 2)))
    return keys
  }
}
