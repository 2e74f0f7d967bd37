import KeyboardSimulation
import Phone

/// A phone with a split view of two or three plain columns.
@MainActor
struct SplitStage {
  let phone: Phone
  let split: UISplitViewController
  let list = Plain("list")
  let middle = Plain("middle")
  let detail = Plain("detail")

  /// Notes when it appears and disappears, and has a field.
  final class Plain: UIViewController {
    var lines: [String] = []
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 100, height: 40))

    init(_ title: String) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
    override func viewWillAppear(_ animated: Bool) { lines.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { lines.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { lines.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { lines.append("did disappear") }
  }

  static let pad = "iPad Pro 11-inch"

  /// - Parameter prepare: What is done before the split view is shown.
  init(
    _ device: String = pad, _ orientation: SimulatedDevice.Orientation = .landscape,
    style: UISplitViewController.Style = .doubleColumn,
    _ prepare: (SplitStage) -> Void = { _ in }
  ) throws {
    phone = try Phone(device, orientation)
    if style == .unspecified {
      split = UISplitViewController(nibName: nil, bundle: nil)
      split.viewControllers = [list, detail]
    } else {
      split = UISplitViewController(style: style)
      split.setViewController(list, for: .primary)
      if style == .tripleColumn { split.setViewController(middle, for: .supplementary) }
      split.setViewController(detail, for: .secondary)
    }
    prepare(self)
    phone.show(split)
    phone.settle()
  }

  var width: CGFloat { split.view.bounds.width }

  /// A controller's view as far as it belongs to the column, in the split view.
  func column(_ controller: UIViewController) -> CGRect {
    guard controller.viewIfLoaded?.window != nil else { return .null }
    let view: UIView = controller.view
    let insets = UIEdgeInsets(
      top: 0, left: view.convert(view.bounds, to: split.view).minX < 0 ? 100 : 0, bottom: 0,
      right: view.convert(view.bounds, to: split.view).maxX > width + 0.5 ? 100 : 0)
    return view.convert(view.bounds.inset(by: insets), to: split.view)
  }

  func navigation(_ controller: UIViewController) -> UINavigationController? {
    controller.navigationController
  }
}
