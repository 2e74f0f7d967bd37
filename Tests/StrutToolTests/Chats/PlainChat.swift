import KeyboardBars
import KeyboardStrut
import Phone

/// A bar over a list of no entries in particular, with what a test wants to be wrong.
final class PlainChat: UIViewController, UITextViewDelegate {
  let list = UIScrollView(frame: .zero)
  let bar = KeyboardBar(frame: .zero)
  let text = UITextView(frame: .zero)
  var keepsKeyboard = false
  var leavesInset = false

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.alwaysBounceVertical = true
    list.keyboardDismissMode = .interactive
    list.contentSize = CGSize(width: 300, height: 2000)
    view.addSubview(list)
    text.font = .systemFont(ofSize: 17)
    text.delegate = self
    text.translatesAutoresizingMaskIntoConstraints = false
    bar.contentView.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: bar.contentView.topAnchor),
      text.bottomAnchor.constraint(equalTo: bar.contentView.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: bar.contentView.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: bar.contentView.trailingAnchor),
    ])
    bar.list = list
    bar.textView = text
    view.addSubview(bar)
  }

  /// A message that nobody scrolls to.
  func receive() { list.contentSize.height += 44 }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { !keepsKeyboard }

  func textViewDidEndEditing(_ textView: UITextView) {
    if leavesInset { list.contentInset.bottom += 1 }
  }
}
