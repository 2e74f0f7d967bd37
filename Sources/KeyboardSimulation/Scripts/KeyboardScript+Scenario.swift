import Foundation

extension KeyboardScript {
  /// The named scripts, one for each known behavior of a keyboard.
  ///
  /// Run a screen through all of them to check it completely. Each scenario also has its own
  /// function with parameters; the scripts made here use the defaults.
  public enum Scenario: String, CaseIterable, Hashable, Sendable {
    /// A clean show.
    case show
    /// A clean hide.
    case hide
    /// A show whose begin rect has another height than the keyboard.
    case showWithArtefactBegin
    /// Two shows and no hide, at a secure field.
    case secureField
    /// A hide and two shows within 0.1 s.
    case autofillHop
    /// Three changes in 12 ms.
    case tripleChange
    /// Another height, at once.
    case resizeInPlace
    /// The predictive bar disappears and reappears.
    case predictiveToggle
    /// Another field, without any notification.
    case silentFieldSwitch
    /// Another field, four notifications with equal rects.
    case fieldSwitchWithAccessory
    /// A rotation, with the notifications of iOS 7 and earlier.
    case oldRotation
    /// A rotation, with the notifications of iOS 9 and later.
    case rotation
    /// A rotation with twelve notifications.
    case rotationStorm
    /// A hide that is over after 7 ms.
    case instantHide
    /// Two hides.
    case doubleHide
    /// A hide with a zero rect that fades.
    case crossFadeHide
    /// A show that fades and posts its "did" too early.
    case crossFadeShow
    /// A docked keyboard that starts to float.
    case float
    /// A bar of shortcuts that is dragged away.
    case dropShortcutBar
    /// A hardware keyboard on an iPad.
    case hardwarePad
    /// A hardware keyboard on an iPhone: focus, then blur.
    case hardwarePhone
    /// An accessory view and no keys.
    case accessoryOnly
    /// A hide that reports the accessory's height, as iOS 26 does.
    case accessoryHide
    /// A third-party keyboard that finds its height in steps.
    case thirdParty
    /// A third-party keyboard that is as high as the screen at first.
    case thirdPartySlideIn
    /// Emoji instead of letters, and letters again.
    case emoji
    /// A keyboard that is undocked and docked again.
    case undockAndDock
    /// A number pad that leaves a strip on the screen for a second, as on iOS 26.
    case numberPadHide
    /// A bar of saved credentials that is announced too late, as on iOS 26.
    case credentialsBar
    /// A drag that dismisses the keyboard.
    case interactiveDismiss
    /// A canceled drag, without any notification.
    case interactiveCancel
    /// Focus lost without a notification.
    case background
    /// Another app's keyboard.
    case otherApp
    /// Another app's keyboard that claims to be ours.
    case otherAppClaimingLocal
    /// A hide that a show interrupts after 80 ms, and the hide's late "did".
    case interruptedHide
    /// A show and a hide, while the view that should respond is in no window.
    case detachedView

    /// Returns a configuration in which this scenario occurs, based on another one. The system
    /// changes if the scenario depends on it. The device changes if the scenario occurs on the
    /// other idiom only.
    ///
    /// - Parameters:
    ///   - configuration: The preferred configuration; kept where possible.
    ///   - pad: The iPad to use if the scenario requires one.
    ///   - phone: The iPhone to use if the scenario requires one.
    package func configuration(
      from configuration: SimulatedDeviceConfiguration, pad: SimulatedDevice, phone: SimulatedDevice
    ) -> SimulatedDeviceConfiguration {
      var result = configuration
      switch self {
      case .float, .dropShortcutBar, .hardwarePad, .undockAndDock:
        if result.device.idiom != .pad { result.device = pad }
      case .hardwarePhone:
        if result.device.idiom != .phone { result.device = phone }
      case .oldRotation: result.system = SimulatedSystem(7)
      case .rotation, .rotationStorm: result.system = max(result.system, SimulatedSystem(9))
      case .crossFadeHide: result.prefersCrossFade = true
      case .crossFadeShow:
        result.prefersCrossFade = true
        result.system = max(result.system, .iOS26)
      case .accessoryHide, .credentialsBar: result.system = max(result.system, .iOS26)
      case .numberPadHide:
        result.system = max(result.system, .iOS26)
        if result.device.idiom != .phone { result.device = phone }
      default: break
      }
      return result
    }

