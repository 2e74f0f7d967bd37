import Foundation

/// A JSON value whose members keep their order, so that the same results give the same bytes.
indirect enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  /// A value that is written already, on one line.
  case written(String)
  case array([JSON])
  case object([Member])

  struct Member: Equatable, Sendable {
    let name: String
    let value: JSON
  }

  static func object(_ members: KeyValuePairs<String, JSON>) -> JSON {
    .object(members.map { Member(name: $0.key, value: $0.value) })
  }

  static func integer(_ value: Int) -> JSON { .number(Double(value)) }

  /// A number cut to some decimals; what is not finite has no number in JSON and is null.
  static func rounded(_ value: CGFloat, to decimals: Int) -> JSON {
    let factor = pow(10, Double(decimals))
    return .number((Double(value) * factor).rounded() / factor)
  }

  /// On one line, or indented by two spaces a level.
  func text(indented: Bool = false) -> String {
    var text = ""
    write(to: &text, indent: indented ? 0 : nil)
    return text
  }

  private func write(to text: inout String, indent: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += Self.text(of: value)
    case .string(let value): Self.write(value, to: &text)
    case .written(let value): text += value
    case .array(let values):
      Self.write(values, "[", "]", to: &text, indent) { $0.write(to: &$1, indent: $2) }
    case .object(let members):
      // Small objects of numbers, such as rects, read best on one line.
      let isFlat = members.allSatisfy { if case .number = $0.value { true } else { false } }
      let space = indent == nil ? "" : " "
      Self.write(members, "{", "}", to: &text, isFlat ? nil : indent, space) {
        (member, text, inner) in
        Self.write(member.name, to: &text)
        text += ":" + space
        member.value.write(to: &text, indent: inner)
      }
    }
  }

  private static func write<T>(
    _ items: [T], _ open: String, _ close: String, to text: inout String, _ indent: Int?,
    _ space: String = "", _ body: (T, inout String, Int?) -> Void
  ) {
    text += open
    for (index, item) in items.enumerated() {
      if index > 0 { text += indent == nil ? "," + space : "," }
      if let indent { text += "\n" + String(repeating: "  ", count: indent + 1) }
      body(item, &text, indent.map { $0 + 1 })
    }
    if let indent, !items.isEmpty { text += "\n" + String(repeating: "  ", count: indent) }
    text += close
  }

  private static func text(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return "\(value)"
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      // Keeps "</script>" from ending the element that a page carries the text in.
      case "<": text += "\\u003c"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
