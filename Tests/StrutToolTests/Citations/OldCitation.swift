import Foundation
import Testing

/// A way of citing that leads nowhere for people who have the repository only.
struct OldCitation: Sendable, CustomTestStringConvertible {
  let name: String
  let pattern: String
  /// Text that the pattern finds. A blank is written `\u{20}`, so that a search of the repository
  /// for such forms finds nothing here.
  let examples: [String]

  var testDescription: String { name }

  static let all = [
    OldCitation(
      name: "facts without a document",
      pattern: #"\b[Ff]acts\s+[0-9]|\b[Cc]ontainers\s[0-9]+\.[0-9]|\bT:[A-H][0-9]*\b"#,
      examples: ["facts\u{20}4.2", "Facts\u{20}7", "containers\u{20}4.2", "T:G21"]),
    OldCitation(
      name: "numbers of seeds", pattern: #"\b[Ss]eeds?\s+0[0-9]{2}\b"#,
      examples: ["seed\u{20}001", "Seed\u{20}004", "seeds\u{20}002 and 003"]),
    OldCitation(
      name: "lists of ours",
      pattern: #"\b([Ff]inding|[Ii]ssue)s?\s+[LU]?[0-9]+\b|\bDESIGN\s+[0-9]"#,
      examples: ["finding\u{20}L5", "Issue\u{20}12", "DESIGN\u{20}13"]),
    OldCitation(
      name: "documents elsewhere",
      pattern: #"uikit-behaviour|keyboard-facts|beyond-avoiding|what-users-ask"#,
      examples: ["uikit-behaviour 2"]),
  ]

  /// The lines of the file that cite so, with where they are.
  func lines(of file: RepositoryFile) -> [String] {
    guard file.finds(pattern) else { return [] }
    return file.text.components(separatedBy: "\n").enumerated().compactMap { number, line in
      guard line.range(of: pattern, options: .regularExpression) != nil else { return nil }
      return "\(file.path):\(number + 1): \(line.trimmingCharacters(in: .whitespaces))"
    }
  }
}
