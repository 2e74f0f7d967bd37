extension UITextField {
  // MARK: Focus

  func beginEditing() {
    isEditing = true
    isSecureTextStale = isSecureTextEntry && hasText
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      edited = editedText()
    }
    textOrSelectionDidChange()
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    sendActions(for: .editingDidBegin)
  }

  func endEditing(reason: DidEndEditingReason) {
    guard isEditing else { return }
    isEditing = false
    isSecureTextStale = false
    textOrSelectionDidChange()
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: reason)
    post(Self.textDidEndEditingNotification)
    sendActions(for: .editingDidEnd)
  }

  /// A tap focuses the field with the caret at a word's edge; another moves it anywhere.
  func beginEditing(at point: CGPoint) {
    let wasEditing = isEditing
    guard wasEditing || becomeFirstResponder() else { return }
    let offset = document.closestOffset(to: point)
    let caret = wasEditing ? offset : edited.wordBoundary(nearest: offset)
    select(caret..<caret)
  }

  /// Moves the caret or selects, in UTF-16 units.
  package func select(_ range: Range<Int>) {
    let old = edited.selection
    edited.select(range)
    guard edited.selection != old else { return }
    textOrSelectionDidChange()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Changes that the program makes through `UITextInput` send no editing event: recorded.
  func documentDidChange() {
    isSecureTextStale = false
    textOrSelectionDidChange()
    if isFirstResponder { UIApplication.shared.keyboard?.inputDidChange(self) }
    delegate?.textFieldDidChangeSelection(self)
  }

  // MARK: Typing

  func typeFromKeyboard(_ text: String) {
    if text == "\n" {
      returnFromKeyboard()
      return
    }
    let range = isSecureTextStale ? 0..<edited.length : edited.typingRange
    guard mayChange(range, to: text) else { return }
    replaceByTyping(range, with: text)
  }

  func deleteFromKeyboard() {
    let range = isSecureTextStale ? 0..<edited.length : edited.rangeToDeleteBackward
    guard let range, mayChange(range, to: "") else { return }
    replaceByTyping(range, with: "")
  }

  /// The return key: where the delegate agrees, editing ends if anyone waits for just that event.
  ///
  /// The field that ends is the first responder *after* the delegate's answer. So a delegate that
  /// moves on to the next field and answers true loses the keyboard at once if that next field has
  /// a target for `.editingDidEndOnExit` (ReactiveX/RxSwift#392 and #1364, DeclarativeHub/Bond#499,
  /// apasccon/SearchTextField#36).
  private func returnFromKeyboard() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let field = (firstResponderWindow?.firstResponder as? UITextField) ?? self
    let endsOnExit = field.allControlEvents.contains(.editingDidEndOnExit)
    field.isAskedToStay = false
    if field === self {
      sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    } else {
      field.sendActions(for: .editingDidEndOnExit)
      sendActions(for: .primaryActionTriggered)
    }
    if endsOnExit, !field.isAskedToStay { field.resignFirstResponder() }
  }

  func clearByButton() {
    guard hasText, delegate?.textFieldShouldClear(self) ?? true else { return }
    replaceByTyping(0..<edited.length, with: "")
    if !isEditing { becomeFirstResponder() }
  }

  private func mayChange(_ range: Range<Int>, to text: String) -> Bool {
    delegate?.textField(
      self, shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count),
      replacementString: text) ?? true
  }

  func replaceByTyping(_ range: Range<Int>, with text: String) {
    isSecureTextStale = false
    edited.replace(range, with: text)
    textOrSelectionDidChange()
    if isFirstResponder { UIApplication.shared.keyboard?.inputDidChange(self) }
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Changes

  /// Something that the field's size depends on.
  func contentDidChange() {
    setNeedsLayout()
    textOrSelectionDidChange()
  }

  func textOrSelectionDidChange() {
    invalidateIntrinsicContentSize()
    scrollToCaret()
    updateClearButton()
    setNeedsDisplay()
  }
}

extension UIView {
  @discardableResult
  func baseEndEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return true }
    return force
      ? window.makeFirstResponder(nil, isForced: true) : responder.resignFirstResponder()
  }
}
