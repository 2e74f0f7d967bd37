extension UITextView: TextDocumentHost {
  var currentFont: UIFont { font ?? .systemFont(ofSize: 12) }

  var documentLayout: TextColumn { layout(width: bounds.width) }

  var documentOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  func shownOffset(_ offset: Int) -> Int { offset }

  func documentOffset(ofShown offset: Int) -> Int { offset }

  /// What lies beside the text in a view of any width.
  private var sides: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  /// The text as it is set in a view of some width; without room for any text, on long lines.
  private func layout(width: CGFloat) -> TextColumn {
    let room = width - sides
    let options = TextOptions(
      maxWidth: room > 0 ? room : nil, maxLines: textContainer.maximumNumberOfLines,
      lineBreak: textContainer.lineBreakMode.option, alignment: textAlignment.option)
    guard let styles = edited.styles, edited.length > 0 else {
      return columns.column(edited.string, currentFont, options)
    }
    let defaults = TextDefaults(font: currentFont, color: textColor)
    let runs = styles.formattedRuns(of: edited.string, defaults: defaults)
    return columns.column(runs, currentFont, options)
  }

  // MARK: Size

  /// The size of the text and what lies around it, on whole pixels; not wider than asked.
  func fittingSize(width: CGFloat) -> CGSize {
    let size = layout(width: width).size
    let scale = layer.contentsScale
    return CGSize(
      width: min(PixelGrid.roundUp(size.width, scale) + sides, max(width, sides)),
      height: PixelGrid.roundUp(size.height, scale) + textContainerInset.top
        + textContainerInset.bottom)
  }

  /// Without scrolling: as wide as its longest paragraph, as high as in the width it was given.
  var textIntrinsicSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return textIntrinsicSize(inWidth: bounds.width)
  }

  func textIntrinsicSize(inWidth width: CGFloat) -> CGSize {
    let size = fittingSize(width: .greatestFiniteMagnitude)
    guard width > 0, width < size.width else { return size }
    return CGSize(width: size.width, height: fittingSize(width: width).height)
  }

  /// Takes over a change of the text or of anything it is set by.
  func textLayoutDidChange() {
    contentSize = CGSize(width: bounds.width, height: fittingSize(width: bounds.width).height)
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    content.setNeedsDisplay()
    setNeedsLayout()
  }

  // MARK: Scrolling

  /// The place of a range, or of a caret, in the content.
  func rect(of range: Range<Int>) -> CGRect {
    let rects = document.lineRects(for: range)
    guard let first = rects.first else {
      return caretRect(for: TextPosition(range.upperBound))
    }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Scrolls to the caret once layout has settled, so that a view which grows with its text first
  /// grows, and then scrolls only if it must.
  func setNeedsScrollToCaret() {
    awaitsScrollToCaret = true
    setNeedsLayout()
  }

  /// A view that does not scroll has the scroll view around it show the caret (ContainerFacts 8.1).
  func scrollToCaretIfNeeded() {
    guard awaitsScrollToCaret else { return }
    awaitsScrollToCaret = false
    guard let scrollView = isScrollEnabled ? self : enclosingScrollView, !scrollView.isTracking
    else { return }
    let caret = caretRect(for: TextPosition(edited.selection.upperBound))
    scrollView.scrollRectToVisible(convert(caret, to: scrollView), animated: false)
  }

  // MARK: Drawing

  func drawContent(in context: CGContext) {
    if isFirstResponder {
      tintColor.withAlphaComponent(0.2).setFill()
      for range in [edited.selection, edited.marked ?? 0..<0] {
        for rect in document.lineRects(for: range) { context.fill(rect) }
      }
    }
    let color = textColor ?? .label
    let origin = documentOrigin
    documentLayout.draw(
      at: origin, in: context, color: color.cgColor,
      band: (content.frame.minY - origin.y)...(content.frame.maxY - origin.y))
    // The caret does not blink, so that a picture does not depend on when it was taken.
    guard isEditing, edited.selection.isEmpty else { return }
    tintColor.setFill()
    UIBezierPath(roundedRect: drawnCaretRect, cornerRadius: 1).fill()
  }

  /// Two points wide where one is reported, as in a text field.
  var drawnCaretRect: CGRect {
    var rect = caretRect(for: TextPosition(edited.selection.upperBound))
    if !rect.isEmpty { rect.size.width = 2 }
    return rect
  }
}
