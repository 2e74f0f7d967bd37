import Phone

extension HostileAct {
  /// The acts of a user on the keyboard, and on the device around it.
  static let keyboard: [HostileAct] = [
    HostileAct("focus", weight: 14) { day, dice in
      day.input(dice)?.becomeFirstResponder()
    },
    HostileAct("dismiss", weight: 6) { day, _ in
      // `Phone.dismissKeyboard()` would also end the run-loop turn. The app may do this inside a
      // notification, where no turn ends.
      day.phone.window.firstResponder?.resignFirstResponder()
    },
    HostileAct("dismiss at once") { day, _ in day.phone.dismissKeyboardInstantly() },
    HostileAct("dismiss twice", weight: 1) { day, _ in day.phone.dismissKeyboardTwice() },
    HostileAct("wait", weight: 12) { day, dice in
      day.phone.advance(by: Double(dice.index(0, of: 12)) / 60)
    },
    HostileAct("wait longer", weight: 4) { day, _ in day.phone.advance(by: 0.6) },
    HostileAct("type", weight: 4) { day, dice in
      guard let input = day.input(dice), input.isFirstResponder else { return }
      (input as? any UIKeyInput)?.insertText("a")
    },
    HostileAct("another keyboard", weight: 4) { day, dice in
      switch dice.index(0, of: 5) {
      case 0: day.phone.switchToEmoji()
      case 1: day.phone.switchToLetters()
      case 2: day.phone.switchToThirdPartyKeyboard(height: dice.points(1, 100...320))
      case 3: day.phone.showsPredictiveBar.toggle()
      default: day.phone.offersPasswords.toggle()
      }
    },
    HostileAct("another dock") { day, dice in
      let isPad = day.phone.configuration.device.idiom == .pad
      switch dice.index(0, of: isPad ? 6 : 3) {
      case 0: day.phone.connectHardwareKeyboard()
      case 1: day.phone.disconnectHardwareKeyboard()
      case 2: day.phone.dockKeyboard()
      case 3: day.phone.undockKeyboard()
      case 4: day.phone.splitKeyboard()
      default: day.phone.floatKeyboard()
      }
    },
    HostileAct("drag the keyboard") { day, dice in
      day.phone.dragKeyboard(by: 0.5, duration: 0.05, dismissing: dice.isLucky(0, oneIn: 2))
    },
    HostileAct("background", weight: 1) { day, dice in
      day.phone.enterBackground(losingFocus: dice.isLucky(0, oneIn: 2))
      day.phone.enterForeground()
    },
    HostileAct("another app's keyboard", weight: 1) { day, dice in
      day.isMisled = true
      if dice.isLucky(0, oneIn: 2) {
        day.phone.otherAppShowsKeyboard(claimsLocal: dice.isLucky(1, oneIn: 2))
      } else {
        day.phone.otherAppHidesKeyboard()
      }
    },
    HostileAct("cross-fade", weight: 1) { day, dice in
      day.phone.prefersCrossFade = dice.isLucky(0, oneIn: 2)
    },
    HostileAct("turn", weight: 1) { day, _ in
      let way = day.phone.configuration
      day.phone.rotate(to: way.turned.orientation)
      day.phone.advance(by: 0.9)
      day.phone.rotate(to: way.orientation)
      day.phone.advance(by: 0.9)
    },
    HostileAct("an accessory bar", weight: 1) { day, dice in
      guard let field = day.input(dice) as? UITextField else { return }
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
      field.inputAccessoryView = field.inputAccessoryView == nil ? bar : nil
      field.reloadInputViews()
    },
  ]
}

extension HostileAct {
  /// Pauses in which everything comes to rest. Explanations can be judged only at rest.
  static let rests: [HostileAct] = [
    HostileAct("rest", weight: 10) { day, _ in day.phone.advance(by: 0.8) },
    HostileAct("focus and rest", weight: 14) { day, dice in
      day.input(dice)?.becomeFirstResponder()
      day.phone.advance(by: 0.8)
    },
  ]
}

extension HostileDay {
  func input(_ dice: Dice) -> UIView? { dice.pick(0, inputs) }
}
