import Foundation

/// Where a command writes: results to the output, progress and complaints to the error stream.
@MainActor
package struct Console {
  let output: (String) -> Void
  let error: (String) -> Void
  /// Whether somebody watches the error stream, so that a line may be overwritten.
  let isTerminal: Bool

  package init(
    isTerminal: Bool = false, output: @escaping (String) -> Void, error: @escaping (String) -> Void
  ) {
    self.isTerminal = isTerminal
    self.output = output
    self.error = error
  }

  /// The process's own streams.
  package static var standard: Console {
    Console(
      isTerminal: isatty(STDERR_FILENO) == 1,
      output: { FileHandle.standardOutput.write(Data($0.utf8)) },
      error: { FileHandle.standardError.write(Data($0.utf8)) })
  }

  func line(_ text: String) { output(text + "\n") }
}
