/// Tells how far long work has come: one line that changes on a terminal, a line a step elsewhere.
@MainActor
struct ProgressLine {
  private let console: Console
  private let total: Int
  private var done = 0

  init(_ console: Console, total: Int) {
    self.console = console
    self.total = total
  }

  /// - Parameter what: What is being done; nil for a step that nobody needs to hear of.
  mutating func step(_ what: String?) {
    done += 1
    guard let what else { return }
    let text = "[\(done)/\(total)] \(what)"
    console.error(console.isTerminal ? "\r\u{1B}[K\(text)" : text + "\n")
  }

  /// Clears the line; nothing elsewhere.
  func finish() {
    if console.isTerminal { console.error("\r\u{1B}[K") }
  }
}
