import KeyboardStrut
import UIKit

/// A form that scrolls above a button at the lower edge. The button stands on the keyboard, and the
/// field that is edited keeps its gap to it.
public final class PinnedButtonViewController: UIViewController {
  let submit = UIButton(type: .system)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let scrollView = UIScrollView(frame: .zero)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.contentSize = CGSize(width: 300, height: 900)
    for index in 0..<10 {
      let field = UITextField(
        frame: CGRect(x: 20, y: 20 + 80 * CGFloat(index), width: 280, height: 34))
      field.borderStyle = .roundedRect
      scrollView.addSubview(field)
    }
    submit.setTitle("Submit", for: .normal)
    submit.backgroundColor = .secondarySystemBackground
    submit.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    view.addSubview(submit)
    let safeArea = view.safeAreaLayoutGuide
    let submitBottom = submit.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: safeArea.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      submit.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      submit.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      submit.heightAnchor.constraint(equalToConstant: 50),
      submitBottom,
    ])
    view.avoidKeyboard()
    submitBottom.followKeyboard(gap: 8)
    submit.isKeyboardCover = true
  }
}
