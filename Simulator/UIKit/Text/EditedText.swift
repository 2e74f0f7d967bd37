/// A text with a selection, in UTF-16 units as UIKit counts.
///
/// Its rules are those recorded from Apple's text field (uikit-recorded.json, text_field_document).
struct EditedText: Equatable {
  private(set) var string: String
  /// An empty range is a caret.
  private(set) var selection: Range<Int>

  /// The caret stands at the end.
  init(_ string: String = "") {
    self.string = string
    selection = string.utf16.count..<string.utf16.count
  }

  var length: Int { string.utf16.count }

  mutating func select(_ range: Range<Int>) {
    selection = range.clamped(to: 0..<length)
  }

  /// Puts text in place of a range; the caret then stands after it.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let range = range.clamped(to: 0..<length)
    // By units, since a range may cut a surrogate pair in two.
    var units = Array(string.utf16)
    units.replaceSubrange(range, with: Array(text.utf16))
    string = String(decoding: units, as: UTF16.self)
    let caret = min(range.lowerBound + text.utf16.count, length)
    selection = caret..<caret
  }

  /// What backspace removes: the selection, or the whole character before the caret. Nil at the
  /// start of the text.
  var rangeToDeleteBackward: Range<Int>? {
    guard selection.isEmpty else { return selection }
    let caret = selection.lowerBound
    guard caret > 0 else { return nil }
    var start = 0
    for character in string {
      let end = start + character.utf16.count
      if end >= caret { break }
      start = end
    }
    return start..<caret
  }

  /// The nearest start or end of a word, where a tap that begins editing puts the caret.
  func wordBoundary(nearest offset: Int) -> Int {
    let units = Array(string.utf16)
    let letters = units.map { !($0 == 32 || $0 == 9 || $0 == 10) }
    let boundaries = (0...units.count).filter { index in
      index == 0 || index == units.count || letters[index - 1] != letters[index]
    }
    return boundaries.min { abs($0 - offset) < abs($1 - offset) } ?? units.count
  }
}
