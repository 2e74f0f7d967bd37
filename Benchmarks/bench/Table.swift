import Foundation

/// The results as aligned columns: name, value, unit, and the comparison with a peer where there is
/// one.
func table(of results: [BenchmarkResult]) -> String {
  var rows = [["name", "value", "unit", "peer", "ratio"]]
  for result in results {
    let peer = result.peer.map { "\($0) \(figure(result.peerValue ?? .nan))" }
    rows.append([
      result.name, figure(result.value), result.unit, peer ?? "", result.ratio.map(figure) ?? "",
    ])
  }
  let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
  let lines = rows.map { row in
    row.indices.map { column in
      let padding = String(repeating: " ", count: widths[column] - row[column].count)
      return column == 1 || column == 4 ? padding + row[column] : row[column] + padding
    }.joined(separator: "  ")
  }
  return lines.map { line in
    String(line.reversed().drop { $0 == " " }.reversed())
  }.joined(separator: "\n")
}

/// Three significant figures, without an exponent.
private func figure(_ value: Double) -> String {
  if value == 0 { return "0" }
  let decimals = max(0, 2 - Int(log10(abs(value)).rounded(.down)))
  return String(format: "%.\(decimals)f", value)
}
