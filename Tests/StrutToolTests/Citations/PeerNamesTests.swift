import Foundation
import Testing

/// The article for people who come from IQKeyboardManager has all names of its version 8.
@Suite("Coming from IQKeyboardManager") struct PeerNamesTests {
  /// A package of IQKeyboardManager, and its names as the article writes them.
  private struct Package {
    let name: String
    let version: String
    let commit: String
    var names: [String] = []
  }

  private static let article = Result {
    try String(
      contentsOf: RepositoryFile.root.appendingPathComponent(
        "Sources/KeyboardStrut/KeyboardStrut.docc/Articles/ComingFromIQKeyboardManager.md"),
      encoding: .utf8)
  }

  /// The packages in the list beside this file. A line with three words begins one.
  private static func packages() throws -> [Package] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("IQKeyboardManager-names.txt")
    var packages: [Package] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 3 {
        packages.append(Package(name: words[0], version: words[1], commit: words[2]))
      } else {
        packages[packages.count - 1].names.append(String(line))
      }
    }
    return packages
  }

  /// The rows of the table below a package's heading: what is in code on the left, and all that is
  /// on the right.
  private static func rows(of package: String) throws -> [(names: [String], answer: String)] {
    let sections = try article.get().components(separatedBy: "\n### ")
    let section = try #require(sections.first { $0.hasPrefix(package + "\n") })
    return try section.groups(of: #"^\| (`.*?) \| (.*) \|$"#).map { row in
      (names: try row[1].groups(of: "`([^`]+)`").map { $0[1] }, answer: row[2])
    }
  }

  @Test("The list has a full commit for each package and no name twice")
  func list() throws {
    let packages = try Self.packages()
    #expect(packages.count == 8)
    for package in packages {
      #expect(package.commit.count == 40 && package.commit.allSatisfy(\.isHexDigit))
      #expect(Set(package.names).count == package.names.count)
    }
  }

  @Test("Each package's table has the names of the list and no others")
  func names() throws {
    for package in try Self.packages() {
      let names = try Self.rows(of: package.name).flatMap(\.names)
      #expect(Set(package.names).subtracting(names).sorted() == [], "missing in \(package.name)")
      #expect(Set(names).subtracting(package.names).sorted() == [], "not in the list")
      #expect(names.count == Set(names).count, "twice in \(package.name)")
    }
  }

  @Test("Each name is answered by a name of ours or by a reason")
  func answers() throws {
    for package in try Self.packages() {
      for row in try Self.rows(of: package.name) {
        let isReason = row.answer.hasPrefix("nothing like it, because ")
        #expect(isReason || row.answer.contains("`"), "\(row.names): \(row.answer)")
      }
    }
  }

  @Test("The names that answer are in the library or in UIKit")
  func ours() throws {
    let sources = try RepositoryFile.all.get().filter {
      $0.path.hasSuffix(".swift")
        && ($0.path.hasPrefix("Sources/Keyboard") || $0.path.hasPrefix("Simulator/UIKit/"))
    }
    let known = Set(
      try sources.flatMap { try $0.text.groups(of: #"\b[A-Za-z]\w+\b"#).map { $0[0] } })
    for package in try Self.packages() {
      for row in try Self.rows(of: package.name) {
        for code in try row.answer.groups(of: "`([^`]+)`").map({ $0[1] }) {
          let words = try code.groups(of: #"[A-Za-z]\w+"#).map { $0[0] }
          #expect(words.filter { !known.contains($0) } == [], "\(row.names): \(code)")
        }
      }
    }
  }

  @Test("The article names the version that the list was taken from")
  func version() throws {
    let manager = try #require(try Self.packages().first)
    #expect(try Self.article.get().contains("IQKeyboardManager \(manager.version)"))
  }
}
