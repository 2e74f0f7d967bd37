import Foundation
import Testing

/// The table *Where do I find …* in `Documentation/Architecture.md` leads somewhere.
@Suite struct MapTests {
  /// A question, and the paths that answer it.
  struct Answer {
    let question: String
    let paths: [String]

    /// What is wrong with it, in words; empty where it leads to one or two files or folders.
    var faults: [String] {
      let missing = paths.filter { path in
        let file = RepositoryFile.root.appendingPathComponent(path)
        return !FileManager.default.fileExists(atPath: file.path)
      }
      return missing.map { "\(question) leads to \($0), which is not there" }
        + ((1...2).contains(paths.count) ? [] : ["\(question) has \(paths.count) paths"])
    }
  }

  /// The rows of the last table of a text.
  static func answers(in text: String) throws -> [Answer] {
    let part = text.components(separatedBy: "\n## Where do I find …\n").last ?? ""
    return try part.groups(of: #"^\| ([^|]+\?) \| (.+) \|$"#).map { row in
      Answer(question: row[1], paths: try row[2].groups(of: "`([^`]+)`").map { $0[1] })
    }
  }

  @Test("Each question leads to one or two files that are there")
  func questions() throws {
    let file = RepositoryFile.root.appendingPathComponent("Documentation/Architecture.md")
    let answers = try Self.answers(in: String(contentsOf: file, encoding: .utf8))
    #expect(answers.count >= 30)
    #expect(Set(answers.map(\.question)).count == answers.count)
    #expect(answers.flatMap(\.faults) == [])
  }

  @Test("A path that is gone is found, and so is a row without one")
  func faults() throws {
    let text = """

      ## Where do I find …

      | … | look in |
      |---|---|
      | what is gone? | `Sources/Gone.swift`, `README.md` |
      | what nobody says? | ask |
      | what is there? | `README.md` |
      """
    let faults = try Self.answers(in: text).map(\.faults.count)
    #expect(faults == [1, 1, 0])
  }

  /// The folders of the library's tests that are for other products, or for all tests.
  private static let others = [
    "AnySystem", "Bars", "Failures", "Navigation", "Packaging", "Stages", "SwiftUI",
  ]

  @Test("Each folder of KeyboardStrutTests has the name of a folder of KeyboardStrut")
  func folders() throws {
    func folders(in path: String) throws -> Set<String> {
      let folder = RepositoryFile.root.appendingPathComponent(path)
      return try Set(
        FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
          var isFolder: ObjCBool = false
          let path = folder.appendingPathComponent($0).path
          return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
        })
    }
    let core = try folders(in: "Sources/KeyboardStrut")
    let tests = try folders(in: "Tests/KeyboardStrutTests")
    #expect(tests.subtracting(core).sorted() == Self.others)
  }
}
