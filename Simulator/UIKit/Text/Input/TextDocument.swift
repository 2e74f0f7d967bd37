/// What a text field and a text view tell the document that answers for them.
@MainActor
protocol TextDocumentHost: UIView, UITextInput {
  var edited: EditedText { get set }
  /// The text as it is set for editing.
  var documentLayout: TextColumn { get }
  /// Where the layout's top left is, in the host's coordinates.
  var documentOrigin: CGPoint { get }
  /// An offset in the text as one in the layout, which may show dots instead.
  func shownOffset(_ offset: Int) -> Int
  func documentOffset(ofShown offset: Int) -> Int
  /// The program has changed the text or the selection.
  func documentDidChange()
}

/// Answers `UITextInput` for a text field or a text view.
@MainActor
final class TextDocument {
  unowned let host: any TextDocumentHost
  weak var inputDelegate: (any UITextInputDelegate)?
  var markedTextStyle: [NSAttributedString.Key: Any]?
  private(set) lazy var tokenizer = TextLineTokenizer(document: self, host: host)

  init(host: any TextDocumentHost) { self.host = host }

  var edited: EditedText { host.edited }
  var layout: TextColumn { host.documentLayout }

  func offset(_ position: UITextPosition) -> Int {
    let offset = (position as? TextPosition)?.offset ?? 0
    return min(max(offset, 0), edited.length)
  }

  func offsets(_ range: UITextRange) -> Range<Int> {
    let (a, b) = (offset(range.start), offset(range.end))
    return min(a, b)..<max(a, b)
  }

  // MARK: Changes

  /// Changes the text or the selection as a program does: the delegate that approves of typing is
  /// not asked, the input delegate is told.
  func change(text changesText: Bool, _ change: (inout EditedText) -> Void) {
    var new = edited
    change(&new)
    guard new != edited else { return }
    announce(text: changesText) {
      host.edited = new
      host.documentDidChange()
    }
  }

  /// Tells the input delegate before and after a change.
  func announce(text changesText: Bool, _ change: () -> Void) {
    if changesText { inputDelegate?.textWillChange(host) }
    inputDelegate?.selectionWillChange(host)
    change()
    inputDelegate?.selectionDidChange(host)
    if changesText { inputDelegate?.textDidChange(host) }
  }

  func replace(_ range: UITextRange, withText text: String) {
    let offsets = offsets(range)
    change(text: true) { $0.replace(offsets, with: text) }
  }

  func setMarkedText(_ text: String?, selectedRange: NSRange) {
    let start = selectedRange.location == NSNotFound ? 0 : max(selectedRange.location, 0)
    let selecting = start..<(start + max(selectedRange.length, 0))
    change(text: true) { $0.setMarked(text ?? "", selecting: selecting) }
  }

  func unmarkText() { change(text: false) { $0.unmark() } }

  var selectedTextRange: UITextRange? {
    get { TextOffsets(edited.selection) }
    set {
      // Nil moves the caret to the start: recorded.
      let offsets = newValue.map { self.offsets($0) } ?? 0..<0
      change(text: false) { $0.select(offsets) }
    }
  }

  var markedTextRange: UITextRange? { edited.marked.map(TextOffsets.init) }

  func text(in range: UITextRange) -> String? { edited.substring(offsets(range)) }

  // MARK: Positions

  var beginning: UITextPosition { TextPosition(0) }
  var end: UITextPosition { TextPosition(edited.length) }

  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    let (a, b) = (offset(from), offset(to))
    return TextOffsets(min(a, b)..<max(a, b))
  }

  func position(from position: UITextPosition, offset distance: Int) -> UITextPosition? {
    let (new, overflow) = offset(position).addingReportingOverflow(distance)
    return !overflow && (0...edited.length).contains(new) ? TextPosition(new) : nil
  }

  /// Left and right by whole characters, up and down by lines.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset steps: Int
  ) -> UITextPosition? {
    let forward = (direction == .right || direction == .down) == (steps >= 0)
    var current = offset(position)
    for _ in 0..<min(steps.magnitude, UInt(edited.length) + 1) {
      let next =
        direction == .left || direction == .right
        ? character(beside: current, forward: forward) : line(beside: current, forward: forward)
      guard let next else { return nil }
      current = next
    }
    return TextPosition(current)
  }

  private func character(beside offset: Int, forward: Bool) -> Int? {
    if forward { return offset < edited.length ? edited.boundary(after: offset) : nil }
    return offset > 0 ? edited.boundary(before: offset) : nil
  }

  private func line(beside offset: Int, forward: Bool) -> Int? {
    let caret = layout.caretRect(at: host.shownOffset(offset))
    let y = forward ? caret.maxY + caret.height / 2 : caret.minY - caret.height / 2
    guard y > 0, y < layout.size.height else { return nil }
    return host.documentOffset(ofShown: layout.index(nearestTo: CGPoint(x: caret.minX, y: y)))
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (a, b) = (offset(position), offset(other))
    return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }

  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    direction == .right || direction == .down ? range.end : range.start
  }

  /// From a position to the end of its line, or of the text.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let offset = offset(position)
    let line =
      tokenizer.units(of: .line).last { $0.lowerBound <= offset && offset <= $0.upperBound }
      ?? offset..<offset
    switch direction {
    case .right: return TextOffsets(offset..<line.upperBound)
    case .left: return TextOffsets(line.lowerBound..<offset)
    case .down: return TextOffsets(offset..<edited.length)
    case .up: return TextOffsets(0..<offset)
    @unknown default: return TextOffsets(offset..<offset)
    }
  }

  /// Only what follows from the letters themselves.
  func setBaseWritingDirection(_ direction: NSWritingDirection) {
    precondition(
      direction == .natural,
      "setBaseWritingDirection(_:for:) is not there: text runs as its first letter does")
  }
}
