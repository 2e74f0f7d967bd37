extension NibDocument {
  /// Makes the objects of a `.xib`.
  ///
  /// - Parameters:
  ///   - owner: What stands for File's Owner.
  ///   - external: What stands for other placeholders, by their identifiers.
  /// - Returns: The top level's objects that were made.
  func instantiate(owner: AnyObject?, external: [String: Any] = [:]) throws -> [Any] {
    try check(is: .xib)
    let instantiation = NibInstantiation(self)
    let elements = root.children(named: "objects").flatMap { $0.readChildren() }
    let (placeholders, own) = (
      elements.filter { $0.name == "placeholder" }, elements.filter { $0.name != "placeholder" }
    )
    for placeholder in placeholders {
      switch try placeholder.requiredAttribute("placeholderIdentifier") {
      case "IBFilesOwner": try instantiation.notePlaceholder(placeholder, for: owner)
      case "IBFirstResponder": break
      case let name:
        try instantiation.notePlaceholder(placeholder, for: external[name].map { $0 as AnyObject })
      }
    }
    let recognizers = own.filter { $0.name.hasSuffix("GestureRecognizer") }
    try instantiation.makeRecognizers(recognizers)
    let made: [Any] = try own.map { element in
      guard element.name.hasSuffix("GestureRecognizer") else {
        return try instantiation.makeView(element)
      }
      return try instantiation.object(element.id ?? "", for: element)
    }
    try instantiation.finish()
    return made
  }
}
