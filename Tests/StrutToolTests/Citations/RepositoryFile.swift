import Foundation

/// A text file of the repository, by its path from the root.
struct RepositoryFile: Sendable {
  let path: String
  let text: String

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// What people write: sources, documents, scripts and lists, without the tests of this folder,
  /// whose examples are wrong on purpose.
  static let all = Result { try load() }

  /// Those that name one of the cited documents or a log.
  static let citing = Result {
    try all.get().filter { $0.finds("KeyboardF|ContainerFacts|KeyboardLogs|[Tt]races? [A-H]") }
      .map { RepositoryFile(path: $0.path, text: $0.unwrapped) }
  }

  private static func load() throws -> [RepositoryFile] {
    let folders = [
      ".ci", "Benchmarks", "Documentation", "Examples", "Scripts", "Simulator", "Sources", "Tests",
    ]
    let inside = folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      return (names?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
    }
    let above = try FileManager.default.contentsOfDirectory(atPath: root.path)
    let kinds: Set = ["swift", "md", "txt", "allow", "html", "css", "js", "podspec", ""]
    return (above + inside)
      .filter { kinds.contains(($0 as NSString).pathExtension) }
      .filter { !$0.hasPrefix("Tests/StrutToolTests/Citations/") }
      .sorted()
      .compactMap { path in
        let file = root.appendingPathComponent(path)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        return RepositoryFile(path: path, text: text)
      }
  }

  /// The folder that the file lies in.
  var folder: URL { Self.root.appendingPathComponent(path).deletingLastPathComponent() }

  func finds(_ pattern: String) -> Bool {
    text.range(of: pattern, options: .regularExpression) != nil
  }

  /// The text in one line, so that what is wrapped can be found.
  private var unwrapped: String {
    text.replacingOccurrences(
      of: #"\n[ \t]*(?:///?[ \t]*)?"#, with: " ", options: .regularExpression)
  }
}

extension String {
  /// The matches of a pattern, each with its groups; a group that is not there is empty.
  ///
  /// Foundation's expressions are several times as fast as Swift's on texts of this size.
  func groups(of pattern: String) throws -> [[String]] {
    let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    let text = self as NSString
    return expression.matches(in: self, range: NSRange(location: 0, length: text.length)).map {
      match in
      (0..<match.numberOfRanges).map {
        let range = match.range(at: $0)
        return range.location == NSNotFound ? "" : text.substring(with: range)
      }
    }
  }
}
