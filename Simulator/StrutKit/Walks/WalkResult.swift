import Foundation

/// The row of a walk in `results.json`. Lengths are points.
struct WalkResult: Equatable, Sendable {
  let screen: String
  let device: String
  let orientation: String
  /// How many inputs there are, and how many stops there were on each way.
  let inputs: Int
  let forwards: Int
  let backwards: Int
  /// At how many stops all of the input was seen.
  let visible: Int
  /// The smallest gap between an input and the bar.
  let gap: CGFloat
  /// The most rows that a step has brought on screen, and how many it may.
  let mostRows: Int
  let rowLimit: Int
  let reachedWithout: Int
  let restored: Bool

  init(_ run: WalkRun) {
    let stops = run.stops
    screen = run.walk.id
    (device, orientation) = (run.device.device.name, run.device.orientation.rawValue)
    inputs = run.walk.count
    forwards = run.rounds.map(\.forwards.count).reduce(0, +)
    backwards = run.rounds.map(\.backwards.count).reduce(0, +)
    visible = stops.count(where: \.isVisible)
    gap = stops.map(\.gap).min() ?? 0
    mostRows = stops.map(\.rows).max() ?? 0
    rowLimit = stops.map(\.rowLimit).max() ?? 0
    reachedWithout = run.reachedWithout
    restored = run.rounds.allSatisfy(\.isRestored)
  }

  var stops: Int { forwards + backwards }

  var json: JSON {
    .object([
      "screen": .string(screen),
      "seed": .string(SampleSystem.inputs.rawValue),
      "container": .string("root"),
      "window": .string("full"),
      "device": .string(device),
      "orientation": .string(orientation),
      "keyboard": .string(Variant.standard.id),
      "deed": .string("next, previous, done"),
      "inputs": .integer(inputs),
      "forwards": .integer(forwards),
      "backwards": .integer(backwards),
      "visibleStops": .integer(visible),
      "gap": .points(gap),
      "mostRows": .integer(mostRows),
      "rowLimit": .integer(rowLimit),
      "reachedWithout": .integer(reachedWithout),
      "restored": .bool(restored),
    ])
  }
}
