extension KeyboardView {
  func drawBar(in context: CGContext) {
    let suggestions = keys.filter {
      if case .suggestion = $0.role { true } else { false }
    }
    Colors.separator.setFill()
    for key in suggestions.dropFirst() {
      context.fill(
        CGRect(x: key.frame.minX - 0.5, y: key.frame.midY - 12, width: 1, height: 24))
    }
    guard configuration.isPad, let middle = suggestions.first?.frame.midY else { return }
    drawUndo(at: CGPoint(x: 32, y: middle), isMirrored: false)
    drawUndo(at: CGPoint(x: 78, y: middle), isMirrored: true)
    drawPaste(at: CGPoint(x: 124, y: middle))
  }

  func draw(_ key: KeyboardViewKey, in context: CGContext) {
    drawCap(of: key, in: context)
    switch key.role {
    case .character(let text): drawCharacter(text, of: key, in: context)
    case .suggestion(let word): draw(word, size: 17, in: key.frame, context)
    case .space: draw("space", size: 16, in: key.frame, context)
    case .characterSwitch(let name): draw(name, size: 16, in: key.frame, context)
    case .return:
      let color: UIColor =
        !configuration.isReturnEnabled
        ? .secondaryLabel : configuration.isReturnProminent ? .white : .label
      draw(configuration.returnTitle, size: 16, in: key.frame, color: color, context)
    case .shift: drawShift(in: key.frame)
    case .delete: drawDelete(in: key.frame)
    case .globe: drawGlobe(in: key.frame)
    case .dictation: drawMicrophone(in: key.frame)
    case .dismiss: drawDismiss(in: key.frame)
    }
  }

  private func drawCap(of key: KeyboardViewKey, in context: CGContext) {
    guard hasCap(key) else { return }
    let radius: CGFloat = configuration.isPad ? 6 : 5
    Colors.edge.setFill()
    UIBezierPath(
      roundedRect: key.frame.offsetBy(dx: 0, dy: 1), cornerRadius: radius
    ).fill()
    capColor(of: key).setFill()
    UIBezierPath(roundedRect: key.frame, cornerRadius: radius).fill()
  }

  /// Globe and microphone in the dock, and a number pad's odd keys, lie bare on the background.
  private func hasCap(_ key: KeyboardViewKey) -> Bool {
    switch key.role {
    case .suggestion: false
    case .globe, .dictation: configuration.dockHeight < 60
    case .delete, .characterSwitch: !configuration.isNumberPad
    default: true
    }
  }

  private func capColor(of key: KeyboardViewKey) -> UIColor {
    switch key.role {
    case .return where configuration.isReturnProminent && configuration.isReturnEnabled:
      .systemBlue
    case .shift where configuration.isShifted: Colors.lightCap
    case .character, .space: Colors.lightCap
    default: Colors.darkCap
    }
  }

  private func drawCharacter(
    _ text: String, of key: KeyboardViewKey, in context: CGContext
  ) {
    if configuration.isNumberPad {
      guard let caption = key.caption, !caption.isEmpty else {
        return draw(text, size: 25, in: key.frame, context)
      }
      let (upper, lower) = key.frame.divided(atDistance: key.frame.height * 0.62, from: .minYEdge)
      draw(text, size: 25, in: upper.offsetBy(dx: 0, dy: 2), context)
      draw(caption, size: 10, weight: .bold, in: lower.offsetBy(dx: 0, dy: -2), context)
      return
    }
    let size: CGFloat = text.count > 1 ? 16 : text == text.uppercased() ? 22.5 : 25
    // Small letters look centered when their body is, not their line.
    let lift: CGFloat = text.count > 1 || text == text.uppercased() ? 0 : -2
    draw(text, size: size, weight: .light, in: key.frame.offsetBy(dx: 0, dy: lift), context)
  }

  private func draw(
    _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, in rect: CGRect,
    color: UIColor = .label, _ context: CGContext
  ) {
    let layout = UIFont.systemFont(ofSize: size, weight: weight)
      .layout(text, lineBreakMode: .byClipping)
    let origin = CGPoint(
      x: rect.midX - layout.size.width / 2, y: rect.midY - layout.size.height / 2)
    layout.draw(at: origin, in: context, color: color.cgColor)
  }
}
