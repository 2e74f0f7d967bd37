import Foundation
import KeyboardGeometry

/// A number that should have come back and has not.
package struct ReversalFailure: Error, CustomStringConvertible {
  package var description: String
}

/// Plays an app with ledgers through several keyboards and takes the keyboard away: every number
/// must be, bit for bit, what it was. The numbers are any that a `Double` can hold, not those of a
/// grid.
package func checkReversal(seed: UInt64) throws {
  var generator = SceneGenerator(seed: seed)
  var (scene, behavior) = generator.next()
  guard scene.isOrdinary else { return }
  let jitter = CGFloat(seed % 997) / 3001
  var ledgers: [String: Ledger] = [:]
  for index in scene.containers.indices {
    let container = scene.containers[index]
    if container.quantity == .offset, jitter < container.frame.height,
      container.content.offset - jitter > container.minimumOffset
    {
      scene.containers[index].content.offset -= jitter
    }
    for quantity in AvoidanceMove.Quantity.allCases {
      ledgers["\(index) \(quantity)"] = Ledger(base: scene.containers[index].base(of: quantity))
    }
  }
  let original = ledgers.mapValues(\.value)

  for step in 0..<4 {
    if step == 3 { scene.keyboard = nil }
    let plan = scene.plan(for: behavior)
    scene = scene.applying(plan)
    for move in plan.moves {
      let key = "\(move.container) \(move.quantity)"
      let value = ledgers[key]!.contribute(move.to, by: ObjectIdentifier(Ledger.self))
      scene.containers[move.container].write(value, as: move.quantity)
    }
    generator.replaceKeyboard(of: &scene)
  }
  for (key, ledger) in ledgers where ledger.value != original[key] {
    throw ReversalFailure(description: "\(key): \(ledger.value) instead of \(original[key]!)")
  }
}

extension AvoidanceContainer {
  fileprivate func base(of quantity: AvoidanceMove.Quantity) -> CGFloat {
    switch (self.quantity, quantity) {
    case (.offset, .inset): content.bottomInset + content.ownInset
    case (.offset, .offset): content.offset
    case (_, .lift): frame.origin.y
    default: 0.1
    }
  }

  /// The offset is what the ledger says; frames and insets follow from the contributions already.
  fileprivate mutating func write(_ value: CGFloat, as quantity: AvoidanceMove.Quantity) {
    if quantity == .offset { content.offset = value }
  }
}
