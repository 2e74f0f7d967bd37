import Foundation

extension Walk {
  /// What the page has to know to offer it, as it has of other screens.
  var pageJSON: JSON {
    .object([
      "id": .string(id), "seed": .string(system.rawValue), "seedTitle": .string(system.title),
      "title": .string(title), "choice": .string(choice), "summary": .string(summary),
    ])
  }
}

extension WalkRun {
  /// A line of the page's table of walks.
  ///
  /// - Parameter take: The recording that it plays, if there is one.
  func pageRow(take: Int?) -> JSON {
    let result = result
    return .object([
      "screen": .string(walk.id), "device": .string(device.slug),
      "take": take.map(JSON.integer) ?? .null, "inputs": .integer(result.inputs),
      "forwards": .integer(result.forwards), "backwards": .integer(result.backwards),
      "visible": .integer(result.visible), "gap": .rounded(result.gap, to: 3),
      "mostRows": .integer(result.mostRows), "rowLimit": .integer(result.rowLimit),
      "reachedWithout": .integer(result.reachedWithout), "restored": .bool(result.restored),
      "faults": .array(faults.map(JSON.string)),
    ])
  }
}
