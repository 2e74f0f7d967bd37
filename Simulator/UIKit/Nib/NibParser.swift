import FoundationXML

/// Turns XML into a tree of elements.
final class NibParser: NSObject, XMLParserDelegate {
  private let file: String
  private var open: [NibElement] = []
  private var root: NibElement?

  private init(file: String) { self.file = file }

  static func parse(_ data: Data, file: String) throws -> NibElement {
    let handler = NibParser(file: file)
    let parser = XMLParser(data: data)
    parser.delegate = handler
    guard parser.parse(), let root = handler.root else {
      throw NibError("\(file):\(parser.lineNumber)", "is no well-formed XML")
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    let element = NibElement(
      name: elementName, attributes: attributeDict, file: file, line: parser.lineNumber)
    open.last?.append(element)
    if open.isEmpty { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }
}
