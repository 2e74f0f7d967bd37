import Foundation

/// The parts of the page, as files beside the sources.
enum PageFile {
  /// In the order in which they depend on each other.
  static let scripts = [
    "format.js", "film.js", "painter.js", "side.js", "charts.js", "player.js", "results.js",
    "page.js", "selftest.js",
  ]

  static func text(_ name: String) throws -> String {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Page", isDirectory: true)
    return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}
