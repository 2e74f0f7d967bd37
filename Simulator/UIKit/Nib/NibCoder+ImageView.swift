extension NibCoder {
  @MainActor
  func read(into view: UIImageView) {
    read { element, _ in
      view.isUserInteractionEnabled = try element.bool("userInteractionEnabled") ?? true
      if let name = element.attribute("image") { view.image = element.image(named: name) }
      if let name = element.attribute("highlightedImage") {
        view.highlightedImage = element.image(named: name)
      }
      view.isHighlighted = try element.bool("highlighted") ?? false
    }
  }
}
