import Foundation

/// Collects what several processes of this tool print, line by line.
///
/// A phone is alone in its process: work on many phones is shared by processes, not by threads.
final class ProcessLines: @unchecked Sendable {
  private let lock = NSCondition()
  private var processes: [Process] = []
  private var rests: [Int: Data] = [:]
  private var lines: [(part: Int, line: String)] = []
  private var told = 0
  private var running = 0

  /// Starts this tool once more.
  func start(_ arguments: [String], as part: Int) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    lock.withLock { running += 1 }
    pipe.fileHandleForReading.readabilityHandler = { [self] handle in
      let data = handle.availableData
      if data.isEmpty { handle.readabilityHandler = nil }
      add(data, from: part)
    }
    try process.run()
    processes.append(process)
  }

  /// The next line of any of them, and whose it is; waits for it.
  ///
  /// - Returns: Nil where every process has ended and all is told.
  func next() -> (part: Int, line: String)? {
    lock.lock()
    defer { lock.unlock() }
    // On a busy machine the end of a pipe was seen not to be reported, and the wait had no end.
    var silence = 0
    while told == lines.count, running > 0, silence < 5 {
      let isInTime = lock.wait(until: Date(timeIntervalSinceNow: 1))
      silence = isInTime || processes.contains(where: \.isRunning) ? 0 : silence + 1
    }
    guard told < lines.count else { return nil }
    told += 1
    return lines[told - 1]
  }

  private func add(_ data: Data, from part: Int) {
    lock.withLock {
      defer { lock.signal() }
      guard !data.isEmpty else {
        running -= 1
        return
      }
      var rest = rests[part, default: Data()] + data
      while let end = rest.firstIndex(of: 0x0A) {
        lines.append((part, String(decoding: rest[rest.startIndex..<end], as: UTF8.self)))
        rest = Data(rest[(end + 1)...])
      }
      rests[part] = rest
    }
  }
}
