import Foundation

/// The runs that fail today, each with its faults below its cause. The list may only become
/// shorter.
///
/// A line is a run's name, a tab and its faults, with a semicolon between them. A line such as
/// `[clips] What clips is not looked at.` begins the runs of one cause. Lines that begin with `#`
/// are for readers.
package struct RedList: Equatable, Sendable {
  /// A cause of failing runs.
  package struct Cause: Equatable, Sendable {
    package let name: String
    package let sentence: String

    /// The cause of runs that await investigation.
    static let unknown = Cause(name: "new", sentence: "Nobody has looked at these yet.")
  }

  /// Faults by the name of the run.
  package private(set) var faults: [String: String] = [:]
  /// The causes in the order of the list, and which of them a run has.
  package private(set) var causes: [Cause] = []
  package private(set) var causeOfRun: [String: String] = [:]
  /// The lines for readers, which begin with `#`.
  private var head = ""

  package init(_ text: String) {
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#") {
        head += line + "\n"
      } else if line.hasPrefix("["), let end = line.firstIndex(of: "]") {
        let sentence = line[line.index(after: end)...].trimmingCharacters(in: .whitespaces)
        causes.append(Cause(name: String(line.dropFirst()[..<end]), sentence: sentence))
      } else {
        let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { continue }
        faults[parts[0]] = parts[1]
        causeOfRun[parts[0]] = causes.last?.name
      }
    }
  }

  /// Makes a list of the runs with faults among results.
  package init(results: [(id: String, faults: String)]) {
    for (id, text) in results where !text.isEmpty { faults[id] = text }
  }

  package var text: String {
    var text = head
    let runs = faults.sorted { $0.key < $1.key }
    for cause in causes.contains(.unknown) ? causes : causes + [.unknown] {
      let own = runs.filter { (causeOfRun[$0.key] ?? Cause.unknown.name) == cause.name }
      guard !own.isEmpty else { continue }
      text += "\n[\(cause.name)] \(cause.sentence)\n"
      text += own.map { "\($0.key)\t\($0.value)\n" }.joined()
    }
    return text
  }

  /// Returns the disagreements between this list and the found faults, one sentence each: new
  /// faults, listed faults that pass now, and lines whose run does not exist any more.
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

  /// Returns the list with the lines of some runs only.
  package func filtered(_ isIncluded: (String) -> Bool) -> RedList {
    var list = self
    list.faults = faults.filter { isIncluded($0.key) }
    return list
  }

  /// Returns the list without the faults that pass now. Adds no new faults.
  ///
  /// - Parameter others: Runs that were not played. Their lines stay.
  package func shrunk(to found: RedList, keeping others: Set<String> = []) -> RedList {
    var list = self
    for (id, text) in faults where !others.contains(id) {
      let still = Set(Self.parts(found.faults[id] ?? ""))
      let left = Self.parts(text).filter(still.contains)
      list.faults[id] = left.isEmpty ? nil : left.joined(separator: "; ")
    }
    return list
  }

  /// Returns the list with the found faults. Runs that were on the list keep their cause.
  ///
  /// - Parameter others: Runs that were not played. Their lines stay.
  package func rewritten(to found: RedList, keeping others: Set<String> = []) -> RedList {
    var list = self
    list.faults = faults.filter { others.contains($0.key) }
    list.faults.merge(found.faults) { $1 }
    return list
  }

  private static func parts(_ text: String) -> [String] {
    text.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
