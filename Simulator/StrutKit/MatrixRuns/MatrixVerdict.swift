import Foundation
import Matrix

/// What the red list says of results.
struct MatrixVerdict {
  /// What is not as the list says, a sentence each.
  let wrong: [String]
  /// One line for the end.
  let summary: String

  /// - Parameter isWhole: Whether every run of the list was played.
  init(_ rows: [MatrixRow], list: RedList, isWhole: Bool) {
    let found = RedList(results: rows.map { ($0.id, $0.faults) })
    let played = Set(rows.map(\.id))
    wrong = list.disagreements(with: found, played: played).filter {
      isWhole || $0.hasPrefix("FAIL")
    }
    let failing = "\(found.faults.count) of \(rows.count) runs of the matrix fail"
    summary =
      wrong.isEmpty
      ? "\(failing), as the red list says."
      : "\(failing); \(wrong.count) lines above are not as the red list says."
  }
}
