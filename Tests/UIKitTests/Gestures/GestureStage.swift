import ScreenTesting

/// A screen with a view inside another, both of which write down what touches they hear of.
@MainActor
final class GestureStage: ScreenStage {
  let phone: Phone
  let outer = TouchLogView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
  let inner = TouchLogView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  var log: [String] = []

  init() throws {
    phone = try Phone("iPhone 8")
    let controller = UIViewController()
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    outer.name = "outer"
    inner.name = "inner"
    for view in [outer, inner] { view.tell = { [weak self] in self?.log.append($0) } }
    phone.show(controller)
  }

  /// The middle of the inner view, in screen points.
  let middle = CGPoint(x: 100, y: 200)

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Adds a recognizer that logs its name and state each time it would send its action.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, to view: UIView, as name: String
  ) -> Recognizer {
    recognizer.name = name
    recognizer.actions.append { [weak self] in
      self?.log.append("\($0.name ?? "?") \($0.state.name)")
    }
    view.addGestureRecognizer(recognizer)
    return recognizer
  }
}

final class TouchLogView: UIView {
  var name = ""
  var tell: (String) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("\(name) began")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("\(name) moved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("\(name) ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("\(name) cancelled")
  }
}

/// Answers as its closures say.
final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  var shouldBegin = true
  var simultaneous = false
  var receivesTouch: (UITouch) -> Bool = { _ in true }
  var requiresFailureOf: UIGestureRecognizer?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBegin
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { simultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === requiresFailureOf }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receivesTouch(touch) }
}

extension UIGestureRecognizer.State {
  /// The case's name: an enumeration that comes from C prints its raw value.
  var name: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    @unknown default: "\(rawValue)"
    }
  }
}
