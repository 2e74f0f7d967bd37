import KeyboardSimulation

/// The keyboard follows the first responder.
extension KeyboardHost {
  package func firstResponderDidChange(to responder: UIResponder) {
    let isSwitch = self.responder !== responder
    self.responder = responder
    (window as? KeyboardWindow)?.serve(responder)
    guard isFollowing else { return }
    present(isSwitch: isSwitch)
  }

  package func inputDidChange(_ responder: UIResponder) { view.follow(responder) }

  /// Whether it does what the first responder wants. Not while the screen turns.
  private var isFollowing: Bool { !ignoresFirstResponder && !isTurning }

  package func firstResponderWillResign(of responder: UIResponder, leaving departingView: UIView?) {
    // In the middle of a switch the keyboard still serves the input that has given up already.
    guard responder === self.responder || self.responder?.isFirstResponder == false else { return }
    self.responder = nil
    accessoryOwner =
      takesAccessory ? nil : accessoryOwner(above: responder, leaving: departingView)
    guard isFollowing else { return }
    if let accessoryOwner {
      present(InputSet(for: accessoryOwner), isSwitch: false)
    } else {
      lower()
    }
  }

  /// A bar that a view controller owns stays when the field that had the focus gives up: its owner
  /// takes over, as every chat does (KeyboardFacts 1.3, accessory of a view controller).
  package func firstResponderDidResign() {
    guard let accessoryOwner, responder == nil else { return }
    self.accessoryOwner = nil
    // Its bar is where it belongs already: no switch that would be posted.
    responder = accessoryOwner
    accessoryOwner.becomeFirstResponder()
  }

  package func inputViewsDidChange(of responder: UIResponder) {
    guard self.responder != nil, isFollowing else { return }
    present(isSwitch: false)
  }

  /// The next one up the chain that shows an accessory view of its own.
  ///
  /// - Parameter departingView: A view that leaves its window, with all that belongs to it.
  func accessoryOwner(
    above responder: UIResponder, leaving departingView: UIView?
  ) -> UIResponder? {
    guard let owner = InputSet(for: responder).accessoryOwner, owner !== responder,
      owner.canBecomeFirstResponder
    else { return nil }
    let home = (owner as? UIView) ?? (owner as? UIViewController)?.viewIfLoaded
    if let departingView, home?.isDescendant(of: departingView) ?? true { return nil }
    return owner
  }

  // MARK: Up and down

  /// Shows what the first responder wants, whatever is up now.
  func present(isSwitch: Bool = false) {
    guard let responder else { return }
    present(InputSet(for: responder), isSwitch: isSwitch)
  }

  private func present(_ inputs: InputSet, isSwitch: Bool) {
    let wanted = keyboard(for: inputs)
    let height = configuration.height(of: wanted).value
    guard inputs.wantsKeys ? height > 0 : wanted.accessoryHeight > 0 else { return lower() }
    let hadAccessory = keyboard.accessoryHeight > 0
    let frame =
      inputs.wantsKeys
      ? configuration.frame(of: wanted)
      : configuration.bottomFrame(height: wanted.accessoryHeight)
    let script = script(to: wanted, at: frame, wantsKeys: inputs.wantsKeys, inputs.responder)
    let isSame = isUp && !isOtherAppsUp && frame == targetFrame
    keyboard = wanted
    textWindow = inputs.accessory == nil ? nil : (inputs.responder as? UITextView)?.window
    // Keys under a finger that is back at the top stay under it.
    if !isSame || dragRest == nil || !inputs.wantsKeys {
      take(inputs.wantsKeys ? .keysWanted : .accessoryWanted)
    }
    view.follow(inputs.responder)
    view.configure(for: wanted, configuration)
    layOut(inputs)
    if !isSame {
      play(script)
    } else if isSwitch, hadAccessory || wanted.accessoryHeight > 0 {
      // The full set with equal rects. Without an accessory view, nothing (KeyboardFacts 1.3).
      play(.fieldSwitchWithAccessory(at: frame, on: configuration))
    }
  }

