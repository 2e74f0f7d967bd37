extension NibCoder {
  @MainActor
  func read(into field: UITextField) {
    read { element, instantiation in
      if let mode = try element.choice("borderStyle", Self.borderStyles) {
        field.borderStyle = mode
      }
      try readControl(field, from: element, alignment: .left)
      field.text = try element.string("text")
      field.placeholder = try element.string("placeholder")
      let font = try element.font()
      if let font { field.font = font }
      let document = instantiation.document
      if let color = try element.color(key: "textColor", in: document) { field.textColor = color }
      if let alignment = try element.choice("textAlignment", NibText.alignments) {
        field.textAlignment = alignment
      }
      field.clearButtonMode = try element.choice("clearButtonMode", Self.viewModes) ?? .never
      field.clearsOnBeginEditing = try element.bool("clearsOnBeginEditing") ?? false
      try checkShrinking(element, fontSize: font?.pointSize ?? 17)
      if let traits = element.child(key: "textInputTraits") { try readTraits(traits, into: field) }
    }
  }

  /// A smallest size that is no smaller than the font means no shrinking.
  private func checkShrinking(_ element: NibElement, fontSize: CGFloat) throws {
    let smallest = try element.number("minimumFontSize") ?? fontSize
    guard try element.bool("adjustsFontSizeToFit") ?? true, smallest < fontSize else { return }
    throw NibError(element, "shrinks its font to fit, which text fields cannot do on Linux")
  }

  private static let borderStyles: [String: UITextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]

  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]
}
