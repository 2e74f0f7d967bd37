import Foundation
import StrutKit

/// What a person does, line by line, read from a file.
struct Script {
  /// The file's name, as it was given.
  let name: String
  let lines: [(number: Int, line: ScriptLine)]

  /// - Throws: `UsageError` for a file that cannot be read, and for the first line that is wrong.
  init(file: String) throws {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw UsageError("Cannot read \"\(file)\".")
    }
    try self.init(String(decoding: data, as: UTF8.self), called: file)
  }

  init(_ text: String, called name: String) throws {
    self.name = name
    var lines: [(Int, ScriptLine)] = []
    for (index, text) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      do {
        if let line = try ScriptLine(text) { lines.append((index + 1, line)) }
      } catch {
        throw UsageError("\(name), line \(index + 1): \(error)")
      }
    }
    self.lines = lines
  }
}
