import KeyboardStrut
import ScreenTesting
import Testing

/// What belongs to a text view is shown with it, though the text view is a scroll view itself.
@MainActor
@Suite struct CompanionTests {
  @Test("A counter below a text view is shown with it, and the text does not move")
  func counter() throws {
    let phone = try Phone("iPhone 15")
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentSize = CGSize(width: 393, height: 1200)
    let text = UITextView(frame: CGRect(x: 20, y: 380, width: 350, height: 120))
    text.text = (1...20).map { "Line \($0)" }.joined(separator: "\n")
    let counter = UILabel(frame: CGRect(x: 20, y: 506, width: 350, height: 20))
    scrollView.addSubview(text)
    scrollView.addSubview(counter)
    controller.view.addSubview(scrollView)
    let avoider = Keyboard.reveal(in: controller.view, gap: 8)
    Keyboard.keepVisible([counter], with: text)
    phone.show(controller)
    text.selectedRange = NSRange(location: 0, length: 0)
    let (start, offset) = (scrollView.contentOffset, text.contentOffset)
    text.becomeFirstResponder()
    phone.advance(by: 1)
    func bottom(_ view: UIView) -> CGFloat { view.convert(view.bounds, to: nil as UIView?).maxY }
    #expect(abs(phone.keyboardFrame.minY - bottom(counter) - 8) < 0.5, "\(avoider.explanation)")
    #expect(text.contentOffset == offset)
    #expect(avoider.explanation.contains("The field with its companions"))
    text.resignFirstResponder()
    phone.advance(by: 1)
    #expect(scrollView.contentOffset == start, "\(avoider.explanation)")
    #expect(scrollView.contentInset == .zero)
  }
}
