import KeyboardGeometry
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

  let phone: Phone
  let built: BuiltScreen
  private let rule: Rule
  let isLeaping: Bool
  var takesStills = false
  var film: FilmEncoder?
  var recording = Recording()

  /// The keyboard that comes up, as far as anyone has asked for it.
  var keyboard: SystemKeyboard
  /// What is typed into, or will be.
  var field: UITextField
  /// Where things rest without a keyboard, and where they will once the device is turned.
  private var rests: RestingFrames
  private let watched: [UIView]
  private let turnedRests: RestingFrames?
  /// Since when the screen is turning, while nobody can say where things belong.
  private var turning: TimeInterval?
  var isTurning: Bool { turning != nil }
  var motion: ExpectedMotion

  /// Records a run on a fresh device.
  static func record(
    _ screen: Screen, on device: SimulatedDeviceConfiguration, under variant: Variant,
    usesLibrary: Bool,
    at pace: Pace
  ) throws -> Recording {
    func setup() throws -> RunSetup {
      try RunSetup(screen, on: device, under: variant, usesLibrary: usesLibrary)
    }
    let turnedRests =
      variant.turnsDevice ? try setup().restAfterTurning(hasFocus: !usesLibrary) : nil
    var recorder = Recorder(try setup(), screen.rule, variant, turnedRests, pace)
    recorder.run(variant.steps)
    recorder.recording.film = recorder.film?.text
    return recorder.recording
  }

  private init(
    _ setup: RunSetup, _ rule: Rule, _ variant: Variant, _ turnedRests: RestingFrames?, _ pace: Pace
  ) {
    phone = setup.phone
    built = setup.built
    field = setup.field
    watched = setup.watched
    rests = setup.rests
    self.turnedRests = turnedRests
    self.rule = rule
    keyboard = variant.keyboard
    motion = ExpectedMotion(at: (phone.screen.bounds.maxY, 0))
    if case .film(let pool, let takesStills) = pace {
      film = FilmEncoder(pool)
      self.takesStills = takesStills
    }
    if case .leap = pace { isLeaping = true } else { isLeaping = false }
  }

  // MARK: Doing

  private mutating func run(_ steps: [Step]) {
    takeStill("before")
    takeFrame()
    linger(0.25)
    var isCut = false
    for step in steps {
      recording.marks.append(StepMark(name: step.name, frame: recording.samples.count))
      isCut ? turn(after: 0.08, step) : perform(step)
      isCut = step.cutAfter != nil
      wait(after: step)
    }
    recording.marks.append(StepMark(name: "rest", frame: recording.samples.count))
    linger(0.3)
    // The typed text makes the field wider. We remove it, because the end is compared with the
    // start bit for bit.
    field.text = nil
    phone.settle()
    recording.isRestored = LayerFrames(phone.window) == rests.layers
  }

  mutating func perform(_ step: Step) {
    switch step.action {
    case .tap: tap()
    case .tapNext:
      let index = built.fields.firstIndex { $0 === field } ?? 0
      field = built.fields[max(index - 1, 0)]
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
    case .turn:
      turning = CACurrentMediaTime()
      phone.rotate(to: phone.configuration.turned.orientation)
    case .drag(let isThrown): drag(isThrown: isThrown)
    case .hide:
      setOut(for: down)
      field.resignFirstResponder()
      phone.settle()
    }
  }

  /// An edge that follows goes down with the keyboard. A view that was moved to reveal a field
  /// stays until the drag is over.
  private mutating func drag(isThrown: Bool) {
    phone.dragKeyboard(by: isThrown ? 0.8 : 0.3, dismissing: isThrown) {
      let top = min(phone.keyboardFrame.minY, phone.screen.bounds.maxY)
      let rise = rule.followsFinger ? rise(under: top) : motion.to.rise
      // Less than a point of overlap is noise to the library, as documented.
      motion = ExpectedMotion(at: (top, abs(rise) < 1 ? 0 : rise))
      takeFrame()
    }
    setOut(for: isThrown ? down : up)
  }

  /// The screen has its new shape and the keyboard comes back.
  mutating func finishTurning() {
    if let turnedRests { rests = turnedRests }
    let start = turning ?? 0
    let left = 1 - KeyboardCurve.system.progress(at: CACurrentMediaTime() - start, duration: 0.25)
    let (before, risen) = (motion.to.rise, restEdge - edge)
    let kept = keptRises.map { ((risen - before * left) / (1 - left)).clamped(to: $0) } ?? 0
    var leaving = before - kept
    if case .scroll = rule, keptRises == nil {
      // UIKit scrolls back in its own rotation where the content ends sooner than before.
      leaving = (risen / left).clamped(to: 0...max(before, 0))
    }
    motion = ExpectedMotion(at: (down.top, kept), leaving: leaving, since: start)
    turning = nil
    setOut(for: up)
  }

  private mutating func tap() {
    setOut(for: up)
    phone.tap(field)
    recording.tapsTookFocus = recording.tapsTookFocus && field.isFirstResponder
  }

  /// Where things belong while the keyboard is up.
  private var up: ExpectedMotion.Point {
    let top = phone.configuration.frame(of: keyboard).minY
    return (top, rise(under: keyboard.takesRoom ? top : nil))
  }

  private var down: ExpectedMotion.Point { (phone.screen.bounds.maxY, 0) }

  private func rise(under top: CGFloat?) -> CGFloat {
    rule.rise(
      edge: restEdge, field: rest(of: field), top: top, visible: phone.configuration.visibleArea,
      risen: motion.to.rise)
  }

  /// How far up things may stand after a rotation until the keyboard comes back. A field that keeps
  /// the focus stays in sight: its lower edge is in the window, and not further up than its gap
  /// above the safe area. Nil where nothing is to be done for that.
  private var keptRises: ClosedRange<CGFloat>? {
    guard let gap = rule.gapOfField else { return nil }
    let (end, bottom) = (rest(of: field).maxY, phone.screen.bounds.maxY)
    let safe = phone.configuration.safeArea.bottom
    var lowest = bottom
    if case .scroll = rule { lowest -= safe }
    return end > lowest ? max(0, end - bottom)...(end - bottom + safe + gap) : nil
  }

  func rest(of view: UIView) -> CGRect {
    watched.firstIndex { $0 === view }.map { rests.frames[$0] } ?? .zero
  }

  private mutating func setOut(for point: ExpectedMotion.Point) {
    motion.set(out: motion.to, for: point, at: CACurrentMediaTime())
  }
}

extension SimulatedDeviceConfiguration {
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

extension CGFloat {
  fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
