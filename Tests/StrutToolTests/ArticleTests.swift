import Foundation
import KeyboardStrut
import Phone
import SampleScreens
import Testing

/// The articles show code of the samples. Here it is looked up, so that neither can rot.
@Suite("Documentation articles") struct ArticleTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  /// The catalogues with articles, by product.
  private static let catalogues = ["KeyboardStrut", "KeyboardNavigation", "KeyboardBars"].map {
    root.appendingPathComponent("Sources/\($0)/\($0).docc")
  }
  /// Where the code of the articles comes from.
  private static let samples = [
    "Examples/SampleScreens", "Examples/AppScreens", "Examples/Demo", "Tests/KeyboardTestingTests",
    "Tests/KeyboardTestingTests/AnySystem", "Tests/ObjectiveCTests",
  ]
  private static let articles = catalogues.flatMap { catalogue in
    let folder = catalogue.appendingPathComponent("Articles")
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .map { folder.appendingPathComponent($0) }
  }
  private static let names = articles.map(name).sorted()

  @Test("There is an article for each task") func tasks() { #expect(Self.names.count >= 13) }

  @Test("Every line of code is one of a sample that the article names", arguments: names)
  func codeIsReal(article name: String) throws {
    let article = try Self.article(name)
    let samples = article.matches(of: /`(\w+)`/).compactMap { Self.sample(String($0.1)) }
    #expect(!samples.isEmpty, "the article names no sample")
    let lines = Set(samples.flatMap { $0.split(separator: "\n") }.map(Self.trimmed))
    let blocks = article.matches(of: /```(?:swift|objc)\n([\s\S]*?)```/).map(\.1)
    #expect(!blocks.isEmpty, "the article shows no code")
    for line in blocks.flatMap({ $0.split(separator: "\n") }).map(Self.trimmed) {
      #expect(lines.contains(line), "\(name) shows a line that no sample has: \(line)")
    }
  }

  /// What no picture can be made of here: SwiftUI and Objective-C.
  private static let withoutPicture = ["BesideSwiftUI", "FromObjectiveC"]

  @Test("Every article has a picture, every picture is there, and every picture is shown")
  func picturesAreThere() throws {
    let shown = try Self.names.map { name in
      try Self.article(name).matches(of: /!\[[^\]]*\]\(([^)]+)\)/).map {
        String($0.1) + "@2x.png"
      }
    }
    #expect(zip(Self.names, shown).allSatisfy { $1.isEmpty == Self.withoutPicture.contains($0) })
    let pictures = try Self.catalogues.flatMap {
      try FileManager.default.contentsOfDirectory(
        atPath: $0.appendingPathComponent("Resources").path)
    }
    #expect(Set(shown.joined()) == Set(pictures))
  }

  @Test("The landing page of a product leads to each of its articles", arguments: catalogues)
  func landingPage(catalogue: URL) throws {
    let product = Self.name(of: catalogue)
    let page = try Self.text(catalogue.appendingPathComponent("\(product).md"))
    let names = Self.articles.filter { $0.path.hasPrefix(catalogue.path) }.map(Self.name)
    #expect(!names.isEmpty)
    #expect(names.filter { !page.contains("<doc:\($0)>") } == [])
  }

  @Test("The explanation that is shown is the library's")
  @MainActor
  func explanation() throws {
    let (phone, screen) = (try Phone("iPhone 15"), ExplainedFormViewController())
    phone.show(screen)
    let view: UIView = screen.view
    let field = try #require(view.subviews.first { $0 is UITextField })
    phone.tap(field)
    phone.advance(by: 1)
    let explanation = try #require(view.keyboardAvoiders.first).explanation
    let readme = try Self.text(Self.root.appendingPathComponent("README.md"))
    for text in [try Self.article("AskingWhy"), readme] {
      #expect(text.contains("```text\n\(explanation)\n```"), "\(explanation)")
    }
  }

  private static func article(_ name: String) throws -> String {
    try text(#require(articles.first { self.name(of: $0) == name }))
  }

  /// The code of a sample; nil where none is called so.
  private static func sample(_ name: String) -> String? {
    samples.lazy.flatMap { ["\($0)/\(name).swift", "\($0)/\(name).m"] }
      .compactMap { try? text(root.appendingPathComponent($0)) }.first
  }

  private static func name(of file: URL) -> String {
    file.deletingPathExtension().lastPathComponent
  }

  private static func text(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  private static func trimmed(_ line: Substring) -> String {
    line.trimmingCharacters(in: .whitespaces)
  }
}
