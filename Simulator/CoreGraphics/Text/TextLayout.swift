import CPango

/// Text set in lines: measured in points, drawn at any scale, the same on every machine that has
/// the same fonts.
///
/// Pango breaks lines and places letters; the lines themselves are spaced by `FontMetrics`, so that
/// a fallback font (emoji, Chinese) changes no line's height. Immutable; safe on any one thread.
package final class TextLayout {
  struct Key: Hashable {
    let runs: [TextRun]
    let font: FontDescription
    let options: TextOptions
  }

  package let string: String
  /// The font of text without a run of its own, of an empty text most of all.
  package let font: FontDescription
  package let options: TextOptions
  /// Indents and heights of the lines; nil for lines as high as their fonts, without indents.
  package let format: ParagraphFormat?
  package private(set) var lines: [TextLine] = []
  /// The size of all lines, not rounded; an empty text is one empty line.
  package private(set) var size = CGSize.zero
  /// Whether some of the text is not shown, by an ellipsis or for want of lines.
  package private(set) var isTruncated = false
  /// The direction of the last line.
  private(set) var endsRightToLeft = false

  /// How many texts have been set so far.
  package static var count: Int { TextEngine.withEngine { $0.layoutsMade } }

  let layout: OpaquePointer
  private var storedIndices: TextIndices?

  package convenience init(
    runs: [TextRun], font: FontDescription, options: TextOptions = TextOptions()
  ) {
    self.init(runs, font, options, format: nil, decorations: [])
  }

  /// A paragraph of a text with several looks.
  ///
  /// - Parameter decorations: One for each run.
  init(
    _ runs: [TextRun], _ font: FontDescription, _ options: TextOptions, format: ParagraphFormat?,
    decorations: [TextDecoration?]
  ) {
    self.font = font
    self.options = options
    self.format = format
    string = runs.map(\.string).joined()
    layout = TextEngine.withEngine {
      $0.makeLayout(isRightToLeft: options.neutralIsRightToLeft)
    }
    TextEngine.withEngine { engine in
      setUp(runs, decorations, engine)
      measure(runs)
    }
  }

  /// A text with several looks, all of it set as its first run.
  package convenience init(
    runs: [FormattedRun], font: FontDescription, options: TextOptions = TextOptions()
  ) {
    self.init(
      runs.map(\.run), font, options, format: runs.first?.format,
      decorations: runs.map(\.decoration))
  }

  package convenience init(
    _ string: String, font: FontDescription, options: TextOptions = TextOptions()
  ) {
    self.init(
      runs: [TextRun(string, TextAttributes(font: font))], font: font, options: options)
  }

  deinit {
    let layout = layout
    TextEngine.withEngine { _ in g_object_unref(UnsafeMutableRawPointer(layout)) }
  }

  /// A layout from the cache: measuring the same text again costs a dictionary look-up.
  package static func cached(
    runs: [TextRun], font: FontDescription, options: TextOptions = TextOptions()
  ) -> TextLayout {
    let key = Key(runs: runs, font: font, options: options)
    return TextEngine.withEngine { engine in
      if let layout = engine.cache[key] { return layout }
      if engine.cache.count >= 512 { engine.cache.removeAll() }
      let layout = TextLayout(runs: runs, font: font, options: options)
      engine.cache[key] = layout
      return layout
    }
  }

  /// Made when first asked for: most texts are only measured and drawn.
  var indices: TextIndices {
    TextEngine.withEngine { _ in
      if let storedIndices { return storedIndices }
      let indices = TextIndices(string)
      storedIndices = indices
      return indices
    }
  }

  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// The width to align in: the limit, or without one the widest line.
  var alignmentWidth: CGFloat { limit ?? size.width }

  /// The width limit, unless it is too large to be one.
  private var limit: CGFloat? {
    options.maxWidth.flatMap { $0 < 1_000_000 ? max($0, 0) : nil }
  }

  private func setUp(
    _ runs: [TextRun], _ decorations: [TextDecoration?], _ engine: TextEngine
  ) {
    let description = engine.makeDescription(font)
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    pango_layout_set_text(layout, string, Int32(string.utf8.count))
    pango_layout_set_attributes(layout, nil)
    let attributes = makeAttributes(runs, decorations, engine)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)

    pango_layout_set_wrap(
      layout, options.lineBreak == .characterWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    guard let limit, options.lineBreak != .clip else { return }
    // A unit more than asked: a width that was measured must be wide enough again.
    pango_layout_set_width(layout, pangoWidth(widthOfLines(in: limit)) + 1)
    if let format {
      pango_layout_set_indent(layout, pangoWidth(format.firstLineIndent - format.indent))
    }
    let ellipses: [TextOptions.LineBreak: PangoEllipsizeMode] = [
      .truncateHead: PANGO_ELLIPSIZE_START, .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE,
      .truncateTail: PANGO_ELLIPSIZE_END,
    ]
    if options.maxLines > 0, let mode = ellipses[options.lineBreak] {
      pango_layout_set_ellipsize(layout, mode)
      pango_layout_set_height(layout, -Int32(options.maxLines))
    }
  }

  private func pangoWidth(_ points: CGFloat) -> Int32 {
    Int32((points * Double(PANGO_SCALE)).rounded(.up))
  }

  /// The width of the longer lines where the first is indented otherwise than the rest.
  private func widthOfLines(in limit: CGFloat) -> CGFloat {
    guard let format else { return limit }
    return max(limit - min(format.firstLineIndent, format.indent) - format.tail(of: limit), 0)
  }

  private func makeAttributes(
    _ runs: [TextRun], _ decorations: [TextDecoration?], _ engine: TextEngine
  ) -> OpaquePointer? {
    let list = pango_attr_list_new()
    var start = 0
    for (number, run) in runs.enumerated() {
      let end = start + run.string.utf8.count
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        attribute?.pointee.start_index = UInt32(start)
        attribute?.pointee.end_index = UInt32(end)
        pango_attr_list_insert(list, attribute)
      }
      let look = run.attributes
      let description = engine.makeDescription(look.font)
      add(pango_attr_font_desc_new(description))
      pango_font_description_free(description)
      if look.font.hasMonospacedDigits { add(pango_attr_font_features_new("tnum=1")) }
      let spacing = look.kern + look.font.tracking
      if spacing != 0 {
        add(pango_attr_letter_spacing_new(Int32((spacing * Double(PANGO_SCALE)).rounded())))
      }
      if number < decorations.count, let decoration = decorations[number] {
        decoration.attributes.forEach(add)
      }
      if let color = look.color {
        let (red, green, blue, alpha) = color.pangoWords
        add(pango_attr_foreground_new(red, green, blue))
        add(pango_attr_foreground_alpha_new(alpha))
      }
      start = end
    }
    return list
  }

  private func measure(_ runs: [TextRun]) {
    let total = Int(pango_layout_get_line_count(layout))
    let count = options.maxLines > 0 ? min(options.maxLines, total) : total
    isTruncated = count < total || pango_layout_is_ellipsized(layout) != 0
    var boxes: [(width: CGFloat, start: Int, end: Int, isRightToLeft: Bool)] = []
    for index in 0..<count {
      guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { continue }
      var logical = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &logical)
      let start = Int(line.pointee.start_index)
      // The unit of slack, and the tracking of an ellipsis, must not reach beyond the limit.
      let width =
        CGFloat(logical.width) / CGFloat(PANGO_SCALE)
        + lastKern(of: runs, from: start, to: start + Int(line.pointee.length))
      let widest = options.lineBreak == .clip ? nil : limit.map { room(in: $0, line: index) }
      boxes.append(
        (
          min(width, widest ?? width), start, start + Int(line.pointee.length),
          pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
        ))
    }
    endsRightToLeft = boxes.last?.isRightToLeft ?? false
    for (index, box) in boxes.enumerated() {
      size.width = max(size.width, box.width + lead(ofLine: index))
    }
    var top: CGFloat = 0
    for (index, box) in boxes.enumerated() {
      let metrics = metrics(of: runs, from: box.start, to: box.end)
      let natural = metrics.ascender - metrics.descender
      let height = format?.lineHeight(natural: natural) ?? natural
      let frame = CGRect(
        x: offset(of: box.width, isRightToLeft: box.isRightToLeft, line: index), y: top,
        width: box.width, height: height)
      let next = index + 1 < boxes.count ? boxes[index + 1].start : string.utf8.count
      lines.append(
        TextLine(
          // A line that is higher or lower than its fonts gives and takes room at its top: apps
          // that want text in the middle shift the baseline by half of that.
          frame: frame, baseline: top + (height - natural) + metrics.ascender,
          range: utf16Offset(box.start)..<utf16Offset(box.end),
          continues: index + 1 < boxes.count && next == box.end))
      top = frame.maxY + (index + 1 < boxes.count ? format?.lineSpacing ?? 0 : 0)
    }
    size.height = top
  }

  /// Kern counts after the last character of a line, too, where Pango adds none: "test" at a kern
  /// of 0.1 was measured 29.59384765625 points wide, four kerns more than a whole number of the
  /// font's units (LinkedInAttic/LayoutKit#184; Rightpoint/BonMot#284 shows the space).
  private func lastKern(of runs: [TextRun], from start: Int, to end: Int) -> CGFloat {
    guard start < end else { return 0 }
    var position = 0
    for run in runs {
      position += run.string.utf8.count
      if position >= end { return run.attributes.kern }
    }
    return 0
  }

  private func utf16Offset(_ byte: Int) -> Int {
    let utf8 = string.utf8
    return utf8.index(utf8.startIndex, offsetBy: byte).utf16Offset(in: string)
  }

  private func lead(ofLine line: Int) -> CGFloat {
    format?.lead(isFirst: line == 0) ?? 0
  }

  /// What a line may fill of a width.
  private func room(in width: CGFloat, line: Int) -> CGFloat {
    guard let format else { return width }
    return max(width - format.lead(isFirst: line == 0) - format.tail(of: width), 0)
  }

  private func offset(of width: CGFloat, isRightToLeft: Bool, line: Int) -> CGFloat {
    let all = alignmentWidth
    // Without a limit the widest line ends at the edge, whatever lies beyond.
    let room = (limit == nil ? all - lead(ofLine: line) : room(in: all, line: line)) - width
    let start = isRightToLeft ? all - lead(ofLine: line) - width - room : lead(ofLine: line)
    switch options.alignment {
    case .left: return start
    case .right: return start + room
    case .center: return start + room / 2
    case .natural: return isRightToLeft ? start + room : start
    }
  }

  /// The tallest of the fonts that runs in a range of UTF-8 offsets ask for.
  private func metrics(
    of runs: [TextRun], from start: Int, to end: Int
  ) -> (ascender: CGFloat, descender: CGFloat) {
    var tallest: (ascender: CGFloat, descender: CGFloat)?
    var position = 0
    for run in runs {
      let runEnd = position + run.string.utf8.count
      defer { position = runEnd }
      guard position < end || (start == end && position <= start), runEnd > start || start == end,
        runEnd >= start
      else { continue }
      let metrics = run.attributes.font.metrics
      tallest = (
        max(tallest?.ascender ?? 0, metrics.ascender),
        min(tallest?.descender ?? 0, metrics.descender)
      )
    }
    return tallest ?? (font.metrics.ascender, font.metrics.descender)
  }
}
