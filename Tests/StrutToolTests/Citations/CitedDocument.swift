import Foundation

/// A document that comments, tests and data cite by a number.
struct CitedDocument {
  let name: String
  let text: String

  static let names = ["KeyboardFacts", "ContainerFacts", "KeyboardFailures", "KeyboardLogs"]

  init(_ name: String) throws {
    self.name = name
    let file = RepositoryFile.root.appendingPathComponent("Documentation/\(name).md")
    text = try String(contentsOf: file, encoding: .utf8)
  }

  /// The text below each numbered heading, up to the next one, by its number.
  func sections() throws -> [String: String] {
    let parts = try text.groups(of: #"^##+ ([0-9]+(?:\.[0-9]+)?) .*\n((?:(?!#).*\n)*)"#)
    return Dictionary(uniqueKeysWithValues: parts.map { ($0[1], $0[2]) })
  }

  /// What the first column of the tables says, ranges such as `G10–G12` written out.
  func rows() throws -> Set<String> {
    let columns = try text.groups(of: #"^\| ([A-H]?[0-9][^|]*) \|"#)
    return Set(columns.flatMap { Self.numbers(in: $0[1]) })
  }

  /// The numbers of a list such as `2, 8–13`, `A1–A4` or `E1 and G1`.
  static func numbers(in list: String) -> [String] {
    let commas = list.replacingOccurrences(of: " and ", with: ", ")
    return commas.components(separatedBy: ", ").filter { !$0.isEmpty }.flatMap { part in
      let ends = part.components(separatedBy: "–")
      let letter = part.prefix { $0.isLetter }
      guard ends.count == 2, let first = Int(ends[0].dropFirst(letter.count)),
        let last = Int(ends[1].drop { $0.isLetter }), first <= last
      else { return ends }
      return (first...last).map { "\(letter)\($0)" }
    }
  }

  /// The anchors of a text's headings, as GitHub makes them.
  static func anchors(of text: String) throws -> Set<String> {
    let headings = try text.groups(of: "^#+ (.*)$")
    return Set(
      headings.map { heading in
        let kept = heading[1].lowercased()
          .filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
        return kept.replacingOccurrences(of: " ", with: "-")
      })
  }
}
