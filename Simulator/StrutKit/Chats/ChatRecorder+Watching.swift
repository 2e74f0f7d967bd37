import KeyboardStrut
import Phone

/// What is written down, and when.
extension ChatRecorder {
  /// Time in which things move, looked at frame by frame.
  mutating func wait(_ seconds: TimeInterval) {
    for _ in 0..<max(Int((seconds / phone.frameInterval).rounded()), 1) {
      phone.advance(by: phone.frameInterval)
      // In the middle of a turn everything is between two layouts.
      if !phone.isTurning { judge() }
      takeFrame()
    }
  }

  /// Once all is still: the bar by arithmetic, and what is written.
  mutating func noteRest() {
    let view = phone.shownPlace(screen.view)
    let restingPlace = view.maxY - screen.view.safeAreaInsets.bottom
    let keyboard = phone.keyboardFrame
    let place = frozenHeight.map { view.maxY - $0 } ?? min(keyboard.minY, restingPlace)
    let (bar, message) = (abs(sight.barBottom - place), messageError)
    let written = phone.shownPlace(text)
    let isUp = keyboard.minY < phone.screen.bounds.maxY
    let (height, deed) = (text.bounds.height, recording.moments.last?.deed)
    note { moment in
      moment.bar = max(moment.bar, bar)
      if deed != .drag { moment.message = max(moment.message, message) }
      moment.isKeyboardUp = isUp
      moment.covered = isUp ? max(0, written.maxY - keyboard.minY) : 0
      moment.textHeight = height
    }
  }

  /// Where the finger leaves the list is the person's.
  private mutating func judge() {
    let bar = abs(sight.barBottom - expected)
    let message = isMessageJudged ? messageError : 0
    note { moment in
      moment.frames += 1
      moment.bar = max(moment.bar, bar)
      moment.message = max(moment.message, message)
    }
  }

  private mutating func note(_ change: (inout ChatMoment) -> Void) {
    guard let last = recording.moments.indices.last else { return }
    change(&recording.moments[last])
  }

  private var isMessageJudged: Bool {
    guard let deed = recording.moments.last?.deed, deed != .drag, !deed.scrollsList else {
      return false
    }
    // A bar that comes with the keyboard brings the list to its end.
    return !(chat.hidesBar && deed == .tap)
  }

  /// Above the bar, and above the room that is kept for an answer.
  private var messageError: CGFloat {
    let top = bar.isHidden ? sight.barBottom : sight.barTop
    let place = min(top, sight.listBottom - bar.blankSpace)
    return abs(sight.listEnd - min(place, sight.listEndAtStart))
  }

  /// Where what is in the bar belongs.
  private var expected: CGFloat {
    frozenHeight.map { phone.shownPlace(screen.view).maxY - $0 } ?? sight.guideTop
  }

  private mutating func takeFrame() {
    guard film != nil, recording.moments.last?.deed.turnsDevice != true else { return }
    let keyboard = phone.keyboardFrame
    let field = phone.shownPlace(text)
    let covered = field.intersection(keyboard).standardized
    recording.film.samples.append(
      Sample(
        keyboardTop: min(keyboard.minY, phone.screen.bounds.height), field: field,
        covered: covered.isEmpty ? 0 : covered.height, edge: sight.barBottom,
        expected: expected))
    film?.add(DisplayList.capture(phone.layersBackToFront, scale: phone.screen.scale))
  }
}
