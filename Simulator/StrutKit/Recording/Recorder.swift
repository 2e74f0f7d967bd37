import KeyboardSimulation
import Phone

/// Runs a screen on a simulated device and writes down what happens.
@MainActor
struct Recorder {
  /// How much of a run is looked at.
  enum Pace {
    /// Every frame, drawn for the page, and whether pictures are taken, too.
    case film(FilmPool, takesStills: Bool)
    /// Every frame in which something may move.
    case measure
    /// Only where everything is still.
    case leap
  }

  private let phone: Phone
  private let stage: Stage
  private let rule: Rule
  private let isLeaping: Bool
  private var takesStills = false
  private var film: FilmEncoder?
  private var recording = Recording()

  /// The keyboard that comes up, as far as anyone has asked for it.
  private var keyboard: SystemKeyboard
  /// What is typed into, or will be.
  private var field: UITextField
  /// Where things rest without a keyboard.
  private var rests: [ObjectIdentifier: CGRect] = [:]
  private var course: Course

  /// Records a run on a fresh device.
  static func record(
    _ screen: Screen, on device: DeviceConfiguration, under variant: Variant, usesLibrary: Bool,
    at pace: Pace
  ) throws -> Recording {
    let phone = Phone(device, keyboard: variant.keyboard)
    let setting = Screen.Setting(usesLibrary: usesLibrary, bounds: device.bounds)
    let stage = try screen.make(setting)
    phone.show(stage.controller)
    phone.advance(by: phone.frameInterval)
    guard let field = choose(variant, on: stage, of: phone) else {
      throw MissingPart("field for \"\(variant.id)\" on \(device.device.name)", in: screen.id)
    }
    var recorder = Recorder(phone, stage, screen.rule, variant, field, pace)
    recorder.run(variant.steps)
    recorder.recording.film = recorder.film?.text
    return recorder.recording
  }

  /// The lowest field that is all on the screen, or the highest; one of our own where even that
  /// would be hidden and must not be.
  private static func choose(_ variant: Variant, on stage: Stage, of phone: Phone) -> UITextField? {
    let visible = phone.configuration.visibleArea
    let shown = stage.fields.filter {
      let frame = phone.frame(of: $0)
      return frame.minY >= visible.minY && frame.maxY <= visible.maxY
    }
    guard variant.usesVisibleField else { return shown.last }
    let top = phone.configuration.frame(of: variant.keyboard).minY
    let highest = shown.first { phone.frame(of: $0).maxY <= top }
    let field = highest ?? stage.addFieldAtTop()
    phone.settle()
    return field
  }

  private init(
    _ phone: Phone, _ stage: Stage, _ rule: Rule, _ variant: Variant, _ field: UITextField,
    _ pace: Pace
  ) {
    self.phone = phone
    self.stage = stage
    self.rule = rule
    self.field = field
    keyboard = variant.keyboard
    course = Course(at: (phone.screen.bounds.maxY, 0))
    if case .film(let pool, let takesStills) = pace {
      film = FilmEncoder(pool)
      self.takesStills = takesStills
    }
    if case .leap = pace { isLeaping = true } else { isLeaping = false }
    let moving = [stage.moving?.view].compactMap { $0 }
    for view in stage.fields + [field] + moving + stage.still {
      rests[ObjectIdentifier(view)] = phone.frame(of: view)
    }
    for field in stage.fields + [field] { field.keyboardType = variant.keyboardType }
  }

  // MARK: Doing

  private mutating func run(_ steps: [Step]) {
    let rest = LayerFrames(phone.window)
    takeStill("before")
    takeFrame()
    linger(0.25)
    var isCut = false
    for step in steps {
      recording.marks.append(Mark(name: step.name, frame: recording.samples.count))
      isCut ? turn(after: 0.08, step) : perform(step)
      isCut = step.cutAfter != nil
      wait(after: step)
    }
    recording.marks.append(Mark(name: "rest", frame: recording.samples.count))
    linger(0.3)
    // What was typed stays, and with it the width that the field takes for it. Without the text
    // nothing may be left of the keyboard's visit.
    field.text = nil
    phone.settle()
    recording.isRestored = LayerFrames(phone.window) == rest
  }

  private mutating func perform(_ step: Step) {
    switch step.action {
    case .tap: tap()
    case .tapNext:
      let index = stage.fields.firstIndex { $0 === field } ?? 0
      field = stage.fields[max(index - 1, 0)]
      // Where it lies under the keyboard no finger reaches it; the return key would.
      if sample.covered > 0 {
        setOut(for: up)
        field.becomeFirstResponder()
        phone.settle()
      } else {
        tap()
      }
    case .type:
      for letter in "Ada" {
        phone.type(String(letter))
        linger(0.2)
      }
    case .predictiveBar(let isOn):
      keyboard.showsPredictiveBar = isOn
      setOut(for: up)
      phone.showsPredictiveBar = isOn
    case .hide:
      setOut(for: (phone.screen.bounds.maxY, 0))
      field.resignFirstResponder()
      phone.settle()
    }
  }