    /// Returns the script, with the keyboard of a plain text field.
    ///
    /// - Parameter configuration: The device. Any device is allowed, even one on which the scenario
    ///   was never seen.
    public func script(on configuration: SimulatedDeviceConfiguration) -> KeyboardScript {
      let keyboard = SystemKeyboard.standard
      let up = configuration.frame(of: keyboard)
      let down = configuration.hiddenFrame(of: keyboard)
      switch self {
      case .show, .crossFadeShow: return .show(keyboard, on: configuration)
      case .hide, .crossFadeHide: return .hide(from: up, on: configuration)
      case .showWithArtefactBegin:
        var begin = down
        begin.size.height -= 42
        return .show(keyboard, on: configuration, reportedBegin: begin)
      case .secureField: return .secureField(on: configuration)
      case .autofillHop: return .autofillHop(from: up, on: configuration)
      case .tripleChange: return .tripleChange(to: keyboard, on: configuration)
      case .resizeInPlace:
        let candidates = SystemKeyboard(.candidates)
        return .change(from: up, to: candidates, on: configuration)
      case .predictiveToggle:
        let off = KeyboardScript.change(from: up, to: .plain, on: configuration)
        return off.then(.change(from: off.target, to: keyboard, on: configuration), after: 1)
      case .silentFieldSwitch: return .silentFieldSwitch(at: up)
      case .fieldSwitchWithAccessory:
        return .fieldSwitchWithAccessory(at: up, on: configuration)
      case .oldRotation, .rotation: return .rotation(of: keyboard, from: configuration)
      case .rotationStorm: return .rotationStorm(from: configuration)
      case .instantHide: return .instantHide(from: up, on: configuration)
      case .doubleHide: return .doubleHide(from: up, on: configuration)
      case .float: return .detach(from: up, to: .floating, on: configuration)
      case .dropShortcutBar: return .dropShortcutBar(on: configuration)
      case .hardwarePad: return .hardwareFocus(on: configuration)
      case .hardwarePhone:
        let focus = KeyboardScript.hardwareFocus(on: configuration)
        return focus.then(.hardwareFocus(on: configuration), after: 1)
      case .accessoryOnly: return .accessoryOnly(height: 44, on: configuration)
      case .accessoryHide:
        let barred = SystemKeyboard(accessoryHeight: 44)
        return .hide(
          from: configuration.frame(of: barred), on: configuration, accessoryHeight: 44)
      case .thirdParty: return .thirdParty(on: configuration)
      case .thirdPartySlideIn: return .thirdPartySlideIn(viewHeight: 260, on: configuration)
      case .emoji:
        let emoji = KeyboardScript.change(from: up, to: .emoji, on: configuration)
        return emoji.then(.change(from: emoji.target, to: keyboard, on: configuration), after: 1)
      case .undockAndDock: return .undockAndDock(keyboard, on: configuration)
      case .numberPadHide:
        return .numberPadHide(from: configuration.frame(of: .numberPad), on: configuration)
      case .credentialsBar: return .credentialsBar(on: configuration)
      case .interactiveDismiss: return .interactiveDismiss(from: up, on: configuration)
      case .interactiveCancel:
        return .interactiveDismiss(from: up, on: configuration, isCancelled: true)
      case .background: return .backgrounded(from: up, on: configuration)
      case .otherApp: return .otherApp(on: configuration)
      case .otherAppClaimingLocal: return .otherApp(on: configuration, claimsLocal: true)
      case .interruptedHide:
        let hide = KeyboardScript.hide(from: up, on: configuration)
        let show = KeyboardScript.show(keyboard, on: configuration, from: hide.target)
        return hide.interrupted(at: 0.08, by: show, lateDid: true)
      case .detachedView:
        return .show(keyboard, on: configuration).then(
          .hide(from: up, on: configuration), after: 1)
      }
    }
  }
}
