import Foundation

/// One line that is rewritten on a terminal; elsewhere a plain line for each tenth.
struct Progress {
  let total: Int
  private let isTerminal = isatty(1) == 1
  private var shown = 0

  init(total: Int) { self.total = total }

  mutating func update(to count: Int, failures: Int) {
    let step = isTerminal ? 1000 : max(1, total / 10)
    guard count / step > shown / step else { return }
    shown = count
    let line = "\(count) of \(total) scenes, \(failures) failures"
    if isTerminal {
      FileHandle.standardOutput.write(Data("\r\(line)".utf8))
    } else {
      print(line)
    }
  }

  /// Prints something that should stay.
  func interrupt(with text: String) {
    print(isTerminal ? "\r\(text)" : text)
  }

  func finish() {
    if isTerminal { FileHandle.standardOutput.write(Data("\n".utf8)) }
  }
}
