import KeyboardSimulation
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// A form that is turned under the keyboard ends where it ends without one.
@MainActor
@Suite struct TurnedTopTests {
  private static func play(
    _ turns: [SimulatedDevice.Orientation], scrolledTo y: CGFloat?, inNavigation: Bool,
    editing: Bool
  ) throws -> CGFloat {
    let screen = UIViewController()
    let form = UIScrollView(frame: screen.view.bounds)
    form.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    form.contentSize = CGSize(width: 300, height: 1500)
    form.alwaysBounceVertical = true
    let field = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 44))
    form.addSubview(field)
    screen.view.addSubview(form)
    let phone = try Phone("iPhone 15")
    phone.show(inNavigation ? UINavigationController(rootViewController: screen) : screen)
    let avoider = editing ? Keyboard.reveal(in: screen.view) : nil
    phone.rotate(to: turns[0])
    phone.advance(by: 1)
    if let y { form.contentOffset.y = y }
    if editing { field.becomeFirstResponder() }
    phone.advance(by: 1)
    for turn in turns.dropFirst() {
      phone.rotate(to: turn)
      phone.advance(by: 1)
    }
    field.resignFirstResponder()
    phone.advance(by: 1)
    avoider?.stop()
    return form.contentOffset.y
  }

  static nonisolated let turns: [[SimulatedDevice.Orientation]] = [
    [.landscape, .portrait], [.portrait, .landscape], [.landscape, .portrait, .landscape],
    [.portrait, .landscape, .portrait],
  ]

  @Test("At its top or scrolled, turned once or twice", arguments: turns, [nil, 100])
  func turned(turns: [SimulatedDevice.Orientation], y: CGFloat?) throws {
    for inNavigation in [true, false] {
      let control = try Self.play(turns, scrolledTo: y, inNavigation: inNavigation, editing: false)
      let end = try Self.play(turns, scrolledTo: y, inNavigation: inNavigation, editing: true)
      #expect(abs(end - control) <= 0.5, "\(inNavigation)")
    }
  }
}
