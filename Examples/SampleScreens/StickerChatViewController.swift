import KeyboardBars
import KeyboardStrut
import UIKit

/// A chat whose bar keeps its position while stickers replace the keyboard.
public final class StickerChatViewController: UIViewController {
  private let messages = UITextView(frame: .zero)
  private let bar = KeyboardBar(frame: .zero)
  private let text = UITextView(frame: .zero)
  private let stickers = UILabel(frame: .zero)
  private var keyboard: KeyboardObservation?

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Stickers"
    let view: UIView = self.view
    view.backgroundColor = .systemBackground
    messages.isEditable = false
    messages.font = .systemFont(ofSize: 17)
    messages.text = (1...60).map { "Message \($0)" }.joined(separator: "\n")
    messages.alwaysBounceVertical = true
    messages.keyboardDismissMode = .interactive
    messages.frame = view.bounds
    messages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(messages)

    let swap = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Stickers") { [weak self] _ in self?.swap() })
    swap.setContentHuggingPriority(.required, for: .horizontal)
    swap.setContentCompressionResistancePriority(.required, for: .horizontal)
    text.font = .systemFont(ofSize: 17)
    let row = UIStackView(arrangedSubviews: [swap, text])
    bar.contentView.addSubview(row)
    row.pin(in: bar)
    bar.list = messages
    bar.textView = text
    view.addSubview(bar)

    stickers.text = "★ ★ ★"
    stickers.textAlignment = .center
    stickers.backgroundColor = .secondarySystemBackground
    stickers.isHidden = true
    stickers.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stickers)
    NSLayoutConstraint.activate([
      stickers.topAnchor.constraint(equalTo: bar.contentView.bottomAnchor),
      stickers.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stickers.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stickers.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    keyboard = Keyboard.observe { [weak self] transition in
      if transition.phase == .didShow { self?.keyboardIsBack() }
    }
  }

  private func swap() {
    if stickers.isHidden, text.isFirstResponder {
      bar.isFrozen = true
      stickers.isHidden = false
      text.resignFirstResponder()
    } else {
      text.becomeFirstResponder()
    }
  }

  private func keyboardIsBack() {
    guard !stickers.isHidden else { return }
    stickers.isHidden = true
    bar.isFrozen = false
  }
}
