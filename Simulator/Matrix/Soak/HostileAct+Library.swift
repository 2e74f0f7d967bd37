import KeyboardStrut
import Phone

extension HostileAct {
  /// The calls of an app to the library, sensible or not.
  static let library: [HostileAct] = [
    ofLibrary("an avoider", weight: 5) { day, dice in
      let views: [UIView] = [day.screen.view] + day.parts.map(\.view)
      guard let view = dice.pick(1, views) else { return }
      let avoider: KeyboardAvoider? =
        switch dice.index(2, of: 7) {
        case 0: view.avoidKeyboard()
        case 1: view.avoidKeyboard(by: .lifting, gap: dice.points(3, -20...60))
        case 2: view.avoidKeyboard(by: .scrolling)
        case 3: dice.pick(3, day.constraints).map { view.avoidKeyboard(moving: [$0]) }
        case 4: dice.pick(3, day.constraints).map { $0.followKeyboard(gap: 8) }
        case 5: dice.pick(3, day.scrollViews).map { $0.followKeyboard() }
        default: dice.pick(3, day.constraints).map { view.hugKeyboard(moving: $0) }
        }
      guard let avoider else { return }
      day.watch(avoider, "an avoider")
      if dice.index(2, of: 7) == 6 { day.hugging.append(WeakAvoider(avoider: avoider)) }
    },
    ofLibrary("stop", weight: 3) { day, dice in day.avoider(dice)?.stop() },
    ofLibrary("switch off or on") { day, dice in day.avoider(dice)?.isEnabled.toggle() },
    ofLibrary("gap") { day, dice in day.avoider(dice)?.gap = dice.points(2, -40...80) },
    ofLibrary("update", weight: 3) { day, dice in
      day.avoider(dice)?.update(animated: dice.isLucky(2, oneIn: 2))
    },
    ofLibrary("automatic") { _, dice in
      if dice.isLucky(0, oneIn: 2) {
        KeyboardAvoidance.isAutomatic = true
      } else {
        KeyboardAvoidance.isAutomatic = false
      }
    },
    ofLibrary("exclude or include", weight: 1) { day, dice in
      guard let view = dice.pick(0, day.parts)?.view else { return }
      if dice.isLucky(1, oneIn: 2) {
        view.isKeyboardAvoidanceExcluded = true
      } else {
        view.isKeyboardAvoidanceExcluded = false
      }
    },
    ofLibrary("companions") { day, dice in
      guard let input = day.input(dice), let part = dice.pick(1, day.parts)?.view else { return }
      input.keyboardCompanions = [part]
      input.keyboardGap = dice.isLucky(2, oneIn: 2) ? nil : dice.points(3, -20...60)
    },
    ofLibrary("a strut", weight: 1) { day, dice in
      let view: UIView = day.screen.view
      guard dice.isLucky(0, oneIn: 2), !(view is UIScrollView) else {
        let guide = view.keyboardStrutGuide
        day.watch(guide, "a guide")
        return
      }
      let strut = KeyboardStrutView(frame: .zero)
      strut.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(strut)
      NSLayoutConstraint.activate([
        strut.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        strut.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        strut.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      day.watch(strut, "a strut")
    },
    ofLibrary("observe", weight: 2) { day, dice in
      if dice.isLucky(0, oneIn: 3), !day.observations.isEmpty {
        day.observations.removeFirst()
        return
      }
      let observation = Keyboard.observe { [weak day] _ in
        guard let day else { return }
        if day.isOver { day.complain("an observer is told after its end") }
        // An observer may call the library while it is told.
        switch dice.index(1, of: 4) {
        case 0: day.avoider(dice)?.stop()
        case 1: day.avoider(dice)?.update(animated: false)
        case 2 where day.screen.view.keyboardAvoiders.isEmpty:
          day.screen.view.avoidKeyboard()
        default: if !day.observations.isEmpty { day.observations.removeLast() }
        }
      }
      day.watch(observation, "an observation")
      day.observations.append(observation)
    },
  ]

  private static func ofLibrary(
    _ id: String, weight: Int = 2,
    perform: @escaping @MainActor @Sendable (HostileDay, Dice) -> Void
  ) -> HostileAct {
    HostileAct(id, weight: weight, isOfLibrary: true, perform: perform)
  }
}

extension HostileDay {
  /// Some avoider, of those that live in the screen's views.
  func avoider(_ dice: Dice) -> KeyboardAvoider? {
    let views: [UIView] = [screen.view] + parts.map(\.view)
    return dice.pick(4, views.flatMap { $0.keyboardAvoiders })
  }
}
