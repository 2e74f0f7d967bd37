import Foundation

/// Where a command writes: results to the output, progress and complaints to the error stream.
@MainActor
package struct Console {
  package let output: (String) throws -> Void
  package let error: (String) -> Void
  /// Whether somebody watches the error stream, so that a line may be overwritten.
  let isTerminal: Bool

  package init(
    isTerminal: Bool = false, output: @escaping (String) throws -> Void,
    error: @escaping (String) -> Void
  ) {
    self.isTerminal = isTerminal
    self.output = output
    self.error = error
  }

  /// The process's own streams.
  ///
  /// Results that cannot be written are an error. Progress and complaints are not: there is no
  /// other place to say so.
  package static var standard: Console {
    Console(
      isTerminal: isatty(STDERR_FILENO) == 1,
      output: { text in
        try Descriptor.write(Data(text.utf8), to: STDOUT_FILENO, called: "to standard output")
      },
      error: { text in
        try? Descriptor.write(Data(text.utf8), to: STDERR_FILENO, called: "to standard error")
      })
  }

  package func line(_ text: String) throws { try output(text + "\n") }
}
