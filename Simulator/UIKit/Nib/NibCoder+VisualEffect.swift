extension NibCoder {
  @MainActor
  func read(into view: UIVisualEffectView) {
    read { element, instantiation in
      if let content = element.child(key: "contentView") {
        NibCoder(content, instantiation).read(into: view.contentView as UIView)
        try content.checkAllRead()
      }
      if let effect = element.child(named: "blurEffect") {
        guard let style = try effect.choice("style", Self.blurStyles) else {
          throw NibError(effect, "has no style")
        }
        view.effect = UIBlurEffect(style: style)
        try effect.checkAllRead()
      }
    }
  }

  private static let blurStyles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
  ]
}
