import KeyboardStrut
import UIKit

/// A form in a scroll view, as Apple recommends. The bottom inset grows with the keyboard, and the
/// form scrolls just enough to show the active field.
public final class ScrollingFormViewController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let form = UIStackView(
      arrangedSubviews: (1...12).map { index in
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        field.placeholder = "Field \(index)"
        return field
      })
    form.axis = .vertical
    form.spacing = 24
    form.translatesAutoresizingMaskIntoConstraints = false

    let scrollView = UIScrollView(frame: .zero)
    scrollView.alwaysBounceVertical = true
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(form)
    view.addSubview(scrollView)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      form.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      form.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      form.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 24),
      form.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -24),
      form.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -48),
    ])
    view.avoidKeyboard(by: .scrolling, gap: 8)
  }
}
