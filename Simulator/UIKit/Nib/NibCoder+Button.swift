extension NibCoder {
  @MainActor
  func read(into button: UIButton) {
    read { element, instantiation in
      try readControl(button, from: element)
      let document = instantiation.document
      button.adopt(try element.choice("buttonType", Self.types) ?? .custom)
      if let font = try element.font() { button.titleLabel?.font = font }
      if let mode = try element.choice("lineBreakMode", NibText.lineBreakModes) {
        button.titleLabel?.lineBreakMode = mode
      }
      for state in element.children(named: "state") {
        try readState(state, into: button, in: document)
      }
      if let configuration = element.child(key: "configuration") {
        button.configuration = try readConfiguration(configuration, in: document)
      }
    }
  }

  @MainActor
  private func readState(
    _ element: NibElement, into button: UIButton, in document: NibDocument
  ) throws {
    guard let state = try element.choice("key", Self.states) else {
      throw NibError(element, "names no state")
    }
    if let title = try element.string("title") { button.setTitle(title, for: state) }
    // A look that was taken back with iOS 7.
    element.skipChildren { _, key in key == "titleShadowColor" }
    if let color = try element.color(key: "titleColor", in: document) {
      button.setTitleColor(color, for: state)
    }
    if let name = element.attribute("image") {
      button.setImage(element.image(named: name), for: state)
    }
    if let name = element.attribute("backgroundImage") {
      button.setBackgroundImage(element.image(named: name), for: state)
    }
    try element.checkAllRead()
  }

  @MainActor
  private func readConfiguration(
    _ element: NibElement, in document: NibDocument
  ) throws -> UIButton.Configuration {
    var configuration = try element.choice("style", Self.styles) ?? .plain()
    configuration.title = try element.string("title")
    if let name = element.attribute("image") {
      configuration.image = element.image(named: name)
    }
    configuration.imagePadding = try element.number("imagePadding") ?? 0
    if let style = try element.choice("cornerStyle", Self.cornerStyles) {
      configuration.cornerStyle = style
    }
    if let insets = element.child(key: "contentInsets") {
      configuration.contentInsets = try insets.directionalEdgeInsets()
    }
    configuration.baseForegroundColor = try element.color(key: "baseForegroundColor", in: document)
    configuration.baseBackgroundColor = try element.color(key: "baseBackgroundColor", in: document)
    try element.checkAllRead()
    return configuration
  }

  private static let types: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system,
  ]

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]

  @MainActor
  private static let styles: [String: UIButton.Configuration] = [
    "plain": .plain(), "tinted": .tinted(), "gray": .gray(), "filled": .filled(),
  ]

  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]
}
