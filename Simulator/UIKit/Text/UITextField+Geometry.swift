extension UITextField: TextDocumentHost {
  var currentFont: UIFont { font ?? .systemFont(ofSize: 17) }

  /// What can be read: the text, or a dot for each of its characters.
  var shownText: String {
    isSecureTextEntry ? String(repeating: "•", count: edited.string.count) : edited.string
  }

  /// Between border and text. Seven points beside the text of a rounded field is how it looks on
  /// iOS; the others are estimates.
  private var borderInsets: CGSize {
    switch borderStyle {
    case .none: .zero
    case .line: CGSize(width: 2, height: 2)
    case .bezel, .roundedRect: CGSize(width: 7, height: 2)
    @unknown default: .zero
    }
  }

  /// The text, plus 28 points for a rounded field, which is at least 34 high (uikit-recorded.json,
  /// text_field_document).
  var textFieldIntrinsicSize: CGSize {
    let size = textSize
    var width = size.width.rounded(.up)
    var height = size.height.rounded(.up)
    switch borderStyle {
    case .none: height += 1
    case .line:
      width += 4
      height += 5
    case .bezel:
      width += 14
      height += 8
    case .roundedRect:
      width += 28
      height = max(height + 13, 34)
    @unknown default: height += 1
    }
    let sides = [leftView, rightView].compactMap { $0 }.filter { isShown($0) }
    for view in sides {
      width += view.bounds.width
      height = max(height, view.bounds.height)
    }
    return CGSize(width: width, height: height)
  }

  private var textSize: CGSize {
    let isPlain = edited.string.isEmpty ? styling?.placeholder == nil : shownStyles == nil
    if isPlain {
      let text = edited.string.isEmpty ? placeholder ?? "" : shownText
      return CGSize(width: currentFont.width(of: text), height: currentFont.lineHeight)
    }
    let layout = edited.string.isEmpty ? placeholderLayout() : editingLayout
    return layout?.size ?? CGSize(width: 0, height: currentFont.lineHeight)
  }

  func contentRect(forBounds bounds: CGRect) -> CGRect {
    var rect = borderRect(forBounds: bounds)
      .insetBy(dx: borderInsets.width, dy: borderInsets.height)
    if let leftView, isShown(leftView) {
      let edge = leftViewRect(forBounds: bounds).maxX
      if edge > rect.minX {
        rect.size.width -= edge - rect.minX
        rect.origin.x = edge
      }
    }
    let end = endEdge(forBounds: bounds)
    if end < rect.maxX { rect.size.width = end - rect.minX }
    rect.size = CGSize(width: max(rect.width, 0), height: max(rect.height, 0))
    return rect
  }

  /// Where the right view or the clear button begins.
  private func endEdge(forBounds bounds: CGRect) -> CGFloat {
    if let rightView, isShown(rightView) { return rightViewRect(forBounds: bounds).minX }
    if showsClearButton { return clearButtonRect(forBounds: bounds).minX - 4 }
    return .greatestFiniteMagnitude
  }

  func sideRect(size: CGSize, forBounds bounds: CGRect, atMaxX: Bool) -> CGRect {
    CGRect(
      x: atMaxX ? bounds.maxX - size.width : bounds.minX,
      y: PixelGrid.round(bounds.minY + (bounds.height - size.height) / 2, layer.contentsScale),
      width: size.width, height: size.height)
  }

  // MARK: Views at the ends

  private func isShown(_ view: UIView) -> Bool {
    let mode = view === leftView ? leftViewMode : rightViewMode
    return mode.isShown(whileEditing: isEditing)
  }

  private var showsClearButton: Bool {
    hasText && isEnabled && clearButtonMode.isShown(whileEditing: isEditing)
  }

  func updateClearButton() {
    guard clearButtonMode != .never || clearButton.superview != nil else { return }
    if clearButton.isHidden == showsClearButton || clearButton.superview == nil {
      setNeedsLayout()
    }
  }

  func layoutSideViews() {
    for view in [leftView, rightView].compactMap({ $0 }) {
      let isShown = isShown(view)
      if isShown, view.superview !== self { addSubview(view) }
      if !isShown, view.superview === self { view.removeFromSuperview() }
      guard isShown else { continue }
      view.frame =
        view === leftView ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
    }
    guard clearButtonMode != .never || clearButton.superview != nil else { return }
    if clearButton.superview == nil { addSubview(clearButton) }
    clearButton.isHidden = !showsClearButton
    clearButton.frame = clearButtonRect(forBounds: bounds)
  }

  // MARK: Caret

  /// Where a text is set in a rectangle: on one line, halfway between top and bottom.
  func origin(of layout: TextLayout, in rect: CGRect) -> CGPoint {
    let room = max(rect.width - layout.size.width, 0)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start: CGFloat
    switch textAlignment {
    case .left, .justified: start = 0
    case .center: start = room / 2
    case .right: start = room
    case .natural: start = isRightToLeft ? room : 0
    @unknown default: start = isRightToLeft ? room : 0
    }
    let scale = layer.contentsScale
    return CGPoint(
      x: PixelGrid.round(rect.minX + start, scale) - scrollOffset,
      y: PixelGrid.round(rect.minY + (rect.height - layout.size.height) / 2, scale))
  }

  var documentLayout: TextColumn { TextColumn(editingLayout) }

  var documentOrigin: CGPoint {
    origin(of: editingLayout, in: editingRect(forBounds: bounds))
  }

  /// The caret as it is drawn while editing: two points wide where one is reported, and inside the
  /// field where the text fills it. A subclass that reports an empty rectangle has none.
  package var caretRect: CGRect {
    var rect = caretRect(for: TextPosition(edited.selection.upperBound))
    guard !rect.isEmpty else { return rect }
    rect.size.width = 2
    rect.origin.x = max(min(rect.minX, bounds.maxX - 2), bounds.minX)
    return rect
  }

  var editingLayout: TextLayout {
    styledLayout(
      shownStyles, of: shownText,
      options: TextOptions(maxLines: 1, lineBreak: .clip, alignment: .left))
      ?? currentFont.layout(shownText, lineBreakMode: .byClipping)
  }

  /// An offset in the text as an offset among the dots that may stand for it.
  func shownOffset(_ offset: Int) -> Int {
    guard isSecureTextEntry else { return offset }
    var (dots, units) = (0, 0)
    for character in edited.string where units < offset {
      units += character.utf16.count
      dots += 1
    }
    return dots
  }

  func documentOffset(ofShown offset: Int) -> Int {
    isSecureTextEntry ? edited.string.prefix(offset).utf16.count : offset
  }

  /// Scrolls as little as will show the caret; a field that is not edited shows its text's
  /// start, and so does one that its text just fits, as a field without border does at its
  /// intrinsic width.
  func scrollToCaret() {
    guard isEditing, bounds.width > 0 else {
      scrollOffset = 0
      return
    }
    let rect = editingRect(forBounds: bounds)
    let layout = editingLayout
    guard layout.size.width > rect.width else {
      scrollOffset = 0
      return
    }
    let overflow = layout.size.width + 2 - rect.width
    let caret = layout.caretRect(at: shownOffset(edited.selection.upperBound)).minX
    let least = caret + 2 - rect.width
    scrollOffset = min(max(min(scrollOffset, caret), least, 0), overflow)
  }
}
