import UIKit

/// A chat: what was said, and a composer that grows up to four lines and then scrolls.
final class ChatViewController: UIViewController, UITextViewDelegate {
  let historyView = UITextView()
  let composer = UITextView()
  let sendButton = UIButton(type: .system)
  private var composerHeight: NSLayoutConstraint!
  private var barBottom: NSLayoutConstraint!
  private var token: (any NSObjectProtocol)?

  static let maximumHeight: CGFloat = 98

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    historyView.isEditable = false
    historyView.font = .systemFont(ofSize: 17)
    historyView.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)

    composer.font = .systemFont(ofSize: 17)
    composer.layer.cornerRadius = 18
    composer.layer.borderWidth = 1
    composer.layer.borderColor = UIColor.systemGray3.cgColor
    composer.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    composer.delegate = self

    sendButton.setTitle("Send", for: .normal)
    sendButton.isEnabled = false
    sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)

    let bar = UIStackView(arrangedSubviews: [composer, sendButton])
    bar.alignment = .bottom
    bar.spacing = 8
    for view in [historyView, bar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    composerHeight = composer.heightAnchor.constraint(equalToConstant: 37)
    barBottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -42)
    NSLayoutConstraint.activate([
      historyView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      historyView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      historyView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      historyView.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -8),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
      barBottom, composerHeight,
    ])

    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { self?.keyboardMoves(to: frame ?? .zero) }
    }
  }

  private func keyboardMoves(to frame: CGRect) {
    let covered = max(view.bounds.maxY - view.convert(frame, from: nil).minY, 34)
    barBottom.constant = -covered - 8
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }

  func textViewDidChange(_ textView: UITextView) {
    sendButton.isEnabled = textView.hasText
    let width = textView.bounds.width
    let wanted = textView.sizeThatFits(CGSize(width: width, height: .infinity)).height
    composerHeight.constant = min(max(wanted, 37), Self.maximumHeight)
  }

  private func send() {
    historyView.text += composer.text + "\n"
    composer.text = ""
    textViewDidChange(composer)
    historyView.scrollRangeToVisible(NSRange(location: historyView.text.utf16.count, length: 0))
  }
}
