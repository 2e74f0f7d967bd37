import Phone

/// How much of an input was seen at a moment at which everything rested.
struct Look: Equatable {
  /// Whether what is drawn on top at its corners, a point inside, and in its middle is the input.
  let isShown: Bool
  /// The same for what belongs to it.
  let showsCompanions: Bool
  /// The height of what has to be seen, and how much room the keyboard leaves for it, in points.
  let height: CGFloat
  let room: CGFloat
  /// The input and the keyboard's upper edge, in screen points.
  let frame: CGRect
  let keyboardTop: CGFloat

  @MainActor
  init(at input: UIView, by actor: Actor) {
    let sight = Sight(actor.phone)
    let top = actor.screen.view.shownFrame.minY + actor.screen.view.safeAreaInsets.top
    keyboardTop = min(actor.phone.keyboardFrame.minY, actor.phone.screen.bounds.height)
    room = keyboardTop - top
    frame = input.shownFrame
    var target = frame
    // A text that is longer than the room is read line by line: what counts is the line that is
    // written.
    if let text = input as? UITextView, target.height > room * 0.8,
      let position = text.selectedTextRange?.end
    {
      let layer = text.layer.presentation() ?? text.layer
      let caret = text.caretRect(for: position)
      target = layer.convert(caret, to: nil).offsetBy(
        dx: input.windowOrigin.x, dy: input.windowOrigin.y)
    }
    height = target.height
    isShown = sight.shows(input, in: target)
    showsCompanions = actor.run.screen.companions(actor.screen).allSatisfy {
      sight.shows($0, in: $0.shownFrame)
    }
  }

  /// Whether the keyboard leaves enough room for it at all.
  var isPossible: Bool { height + 1 <= room }
}
