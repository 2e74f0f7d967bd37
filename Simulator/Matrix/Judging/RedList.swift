import Foundation

/// The runs that fail today, each with what fails: it may only become shorter.
///
/// A line is a run's name, a tab and its faults, with a semicolon between them. Lines that begin
/// with `#` are for readers.
package struct RedList: Equatable, Sendable {
  /// Faults by the name of the run.
  package private(set) var faults: [String: String]

  package init(_ text: String) {
    faults = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      if parts.count == 2 { faults[String(parts[0])] = String(parts[1]) }
    }
  }

  /// What fails among results, by the name of the run.
  package init(results: [(id: String, faults: String)]) {
    faults = [:]
    for (id, text) in results where !text.isEmpty { faults[id] = text }
  }

  package var text: String {
    let head = """
      # Runs of the matrix that fail today, and what fails. It may only become shorter:
      # `strut matrix --red shrink` takes away what passes now.

      """
    return head + faults.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }.joined()
  }

  /// What is not as the list says, one sentence each: faults that it does not have, and lines that
  /// nothing needs any more.
  package func disagreements(with found: RedList, played: Set<String>) -> [String] {
    var lines: [String] = []
    for (id, text) in found.faults.sorted(by: { $0.key < $1.key }) {
      let known = Set(Self.parts(faults[id] ?? ""))
      let new = Self.parts(text).filter { !known.contains($0) }
      if !new.isEmpty { lines.append("FAIL \(id): \(new.joined(separator: "; "))") }
    }
    for (id, text) in faults.sorted(by: { $0.key < $1.key }) {
      let still = Set(Self.parts(found.faults[id] ?? ""))
      let gone = Self.parts(text).filter { !still.contains($0) }
      if !played.contains(id) {
        lines.append("GONE \(id): there is no such run any more")
      } else if !gone.isEmpty {
        lines.append("PASS \(id): \(gone.joined(separator: "; ")) is on the list and passes")
      }
    }
    return lines
  }

  /// The list without what passes now; nothing new comes in.
  package func shrunk(to found: RedList) -> RedList {
    var list = self
    for (id, text) in faults {
      let still = Set(Self.parts(found.faults[id] ?? ""))
      let left = Self.parts(text).filter(still.contains)
      list.faults[id] = left.isEmpty ? nil : left.joined(separator: "; ")
    }
    return list
  }

  private static func parts(_ text: String) -> [String] {
    text.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
