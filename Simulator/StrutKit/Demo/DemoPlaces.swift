import Foundation

/// Where the demo writes. We check that it can before we record for minutes.
struct DemoPlaces {
  let stills: URL
  let results: URL
  let page: URL

  /// Makes the folders.
  ///
  /// - Parameter folder: A path, as typed.
  init(_ folder: String) throws {
    let output = URL(fileURLWithPath: folder, isDirectory: true)
    stills = output.appendingPathComponent("stills", isDirectory: true)
    results = output.appendingPathComponent("results.json")
    page = output.appendingPathComponent("index.html")
    for place in [output, stills] {
      try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      guard Self.isFolder(place) else {
        throw UsageError(
          "Cannot make the folder \"\(place.path)\" to write to; --output DIR names another.")
      }
      guard access(place.path, W_OK) == 0 else {
        throw WriteError("to the folder \"\(place.path)\"", code: errno)
      }
    }
    for file in [results, page] where Self.isFolder(file) {
      throw WriteError("\"\(file.path)\"", code: EISDIR)
    }
  }

  private static func isFolder(_ place: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