  /// Takes down what is up.
  func lower() {
    let old = keyboard
    let style = nextHide
    let begin = targetFrame
    guard take(.nothingWanted) else { return }
    nextHide = .clean
    switch style {
    case .clean:
      play(
        .hide(
          from: begin, on: configuration, timing: timing, accessoryHeight: old.accessoryHeight))
    case .instant: play(.instantHide(from: begin, on: configuration))
    case .double: play(.doubleHide(from: begin, on: configuration))
    case .leavingStrip: play(.numberPadHide(from: begin, on: configuration))
    }
    // Another script may be playing by then; what counts is whether the keyboard is up.
    VirtualClock.shared.schedule(after: remainingTime) { [weak self] in
      MainActor.assumeIsolated {
        if let self, !self.isUp { self.removeInputViews() }
      }
    }
  }

  // MARK: What and how

  /// The keyboard that a set of input views makes of the user's choice.
  private func keyboard(for inputs: InputSet) -> SystemKeyboard {
    var result = choice
    result.accessoryHeight += inputs.accessoryHeight(width: configuration.bounds.width)
    if let keys = inputs.keys {
      // An app's own keys show even while a hardware keyboard types.
      result.dock = .docked
      result.layout = .thirdParty(
        height: InputSet.height(of: keys, width: configuration.bounds.width))
    } else if let traits = inputs.responder as? any UITextInputTraits {
      result.layout = Self.layout(for: traits.keyboardType, choice: choice.layout)
    }
    return result
  }

  private static func layout(
    for type: UIKeyboardType, choice: SystemKeyboard.Layout
  ) -> SystemKeyboard.Layout {
    switch type {
    case .numberPad, .asciiCapableNumberPad: .numberPad
    case .decimalPad: .decimalPad
    case .phonePad: .phonePad
    case .emailAddress where choice == .standard: .email
    case .URL where choice == .standard: .url
    default: choice
    }
  }

  private func script(
    to wanted: SystemKeyboard, at frame: CGRect, wantsKeys: Bool, _ responder: UIResponder
  ) -> KeyboardScript {
    let isFromBelow = !isUp && !isOtherAppsUp
    guard wantsKeys else {
      return isFromBelow
        ? .accessoryOnly(height: wanted.accessoryHeight, on: configuration)
        : .transition(.hide, from: targetFrame, to: frame, on: configuration, timing: timing)
    }
    let isHidden = frame.minY >= configuration.bounds.maxY
    if isFromBelow {
      if isHidden, configuration.device.idiom == .phone { return .hardwareFocus(on: configuration) }
      if wanted.dock == .docked, wanted.accessoryHeight == 0, !configuration.prefersCrossFade {
        if case .thirdParty(let height) = wanted.layout, wanted.layout == choice.layout {
          return .thirdParty(heights: [0, 216, height], on: configuration)
        }
        if offersPasswords, (responder as? any UITextInputTraits)?.isSecureTextEntry ?? false {
          let double = KeyboardScript.secureField(on: configuration)
          if double.target == frame { return double }
        }
      }
      // Prefer Cross-Fade asks for a show from nowhere.
      let begin = configuration.prefersCrossFade ? nil : start(of: wanted, at: frame)
      return .show(wanted, on: configuration, from: begin, timing: timing)
    }
    if wanted.isDetached, isShowingKeys {
      return keyboard.isDetached
        ? moveDetached(to: frame, isSameDock: keyboard.dock == wanted.dock)
        : .detach(from: targetFrame, to: wanted, on: configuration)
    }
    return isHidden
      ? .transition(.hide, from: targetFrame, to: frame, on: configuration, timing: timing)
      : .show(wanted, on: configuration, from: targetFrame, timing: timing)
  }

  /// Below the screen; a keyboard that floats rises from below its place.
  private func start(of wanted: SystemKeyboard, at frame: CGRect) -> CGRect {
    guard wanted.dock == .floating else { return configuration.hiddenFrame(of: wanted) }
    return frame.offsetBy(dx: 0, dy: configuration.bounds.maxY - frame.minY)
  }

  /// Other keys on an undocked keyboard post nothing (KeyboardFacts 1.5).
  private func moveDetached(to frame: CGRect, isSameDock: Bool) -> KeyboardScript {
    guard isSameDock else {
      return .dragDetached(from: targetFrame, to: frame, on: configuration)
    }
    return KeyboardScript(
      from: targetFrame, legs: [KeyboardScript.Leg(at: 0, to: frame, duration: 0)])
  }
}

extension SystemKeyboard {
  /// Whether it is off the bottom edge.
  var isDetached: Bool {
    switch dock {
    case .docked, .hardware: false
    case .undocked, .split, .floating: true
    }
  }
}
