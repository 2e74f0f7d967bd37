/// Finds nibs among resources.
///
/// Xcode puts a target's nibs into its bundle. SwiftPM puts them into a folder
/// `Package_Target.resources` beside the program, so the main bundle stands for itself and for
/// all such folders.
@MainActor
package enum NibFile {
  package static func path(_ name: String, _ type: String, in bundle: Bundle?) throws -> String {
    let bundle = bundle ?? .main
    let places = paths(name, type, in: bundle)
    guard let path = places.first else {
      throw NibError(
        "\(name).\(type)", "there is no such file in the bundle at \(bundle.bundlePath)")
    }
    guard places.count == 1 else {
      throw NibError(
        "\(name).\(type)",
        "there is more than one: \(places.joined(separator: ", ")); say which bundle is meant")
    }
    return path
  }

  /// Where the file is; empty if it is nowhere.
  static func paths(_ name: String, _ type: String, in bundle: Bundle) -> [String] {
    if let path = bundle.path(forResource: name, ofType: type) { return [path] }
    guard bundle.bundlePath == Bundle.main.bundlePath else { return [] }
    return resourceFolders.map { "\($0)/\(name).\(type)" }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  private static let resourceFolders: [String] = {
    let program = Bundle.main.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: program)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted().map { "\(program)/\($0)" }
  }()
}
