import Phone

/// Shows a session in a window until it is closed.
///
/// While something moves, a frame is drawn whenever one is due; else nothing happens at all until
/// the person does something or a timer of the phone is due.
@MainActor
package final class PhoneLoop {
  /// How often the loop went on: a window at rest adds nothing.
  package private(set) var wakeUps = 0

  private let session: PhoneSession
  private let surface: any PhoneSurface
  private let screens: WindowScreens
  /// Switches the phone beside on, in a process of its own.
  private let startOther: () throws -> any OtherPhone
  private var pace: Pace
  private let hands: PhoneHands

  package init(
    _ session: PhoneSession, on surface: any PhoneSurface, scale: CGFloat? = nil,
    other: @escaping () throws -> any OtherPhone = { try OtherProcess() }
  ) {
    self.session = session
    self.surface = surface
    startOther = other
    hands = PhoneHands(session)
    pace = Pace(now: surface.now)
    screens = WindowScreens(session, on: surface, scale: scale)
  }

  package var picture: PhonePicture { screens.picture }
  private var beside: Beside? { screens.beside }

  /// Runs until the window is closed.
  package func run() throws {
    defer { beside?.end() }
    try screens.draw(pace)
    while !session.isClosed {
      let next = [hands.untilNext, beside?.untilNext].compactMap { $0 }.min()
      let events = surface.wait(next.flatMap { pace.wait(for: $0, at: surface.now) })
      wakeUps += 1
      if try step(events) { try screens.draw(pace) }
    }
  }

  /// Lets the time pass that is due, and does what the person did.
  ///
  /// - Returns: Whether anything can look otherwise.
  private func step(_ events: [WindowEvent]) throws -> Bool {
    let now = surface.now
    let passed = hands.pass(pace.due(at: now))
    pace.take(passed, at: now)
    for event in events where !session.isClosed {
      handle(event)
      session.camera.noteTouch(on: session.phone)
    }
    session.didHandleEvents()
    beside?.follow(nil)
    return passed > 0 || !events.isEmpty
  }

  private func handle(_ event: WindowEvent) {
    switch event {
    case .press(let place): perform(.press(point(place, isPress: true)))
    case .move(let place): perform(.move(point(place)))
    case .lift(let place): perform(.lift(point(place)))
    case .wheel(let place, let notches):
      perform(.wheel(point(place, isPress: true), notches: notches))
    case .text(let text): type(text)
    case .key(let key): perform(.key(key))
    case .control(let key): PhoneCommand(control: key).map(perform)
    case .exposed: screens.forget()
    case .closed: session.close()
    }
  }

  private func point(_ place: CGPoint, isPress: Bool = false) -> CGPoint {
    let own = beside?.place(place, isPress: isPress, left: picture.width) ?? place
    return CGPoint(x: own.x / picture.scale, y: own.y / picture.scale)
  }

  /// A letter is a command where it is not typed into something.
  private func type(_ text: String) {
    if session.isTyping { return perform(.type(text)) }
    for character in text { PhoneCommand(rawValue: character).map(perform) }
  }

  private func perform(_ deed: Deed) {
    hands.perform(deed)
    beside?.follow(deed)
  }

  private func perform(_ command: PhoneCommand) {
    switch command {
    case .pause: pace.togglePause(at: surface.now)
    case .slow: pace.toggleSlowMotion(at: surface.now)
    case .step:
      // One frame, whether something moves or not.
      let frame = VirtualClock.shared.nextFrameTime - VirtualClock.shared.now
      if pace.isPaused { _ = hands.pass(frame) }
    case .beside: if beside == nil { beginBeside() } else { screens.show(nil) }
    default: perform(.command(command))
    }
  }

  /// Both begin anew, so that both have seen the same.
  private func beginBeside() {
    do {
      let other = try startOther()
      session.beginAnew(usesLibrary: true)
      screens.show(Beside(session, other))
    } catch {
      session.say("\(error)")
    }
  }
}
