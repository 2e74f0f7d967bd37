import Foundation
import Matrix

/// Plays the runs of the matrix in processes of their own, one for each processor: a phone is alone
/// in its process.
@MainActor
struct MatrixProcesses {
  private let console: Console
  private let which: String
  private let total: Int

  init(_ console: Console, which: String, total: Int) {
    (self.console, self.which, self.total) = (console, which, total)
  }

  /// Every run's result, in the order of their names.
  func results() throws -> [MatrixRow] {
    let count = total == 1 ? 1 : max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1)
    let lines = Lines()
    var processes: [Process] = []
    for part in 1...count {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["matrix", "--runs", which, "--part", "\(part)/\(count)"]
      let pipe = Pipe()
      process.standardOutput = pipe
      pipe.fileHandleForReading.readabilityHandler = { lines.add($0.availableData, from: part) }
      try process.run()
      processes.append(process)
    }
    var progress = ProgressLine(console, total: total)
    var told = 0
    while lines.waitForMore(than: told, of: count) {
      let done = lines.results.count
      // On a terminal every time, elsewhere at every hundredth run.
      while told < done {
        told += 1
        let isTold = console.isTerminal || told % 100 == 0
        progress.step(isTold ? "runs" : nil)
      }
    }
    for process in processes { process.waitUntilExit() }
    progress.finish()
    return lines.results.sorted { $0.id < $1.id }
  }
}

/// Collects what several processes print, line by line.
private final class Lines: @unchecked Sendable {
  private let lock = NSCondition()
  private var rests: [Int: Data] = [:]
  private var ended: Set<Int> = []
  private var found: [MatrixRow] = []

  var results: [MatrixRow] { lock.withLock { found } }

  /// Waits for another result.
  ///
  /// - Returns: Whether there is one; else every process has ended.
  func waitForMore(than known: Int, of count: Int) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    while found.count <= known, ended.count < count { lock.wait() }
    return found.count > known
  }

  func add(_ data: Data, from part: Int) {
    lock.withLock {
      defer { lock.signal() }
      guard !data.isEmpty else {
        ended.insert(part)
        return
      }
      rests[part, default: Data()].append(data)
      while let rest = rests[part], let end = rest.firstIndex(of: 0x0A) {
        let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
        rests[part] = Data(rest[(end + 1)...])
        if let row = MatrixRow(line: line) { found.append(row) }
      }
    }
  }
}
