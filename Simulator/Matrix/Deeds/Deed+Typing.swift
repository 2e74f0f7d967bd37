import Phone

extension Deed {
  /// Done with the keys.
  static let typing: [Deed] = [
    Deed(id: "type", title: "Letters are typed") { actor in
      actor.begin("typing")
      actor.type("Ada")
      actor.wait()
      actor.stop()
    },
    Deed(id: "type-much", title: "Fifty letters are typed") { actor in
      actor.begin("typing")
      actor.type(String(repeating: "Ada L ", count: 8) + "!!")
      actor.wait()
      actor.stop()
    },
    Deed(id: "bar", title: "Predictive bar off and on") { actor in
      for isOn in [false, true] {
        actor.begin(isOn ? "bar on" : "bar off")
        actor.phone.showsPredictiveBar = isOn
        actor.wait()
        actor.stop()
      }
    },
    Deed(id: "cut-short", title: "Hidden after 80 ms, shown again") { actor in
      actor.begin("short hide")
      actor.input?.resignFirstResponder()
      actor.wait(0.08)
      actor.input?.becomeFirstResponder()
      actor.wait()
      actor.stop()
    },
  ]
}

extension Actor {
  /// Types letters, one a frame.
  func type(_ text: String) {
    guard let input, input.holdsFocus, let keys = input as? any UIKeyInput else { return }
    if input is UITextView { record.scrollsText = true }
    for letter in text {
      if window === phone.window {
        phone.type(String(letter))
      } else {
        keys.insertText(String(letter))
      }
      wait(phone.frameInterval)
    }
  }
}
