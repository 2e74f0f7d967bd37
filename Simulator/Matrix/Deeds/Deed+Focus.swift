import Phone

extension Deed {
  /// The deeds that move the focus.
  static let focus: [Deed] = [
    Deed(id: "next", title: "Fields in turn") { actor in
      for name in ["the next field", "the field after it"] {
        actor.begin(name)
        actor.moveFocus()
        actor.wait()
        actor.stop()
      }
    },
    Deed(
      id: "will-show-moves", title: "First responder moved inside will-show",
      prepare: { actor in actor.atWillShow { $0.moveFocus() } }
    ) { _ in },
    Deed(
      id: "will-show-resigns", title: "First responder resigned inside will-show",
      prepare: { actor in actor.atWillShow { _ = $0.input?.resignFirstResponder() } }
    ) { actor in
      actor.wait(2)
      actor.begin("the second tap")
      actor.open()
      actor.wait()
      actor.stop()
    },
  ]
}

extension Actor {
  /// Gives the focus to the input above, or to the last.
  func moveFocus() {
    let all = inputs
    guard let input, let index = all.firstIndex(where: { $0 === input }) else { return }
    let next = all[index > 0 ? index - 1 : all.count - 1]
    self.input = next
    next.becomeFirstResponder()
    phone.settle()
  }

  /// Does something inside the first notification that the keyboard will show.
  func atWillShow(_ action: @escaping @MainActor (Actor) -> Void) {
    let center = NotificationCenter.default
    willShow = center.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self, let token = self.willShow else { return }
        NotificationCenter.default.removeObserver(token)
        self.willShow = nil
        action(self)
      }
    }
  }
}
