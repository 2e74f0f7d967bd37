import KeyboardStrut
import UIKit

/// A form that scrolls behind a bar. The layout guide keeps the bar on the keyboard, and the edited
/// input stays above the bar.
public final class OrderFormViewController: UIViewController {
  private let bar = UIView(frame: .zero)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addForm()
    addBar()
    view.avoidKeyboard(gap: 8)
    bar.isKeyboardCover = true
  }

  private func addForm() {
    let fields = ["Name", "Street", "Town", "Country", "Telephone", "Gift card", "Message"]
    let form = UIStackView(
      arrangedSubviews: fields.map { name in
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        field.placeholder = name
        return field
      })
    form.axis = .vertical
    form.spacing = 48
    form.translatesAutoresizingMaskIntoConstraints = false
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    scrollView.addSubview(form)
    view.addSubview(scrollView)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      form.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      form.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 24),
      form.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -24),
      form.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -48),
    ])
  }

  private func addBar() {
    let button = UIButton(type: .system)
    button.setTitle("Continue", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    bar.backgroundColor = .secondarySystemBackground
    bar.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(button)
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: bar.centerXAnchor),
      button.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
      button.heightAnchor.constraint(equalToConstant: 44),
      button.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
  }
}
