import KeyboardSimulation
import Phone

/// A keyboard, and what is done with it.
struct Variant: Sendable {
  /// `keyboard` in the results, and what `--keyboard` takes.
  let id: String
  let title: String
  var keyboard = SystemKeyboard.standard
  var steps = [Step(action: .tap), Step(action: .type), Step(action: .hide)]
  /// Whether only an iPad has it.
  var isForPads = false
  /// Whether it is about screens with several fields, which move only for a hidden one.
  var isForReveal = false
  /// Whether it is about screens that go along with a finger, or scroll under it.
  var isForDragging = false
  /// Whether a field is chosen that the keyboard does not hide.
  var usesVisibleField = false

  var keyboardType: UIKeyboardType { keyboard.layout == .numberPad ? .numberPad : .default }

  func applies(to screen: Screen, on device: SimulatedDeviceConfiguration) -> Bool {
    (!isForPads || device.device.idiom == .pad) && (!isForReveal || screen.rule.isReveal)
      && (!isForDragging || screen.rule.concernsDragging)
  }

  /// Whether the device is turned meanwhile. The page has no room for it: such a run is not filmed.
  var turnsDevice: Bool { steps.contains { $0.action == .turn } }

  static let standard = Variant(id: "standard", title: "Standard")

  /// Every variant, in the order in which it is shown.
  static let all: [Variant] = [
    .standard,
    Variant(id: "number pad", title: "Number pad", keyboard: .numberPad),
    Variant(
      id: "predictive bar toggled", title: "Predictive bar off and on",
      steps: [
        Step(action: .tap), Step(action: .predictiveBar(false)),
        Step(action: .predictiveBar(true)), Step(action: .hide),
      ]),
    Variant(
      id: "interrupted", title: "Hide after 80 ms, tap again",
      steps: [
        Step(action: .tap, cutAfter: 0.08), Step(action: .hide, cutAfter: 0.08),
        Step(action: .tap), Step(action: .hide),
      ]),
    Variant(
      id: "rotated while up", title: "Rotated while up",
      steps: [Step(action: .tap), Step(action: .turn), Step(action: .hide)]),
    Variant(
      id: "dragged", title: "Dragged by a finger",
      steps: [
        Step(action: .tap), Step(action: .drag(isThrown: false)),
        Step(action: .drag(isThrown: true)),
      ], isForDragging: true),
    Variant(
      id: "fields in turn", title: "Fields in turn",
      steps: [Step(action: .tap), Step(action: .tapNext), Step(action: .hide)],
      isForReveal: true),
    Variant(
      id: "visible anyway", title: "Field visible anyway", isForReveal: true,
      usesVisibleField: true),
    Variant(id: "hardware", title: "Hardware", keyboard: .hardware),
    Variant(id: "floating", title: "Floating", keyboard: .floating, isForPads: true),
    Variant(
      id: "split", title: "Split", keyboard: SystemKeyboard(dock: .split), isForPads: true),
  ]

  static func named(_ id: String) throws -> Variant {
    guard let variant = all.first(where: { $0.id == id }) else {
      throw UsageError(
        "No keyboard is called \"\(id)\". Known keyboards: "
          + all.map(\.id).joined(separator: ", ") + ".")
    }
    return variant
  }
}
