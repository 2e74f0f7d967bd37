import KeyboardSimulation
import Phone
import SampleScreens

/// Goes through a screen on a simulated device by taps on the bar, and writes down where it came.
@MainActor
struct WalkRecorder {
  let phone: Phone
  let walk: Walk
  let screen: any NavigatedScreen
  let counter = RowCounter()
  var film: FilmEncoder?
  /// How many steps of each way are taken; nil for all.
  private let limit: Int?
  var recording = WalkRecording()
  /// What is typed into, or will be.
  var field: UIView?

  /// Goes through a screen on a fresh device.
  ///
  /// - Parameters:
  ///   - pool: Where the film keeps its images; nil for a walk that is only measured.
  ///   - limit: How many steps of each way are taken; nil for all.
  static func record(
    _ walk: Walk, on device: SimulatedDeviceConfiguration, usesLibrary: Bool = true,
    pool: FilmPool? = nil, limit: Int? = nil
  ) -> WalkRecording {
    var recorder = WalkRecorder(walk, device, pool, limit)
    usesLibrary ? recorder.run() : recorder.runWithoutLibrary()
    recorder.recording.film.film = recorder.film?.text
    return recorder.recording
  }

  private init(
    _ walk: Walk, _ device: SimulatedDeviceConfiguration, _ pool: FilmPool?, _ limit: Int?
  ) {
    self.walk = walk
    self.limit = limit
    phone = Phone(device)
    if walk.readsRightToLeft { phone.changeEnvironment { $0.layoutDirection = .rightToLeft } }
    screen = walk.make()
    screen.loadViewIfNeeded()
    counter.watch(in: screen.view)
    film = pool.map(FilmEncoder.init)
    phone.show(screen)
    phone.advance(by: phone.frameInterval)
  }

  // MARK: Doing

  private mutating func run() {
    for round in walk.rounds {
      var came = WalkRound()
      if let button = round.button { open(button) }
      let before = WalkLeftovers(phone)
      let rests = round.names.map { input($0).map(phone.place) }
      mark("tap")
      begin(round.names[0])
      came.forwards = [stop()] + steps("Next")
      came.endsAreKnown = limit != nil || barButton("Next")?.isEnabled == false
      came.backwards = steps("Previous")
      came.endsAreKnown =
        came.endsAreKnown && (limit != nil || barButton("Previous")?.isEnabled == false)
      mark("done")
      press("Done")
      wait(0.8)
      let isDown = phone.keyboardFrame.minY >= phone.screen.bounds.maxY
      came.isClosed = isDown && phone.window.firstResponder == nil
      came.isRestored = before == WalkLeftovers(phone)
      came.readsInDirection = reads(rests)
      recording.rounds.append(came)
    }
  }

  /// There is no bar, and Return leads nowhere.
  private mutating func runWithoutLibrary() {
    screen.leaveOutLibrary()
    var came = WalkRound()
    begin(walk.rounds[0].names[0])
    came.forwards = [stop()]
    for _ in 0..<2 {
      phone.type("\n")
      wait(0.6)
      let next = stop()
      if next.name != came.forwards.last?.name { came.forwards.append(next) }
    }
    recording.rounds = [came]
  }

  private mutating func begin(_ name: String) {
    field = input(name)
    wait(0.25)
    if let field { touch(field) }
    wait(1)
  }

  /// Presses a button of the bar until it leads no further.
  private mutating func steps(_ name: String) -> [WalkStop] {
    var stops: [WalkStop] = []
    mark(name.lowercased())
    while stops.count < min(limit ?? .max, 2 * walk.count), barButton(name)?.isEnabled == true {
      let before = stop().name
      counter.count = 0
      press(name)
      let rows = counter.count
      wait(0.45)
      let next = stop(rows: rows)
      // Rows were unsearched and had no input: that takes one press, which disables the button.
      if next.name == before, barButton(name)?.isEnabled == false { break }
      stops.append(next)
    }
    return stops
  }

  private mutating func open(_ title: String) {
    let buttons = phone.window.withDescendants.compactMap { $0 as? UIButton }
    mark(title)
    if let button = buttons.first(where: { $0.currentTitle == title }) { touch(button) }
    wait(1)
  }

  private mutating func press(_ name: String) {
    if let button = barButton(name) { touch(button) }
  }
}
