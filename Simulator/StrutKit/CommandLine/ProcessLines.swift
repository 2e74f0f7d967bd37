import Foundation

/// Collects what several processes of this tool print, line by line.
///
/// A phone is alone in its process: work on many phones is shared by processes, not by threads.
///
/// The pipes are polled. A handler of `FileHandle` was seen to miss the end of a pipe on a busy
/// machine, and the wait had no end.
final class ProcessLines {
  /// A process that may still print something.
  private struct Source {
    let part: Int
    let handle: FileHandle
    /// The beginning of a line whose end has not come yet.
    var rest = Data()
  }

  private var processes: [Process] = []
  private var sources: [Source] = []
  private var lines: [(part: Int, line: String)] = []
  private var told = 0

  /// Starts this tool once more.
  func start(_ arguments: [String], as part: Int) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    processes.append(process)
    sources.append(Source(part: part, handle: pipe.fileHandleForReading))
  }

  /// The next line of any of them, and whose it is; waits for it.
  ///
  /// - Returns: Nil where every process has ended and all is told.
  func next() -> (part: Int, line: String)? {
    while told == lines.count, !sources.isEmpty { read() }
    guard told < lines.count else { return nil }
    told += 1
    return lines[told - 1]
  }

  /// Waits until any process has printed something or has ended.
  private func read() {
    var polls = sources.map {
      pollfd(fd: $0.handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
    }
    // A signal ends the wait early.
    guard poll(&polls, nfds_t(polls.count), -1) > 0 else { return }
    for index in polls.indices.reversed() where polls[index].revents != 0 {
      let data = sources[index].handle.availableData
      if data.isEmpty { sources.remove(at: index) } else { add(data, at: index) }
    }
  }

  private func add(_ data: Data, at index: Int) {
    var rest = sources[index].rest + data
    while let end = rest.firstIndex(of: 0x0A) {
      let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
      lines.append((sources[index].part, line))
      rest = Data(rest[(end + 1)...])
    }
    sources[index].rest = rest
  }
}
