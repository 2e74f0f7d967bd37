/// Names and numbers as Apple's constraint messages print them.
@MainActor
enum LayoutText {
  static func address(_ object: AnyObject, offset: Int = 0) -> String {
    let place = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()) + UInt(offset)
    return "0x" + String(place, radix: 16)
  }

  /// UIKit's classes stand without their module, an app's with it.
  static func typeName(of object: AnyObject) -> String {
    let name = String(reflecting: type(of: object))
    if name.hasPrefix("UIKit.") { return String(name.dropFirst("UIKit.".count)) }
    // Apple prints a mangled name for classes inside others and private ones.
    return name.contains("(unknown context") ? "\(type(of: object))" : name
  }

  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
  }

  /// What a view says, in quotation marks, as far as a message prints it; empty where
  /// it says nothing.
  static func quotation(_ text: String?) -> String {
    guard let text, !text.isEmpty else { return "" }
    return text.count > 25 ? "'\(text.prefix(25))...'" : "'\(text)'"
  }
}

extension LayoutItem {
  /// How messages name the item: `UILabel:0x7f…'Name'`.
  var layoutName: String {
    LayoutText.typeName(of: self) + ":" + LayoutText.address(self) + layoutQuotation
  }
}

extension UIView {
  /// Of labels, buttons and text views reports show the text; of others none.
  var layoutQuotation: String {
    switch self {
    case let label as UILabel: LayoutText.quotation(label.text)
    case let button as UIButton: LayoutText.quotation(button.currentTitle)
    case let view as UITextView: LayoutText.quotation(view.text)
    default: ""
    }
  }
}

extension UILayoutGuide {
  var layoutQuotation: String { identifier.isEmpty ? "" : "'\(identifier)'" }
}
