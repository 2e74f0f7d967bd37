/// A `.xib` or `.storyboard` file as Xcode saves it.
@MainActor
package final class NibDocument {
  enum Kind: String {
    case xib = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    case storyboard = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
  }

  let file: String
  let root: NibElement
  private var namedColors: [String: NibElement] = [:]

  /// - Parameter file: The file's name, for errors.
  package init(_ data: Data, file: String) throws {
    self.file = file
    root = try NibParser.parse(data, file: file)
    for resources in root.children(named: "resources") {
      for named in resources.children(named: "namedColor") {
        guard let name = named.attribute("name") else { continue }
        namedColors[name] = named.child(named: "color")
      }
    }
  }

  convenience init(path: String) throws {
    let file = (path as NSString).lastPathComponent
    guard let data = FileManager.default.contents(atPath: path) else {
      throw NibError(file, "the file cannot be read")
    }
    try self.init(data, file: file)
  }

  /// Throws unless the file is of this kind.
  func check(is kind: Kind) throws {
    let type = root.attribute("type") ?? root.name
    guard type == kind.rawValue else {
      throw NibError(file, "is a “\(type)”, not a “\(kind.rawValue)”")
    }
  }

  func namedColor(_ name: String) -> NibElement? { namedColors[name] }
}
