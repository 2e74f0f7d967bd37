/// Divides a text into units without asking for a locale.
///
/// Words are letters, digits and what joins them, as in "don't" and "3.5"; a sentence ends after
/// its full stop and the blanks that follow. It knows no dictionary: each Chinese or Japanese
/// character is a word.
enum TextUnits {
  /// The units in order, in UTF-16 units, never empty. There are none for lines, which
  /// only a layout knows.
  static func ranges(of granularity: UITextGranularity, in text: String) -> [Range<Int>] {
    switch granularity {
    case .character: characters(text)
    case .word: words(text)
    case .sentence: sentences(text)
    case .paragraph: runs(text) { $0.isNewline ? nil : 0 }
    case .line: []
    case .document: text.isEmpty ? [] : [0..<text.utf16.count]
    @unknown default: []
    }
  }

  private static func characters(_ text: String) -> [Range<Int>] {
    var start = 0
    return text.map { character in
      defer { start += character.utf16.count }
      return start..<(start + character.utf16.count)
    }
  }

  /// Stretches of characters with the same mark; those without a mark are between units.
  private static func runs(_ text: String, mark: (Character) -> Int?) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var last: Int?
    var start = 0
    for character in text {
      let end = start + character.utf16.count
      let current = mark(character)
      if current != nil, current == last, let range = ranges.popLast() {
        ranges.append(range.lowerBound..<end)
      } else if current != nil {
        ranges.append(start..<end)
      }
      last = current
      start = end
    }
    return ranges
  }

  private static func words(_ text: String) -> [Range<Int>] {
    let characters = Array(text)
    var index = -1
    return runs(text) { character in
      index += 1
      if isIdeographic(character) { return index + 1 }
      if isWordPart(character) { return 0 }
      let joins = "'’.,_".contains(character)
      let isInside =
        index > 0 && index + 1 < characters.count && isWordPart(characters[index - 1])
        && isWordPart(characters[index + 1])
      return joins && isInside ? 0 : nil
    }
  }

  private static func isWordPart(_ character: Character) -> Bool {
    (character.isLetter || character.isNumber) && !isIdeographic(character)
  }

  private static func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
  }

  private static func sentences(_ text: String) -> [Range<Int>] {
    let characters = Array(text)
    var (index, number) = (-1, 0)
    var isClosing = false
    return runs(text) { character in
      index += 1
      if isClosing, !character.isWhitespace, !".!?".contains(character) {
        number += 1
        isClosing = false
      }
      if character.isNewline {
        number += 1
        isClosing = false
        return nil
      }
      // "3.5" goes on; "3. 5" does not.
      if ".!?。！？".contains(character) {
        let next = index + 1 < characters.count ? characters[index + 1] : " "
        isClosing = next.isWhitespace || ".!?".contains(next) || "。！？".contains(character)
      }
      return number
    }
  }
}
