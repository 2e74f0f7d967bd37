import Foundation

extension Ledger {
  /// Returns one sentence for each rule that this ledger breaks. Empty if no rule is broken. For
  /// tests.
  package func checkInvariants() -> [String] {
    var broken: [String] = []
    if abs(written - value) > 0.5 {
      broken.append("It has written \(written), but base and contributions make \(value).")
    }
    if owners.count != Set(owners).count { broken.append("An owner contributes twice.") }
    if amounts.contains(where: { $0 == 0 || !$0.isFinite }) {
      broken.append("A contribution is zero or not finite.")
    }
    if !base.isFinite { broken.append("The base \(base) is not finite.") }
    return broken
  }
}
