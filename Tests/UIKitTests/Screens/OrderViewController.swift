import UIKit

/// Orders: a button in the bar opens a form, as a sheet that one can pull up or as a popover.
final class OrderViewController: UIViewController {
  let form = OrderFormViewController()
  private(set) lazy var addItem = UIBarButtonItem(
    systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.openPopover() })

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orders"
    view.backgroundColor = .systemGroupedBackground
    navigationItem.rightBarButtonItem = addItem
  }

  func openSheet() {
    let container = UINavigationController(rootViewController: form)
    if let sheet = container.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    present(container, animated: true)
  }

  func openPopover() {
    let container = UINavigationController(rootViewController: form)
    container.modalPresentationStyle = .popover
    if let popover = container.popoverPresentationController {
      popover.barButtonItem = addItem
      popover.adaptiveSheetPresentationController.detents = [.medium()]
    }
    present(container, animated: true)
  }
}

final class OrderFormViewController: UIViewController {
  let fields = ["Name", "Street", "City", "Wishes"].map { name in
    let field = UITextField()
    field.placeholder = name
    field.borderStyle = .roundedRect
    return field
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New order"
    view.backgroundColor = .systemBackground
    preferredContentSize = CGSize(width: 360, height: 300)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    let stack = UIStackView(arrangedSubviews: fields)
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    ])
  }
}
