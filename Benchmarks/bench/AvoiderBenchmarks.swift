import KeyboardStrut
import Phone

/// What an avoider costs at an event that finds everything in place, as nearly every one does: its
/// time, and the memory it asks for.
///
/// The input is a plain view. A text field's caret is UIKit's to find, and costs what that takes.
@MainActor
func avoiderBenchmarks() throws -> [BenchmarkResult] {
  let phone = try Phone("iPhone 15")
  return deciding("avoider.follow", phone) {
    $0.bottom.followKeyboard(gap: 20)
  }
    + deciding("avoider.hug", phone) {
      $0.input.hugKeyboard(moving: $0.bottom, gap: 20)
    }
    + deciding("avoider.reveal3", phone) { $0.view.avoidKeyboard(by: .scrolling, gap: 8) }
}

@MainActor
private func deciding(
  _ name: String, _ phone: Phone, _ makeAvoider: (NestedViewController) -> KeyboardAvoider
) -> [BenchmarkResult] {
  let controller = NestedViewController()
  phone.show(controller)
  let avoider = makeAvoider(controller)
  controller.input.becomeFirstResponder()
  phone.advance(by: 1)
  defer {
    controller.input.resignFirstResponder()
    phone.advance(by: 1)
  }
  return measure(name, unit: .microseconds) { avoider.update(animated: true) }
    + measureAllocations("\(name).allocations") { avoider.update(animated: true) }
}

/// Three scroll views inside one another, and an input under the keyboard in the innermost.
private final class NestedViewController: UIViewController {
  let input = PlainInput(frame: CGRect(x: 0, y: 700, width: 300, height: 40))
  private(set) lazy var bottom = view.bottomAnchor.constraint(equalTo: outer.bottomAnchor)
  private let outer = UIScrollView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    outer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(outer)
    NSLayoutConstraint.activate([
      bottom, outer.heightAnchor.constraint(equalTo: view.heightAnchor),
      outer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    var container = outer
    container.contentSize = CGSize(width: 300, height: 1200)
    for _ in 0..<2 {
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
      inner.contentSize = CGSize(width: 300, height: 1200)
      container.addSubview(inner)
      container = inner
    }
    container.addSubview(input)
  }
}

/// Takes the keyboard and has no caret.
private final class PlainInput: UIView, UIKeyInput {
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}
