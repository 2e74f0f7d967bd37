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
  let stage: Stage
  private let rule: Rule
  let isLeaping: Bool
  var takesStills = false
  var film: FilmEncoder?
  var recording = Recording()

  /// The keyboard that comes up, as far as anyone has asked for it.
  var keyboard: SystemKeyboard
  /// What is typed into, or will be.
  var field: UITextField
  /// Where things rest without a keyboard.
  var rests: [ObjectIdentifier: CGRect] = [:]
  var course: Course

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

  mutating func perform(_ step: Step) {
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
