import Foundation
import Testing

/// The articles show code of the sample screens. Here it is looked up, so that neither can rot.
@Suite("Documentation articles") struct ArticleTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let articles = root.appendingPathComponent(
    "Sources/KeyboardStrut/KeyboardStrut.docc/Articles")
  /// An article for each seed's system, and the screen whose code it shows.
  private static let systems = [
    "BottomConstraint", "NestedStackViews", "Struts", "MovingAView", "ShrinkingPicture",
    "ShiftingTheContentView",
  ]

  @Test("every line of code is one of a sample screen that the article names", arguments: systems)
  func codeIsReal(article name: String) throws {
    let article = try Self.text(Self.articles.appendingPathComponent(name + ".md"))
    let screens = article.matches(of: /`(\w+ViewController)`/).map { String($0.1) }
    #expect(!screens.isEmpty, "the article names no sample screen")
    let samples = try screens.map {
      try Self.text(Self.root.appendingPathComponent("Examples/SampleScreens/\($0).swift"))
    }
    let lines = Set(samples.flatMap { $0.split(separator: "\n") }.map(Self.trimmed))
    let blocks = article.matches(of: /```swift\n([\s\S]*?)```/).map(\.1)
    #expect(!blocks.isEmpty, "the article shows no code")
    for line in blocks.flatMap({ $0.split(separator: "\n") }).map(Self.trimmed) {
      #expect(lines.contains(line), "\(name) shows a line that no screen has: \(line)")
    }
  }

  @Test("every picture of an article is there, and every picture is shown")
  func picturesAreThere() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.articles.path)
    let shown = try files.flatMap { file in
      try Self.text(Self.articles.appendingPathComponent(file))
        .matches(of: /!\[[^\]]*\]\(([^)]+)\)/).map { String($0.1) + "@2x.png" }
    }
    let resources = Self.articles.deletingLastPathComponent().appendingPathComponent("Resources")
    let pictures = try FileManager.default.contentsOfDirectory(atPath: resources.path)
    #expect(Set(shown) == Set(pictures))
  }

  private static func text(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  private static func trimmed(_ line: Substring) -> String {
    line.trimmingCharacters(in: .whitespaces)
  }
}
