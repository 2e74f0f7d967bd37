extension NibCoder {
  @MainActor
  func readTraits(_ element: NibElement, into input: some UITextInputTraits) throws {
    // Where Interface Builder writes nothing, nothing is capitalised by itself.
    input.autocapitalizationType =
      try element.choice("autocapitalizationType", NibText.capitalizations) ?? .none
    input.autocorrectionType =
      try element.choice("autocorrectionType", NibText.corrections) ?? .default
    input.spellCheckingType =
      try element.choice("spellCheckingType", NibText.spellChecks) ?? .default
    input.keyboardType = try element.choice("keyboardType", NibText.keyboardTypes) ?? .default
    input.keyboardAppearance =
      try element.choice("keyboardAppearance", NibText.appearances) ?? .default
    input.returnKeyType = try element.choice("returnKeyType", NibText.returnKeys) ?? .default
    input.enablesReturnKeyAutomatically =
      try element.bool("enablesReturnKeyAutomatically") ?? false
    input.isSecureTextEntry = try element.bool("secureTextEntry") ?? false
    if let type = try element.choice("textContentType", NibText.contentTypes) {
      input.textContentType = type
    }
    try element.checkAllRead()
  }
}
