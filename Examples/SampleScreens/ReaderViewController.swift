import KeyboardStrut
import UIKit

/// A text with a field for a comment below it. The text stays where the keyboard has scrolled it, a
/// strip of pictures never scrolls, and a dark layer fades in with the keyboard.
public final class ReaderViewController: UIViewController {
  let pictures = UIScrollView(frame: .zero)
  let veil = UIView(frame: .zero)
  private var veilTask: Task<Void, Never>?

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 1200)
    let comment = UITextField(frame: CGRect(x: 20, y: 640, width: 300, height: 34))
    comment.borderStyle = .roundedRect
    comment.placeholder = "Comment"
    pictures.frame = CGRect(x: 0, y: 700, width: view.bounds.width, height: 120)
    scrollView.addSubview(comment)
    scrollView.addSubview(pictures)
    view.addSubview(scrollView)
    veil.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 200)
    veil.backgroundColor = .black
    veil.alpha = 0
    veil.isUserInteractionEnabled = false
    view.addSubview(veil)

    view.avoidKeyboard().keepsScrollPosition = true
    pictures.isScrolledByKeyboardAvoidance = false
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    veilTask = Task { [weak self, view] in
      guard let view else { return }
      for await (_, progress) in Keyboard.overlaps(with: view) {
        self?.veil.alpha = 0.3 * progress
      }
    }
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    veilTask?.cancel()
  }
}
