import Testing

@testable import UIKit

@MainActor
@Suite struct ControlTests {
  /// A control in a window, with a log of everything that it sends.
  @MainActor
  private final class Bench {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let control: UIControl
    var log: [String] = []
    private var touch: UITouch?

    init(_ control: UIControl = UIControl()) {
      self.control = control
      control.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
      window.isHidden = false
      window.addSubview(control)
      for (event, name) in Self.names {
        control.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
      }
    }

    static let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
      (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "primary"),
    ]

    func begin(at x: CGFloat, taps: Int = 1) {
      let touch = UITouch(at: CGPoint(x: x, y: 120), in: window, view: control)
      touch.tapCount = taps
      self.touch = touch
      control.touchesBegan([touch], with: nil)
    }

    func move(to x: CGFloat) {
      guard let touch else { return }
      touch.move(to: CGPoint(x: x, y: 120))
      control.touchesMoved([touch], with: nil)
    }

    func end() {
      guard let touch else { return }
      touch.end()
      control.touchesEnded([touch], with: nil)
    }

    func cancel() {
      guard let touch else { return }
      control.touchesCancelled([touch], with: nil)
    }
  }

  @Test("Tap is down then up inside")
  func tapDown() {
    let bench = Bench()
    bench.begin(at: 140)
    #expect(bench.control.isTracking && bench.control.isHighlighted && bench.control.isTouchInside)
    #expect(bench.control.state == .highlighted)
    bench.end()
    #expect(bench.log == ["down", "upInside"])
    #expect(!bench.control.isTracking && bench.control.state == .normal)
  }

  @Test("Button also triggers its primary action")
  func buttonAlsoTriggers() {
    let bench = Bench(UIButton(type: .system))
    bench.begin(at: 140)
    bench.end()
    #expect(bench.log == ["down", "upInside", "primary"])
  }

  @Test("Finger may stray seventy points")
  func fingerStraySeventy() {
    let bench = Bench()
    bench.begin(at: 140)
    bench.move(to: 249)
    bench.move(to: 251)
    #expect(!bench.control.isHighlighted)
    bench.move(to: 260)
    bench.move(to: 200)
    #expect(bench.control.isHighlighted)
    bench.move(to: 300)
    bench.end()
    #expect(
      bench.log == [
        "down", "dragInside", "dragOutside", "exit", "dragOutside", "dragInside", "enter",
        "dragOutside", "exit", "upOutside",
      ])
  }

  @Test("Second tap repeats")
  func secondTapRepeats() {
    let bench = Bench()
    bench.begin(at: 140, taps: 2)
    bench.end()
    #expect(bench.log == ["down", "repeat", "upInside"])
  }

  @Test("Cancelled touch sends only cancel")
  func cancelledTouchSends() {
    let bench = Bench()
    bench.begin(at: 140)
    bench.cancel()
    bench.end()
    #expect(bench.log == ["down", "cancel"])
  }

  @Test("Disabled control ignores touches but takes them")
  func disabledControlIgnores() {
    let bench = Bench()
    bench.control.isEnabled = false
    bench.begin(at: 140)
    bench.end()
    #expect(bench.log.isEmpty)
    #expect(bench.control.state == .disabled)
    #expect(bench.window.hitTest(CGPoint(x: 140, y: 120), with: nil) === bench.control)
  }

  @Test("Disabling in mid touch cancels it")
  func disablingMidTouch() {
    let bench = Bench()
    bench.begin(at: 140)
    bench.control.isEnabled = false
    #expect(bench.log == ["down", "cancel"])
  }

  // MARK: Actions

  @Test("Action runs once for several events")
  func actionRunsOnce() {
    let control = UIControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: [.touchDown, .valueChanged])
    control.sendActions(for: [.touchDown, .valueChanged])
    #expect(count == 1)
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
  }

  @Test("Action of same identifier replaces the other")
  func actionSameIdentifier() {
    let control = UIControl()
    var log: [String] = []
    let id = UIAction.Identifier("save")
    control.addAction(UIAction(identifier: id) { _ in log.append("old") }, for: .touchUpInside)
    control.addAction(UIAction(identifier: id) { _ in log.append("new") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log == ["new"])
    control.removeAction(identifiedBy: id, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log == ["new"])
  }

  @Test("Action knows its sender while it runs")
  func actionKnowsSender() {
    let control = UIControl()
    var sender: Any?
    let action = UIAction { sender = $0.sender }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender as? UIControl === control)
    #expect(action.sender == nil)
  }

  @Test("Removed action stays for other events")
  func removedActionStays() {
    let control = UIControl()
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: [.touchDown, .touchUpInside])
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(count == 0)
    control.sendActions(for: .touchUpInside)
    #expect(count == 1)
  }
}
