/// The looks of the parts of a text, in UTF-16 units.
struct TextStyles {
  private(set) var runs: [(length: Int, style: TextStyle)] = []

  init(_ string: NSAttributedString) {
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      runs.append((range.length, TextStyle(attributes)))
    }
  }

  init(_ style: TextStyle, length: Int) {
    if length > 0 { runs = [(length, style)] }
  }

  var first: TextStyle? { runs.first?.style }

  /// The look of the unit at an offset.
  func style(at offset: Int) -> TextStyle? {
    var end = 0
    return runs.first { run in
      end += run.length
      return offset < end
    }?.style
  }

  /// What typing at a caret takes: the look of what stands before it, else after it.
  func style(atCaret offset: Int) -> TextStyle? {
    style(at: max(offset - 1, 0)) ?? runs.last?.style
  }

  mutating func replace(_ range: Range<Int>, length: Int, style: TextStyle) {
    var result: [(length: Int, style: TextStyle)] = []
    var start = 0
    for run in runs where run.length > 0 {
      let end = start + run.length
      let before = min(end, range.lowerBound) - start
      if before > 0 { result.append((before, run.style)) }
      if start <= range.lowerBound, range.lowerBound < end, length > 0 {
        result.append((length, style))
      }
      let after = end - max(start, range.upperBound)
      if after > 0 { result.append((after, run.style)) }
      start = end
    }
    if range.lowerBound >= start, length > 0 { result.append((length, style)) }
    runs = result
  }

  /// Gives an attribute to all of the text.
  mutating func apply(_ key: NSAttributedString.Key, _ value: Any?) {
    runs = runs.map { ($0.length, $0.style.with(key, value)) }
  }

  /// Changes how all paragraphs are set.
  mutating func applyToParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    runs = runs.map { ($0.length, $0.style.withParagraph(change)) }
  }

  func attributedString(_ string: String) -> NSAttributedString {
    let result = NSMutableAttributedString(string: string)
    var start = 0
    for run in runs {
      result.setAttributes(
        run.style.attributes, range: NSRange(location: start, length: run.length))
      start += run.length
    }
    return result
  }

  func formattedRuns(of string: String, defaults: TextDefaults) -> [FormattedRun] {
    if runs.count == 1 { return [runs[0].style.run(string, defaults: defaults)] }
    var units = string.utf16[...]
    return runs.map { run in
      let part = String(decoding: units.prefix(run.length), as: UTF16.self)
      units = units.dropFirst(run.length)
      return run.style.run(part, defaults: defaults)
    }
  }
}

extension TextStyles: Equatable {
  static func == (a: TextStyles, b: TextStyles) -> Bool {
    a.runs.count == b.runs.count
      && zip(a.runs, b.runs).allSatisfy { $0.length == $1.length && $0.style == $1.style }
  }
}

extension TextStyle: Equatable {
  static func == (a: TextStyle, b: TextStyle) -> Bool {
    a.attributes.count == b.attributes.count
      && a.attributes.allSatisfy { key, value in
        guard let value = value as? NSObject, let other = b.attributes[key] as? NSObject else {
          return false
        }
        return value == other
      }
  }

  /// Nil takes the attribute away.
  func with(_ key: NSAttributedString.Key, _ value: Any?) -> TextStyle {
    var attributes = attributes
    attributes[key] = value
    return TextStyle(attributes)
  }

  /// A style without a paragraph style stays as it is: what shows it has its own properties.
  func withParagraph(_ change: (NSMutableParagraphStyle) -> Void) -> TextStyle {
    guard let paragraph else { return self }
    let style = NSMutableParagraphStyle(paragraph.values)
    change(style)
    return with(.paragraphStyle, style)
  }
}
