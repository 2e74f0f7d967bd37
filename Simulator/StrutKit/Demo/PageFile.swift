import Foundation

/// The parts of the pages, as files beside the sources.
enum PageFile {
  /// In the order in which they depend on each other.
  static let scripts = [
    "format.js", "film.js", "painter.js", "side.js", "charts.js", "player.js", "rows.js",
    "results.js", "walks.js", "chats.js", "matrix.js", "page.js", "selftest.js",
  ]

  /// Those of the page that plays one film of one phone.
  static let filmScripts = [
    "format.js", "film.js", "painter.js", "side.js", "player.js", "screen.js",
  ]

  /// A template with styles, scripts and data in their places.
  ///
  /// - Parameter images: What stands apart from the data, because it is packed already.
  static func page(
    _ template: String, scripts: [String], images: String = "", data: String
  ) throws -> String {
    var html = try text(template)
    for (mark, text) in [
      ("/*{{style}}*/", try text("page.css")),
      ("<!--{{buttons}}-->", try text("buttons.html")),
      ("/*{{script}}*/", try scripts.map(text).joined(separator: "\n")),
      ("{{images}}", images), ("{{data}}", data),
    ] {
      html = html.replacing(mark, with: text)
    }
    return html
  }

  static func text(_ name: String) throws -> String {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Page", isDirectory: true)
    let file = folder.appendingPathComponent(name)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw UsageError("Cannot read \"\(file.path)\", a part of this tool: build it again.")
    }
    return text
  }
}
