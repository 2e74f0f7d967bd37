import Foundation
import Matrix

/// The matrix as the page reads it: the factors with their values, and a row for each run.
struct MatrixTable {
  private let rows: [MatrixRow]

  init(_ rows: [MatrixRow]) { self.rows = rows }

  var json: JSON {
    .object([
      "factors": .array(
        Combination.names.map { factor in
          .object([
            "name": .string(factor.name), "all": .string(factor.all),
            "values": .array(
              factor.values.map {
                .object(["id": .string($0.id), "title": .string($0.title)])
              }),
          ])
        }),
      "rows": .array(
        rows.map { row in
          .object([
            "values": .array(row.id.split(separator: "/").map { .string(String($0)) }),
            "hidden": .bool(row.isHiddenWithout), "visible": .bool(row.isVisibleWith),
            "restored": .bool(row.isRestored),
            "faults": .array(
              row.faults.isEmpty ? [] : row.faults.components(separatedBy: "; ").map(JSON.string)),
          ])
        }),
    ])
  }
}
