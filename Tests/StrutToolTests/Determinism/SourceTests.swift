import Foundation
import Testing

/// Time is injected: nothing in layout or drawing looks at a clock, a locale or a die.
@Suite struct SourceTests {
  private static let folders = [
    "CoreGraphics", "QuartzCore", "LayoutEngine", "UIKit", "Phone", "StrutKit", "StrutPhone",
  ]

  private func sources() throws -> [(name: String, text: String)] {
    let simulator = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Simulator")
    return try Self.folders.flatMap { folder in
      let names = FileManager.default.enumerator(
        atPath: simulator.appendingPathComponent(folder).path)
      return try (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
        .sorted().map { name in
          let path = "\(folder)/\(name)"
          let file = simulator.appendingPathComponent(path)
          return (path, try String(contentsOf: file, encoding: .utf8))
        }
    }
  }

  @Test("Nothing depends on more than its input", arguments: ForbiddenSource.all)
  func nothingDependsMore(source: ForbiddenSource) throws {
    let sources = try sources()
    #expect(sources.count > 300)
    let found = sources.flatMap { source.matches(in: $0.text, of: $0.name) }
    #expect(found == [], "\(found.joined(separator: "\n"))")
  }

  @Test("The search finds what it looks for", arguments: ForbiddenSource.all)
  func searchFindsLooks(source: ForbiddenSource) {
    for example in source.examples {
      let matches = source.matches(in: example, of: "")
      #expect(matches.count == 1, "\(example)")
    }
    let comment = source.matches(in: "// \(source.examples[0])", of: "")
    #expect(comment == [])
  }

  @Test("What is allowed is there")
  func whatIsAllowed() throws {
    let texts = Dictionary(uniqueKeysWithValues: try sources().map { ($0.name, $0.text) })
    for entry in ForbiddenSource.allowed {
      #expect(texts[entry.file]?.contains(entry.text) == true, "\(entry)")
    }
  }
}
