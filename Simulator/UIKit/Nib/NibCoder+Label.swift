extension NibCoder {
  @MainActor
  func read(into label: UILabel) {
    read { element, instantiation in
      let document = instantiation.document
      // The class turns touches off and redraws by itself; the nib has the last word on touches.
      label.isUserInteractionEnabled = try element.bool("userInteractionEnabled") ?? true
      label.text = try element.string("text")
      if let font = try element.font() { label.font = font }
      if let color = try element.color(key: "textColor", in: document) { label.textColor = color }
      label.highlightedTextColor = try element.color(key: "highlightedColor", in: document)
      if let alignment = try element.choice("textAlignment", NibText.alignments) {
        label.textAlignment = alignment
      }
      if let mode = try element.choice("lineBreakMode", NibText.lineBreakModes) {
        label.lineBreakMode = mode
      }
      label.numberOfLines = try element.integer("numberOfLines") ?? 1
      label.isEnabled = try element.bool("enabled") ?? true
      label.isHighlighted = try element.bool("highlighted") ?? false
      label.preferredMaxLayoutWidth = try element.number("preferredMaxLayoutWidth") ?? 0
      // Interface Builder writes NO where a label does not shrink, and leaves YES out.
      let smallest = try element.number("minimumFontSize")
      label.minimumScaleFactor =
        try element.number("minimumScaleFactor") ?? smallest.map { $0 / label.font.pointSize } ?? 0
      let shrinks = label.minimumScaleFactor > 0 ? true : nil
      label.adjustsFontSizeToFitWidth =
        try element.bool("adjustsFontSizeToFit") ?? shrinks ?? false
      // Where a text stands that has been shrunk.
      element.skip(attributes: ["baselineAdjustment"])
    }
  }
}
