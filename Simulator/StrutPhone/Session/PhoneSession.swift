import KeyboardSimulation
import KeyboardStrut
import Phone

/// A phone in a person's hands: what touches, keys and commands do to it.
@MainActor
package final class PhoneSession {
  package private(set) var phone: Phone
  package private(set) var setup: PhoneSetup
  /// Whether the person has asked to stop.
  package private(set) var isClosed = false
  package let camera: PhoneCamera
  /// How often a phone was switched on after the first one.
  private(set) var launches = 0
  /// Called with what is worth a line, such as the name of a saved picture.
  private let tell: (String) -> Void
  /// Saves a picture and returns its name.
  private let save: (CGImage) throws -> String

  private var overlays = PhoneOverlays()
  private var environment = PhoneEnvironment()
  /// A screen that was chosen in the list; shown when the touch that chose it has been handled.
  private var chosen: PhoneScreen?

  /// - Parameters:
  ///   - setup: What is shown first.
  ///   - tell: Called with what is worth a line, such as the name of a saved picture.
  ///   - save: Saves a picture and returns its name.
  ///   - saveFilm: Saves a film's page, in a file if one is named, and returns its name.
  /// - Throws: What building the screen throws.
  package init(
    _ setup: PhoneSetup, tell: @escaping (String) -> Void = { _ in },
    save: @escaping (CGImage) throws -> String = { _ in "" },
    saveFilm: @escaping (_ page: String, _ file: String?) throws -> String = { _, _ in "" }
  ) throws {
    self.setup = setup
    self.tell = tell
    self.save = save
    camera = PhoneCamera(save: saveFilm)
    phone = Phone(setup.device, keyboard: setup.keyboard)
    try start()
  }

  private func start() throws {
    KeyboardAvoidance.isAutomatic = false
    if environment != PhoneEnvironment() { environment.apply(to: phone) }
    phone.show(try root(setup))
    overlays.didLaunch(phone)
    phone.settle()
  }

  private func root(_ setup: PhoneSetup) throws -> UIViewController {
    guard let screen = setup.screen else {
      return UINavigationController(
        rootViewController: ScreenListViewController { [weak self] in self?.chosen = $0 })
    }
    return setup.container.root(
      try screen.controller(usesLibrary: setup.usesLibrary, bounds: setup.device.bounds))
  }

  /// Switches another phone on, which shows something else: nothing of the one before is left.
  private func relaunch(_ change: (inout PhoneSetup) -> Void) {
    var next = setup
    next.device = phone.configuration
    next.keyboard = phone.keyboard.choice
    change(&next)
    do {
      try show(PhoneLaunch(next, environment))
    } catch {
      tell("\(error)")
    }
  }

  /// What another process needs to switch the same phone on as this was at its start.
  var launch: PhoneLaunch { PhoneLaunch(setup, environment) }

  /// Switches another phone on.
  func show(_ launch: PhoneLaunch) throws {
    (setup, environment) = (launch.setup, launch.environment)
    launches += 1
    phone = Phone(setup.device, keyboard: setup.keyboard)
    try start()
  }

  /// Shows the same screen on a fresh phone.
  func beginAnew(usesLibrary: Bool) { relaunch { $0.usesLibrary = usesLibrary } }

  /// Tells the person a line.
  func say(_ line: String) { tell(line) }

  /// Does what a touch has asked for, once it has been handled.
  package func didHandleEvents() {
    if let chosen {
      self.chosen = nil
      relaunch { $0.screen = chosen }
    }
    overlays.update(phone)
    camera.shoot(phone)
  }

  // MARK: Keys

  /// Whether what is typed goes into something on the screen.
  package var isTyping: Bool {
    phone.window.firstResponder.map { $0 is any UIKeyInput } ?? false
  }

  package func type(_ text: String) { phone.type(text) }

  package func press(_ key: WindowEvent.Key) {
    switch key {
    case .return: phone.type("\n")
    case .delete: phone.deleteBackward()
    case .help: overlays.toggleHelp(phone)
    case .escape:
      if overlays.showsHelp { overlays.toggleHelp(phone) } else { phone.dismissKeyboard() }
    }
  }

  // MARK: Commands

  /// Does what a key of the window asks for. Time and the phone beside are the window's own: their
  /// keys do nothing here.
  package func perform(_ command: PhoneCommand) {
    switch command {
    case .help: overlays.toggleHelp(phone)
    case .list: relaunch { $0.screen = nil }
    case .next: relaunch { $0.screen = Self.following($0.screen, in: PhoneScreen.all) }
    case .container:
      relaunch { $0.container = Self.following($0.container, in: PhoneContainer.all) }
    case .turn:
      guard !phone.isTurning else { return }
      phone.rotate(to: phone.configuration.turned.orientation)
    case .library: relaunch { $0.usesLibrary.toggle() }
    case .explanation: overlays.toggleExplanation(phone)
    case .hardware: toggleHardwareKeyboard()
    case .predictiveBar: phone.showsPredictiveBar.toggle()
    case .dock: moveKeyboard()
    case .dark: change { $0.isDark.toggle() }
    case .larger: change { $0.enlargeText(by: 1) }
    case .smaller: change { $0.enlargeText(by: -1) }
    case .direction: change { $0.readsRightToLeft.toggle() }
    case .fade: change { $0.prefersCrossFade.toggle() }
    case .picture: attempt { if let picture = phone.snapshot() { tell(try save(picture)) } }
    case .film: attempt { if camera.isOn { try endFilm() } else { camera.begin(phone) } }
    case .quit: isClosed = true
    case .pause, .step, .slow, .beside: break
    }
  }

  private func change(_ change: (inout PhoneEnvironment) -> Void) {
    change(&environment)
    environment.apply(to: phone)
  }

  private func toggleHardwareKeyboard() {
    if phone.keyboard.choice.dock == .hardware {
      phone.disconnectHardwareKeyboard()
    } else {
      phone.connectHardwareKeyboard()
    }
  }

  private func moveKeyboard() {
    guard phone.configuration.device.idiom == .pad else {
      return tell("Only an iPad’s keyboard leaves the bottom edge; try --device \"iPad Air 5\".")
    }
    switch phone.keyboard.choice.dock {
    case .docked, .hardware: phone.undockKeyboard()
    case .undocked: phone.splitKeyboard()
    case .split: phone.floatKeyboard()
    case .floating: phone.dockKeyboard()
    }
  }

  package func close() { isClosed = true }

  /// Saves the film that is being made, if one is.
  package func endFilm() throws {
    if let name = try camera.end(phone) { tell(name) }
  }

  /// A picture that cannot be saved is worth a line, and no more.
  private func attempt(_ save: () throws -> Void) {
    do {
      try save()
    } catch {
      tell("\(error)")
    }
  }

  private static func following(_ screen: PhoneScreen?, in all: [PhoneScreen]) -> PhoneScreen {
    let index = all.firstIndex { $0.id == screen?.id }
    return all[((index ?? -1) + 1) % all.count]
  }

  private static func following(
    _ container: PhoneContainer, in all: [PhoneContainer]
  ) -> PhoneContainer {
    let index = all.firstIndex { $0.id == container.id }
    return all[((index ?? -1) + 1) % all.count]
  }
}
