/// The tokenizer of text fields and text views, which knows their lines too.
final class TextLineTokenizer: UITextInputStringTokenizer {
  private weak var document: TextDocument?
  private weak var host: (any TextDocumentHost)?

  init(document: TextDocument, host: any TextDocumentHost) {
    self.document = document
    self.host = host
    super.init(textInput: host)
  }

  override func units(of granularity: UITextGranularity) -> [Range<Int>] {
    guard granularity == .line else { return super.units(of: granularity) }
    guard let document, let host else { return [] }
    return document.layout.lines.map {
      host.documentOffset(
        ofShown: $0.range.lowerBound)..<host.documentOffset(ofShown: $0.range.upperBound)
    }.filter { !$0.isEmpty }
  }
}
