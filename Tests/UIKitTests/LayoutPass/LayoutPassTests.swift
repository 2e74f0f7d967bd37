import ScreenTesting
import Testing
import UIKit

/// What one pass calls in which order, as recorded from Apple's UIKit on Mac Catalyst 26.1
/// (Vercantez/openuikit, ViewControllerLayoutTests).
@MainActor
@Suite struct LayoutPassTests {
  private final class Part: UIView {
    let name: String
    let log: EventLog

    init(_ name: String, _ log: EventLog) {
      (self.name, self.log) = (name, log)
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      super.updateConstraints()
      log.add("\(name) constraints")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.add("\(name) layout")
    }
  }

  private final class Screen: UIViewController {
    let log: EventLog

    init(_ log: EventLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      view = Part("root", log)
      view.addSubview(Part("child", log))
    }
    override func updateViewConstraints() {
      log.add("controller constraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { log.add("will layout") }
    override func viewDidLayoutSubviews() { log.add("did layout") }
  }

  @Test("Constraints from the inside out, then layout from the outside in; nothing when settled")
  func order() throws {
    let log = EventLog()
    let phone = try Phone("iPhone 15")
    let screen = Screen(log)
    phone.show(screen)
    _ = log.take()
    let views = [screen.view!, screen.view.subviews[0]]
    for view in views {
      view.setNeedsUpdateConstraints()
      view.setNeedsLayout()
    }
    phone.settle()
    #expect(
      log.take() == [
        "child constraints", "controller constraints", "root constraints", "will layout",
        "root layout", "did layout", "child layout",
      ])
    phone.settle()
    #expect(log.take() == [])
  }

  @Test("A new view asks for its constraints once")
  func newView() throws {
    let log = EventLog()
    let view = Part("new", log)
    let phone = try Phone("iPhone 15")
    let screen = UIViewController()
    phone.show(screen)
    screen.view.addSubview(view)
    phone.settle()
    #expect(log.take() == ["new constraints", "new layout"])
  }
}
