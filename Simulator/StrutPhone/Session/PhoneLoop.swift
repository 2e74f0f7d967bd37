import Phone

/// Shows a session in a window until it is closed.
///
/// While something moves, a frame is drawn whenever one is due; else nothing happens at all until
/// the person does something or a timer of the phone is due.
@MainActor
package final class PhoneLoop {
  /// How often the loop went on: a window at rest adds nothing.
  package private(set) var wakeUps = 0
  package private(set) var picture: PhonePicture

  private let session: PhoneSession
  private let surface: any PhoneSurface
  /// Pixels for a point; nil for what suits the display.
  private let scale: CGFloat?
  private var pace: Pace
  private var hand = Hand()
  private var wheel = WheelDrag()
  private var title = ""

  package init(_ session: PhoneSession, on surface: any PhoneSurface, scale: CGFloat? = nil) {
    self.session = session
    self.surface = surface
    self.scale = scale
    pace = Pace(now: surface.now)
    let size = session.phone.screen.bounds.size
    picture = PhonePicture(size: size, scale: scale ?? surface.scale(for: size))
  }

  private var phone: Phone { session.phone }
  /// Whether a hand still moves from frame to frame, though nothing on the screen does.
  private var isBusy: Bool { hand.pending != nil || wheel.isActive }

  /// Runs until the window is closed.
  package func run() throws {
    try draw()
    while !session.isClosed {
      let next = PhoneTime.untilNext(isBusy: isBusy)
      let events = surface.wait(next.flatMap { pace.wait(for: $0, at: surface.now) })
      wakeUps += 1
      if try step(events) { try draw() }
    }
  }

  /// Lets the time pass that is due, and does what the person did.
  ///
  /// - Returns: Whether anything can look otherwise.
  private func step(_ events: [WindowEvent]) throws -> Bool {
    let now = surface.now
    let passed = pass(pace.due(at: now))
    pace.take(passed, at: now)
    for event in events where !session.isClosed {
      handle(event)
      session.camera.noteTouch(on: phone)
    }
    session.didHandleEvents()
    return passed > 0 || !events.isEmpty
  }

  private func pass(_ seconds: Double) -> Double {
    PhoneTime.pass(
      seconds, on: phone, isBusy: { self.isBusy },
      eachFrame: {
        self.hand.deliver(to: self.phone)
        self.wheel.step(on: self.phone)
      }, afterFrame: { self.session.camera.shoot(self.phone) })
  }

  private func handle(_ event: WindowEvent) {
    switch event {
    case .press(let place):
      wheel.stop(on: phone)
      hand.press(point(place), on: phone)
    case .move(let place): hand.move(point(place))
    case .lift(let place):
      hand.move(point(place))
      hand.lift(on: phone)
    case .wheel(let place, let notches):
      if !hand.isDown { wheel.turn(at: point(place), notches: notches, on: phone) }
    case .text(let text): type(text)
    case .key(let key): session.press(key)
    case .control(let key): PhoneCommand(control: key).map(perform)
    case .exposed: picture.forget()
    case .closed: session.close()
    }
  }

  private func point(_ place: CGPoint) -> CGPoint {
    CGPoint(x: place.x / picture.scale, y: place.y / picture.scale)
  }

  /// A letter is a command where it is not typed into something.
  private func type(_ text: String) {
    if session.isTyping { return session.type(text) }
    for character in text { PhoneCommand(rawValue: character).map(perform) }
  }

  private func perform(_ command: PhoneCommand) {
    switch command {
    case .pause: pace.togglePause(at: surface.now)
    case .slow: pace.toggleSlowMotion(at: surface.now)
    case .step:
      // One frame, whether something moves or not.
      let frame = VirtualClock.shared.nextFrameTime - VirtualClock.shared.now
      if pace.isPaused { _ = pass(frame) }
    default: session.perform(command)
    }
  }

  // MARK: Drawing

  private func draw() throws {
    let size = phone.screen.bounds.size
    let fitting = PhonePicture(size: size, scale: scale ?? surface.scale(for: size))
    if fitting.width != picture.width || fitting.height != picture.height { picture = fitting }
    let rects = picture.update(phone.layersBackToFront)
    if !rects.isEmpty { try surface.show(picture, rects) }
    let notes = [pace.note, session.camera.isOn ? "filming" : nil].compactMap { $0 }
    let note = notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
    let title = session.setup.title + note
    if title != self.title { surface.setTitle(title) }
    self.title = title
  }
}

extension Pace {
  /// What the title says of the time; nil where it passes as ever.
  fileprivate var note: String? { isPaused ? "paused" : speed < 1 ? "slow motion" : nil }
}

extension PhoneSurface {
  /// Pixels for a point: those of the display, or fewer where a screen has no room.
  func scale(for size: CGSize) -> CGFloat {
    let room = room
    let fitting = min(CGFloat(room.width) / size.width, CGFloat(room.height) / size.height)
    return min(CGFloat(room.density), fitting)
  }
}
