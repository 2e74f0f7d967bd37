import CAllocationCounter
import KeyboardStrut
import Phone

/// What one event costs in an app, from its cause to the end of its turn of the run loop: on a
/// screen that the app serves, on one that the automatic mode serves, and on one without the
/// library, which is what the others are held against.
///
/// `event.show.20.explicit` is the first focus of a covered field among twenty, and
/// `event.show.stack.20.explicit` the same in a stack view. The table has the allocations;
/// `Benchmarks/count-events` counts instructions.
@MainActor
func eventBenchmarks() throws -> [BenchmarkResult] {
  var results: [BenchmarkResult] = []
  for event in Event.allCases {
    for count in [6, 20, 60, 200] {
      for service in Service.allCases {
        results += try measureEvent(event, among: count, service)
        results += try measureEvent(event, in: .stack, among: count, service)
      }
    }
  }
  return results
}

/// How the fields of a screen are laid out.
private enum FormLayout: String {
  case frames
  /// By constraints, in a stack view as high as the screen.
  case stack
}

/// Who keeps the field clear of the keyboard.
private enum Service: String, CaseIterable {
  case none, explicit, automatic
}

private enum Event: String, CaseIterable {
  /// The keyboard comes up for a field that it covers.
  case show
  /// It goes again.
  case hide
  /// It has arrived below: the end of its motion.
  case hidden
  /// From a field that shows to another one, under the keyboard.
  case focusResting = "focus.resting"
  /// From a field that shows to one that the keyboard covers.
  case focusMoving = "focus.moving"
  /// A letter, typed into a field that has been moved.
  case keystroke
  /// A finger scrolls by a point.
  case scrollFrame
  /// Layout of the screen that moves nothing.
  case idleLayout
  /// A run-loop turn in which nothing happens, under the keyboard.
  case idleTurn

  @MainActor
  func prepare(_ form: EventForm) {
    switch self {
    case .show: form.phone.dismissKeyboard()
    case .hide, .hidden, .keystroke, .idleLayout, .idleTurn: form.covered.becomeFirstResponder()
    case .focusResting: form.seen[0].becomeFirstResponder()
    case .focusMoving: form.seen[0].becomeFirstResponder()
    case .scrollFrame: form.covered.becomeFirstResponder()
    }
    form.phone.advance(by: 1)
    if self == .scrollFrame { form.touch() }
    if self == .hidden {
      form.covered.resignFirstResponder()
      form.phone.advance(by: 0.2)
    }
  }

  @MainActor
  func happen(_ form: EventForm) {
    switch self {
    case .show, .focusMoving: form.covered.becomeFirstResponder()
    case .hide: form.covered.resignFirstResponder()
    case .hidden: form.phone.advance(by: 0.5)
    case .focusResting: form.seen[1].becomeFirstResponder()
    case .keystroke: form.phone.type("a")
    case .scrollFrame: form.touchMove()
    case .idleLayout: form.view.setNeedsLayout()
    case .idleTurn: break
    }
    form.phone.settle()
  }

  @MainActor
  func end(_ form: EventForm) {
    if self == .scrollFrame {
      form.phone.touchUp()
      form.phone.advance(by: 1)
    }
    form.covered.text = ""
  }
}

/// A screen of fields with frames, the last of them under the keyboard.
@MainActor
private final class EventForm {
  let phone: Phone
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  /// Two that no keyboard reaches.
  let seen: [UITextField]
  let covered: UITextField
  private var finger = CGPoint(x: 380, y: 300)

  init(_ count: Int, isScrolling: Bool, in layout: FormLayout) throws {
    // The budgets of IQKeyboardManager were counted in this world. IQKeyboardManager makes no
    // keyboard layout guide, so visible constraints of guides would make only our columns greater.
    var behavior = SystemBehavior()
    behavior.guideConstraints = .invisible
    phone = try Phone("iPhone 15", behavior: behavior)
    let rows = (count + 4) / 5
    let fields = (0..<count).map { index -> UITextField in
      let y = 60 + CGFloat(index / 5) * 700 / CGFloat(rows)
      return UITextField(
        frame: CGRect(x: CGFloat(index % 5) * 70 + 10, y: y, width: 60, height: 34))
    }
    seen = Array(fields[0..<2])
    covered = fields[count - 1]
    covered.frame.origin.y = 760
    let controller = UIViewController()
    controller.view = view
    if layout == .stack {
      addStack(of: fields)
    } else if isScrolling {
      let scroll = UIScrollView(frame: view.bounds)
      scroll.contentSize = CGSize(width: 393, height: 2000)
      fields.forEach(scroll.addSubview)
      view.addSubview(scroll)
    } else {
      fields.forEach(view.addSubview)
    }
    phone.show(controller)
  }

  /// Arranges rows of five fields from the top of the screen to its lower edge.
  private func addStack(of fields: [UITextField]) {
    let rows = stride(from: 0, to: fields.count, by: 5).map { start in
      UIStackView(arrangedSubviews: Array(fields[start..<min(start + 5, fields.count)]))
    }
    for row in rows { row.distribution = .fillEqually }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -58),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
    ])
  }

  func touch() {
    finger = CGPoint(x: 380, y: 300)
    phone.touchDown(at: finger)
    for _ in 0..<20 { touchMove() }
  }

  func touchMove() {
    finger.y -= 1
    phone.touchMove(to: finger)
  }
}

/// Nothing but this is counted by `Benchmarks/count-events`.
@inline(never)
func countedEvent(_ body: () -> Void) { body() }

@MainActor
private func measureEvent(
  _ event: Event, in layout: FormLayout = .frames, among count: Int, _ service: Service
) throws -> [BenchmarkResult] {
  let kind = layout == .frames ? event.rawValue : "\(event.rawValue).\(layout.rawValue)"
  let name = "event.\(kind).\(count).\(service.rawValue)"
  guard Options.current.includes(name) else { return [] }
  if service == .automatic { KeyboardAvoidance.isAutomatic = true }
  defer { KeyboardAvoidance.isAutomatic = false }
  let form = try EventForm(count, isScrolling: event == .scrollFrame, in: layout)
  if service == .explicit { form.view.avoidKeyboard(gap: 8) }
  var allocations: UInt = 0
  let rounds = Options.current.iterations ?? 10
  // The first rounds make what stays.
  for round in -3..<rounds {
    event.prepare(form)
    let before = heap_allocations()
    if round < 0 { event.happen(form) } else { countedEvent { event.happen(form) } }
    if round >= 0 { allocations += heap_allocations() - before }
    event.end(form)
  }
  form.phone.dismissKeyboard()
  form.phone.advance(by: 1)
  guard Options.current.iterations == nil else { return [] }
  return [
    BenchmarkResult(
      name: name, value: Double(allocations) / Double(rounds), unit: "allocations")
  ]
}
