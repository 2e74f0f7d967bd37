import Phone

/// What is written down, and when.
extension WalkRecorder {
  /// An input that is on the screen.
  func input(_ name: String) -> UIView? {
    phone.window.withDescendants.first { $0.nameOfInput == name }
  }

  /// A button of the bar above the keyboard, by what VoiceOver calls it.
  func barButton(_ name: String) -> UIButton? {
    let bar = phone.window.firstResponder?.inputAccessoryView
    let buttons = bar?.withDescendants.lazy.compactMap { $0 as? UIButton }
    return buttons?.first { $0.accessibilityLabel == name && $0.window != nil }
  }

  mutating func mark(_ name: String) {
    recording.film.marks.append(StepMark(name: name, frame: recording.film.samples.count))
  }

  /// Puts a finger on the middle of a view, whatever lies there.
  mutating func touch(_ view: UIView) {
    let place = phone.place(view)
    let middle = CGPoint(x: place.midX, y: place.midY)
    recording.touches.append(FilmTouch(frame: recording.film.samples.count, point: middle))
    phone.tap(at: middle)
    field = phone.window.firstResponder as? UIView ?? field
  }

  /// Time in which things move.
  mutating func wait(_ seconds: TimeInterval) {
    guard film != nil else { return phone.advance(by: seconds) }
    for _ in 0..<Int((seconds / phone.frameInterval).rounded()) {
      phone.advance(by: phone.frameInterval)
      takeFrame()
    }
  }

  /// Where a person is.
  func stop(rows: Int = 0) -> WalkStop {
    let field = phone.window.firstResponder as? UIView
    let place = field.map(phone.place) ?? .zero
    let top = phone.keyboardFrame.minY
    let hit = phone.window.hitTest(CGPoint(x: place.midX, y: place.midY), with: nil)
    let isOnTop = field.map { hit?.isDescendant(of: $0) == true } ?? false
    return WalkStop(
      name: field?.nameOfInput ?? "nothing", field: place, keyboardTop: top,
      isVisible: isOnTop && place.minY >= phone.configuration.visibleArea.minY - 0.5
        && place.maxY <= top + DemoRun.rounding,
      rows: rows, rowLimit: counter.limit)
  }

  /// Whether inputs that rest beside each other come in the reading direction.
  func reads(_ rests: [CGRect?]) -> Bool {
    zip(rests, rests.dropFirst()).allSatisfy { one, next in
      guard let one, let next, abs(one.midY - next.midY) < one.height / 2 else { return true }
      return walk.readsRightToLeft ? next.maxX < one.minX : next.minX > one.maxX
    }
  }

  private mutating func takeFrame() {
    let keyboard = phone.keyboardFrame
    let frame = field.map(phone.shownPlace) ?? .zero
    let covered = frame.intersection(keyboard).standardized
    recording.film.samples.append(
      Sample(
        keyboardTop: min(keyboard.minY, phone.screen.bounds.height), field: frame,
        covered: covered.isEmpty ? 0 : covered.height, edge: frame.maxY, expected: frame.maxY))
    film?.add(DisplayList.capture(phone.layersBackToFront, scale: phone.screen.scale))
  }
}

extension Phone {
  /// Where a view will be at rest, in points of the screen.
  @MainActor
  func place(_ view: UIView) -> CGRect {
    guard let window = view.window else { return .zero }
    return window.convertToDisplay(view.convert(view.bounds, to: window as UIView))
  }

  /// Where it is drawn now.
  @MainActor
  func shownPlace(_ view: UIView) -> CGRect {
    let layer = view.layer.presentation() ?? view.layer
    return layer.convert(layer.bounds, to: view.window?.layer.presentation())
  }
}

extension UIView {
  /// What a person calls an input; nil for views that are none.
  fileprivate var nameOfInput: String? {
    switch self {
    case let field as UITextField: field.placeholder
    case is UITextView: accessibilityLabel
    default: nil
    }
  }
}
