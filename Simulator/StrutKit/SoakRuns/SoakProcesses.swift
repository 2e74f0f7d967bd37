import Foundation
import Matrix

/// Plays hostile days in processes of their own. A day that ends its process is a fault, and the
/// days behind it are not played.
@MainActor
struct SoakProcesses {
  private let console: Console
  private let steps: Int
  private let seed: UInt64
  private let days: Int

  init(_ console: Console, steps: Int, seed: UInt64, days: Int) {
    (self.console, self.steps, self.seed, self.days) = (console, steps, seed, days)
  }

  /// What each day left behind, by its seed; nothing is an empty text.
  func results() throws -> [UInt64: String] {
    let count = max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1)
    let lines = ProcessLines()
    for part in 1...count {
      try lines.start(
        ["soak", "--steps", "\(steps)", "--seed", "\(seed)", "--part", "\(part)/\(count)"]
          + (Soak.isStrict ? ["--strict"] : []),
        as: part)
    }
    var progress = ProgressLine(console, total: days)
    var results: [UInt64: String] = [:]
    var open: [Int: UInt64] = [:]
    while let (part, line) = lines.next() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count > 1, let day = UInt64(fields[1]) else { continue }
      if fields[0] == "DAY" { open[part] = day }
      if fields[0] == "DONE", fields.count == 3 {
        open[part] = nil
        results[day] = fields[2]
        let isTold = console.isTerminal || results.count % 100 == 0
        progress.step(isTold ? "days" : nil)
      }
    }
    for day in open.values { results[day] = "ends the process" }
    progress.finish()
    guard results.count == days || !open.isEmpty else {
      throw UsageError("Only \(results.count) of \(days) days came to their end.")
    }
    return results
  }
}
