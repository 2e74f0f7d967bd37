import Foundation

/// The parts of the page, as files beside the sources.
enum PageFile {
  /// In the order in which they depend on each other.
  static let scripts = [
    "format.js", "film.js", "painter.js", "side.js", "charts.js", "player.js", "results.js",
    "matrix.js", "page.js", "selftest.js",
  ]

  static func text(_ name: String) throws -> String {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Page", isDirectory: true)
    let file = folder.appendingPathComponent(name)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw UsageError("Cannot read \"\(file.path)\", a part of this tool: build it again.")
    }
    return text
  }
}
