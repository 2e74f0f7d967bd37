import Testing

@testable import UIKit

@MainActor
@Suite struct TextFieldGeometryTests {
  private func field(_ text: String = "", border: UITextField.BorderStyle = .roundedRect)
    -> UITextField
  {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = text
    field.borderStyle = border
    return field
  }

  private func focused(_ field: UITextField) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.isHidden = false
    window.addSubview(field)
    field.becomeFirstResponder()
    return window
  }

  /// Recorded: (ceil(text width) + 28, 34) at system 17.
  @Test("Rounded intrinsic size", arguments: ["", "Name", "A longer text 😀"])
  func roundedIntrinsicSize(_ text: String) {
    let field = field(text)
    let width = UIFont.systemFont(ofSize: 17).width(of: text).rounded(.up)
    #expect(field.intrinsicContentSize == CGSize(width: width + 28, height: 34))
    field.font = .systemFont(ofSize: 14)
    #expect(field.intrinsicContentSize.height == 34)
  }

  @Test("Placeholder counts while there is no text")
  func placeholderCounts() {
    let field = field()
    field.placeholder = "Your full name"
    let empty = field.intrinsicContentSize.width
    #expect(empty > 100)
    field.text = "x"
    #expect(field.intrinsicContentSize.width < empty)
  }

  /// A field without border is as wide as its text: the caret at its end must not push the first
  /// letter out.
  @Test(
    "A field at its intrinsic width shows its whole text", arguments: ["W", "Wide words", "fjord"])
  func fieldIntrinsicWidth(text: String) {
    let field = field(border: .none)
    let window = focused(field)
    for character in text {
      field.insertText(String(character))
      field.frame.size = field.intrinsicContentSize
      window.layoutIfNeeded()
      #expect(field.documentOrigin.x == 0)
      #expect(field.bounds.contains(field.caretRect))
    }
    field.frame.size.width -= 5
    window.layoutIfNeeded()
    #expect(field.documentOrigin.x <= -5, "too narrow: the caret shows, the start does not")
    #expect(field.bounds.contains(field.caretRect))
  }

  @Test("Typing widens a field in a layout")
  func typingWidensField() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
    let field = field("a")
    field.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(field)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: root.topAnchor),
      field.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    let old = field.frame.width
    field.insertText("bcdefgh")
    root.layoutIfNeeded()
    #expect(field.frame.width > old + 50)
    #expect(field.frame.height == 34)
  }

  @Test("Text lies inside the border")
  func textLies() {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
    let rounded = CGRect(x: 7, y: 2, width: 186, height: 30)
    #expect(field().textRect(forBounds: bounds) == rounded)
    #expect(field().editingRect(forBounds: bounds) == rounded)
    #expect(field().placeholderRect(forBounds: bounds) == rounded)
    #expect(field(border: .none).textRect(forBounds: bounds) == bounds)
  }

  @Test("Text makes room for the views at the ends")
  func textMakesRoom() {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
    let field = field("x")
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftView = left
    #expect(field.textRect(forBounds: bounds).minX == 7)
    field.leftViewMode = .always
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    field.rightViewMode = .whileEditing
    #expect(field.textRect(forBounds: bounds).minX == 30)
    #expect(field.textRect(forBounds: bounds).maxX == 193)
    let window = focused(field)
    field.layoutIfNeeded()
    #expect(field.textRect(forBounds: bounds).maxX == 160)
    #expect(left.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(field.rightView?.superview === field)
    window.endEditing(true)
    field.layoutIfNeeded()
    #expect(field.rightView?.superview == nil)
  }

  @Test("Subclass may move the text")
  func subclassMoveText() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 30, dy: 0)
      }
    }
    let field = Padded(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let window = focused(field)
    #expect(field.caretRect.minX == 30)
    #expect(window.firstResponder === field)
  }

  // MARK: Caret

  @Test("Caret follows the text")
  func caretFollowsText() {
    let field = field("abc")
    let window = focused(field)
    let width = UIFont.systemFont(ofSize: 17).width(of: "abc")
    #expect(abs(field.caretRect.minX - (7 + width)) < 0.5)
    #expect(field.caretRect.width == 2)
    #expect(abs(field.caretRect.midY - 17) < 0.5)
    field.select(0..<0)
    #expect(field.caretRect.minX == 7)
    #expect(window.firstResponder === field)
  }

  @Test(
    "Empty field's caret stands where text will begin",
    arguments: [(NSTextAlignment.left, CGFloat(7)), (.center, 100), (.right, 193), (.natural, 7)])
  func emptyFieldsCaret(_ alignment: NSTextAlignment, _ x: CGFloat) {
    let field = field()
    field.textAlignment = alignment
    let window = focused(field)
    #expect(abs(field.caretRect.minX - x) < 0.5)
    #expect(window.firstResponder === field)
  }

  @Test("Long text scrolls to show the caret")
  func longTextScrolls() {
    let field = field(String(repeating: "wide text ", count: 10))
    let window = focused(field)
    let area = field.editingRect(forBounds: field.bounds)
    #expect(field.caretRect.maxX <= area.maxX + 0.5)
    #expect(field.scrollOffset > 300)
    field.select(0..<0)
    #expect(field.scrollOffset == 0)
    #expect(field.caretRect.minX == area.minX)
    field.select(50..<50)
    #expect(field.caretRect.minX >= area.minX && field.caretRect.maxX <= area.maxX + 0.5)
    window.endEditing(true)
    #expect(field.scrollOffset == 0)
  }

  @Test("Tap puts the caret at the nearest place")
  func tapPutsCaret() {
    let field = field("Hello world")
    let window = focused(field)
    let font = UIFont.systemFont(ofSize: 17)
    field.beginEditing(at: CGPoint(x: 7 + font.width(of: "Hel") + 1, y: 17))
    #expect(field.edited.selection == 3..<3)
    field.beginEditing(at: CGPoint(x: 190, y: 17))
    #expect(field.edited.selection == 11..<11)
    window.endEditing(true)
    field.beginEditing(at: CGPoint(x: 7 + font.width(of: "Hel") + 1, y: 17))
    #expect(field.edited.selection == 5..<5)
  }

  @Test("Picture shows field text and caret")
  func pictureShowsField() throws {
    let field = field("Ada")
    field.textColor = .black
    let window = focused(field)
    window.layer.commitTree()
    let image = try #require(field.layer.contents as? CGImage)
    let scale = field.contentScaleFactor
    func pixel(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
      image.pixel(x: Int(x * scale), y: Int(y * scale))
    }
    #expect(pixel(150, 17) == 0xFFFF_FFFF)
    #expect(pixel(0, 0) >> 24 == 0)
    #expect(pixel(field.caretRect.midX, 17) == 0xFF00_7AFF)
    let inked = (Int(7 * scale)..<Int(30 * scale)).contains { x in
      image.pixel(x: x, y: Int(17 * scale)) & 0xFF < 80
    }
    #expect(inked)
  }
}
