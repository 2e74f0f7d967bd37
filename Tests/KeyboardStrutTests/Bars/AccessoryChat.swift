import UIKit

/// The chat of `ConversationViewController` without the library. The bar is the controller's
/// `inputAccessoryView`. An observer of the keyboard's notifications sets the list's insets.
final class AccessoryChatViewController: UIViewController, UITableViewDataSource,
  UITextViewDelegate
{
  let messages = UITableView(frame: .zero, style: .plain)
  let text = UITextView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    messages.dataSource = self
    messages.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    messages.keyboardDismissMode = .interactive
    messages.frame = view.bounds
    messages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(messages)
    fillBar()
    observeKeyboard()
  }

  // MARK: The bar

  let bar = UIInputView(frame: .zero, inputViewStyle: .default)

  private func fillBar() {
    bar.allowsSelfSizing = true
    bar.backgroundColor = .secondarySystemBackground
    text.font = .systemFont(ofSize: 17)
    text.isScrollEnabled = false
    text.delegate = self
    text.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
      text.bottomAnchor.constraint(
        equalTo: bar.safeAreaLayoutGuide.bottomAnchor, constant: -8),
      text.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
      text.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -16),
    ])
  }

  // MARK: Keeping the list clear of it

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  func textViewDidChange(_ textView: UITextView) { textView.reloadInputViews() }

  private func observeKeyboard() {
    NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] note in
      guard let info = note.userInfo,
        let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      else { return }
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 7
      MainActor.assumeIsolated { self?.keyboardWillMove(to: end, in: duration, curve) }
    }
  }

  private func keyboardWillMove(to end: CGRect, in duration: Double, _ curve: UInt) {
    let top = view.convert(end, from: nil).minY
    let covered = max(0, view.bounds.maxY - top - view.safeAreaInsets.bottom)
    // We compute the offset before we set the inset. When the inset shrinks, UIKit may clamp the
    // offset.
    let y = messages.contentOffset.y + covered - messages.contentInset.bottom
    UIView.animate(
      withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16)
    ) { [messages] in
      messages.contentInset.bottom = covered
      messages.verticalScrollIndicatorInsets.bottom = covered
      messages.contentOffset.y = y
    }
  }

  // MARK: The list

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Message \(indexPath.row + 1)"
    cell.contentConfiguration = content
    return cell
  }
}
