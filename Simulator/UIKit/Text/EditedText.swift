/// A text with a selection, in UTF-16 units as UIKit counts.
///
/// Its rules are those recorded from Apple's text field (uikit-recorded.json, text_field_document).
struct EditedText: Equatable {
  private(set) var string: String
  /// An empty range is a caret.
  private(set) var selection: Range<Int>
  /// Text that still waits for the person's word, as Japanese does while it is spelt. Never empty.
  private(set) var marked: Range<Int>?
  /// The looks of its parts; nil for a text in the look of the view that shows it.
  var styles: TextStyles?
  /// The look that the app has chosen for what is typed next, until the selection changes.
  var typingStyle: TextStyle?

  /// The caret stands at the end.
  init(_ string: String = "") {
    self.string = string
    selection = string.utf16.count..<string.utf16.count
  }

  /// A text in looks of its own, the caret at its end.
  init(_ string: NSAttributedString) {
    self.init(string.string)
    styles = TextStyles(string)
  }

  var length: Int { string.utf16.count }

  /// What typing replaces.
  var typingRange: Range<Int> { marked ?? selection }

  /// The text in a range, which may cut a surrogate pair in two.
  func substring(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<length)
    return String(
      decoding: string.utf16.dropFirst(range.lowerBound).prefix(range.count), as: UTF16.self)
  }

  mutating func select(_ range: Range<Int>) {
    let old = selection
    selection = range.clamped(to: 0..<length)
    if selection != old { typingStyle = nil }
  }

  /// The look of what is typed next; nil for that of the view.
  var nextStyle: TextStyle? {
    typingStyle
      ?? (selection.isEmpty
        ? styles?.style(atCaret: selection.lowerBound) : styles?.style(at: selection.lowerBound))
  }

  /// Puts text in place of a range; the caret then stands after it, and nothing is marked.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let range = range.clamped(to: 0..<length)
    replaceStyles(range, length: text.utf16.count)
    // By units, since a range may cut a surrogate pair in two.
    var units = Array(string.utf16)
    units.replaceSubrange(range, with: Array(text.utf16))
    string = String(decoding: units, as: UTF16.self)
    let caret = min(range.lowerBound + text.utf16.count, length)
    selection = caret..<caret
    marked = nil
  }

  /// New text looks as chosen, else as what it replaces, else as what stands before it.
  private mutating func replaceStyles(_ range: Range<Int>, length new: Int) {
    guard styles != nil || typingStyle != nil else { return }
    var styles = styles ?? TextStyles(TextStyle([:]), length: length)
    let inherited =
      range.isEmpty ? styles.style(atCaret: range.lowerBound) : styles.style(at: range.lowerBound)
    let style = typingStyle ?? inherited ?? TextStyle([:])
    styles.replace(range, length: new, style: style)
    self.styles = styles
    // An emptied text keeps its look for what is typed next.
    typingStyle = range.count == length && new == 0 ? style : nil
  }

  /// Puts marked text in place of what was marked, or else of the selection.
  ///
  /// - Parameter inner: What to select, counted from the start of the marked text.
  mutating func setMarked(_ text: String, selecting inner: Range<Int>) {
    let start = typingRange.lowerBound
    replace(typingRange, with: text)
    let end = start + text.utf16.count
    marked = start < end ? start..<end : nil
    let inner = inner.clamped(to: 0..<(end - start))
    selection = (start + inner.lowerBound)..<(start + inner.upperBound)
  }

  /// Makes marked text ordinary text, as it stands.
  mutating func unmark() { marked = nil }

  /// What backspace removes: the selection, or the whole character before the caret. Nil at the
  /// start of the text.
  var rangeToDeleteBackward: Range<Int>? {
    guard selection.isEmpty else { return selection }
    let caret = selection.lowerBound
    return caret > 0 ? boundary(before: caret)..<caret : nil
  }

  /// The last start of a character, as people see them, in front of an offset.
  func boundary(before offset: Int) -> Int {
    var start = 0
    for character in string {
      let end = start + character.utf16.count
      if end >= offset { break }
      start = end
    }
    return start
  }

  /// The first end of a character after an offset.
  func boundary(after offset: Int) -> Int {
    var end = 0
    for character in string where end <= offset { end += character.utf16.count }
    return end
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
