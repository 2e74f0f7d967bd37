import UIKit

/// A PIN of four digits, which the user types into a custom view that adopts `UIKeyInput`.
public final class PINViewController: UIViewController, NoticeShowing {
  private let notice = UILabel.text("Wrong. Two attempts are left.", .footnote)

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "PIN"
    let view: UIView = self.view
    view.backgroundColor = .systemBackground
    notice.isHidden = true
    let digits = PINView(frame: .zero)
    digits.heightAnchor.constraint(equalToConstant: 56).isActive = true
    let parts = [
      UILabel.text("Your PIN", .title2), notice, digits, UILabel.text("Forgotten?", .footnote),
    ]
    view.addAtBottom(UIStackView.column(parts, spacing: 16), inset: 60)
  }

  public func showNotice(_ isShown: Bool) { notice.isHidden = !isShown }
}

/// Four boxes that fill with dots.
final class PINView: UIView, UIKeyInput {
  private var digits = "" { didSet { showDigits() } }
  private let boxes = (0..<4).map { _ in UIView(frame: .zero) }
  var keyboardType: UIKeyboardType = .numberPad

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    for box in boxes { addSubview(box) }
    showDigits()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var canBecomeFirstResponder: Bool { true }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    becomeFirstResponder()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, box) in boxes.enumerated() {
      box.frame = CGRect(x: CGFloat(index) * 64, y: 4, width: 48, height: 48)
    }
  }

  var hasText: Bool { !digits.isEmpty }

  func insertText(_ text: String) { digits = String((digits + text).prefix(4)) }

  func deleteBackward() { digits = String(digits.dropLast()) }

  private func showDigits() {
    for (index, box) in boxes.enumerated() {
      box.backgroundColor = index < digits.count ? .label : .secondarySystemBackground
    }
  }
}
