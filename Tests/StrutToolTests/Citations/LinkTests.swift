import Foundation
import Testing

/// Links in Markdown lead somewhere.
@Suite struct LinkTests {
  private static func documents() throws -> [RepositoryFile] {
    try RepositoryFile.all.get().filter { $0.path.hasSuffix(".md") }
  }

  @Test("A relative link leads to a file, and its anchor to a heading")
  func relativeLinks() throws {
    var count = 0
    for document in try Self.documents() {
      for link in try document.text.groups(of: #"(!?)\[[^\]]*\]\(([^)\s]+)\)|src="([^"]+)""#) {
        let target = link[2] + link[3]
        // An article's pictures have no extension there; `ArticleTests` looks for them.
        let isPicture = link[1] == "!" && document.path.contains(".docc/")
        guard !target.contains("://"), !isPicture else { continue }
        count += 1
        let parts = target.components(separatedBy: "#")
        let file =
          parts[0].isEmpty
          ? RepositoryFile.root.appendingPathComponent(document.path)
          : document.folder.appendingPathComponent(parts[0]).standardizedFileURL
        let isThere = FileManager.default.fileExists(atPath: file.path)
        #expect(isThere, "\(document.path) links to \(target)")
        guard parts.count > 1, isThere else { continue }
        let anchors = try CitedDocument.anchors(of: String(contentsOf: file, encoding: .utf8))
        #expect(anchors.contains(parts[1]), "\(document.path) links to \(target)")
      }
    }
    #expect(count > 100)
  }

  @Test("A link to an article leads to one of the same catalogue")
  func articleLinks() throws {
    let documents = try Self.documents()
    for document in documents where document.path.contains(".docc/") {
      let catalogue = document.path.components(separatedBy: ".docc/")[0]
      let articles = documents.filter { $0.path.hasPrefix(catalogue) }.map {
        (($0.path as NSString).lastPathComponent as NSString).deletingPathExtension
      }
      for link in try document.text.groups(of: "<doc:([^>]+)>") {
        #expect(articles.contains(link[1]), "\(document.path) links to \(link[0])")
      }
    }
  }

  @Test("A name in brackets has an address, and an address a name", arguments: CitedDocument.names)
  func addresses(name: String) throws {
    let text = try CitedDocument(name).text
    let defined = try text.groups(of: #"^\[([^\]]+)\]: (https?://\S+)$"#).map { $0[1] }
    #expect(defined.count == Set(defined).count)
    let used = try text.groups(of: #"\[([^\]\n]+)\](?![(:])"#).map { $0[1] }
    let differing = Set(used).symmetricDifference(defined).sorted()
    #expect(differing == [])
  }
}
