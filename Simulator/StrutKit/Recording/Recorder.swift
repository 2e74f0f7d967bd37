import KeyboardSimulation
import Phone

/// Runs a screen on a simulated device and writes down every frame.
@MainActor
struct Recorder {
  private let phone: Phone
  private let stage: Stage
  private var film: FilmEncoder
  private var recording = Recording()

  /// Records a motion on a fresh device.
  static func record(
    _ screen: Screen, on device: DeviceConfiguration, usesLibrary: Bool, _ motion: Motion,
    pool: FilmPool
  ) throws -> Recording {
    var recorder = Recorder(
      phone: Phone(device), stage: try screen.make(usesLibrary), film: FilmEncoder(pool))
    recorder.run(motion)
    recorder.recording.film = recorder.film.text
    return recorder.recording
  }

  private init(phone: Phone, stage: Stage, film: FilmEncoder) {
    self.phone = phone
    self.stage = stage
    self.film = film
  }

  private mutating func run(_ motion: Motion) {
    phone.show(stage.controller)
    phone.advance(by: phone.frameInterval)
    let rest = LayerFrames(phone.window)
    recording.rest = sample
    recording.stills["before"] = phone.snapshot()
    let screen = phone.screen.bounds
    let keyboard = phone.configuration.frame(of: phone.keyboard.keyboard)
    recording.keyboardTop = keyboard.minY
    recording.target = stage.target(recording.rest.edge, keyboard, screen)

    takeFrame()
    advance(0.25)
    mark("tap")
    phone.tap(stage.field)
    recording.tapTookFocus = stage.field.isFirstResponder
    switch motion {
    case .showAndHide:
      advance(0.6)
      recording.up = sample
      recording.stills["up"] = phone.snapshot()
      advance(0.3)
      mark("type")
      for letter in "Ada" {
        phone.type(String(letter))
        advance(0.2)
      }
      advance(0.3)
      mark("hide")
      stage.field.resignFirstResponder()
      phone.settle()
    case .interrupted:
      advance(4 * phone.frameInterval)
      mark("hide")
      recording.continuity = interrupt(after: 0.08 - 4 * phone.frameInterval)
      takeFrame()
    }
    advanceUntilStill()
    mark("rest")
    advance(0.3)
    // What was typed stays, and with it the width that the field takes for it. Without the text
    // nothing may be left of the keyboard's visit.
    stage.field.text = nil
    phone.settle()
    recording.isRestored = LayerFrames(phone.window) == rest
  }

  /// Hides the keyboard between two frames and measures the edge just before and just after.
  private func interrupt(after seconds: TimeInterval) -> Continuity {
    let instant = 1e-5
    let clock = VirtualClock.shared
    clock.advance(by: seconds - instant)
    let early = sample.edge
    clock.advance(by: instant)
    let before = sample.edge
    stage.field.resignFirstResponder()
    phone.settle()
    let after = sample.edge
    clock.advance(by: instant)
    let late = sample.edge
    // Back on the beat of the frames.
    clock.advance(by: phone.frameInterval - seconds - instant)
    phone.settle()
    let (velocity, next) = ((before - early) / instant, (late - after) / instant)
    return Continuity(
      positionJump: abs(after - before), velocityJump: abs(next - velocity), velocity: velocity)
  }

  private mutating func mark(_ name: String) {
    recording.marks.append(Mark(name: name, frame: recording.samples.count))
  }

  private mutating func advance(_ seconds: TimeInterval) {
    for _ in 0..<Int((seconds / phone.frameInterval).rounded()) {
      phone.advance(by: phone.frameInterval)
      takeFrame()
    }
  }

  /// At least 0.6 s, then until nothing has moved for two frames, at most two seconds.
  private mutating func advanceUntilStill() {
    advance(0.6)
    for _ in 0..<84 {
      let last = recording.samples.suffix(3)
      if last.allSatisfy({ $0 == last.first }) { return }
      advance(phone.frameInterval)
    }
  }

  private mutating func takeFrame() {
    recording.samples.append(sample)
    film.add(DisplayList.capture(phone.layersBackToFront, scale: phone.screen.scale))
  }

  /// As drawn at this moment, in the middle of an animation too.
  private var sample: Sample {
    Sample(
      keyboardTop: min(phone.keyboardFrame.minY, phone.screen.bounds.height),
      field: shown(stage.field), edge: shown(stage.tracked).minY)
  }

  private func shown(_ view: UIView) -> CGRect {
    let layer = view.layer.presentation() ?? view.layer
    return layer.convert(layer.bounds, to: phone.window.layer.presentation())
  }
}
