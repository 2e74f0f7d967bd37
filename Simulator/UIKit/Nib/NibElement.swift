/// One element of a nib's source, which remembers what has been read of it.
///
/// ``checkAllRead()`` reports what was not read, so that nothing in a nib is ignored in silence.
final class NibElement {
  let name: String
  let file: String
  let line: Int
  private let attributes: [String: String]
  private(set) var children: [NibElement] = []
  /// The characters between the tags.
  var text = ""

  private var readAttributes: Set<String> = []
  private var isRead = false

  init(name: String, attributes: [String: String], file: String, line: Int) {
    self.name = name
    self.attributes = attributes
    self.file = file
    self.line = line
  }

  func append(_ child: NibElement) { children.append(child) }

  var id: String? { attribute("id") }

  /// How the element is called in an error: `label “abc-12-xyz”`.
  var label: String { attributes["id"].map { "\(name) “\($0)”" } ?? name }

  // MARK: Reading

  func attribute(_ name: String) -> String? {
    readAttributes.insert(name)
    return attributes[name]
  }

  func requiredAttribute(_ name: String) throws -> String {
    guard let value = attribute(name) else { throw NibError(self, "has no \(name)") }
    return value
  }

  /// The child that is the value of a property. Guides have keys too, but are no values.
  func child(key: String) -> NibElement? {
    let child = children.first {
      $0.attributes["key"] == key && $0.name != "viewLayoutGuide"
    }
    guard let child else { return nil }
    child.isRead = true
    return child
  }

  /// A child that is the only one of its name.
  func child(named name: String) -> NibElement? { children(named: name).first }

  func children(named name: String) -> [NibElement] {
    let matches = children.filter { $0.name == name }
    for match in matches { match.isRead = true }
    return matches
  }

  /// All children, whatever they are.
  func readChildren() -> [NibElement] {
    for child in children { child.isRead = true }
    return children
  }

  /// Marks what matters in Interface Builder only.
  func skip(attributes names: [String]) { readAttributes.formUnion(names) }

  /// Marks the value of a property that matters in Interface Builder only.
  func skipChildren(where isIrrelevant: (_ name: String, _ key: String) -> Bool) {
    for child in children where isIrrelevant(child.name, child.attributes["key"] ?? "") {
      child.isRead = true
    }
  }

  /// Throws for the first attribute or child that nobody has read.
  func checkAllRead() throws {
    let unread = attributes.keys.filter { !readAttributes.contains($0) && $0 != "key" }.sorted()
    if let name = unread.first {
      throw NibError(
        self, "sets \(name)=“\(attributes[name] ?? "")”, which UIKit for Linux does not read")
    }
    if let child = children.first(where: { !$0.isRead }) {
      let key = child.attributes["key"].map { " for “\($0)”" } ?? ""
      throw NibError(
        child, "inside \(label)\(key) is something that UIKit for Linux does not read")
    }
  }
}
