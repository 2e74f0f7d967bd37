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
      if try element.bool("adjustsFontSizeToFit") == true {
        throw NibError(element, "shrinks its font to fit, which labels cannot do on Linux")
      }
      // Where the text stands that has been shrunk: of no effect without shrinking.
      element.skip(attributes: ["baselineAdjustment", "minimumFontSize"])
    }
  }
}
