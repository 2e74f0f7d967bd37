import KeyboardStrut
import Phone

/// A whole show and hide on the simulated phone, at 120 frames a second and without drawing.
@MainActor
func phoneBenchmarks() throws -> [BenchmarkResult] {
  let phone = try Phone("iPhone 15")
  let controller = FormViewController()
  phone.show(controller)
  let field = controller.fields[19]
  return measure("form20.showHide", unit: .milliseconds) {
    field.becomeFirstResponder()
    advance(phone)
    field.resignFirstResponder()
    advance(phone)
  }
}

/// 0.6 s: the keyboard's motion is over after 0.5.
@MainActor
private func advance(_ phone: Phone) {
  for _ in 0..<72 {
    VirtualClock.shared.advance(by: 1.0 / 120)
    for window in phone.scene.windows { window.layoutIfNeeded() }
  }
}

/// Twenty fields in a stack view; the last one is covered by the keyboard.
private final class FormViewController: UIViewController {
  private(set) var fields: [UITextField] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    fields = (0..<20).map { _ in
      let field = UITextField(frame: .zero)
      field.borderStyle = .roundedRect
      return field
    }
    let form = UIStackView(arrangedSubviews: fields)
    form.axis = .vertical
    form.spacing = 4
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    NSLayoutConstraint.activate([
      form.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      form.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      form.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -40),
    ])
    view.avoidKeyboard(gap: 8)
  }
}
