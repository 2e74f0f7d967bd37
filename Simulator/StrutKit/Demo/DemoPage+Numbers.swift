import Foundation

extension DemoPage {
  /// What the page shows as numbers, frame by frame; a thousandth of a point is enough for it.
  ///
  /// - Parameter measures: Whether the edge that moves is of interest.
  func side(_ recording: Recording, film: JSON, measures: Bool) -> JSON {
    func list(_ numbers: [CGFloat]) -> JSON { .array(numbers.map { .rounded($0, to: 3) }) }
    let samples = recording.samples
    // 0 where the field is where it was a frame before.
    var last: CGRect?
    let fields = samples.map { sample -> JSON in
      defer { last = sample.field }
      let field = sample.field
      return field == last
        ? .integer(0) : list([field.minX, field.minY, field.width, field.height])
    }
    var members: [JSON.Member] = [
      .init(name: "film", value: film), .init(name: "field", value: .array(fields)),
      .init(name: "keyboard", value: list(samples.map(\.keyboardTop))),
      .init(name: "covered", value: list(samples.map(\.covered))),
    ]
    if measures {
      members += [
        .init(name: "edge", value: list(samples.map(\.edge))),
        .init(name: "expected", value: list(samples.map(\.expected))),
      ]
    }
    return .object(members)
  }
}

extension StepMark {
  var pageJSON: JSON { .object(["name": .string(name), "frame": .integer(frame)]) }
}

extension Continuity {
  var pageJSON: JSON {
    .object([
      "position": .rounded(positionJump, to: 6), "velocity": .rounded(velocityJump, to: 3),
      "speed": .rounded(abs(velocity), to: 3),
    ])
  }
}

extension Array {
  /// The first of each.
  func uniqued(by key: KeyPath<Element, String>) -> [Element] {
    var seen: Set<String> = []
    return filter { seen.insert($0[keyPath: key]).inserted }
  }
}
