import UIKit

/// A sign-up form as an iOS developer writes it: a scroll view with a stack of fields, a strip of
/// avatars that scrolls sideways, and the keyboard handling of Apple's own guide.
final class SignUpViewController: UIViewController, UITextFieldDelegate, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let avatars = UIScrollView()
  let stack = UIStackView()
  let fields: [UITextField] = ["Name", "Surname", "Street", "City", "E-mail", "Password"].map {
    let field = UITextField()
    field.placeholder = $0
    field.borderStyle = .roundedRect
    return field
  }
  let button = UIButton(type: .system)
  private(set) var signUps = 0
  private var observers: [any NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    scrollView.keyboardDismissMode = .onDrag
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)

    stack.axis = .vertical
    stack.spacing = 40
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stack)

    setUpAvatars()
    for field in fields {
      field.delegate = self
      stack.addArrangedSubview(field)
    }
    button.setTitle("Sign up", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.signUps += 1 }, for: .touchUpInside)
    stack.addArrangedSubview(button)

    let content = scrollView.contentLayoutGuide
    let frame = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -40),
    ])
    observeKeyboard()
  }

  private func setUpAvatars() {
    let row = UIStackView()
    row.spacing = 10
    row.translatesAutoresizingMaskIntoConstraints = false
    avatars.addSubview(row)
    for _ in 0..<10 {
      let avatar = UIView()
      avatar.backgroundColor = .lightGray
      avatar.widthAnchor.constraint(equalToConstant: 80).isActive = true
      row.addArrangedSubview(avatar)
    }
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: avatars.topAnchor),
      row.bottomAnchor.constraint(equalTo: avatars.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: avatars.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: avatars.trailingAnchor),
      row.heightAnchor.constraint(equalToConstant: 80),
      avatars.heightAnchor.constraint(equalTo: row.heightAnchor),
    ])
    stack.addArrangedSubview(avatars)
  }

  private func observeKeyboard() {
    let center = NotificationCenter.default
    observers = [
      center.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [weak self] notification in
        let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated { self?.keyboardWillShow(end ?? .zero) }
      },
      center.addObserver(
        forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.scrollView.contentInset = .zero }
      },
    ]
  }

  private func keyboardWillShow(_ frame: CGRect) {
    let overlap = view.convert(frame, from: nil).intersection(view.bounds).height
    let safeArea = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
    scrollView.contentInset.bottom = overlap - safeArea
    scrollView.verticalScrollIndicatorInsets.bottom = overlap - safeArea
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let index = fields.firstIndex(of: textField), index + 1 < fields.count else {
      return textField.resignFirstResponder()
    }
    return fields[index + 1].becomeFirstResponder()
  }
}
