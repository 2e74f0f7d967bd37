extension UIFont {
  /// A text set in this font; measured once, then from a cache.
  ///
  /// - Parameters:
  ///   - maxWidth: points; nil does not limit it.
  ///   - maxLines: zero does not limit it.
  func layout(
    _ text: String, maxWidth: CGFloat? = nil, maxLines: Int = 1,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail, alignment: NSTextAlignment = .left
  ) -> TextLayout {
    TextLayout.cached(
      runs: [TextRun(text, TextAttributes(font: face))], font: face,
      options: TextOptions(
        maxWidth: maxWidth, maxLines: maxLines, lineBreak: lineBreakMode.option,
        alignment: alignment.option))
  }

  /// The width of one line, in points, not rounded.
  func width(of text: String) -> CGFloat {
    layout(text, lineBreakMode: .byClipping).size.width
  }
}

extension NSLineBreakMode {
  var option: TextOptions.LineBreak {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .characterWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    @unknown default: .wordWrap
    }
  }
}

extension NSTextAlignment {
  var option: TextOptions.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified, .natural: .natural
    @unknown default: .natural
    }
  }
}