  private mutating func tap() {
    setOut(for: up)
    phone.tap(field)
    recording.tapsTookFocus = recording.tapsTookFocus && field.isFirstResponder
  }

  /// Where things belong while the keyboard is up.
  private var up: Course.Point {
    let frame = phone.configuration.frame(of: keyboard)
    let rise = rule.rise(
      edge: restEdge, field: rest(of: field), top: keyboard.takesRoom ? frame.minY : nil,
      visible: phone.configuration.visibleArea, risen: course.to.rise)
    return (frame.minY, rise)
  }

  private mutating func setOut(for point: Course.Point) {
    course.set(out: course.to, for: point, at: CACurrentMediaTime())
  }

  // MARK: Watching

  /// Half a second and more while things move, and until nothing has for two frames.
  private mutating func wait(after step: Step) {
    if let seconds = step.cutAfter { return watch(Int(seconds / phone.frameInterval)) }
    if step.action == .type { return linger(0.3) }
    if isLeaping {
      phone.advance(by: 0.6)
    } else {
      watch(Int((0.6 / phone.frameInterval).rounded()))
      for _ in 0..<84 {
        let last = recording.samples.suffix(3)
        if last.allSatisfy({ $0 == last.first }) { break }
        watch(1)
      }
    }
    guard step.action != .hide else { return }
    recording.stops.append(
      Stop(
        sample: sample, restField: rest(of: field), restEdge: restEdge,
        keyboard: phone.configuration.frame(of: keyboard), rise: course.to.rise,
        movesField: !stage.still.contains(field)))
    if recording.stops.count == 1 { takeStill("up") }
    linger(0.3)
  }

  /// Does something between two frames and measures the edge just before and just after.
  private mutating func turn(after seconds: TimeInterval, _ step: Step) {
    let instant = 1e-5
    let rest = seconds.truncatingRemainder(dividingBy: phone.frameInterval)
    let clock = VirtualClock.shared
    clock.advance(by: rest - instant)
    let early = edge
    clock.advance(by: instant)
    let before = edge
    perform(step)
    let after = edge
    clock.advance(by: instant)
    let late = edge
    // Back on the beat of the frames.
    clock.advance(by: phone.frameInterval - rest - instant)
    phone.settle()
    takeFrame()
    let (velocity, next) = ((before - early) / instant, (late - after) / instant)
    recording.turns.append(
      Continuity(
        positionJump: abs(after - before), velocityJump: abs(next - velocity), velocity: velocity))
  }

  /// Time in which nothing should happen, for the film only.
  private mutating func linger(_ seconds: TimeInterval) {
    if film != nil { watch(Int((seconds / phone.frameInterval).rounded())) }
  }

  private mutating func watch(_ frames: Int) {
    for _ in 0..<frames {
      phone.advance(by: phone.frameInterval)
      takeFrame()
    }
  }

  private mutating func takeFrame() {
    guard !isLeaping else { return }
    recording.samples.append(sample)
    for view in stage.still {
      let (rest, shown) = (rest(of: view), shown(view))
      recording.strayed = max(
        recording.strayed, abs(shown.minY - rest.minY), abs(shown.maxY - rest.maxY))
    }
    film?.add(DisplayList.capture(phone.layersBackToFront, scale: phone.screen.scale))
  }

  private mutating func takeStill(_ name: String) {
    if takesStills { recording.stills[name] = phone.snapshot() }
  }

  /// As drawn at this moment, in the middle of an animation too.
  private var sample: Sample {
    let keyboard = phone.keyboardFrame
    let frame = shown(field)
    let covered = frame.intersection(keyboard).standardized
    return Sample(
      keyboardTop: min(keyboard.minY, phone.screen.bounds.height), field: frame,
      covered: covered.isEmpty ? 0 : covered.height, edge: edge,
      expected: restEdge - course.rise(keyboardTop: keyboard.minY, at: CACurrentMediaTime()))
  }

  private var edge: CGFloat { edge(in: shown) }
  private var restEdge: CGFloat { edge(in: rest) }

  private func edge(in frame: (UIView) -> CGRect) -> CGFloat {
    guard let moving = stage.moving else { return frame(field).maxY }
    return moving.isTop ? frame(moving.view).minY : frame(moving.view).maxY
  }

  private func rest(of view: UIView) -> CGRect { rests[ObjectIdentifier(view)] ?? .zero }

  private func shown(_ view: UIView) -> CGRect {
    let layer = view.layer.presentation() ?? view.layer
    return layer.convert(layer.bounds, to: phone.window.layer.presentation())
  }
}

extension Phone {
  fileprivate func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: window) }
}

extension DeviceConfiguration {
  /// The screen below the status bar, in points.
  var visibleArea: CGRect {
    CGRect(
      x: 0, y: safeArea.top, width: bounds.width, height: bounds.height - safeArea.top)
  }
}

extension SystemKeyboard {
  /// Whether content has to make room for it: one that floats or is in pieces can be moved away.
  var takesRoom: Bool { dock == .docked || dock == .hardware }
}
