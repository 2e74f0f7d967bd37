import Foundation
import Matrix

/// Plays the runs of the matrix in processes of their own, one for each processor.
@MainActor
struct MatrixProcesses {
  private let console: Console
  private let total: Int
  private let lines = ProcessLines()

  /// Starts them; they work while the caller does something else.
  init(_ console: Console, which: String, total: Int) throws {
    (self.console, self.total) = (console, total)
    let count = total == 1 ? 1 : max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1)
    for part in 1...count {
      try lines.start(["matrix", "--runs", which, "--part", "\(part)/\(count)"], as: part)
    }
  }

  /// Every run's result, in the order of their names.
  func results() -> [MatrixRow] {
    var progress = ProgressLine(console, total: total)
    var rows: [MatrixRow] = []
    while let (_, line) = lines.next() {
      guard let row = MatrixRow(line: line) else { continue }
      rows.append(row)
      // On a terminal every time, elsewhere at every hundredth run.
      progress.step(console.isTerminal || rows.count % 100 == 0 ? "runs" : nil)
    }
    progress.finish()
    return rows.sorted { $0.id < $1.id }
  }
}
