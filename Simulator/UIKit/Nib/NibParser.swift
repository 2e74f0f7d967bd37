import FoundationXML

/// Turns XML into a tree of elements.
///
/// It refuses what a full disk or a careless merge leaves of a file: a tree that ends too early,
/// ids that stand twice, nesting that no person draws.
final class NibParser: NSObject, XMLParserDelegate {
  /// Making views goes down the tree, and the stack with it; Xcode's own files stay below 60.
  private static let deepest = 256

  private let file: String
  private var open: [NibElement] = []
  private var root: NibElement?
  private var lines: [String: Int] = [:]
  private var failure: NibError?

  private init(file: String) { self.file = file }

  static func parse(_ data: Data, file: String) throws -> NibElement {
    // Foundation's parser for Linux traps at a name that is no UTF-8, and at a processing
    // instruction without content. Interface Builder writes neither; an XML declaration is none.
    guard let text = String(data: data, encoding: .utf8) else {
      throw NibError(file, "is no UTF-8")
    }
    let instructions = text.components(separatedBy: "<?").dropFirst()
    guard instructions.allSatisfy({ $0.hasPrefix("xml ") }) else {
      throw NibError(file, "has a processing instruction, which is not read")
    }
    let handler = NibParser(file: file)
    let parser = XMLParser(data: data)
    parser.delegate = handler
    let isParsed = parser.parse()
    if let failure = handler.failure { throw failure }
    // The parser calls a document whole that ends inside its elements.
    guard isParsed, handler.open.isEmpty, let root = handler.root else {
      throw NibError("\(file):\(parser.lineNumber)", "is no well-formed XML")
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    guard failure == nil else { return }
    let element = NibElement(
      name: elementName, attributes: attributeDict, file: file, line: parser.lineNumber)
    guard open.count < Self.deepest else {
      return stop(
        parser, NibError(element, "is more than \(Self.deepest) elements inside each other deep"))
    }
    if let id = attributeDict["id"] {
      if let line = lines[id] {
        return stop(parser, NibError(element, "has an id that stands twice, first in line \(line)"))
      }
      lines[id] = element.line
    }
    open.last?.append(element)
    if open.isEmpty { root = element }
    open.append(element)
  }

  private func stop(_ parser: XMLParser, _ error: NibError) {
    failure = error
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard failure == nil else { return }
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }
}
