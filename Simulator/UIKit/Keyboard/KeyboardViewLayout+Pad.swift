extension KeyboardViewLayout {
  private static let gap: CGFloat = 10
  private static let margin: CGFloat = 6

  /// Eleven keys fill a row.
  private var pitch: CGFloat { (size.width - 2 * Self.margin + Self.gap) / 11 }

  /// Four rows as on an iPad in portrait.
  var padKeys: [KeyboardViewKey] {
    let letters =
      configuration.keyboardType == .numbersAndPunctuation || isNumeric
      ? ["1234567890", "@#$&*()'\"", "%-+=/;:,."] : ["qwertyuiop", "asdfghjkl", "zxcvbnm,."]
    return topRow(letters[0]) + homeRow(letters[1]) + shiftRow(letters[2]) + bottomRow
  }

  private var isNumeric: Bool {
    [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad]
      .contains(configuration.keyboardType)
  }

  private func keys(_ characters: String, row: Int, from x: CGFloat) -> [KeyboardViewKey] {
    characters.enumerated().map { index, letter in
      KeyboardViewKey(
        character(letter), cap(row: row, x: x + pitch * CGFloat(index), width: pitch - Self.gap))
    }
  }

  /// A key from `x` to the right margin.
  private func last(_ role: KeyboardViewKey.Role, row: Int, from x: CGFloat) -> KeyboardViewKey {
    KeyboardViewKey(role, cap(row: row, x: x, width: size.width - Self.margin - x))
  }

  private func topRow(_ characters: String) -> [KeyboardViewKey] {
    keys(characters, row: 0, from: Self.margin)
      + [last(.delete, row: 0, from: Self.margin + pitch * 10)]
  }

  private func homeRow(_ characters: String) -> [KeyboardViewKey] {
    let start = Self.margin + pitch * 0.45
    return keys(characters, row: 1, from: start) + [last(.return, row: 1, from: start + pitch * 9)]
  }

  private func shiftRow(_ characters: String) -> [KeyboardViewKey] {
    let shift = KeyboardViewKey(
      .shift, cap(row: 2, x: Self.margin, width: pitch - Self.gap))
    return [shift] + keys(characters, row: 2, from: Self.margin + pitch)
      + [last(.shift, row: 2, from: Self.margin + pitch * 10)]
  }

  private var bottomRow: [KeyboardViewKey] {
    let name = isNumeric ? "ABC" : ".?123"
    var x = Self.margin
    var keys: [KeyboardViewKey] = []
    func add(_ role: KeyboardViewKey.Role, units: CGFloat) {
      keys.append(
        KeyboardViewKey(role, cap(row: 3, x: x, width: pitch * units - Self.gap)))
      x += pitch * units
    }
    add(.globe, units: 1)
    add(.characterSwitch(name), units: 1)
    add(.dictation, units: 1)
    add(.space, units: 5.8)
    add(.characterSwitch(name), units: 1.1)
    keys.append(last(.dismiss, row: 3, from: x))
    return keys
  }
}
