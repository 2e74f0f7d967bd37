import Phone

/// What a person does.
extension ChatRecorder {
  mutating func perform(_ deed: ChatDeed) {
    switch deed {
    case .tap:
      touch(bar.isHidden ? button("Comment") : text)
      wait(0.6)
    case .lines: typeLines()
    case .turn, .turnBack:
      phone.rotate(to: phone.configuration.turned.orientation)
      repeat { wait(phone.frameInterval) } while phone.isTurning
      wait(0.6)
    case .send:
      touch(button("Send"))
      wait(0.6)
    case .receive:
      chat.receive(screen)
      wait(0.6)
    case .stickers:
      frozenHeight = phone.shownPlace(screen.view).maxY - phone.keyboardFrame.minY
      touch(button("Stickers"))
      wait(0.6)
    case .keys:
      touch(button("Stickers"))
      wait(0.6)
      frozenHeight = nil
    case .hide:
      phone.dismissKeyboard()
      wait(0.6)
    case .drag: drag()
    }
  }

  /// Until it scrolls, and twice more.
  private mutating func typeLines() {
    var more = 2
    for number in 1...40 where more > 0 {
      if text.isScrollEnabled { more -= 1 }
      phone.type(number == 1 ? "Tea" : "\nMilk")
      wait(0.25)
    }
    wait(0.4)
    recording.isLimited = text.isScrollEnabled
    recording.textHeight = text.bounds.height
    // From the documentation of `KeyboardBar.maximumTextHeight`.
    let isCompact = screen.traitCollection.verticalSizeClass == .compact
    recording.textLimit = phone.window.bounds.height / (isCompact ? 5 : 3)
  }

  /// From the middle of the list down past the keyboard's top, and out.
  private mutating func drag() {
    // In a sheet, a finger at the newest message of a list upside down drags the sheet.
    sight.scroll(back: 60)
    phone.settle()
    let list = phone.shownPlace(bar.list ?? bar)
    var point = CGPoint(x: list.midX, y: (list.minY + sight.barTop) / 2)
    phone.touchDown(at: point)
    while point.y < phone.screen.bounds.maxY - 20 {
      recording.touches.append(FilmTouch(frame: recording.film.samples.count, point: point))
      point.y += 20
      phone.touchMove(to: point)
      wait(phone.frameInterval)
    }
    phone.touchUp()
    wait(1)
  }

  private mutating func touch(_ view: UIView?) {
    guard let view else { return }
    let place = phone.place(view)
    let middle = CGPoint(x: place.midX, y: place.midY)
    recording.touches.append(FilmTouch(frame: recording.film.samples.count, point: middle))
    phone.tap(at: middle)
  }

  private func button(_ title: String) -> UIButton? {
    screen.view.withDescendants.lazy.compactMap { $0 as? UIButton }
      .first { $0.currentTitle == title && $0.window != nil }
  }
}
