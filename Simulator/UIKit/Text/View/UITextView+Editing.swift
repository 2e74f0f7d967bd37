extension UITextView {
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  // MARK: Focus

  func beginEditing() {
    isEditing = true
    setNeedsScrollToCaret()
    delegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
  }

  func endEditing() {
    guard isEditing else { return }
    isEditing = false
    awaitsScrollToCaret = false
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  /// A tap focuses the view with the caret at a word's edge; another moves it anywhere.
  func beginEditing(at point: CGPoint) {
    let wasEditing = isEditing
    guard wasEditing || becomeFirstResponder() else { return }
    let offset = document.closestOffset(to: point)
    let caret = wasEditing ? offset : edited.wordBoundary(nearest: offset)
    select(caret..<caret)
  }

  /// Two taps on a text that cannot be edited select a word of it.
  func selectWord(at point: CGPoint) {
    guard becomeFirstResponder() else { return }
    let offset = document.closestOffset(to: point)
    let words = document.tokenizer.units(of: .word)
    if let word = words.first(where: { $0.contains(offset) || $0.upperBound == offset }) {
      select(word)
    }
  }

  /// Moves the caret or selects, in UTF-16 units.
  package func select(_ range: Range<Int>) {
    let old = edited.selection
    edited.select(range)
    guard edited.selection != old else { return }
    selectionDidChange()
  }

  private func selectionDidChange() {
    content.setNeedsDisplay()
    if isEditing { setNeedsScrollToCaret() }
    delegate?.textViewDidChangeSelection(self)
  }

  /// The program has changed the text or the selection.
  func documentDidChange() {
    textLayoutDidChange()
    if isFirstResponder { UIApplication.shared.keyboard?.inputDidChange(self) }
    selectionDidChange()
  }

  // MARK: Typing

  func typeFromKeyboard(_ text: String) {
    let range = edited.typingRange
    guard isEditable, mayChange(range, to: text) else { return }
    replaceByTyping(range, with: text)
  }

  func deleteFromKeyboard() {
    guard isEditable, let range = edited.rangeToDeleteBackward, mayChange(range, to: "") else {
      return
    }
    replaceByTyping(range, with: "")
  }

  private func mayChange(_ range: Range<Int>, to text: String) -> Bool {
    let range = NSRange(location: range.lowerBound, length: range.count)
    return delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func replaceByTyping(_ range: Range<Int>, with text: String) {
    edited.replace(range, with: text)
    documentDidChange()
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
