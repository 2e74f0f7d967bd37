import ScreenTesting

@testable import KeyboardStrut

/// Stands in for SwiftUI's hosting controller, which does not exist here. The library recognizes a
/// hosting controller by its conformance to `SelfServing`. This controller shows one view, or one
/// child controller, as a SwiftUI representable does.
@MainActor
final class StandInHostingController: UIViewController, SelfServing {
  private var hosted = UIView(frame: .zero)
  /// Whether the controller shrinks its content for the keyboard, as SwiftUI does by its safe area.
  private let makesRoom: Bool
  private var keyboard = CGRect.zero
  private var observation: KeyboardObservation?

  init(_ view: UIView, makesRoom: Bool = false) {
    self.makesRoom = makesRoom
    super.init(nibName: nil, bundle: nil)
    show(view)
  }

  init(_ child: UIViewController, makesRoom: Bool = false) {
    self.makesRoom = makesRoom
    super.init(nibName: nil, bundle: nil)
    addChild(child)
    show(child.view)
    child.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ view: UIView) {
    hosted = view
    self.view.addSubview(view)
    guard makesRoom else { return }
    observation = Keyboard.observe { [weak self] transition in
      guard let self, transition.phase == .willShow || transition.phase == .willHide else { return }
      let screen = self.view.window?.screen.coordinateSpace
      let end = screen.map { self.view.convert(transition.frameEnd, from: $0) } ?? .zero
      keyboard = transition.phase == .willShow ? end : .zero
      self.view.setNeedsLayout()
      Keyboard.animate(alongside: transition) { self.view.layoutIfNeeded() }
    }
  }

  override func viewDidLayoutSubviews() {
    var frame = view.bounds
    if !keyboard.isEmpty { frame.size.height = min(frame.height, keyboard.minY) }
    hosted.frame = frame
  }
}

/// A phone that shows a view controller.
@MainActor
struct HostingStage: TestScreen {
  let phone: any TestStage

  init(_ root: UIViewController) throws {
    phone = try Stages.make("iPhone 15")
    phone.show(root)
    phone.advance(by: 0.6)
  }

  /// Returns a view's distance above the keyboard, in points. Negative if the keyboard covers the
  /// view.
  func gap(_ view: UIView) -> CGFloat { keyboardTop - frame(view).maxY }

  func edit(_ input: UIView) {
    input.becomeFirstResponder()
    phone.advance(by: 0.8)
  }

  func endEditing(_ input: UIView) {
    input.resignFirstResponder()
    phone.advance(by: 0.8)
  }
}

/// A view as large as the phone with a field that the keyboard covers.
@MainActor
func coveredField() -> (view: UIView, field: UITextField) {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let field = UITextField(frame: CGRect(x: 20, y: 780, width: 300, height: 34))
  view.addSubview(field)
  return (view, field)
}
