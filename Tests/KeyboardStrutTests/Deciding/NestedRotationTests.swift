import KeyboardSimulation
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// A scroll view inside another one, rotated while a field in it is edited.
@MainActor
@Suite(.attachingStage) struct NestedRotationTests {
  /// Rotates to landscape and back, and returns the final offsets of both scroll views. A field has
  /// the focus if `isEdited` is true.
  private func offsets(
    _ device: String, field index: Int, start: CGFloat, isEdited: Bool
  ) throws -> [CGFloat] {
    let phone = try Stages.make(device)
    let screen = UIViewController()
    let outer = UIScrollView(frame: screen.view.bounds)
    outer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.contentSize = CGSize(width: 300, height: 1500)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 300, height: 500))
    inner.contentSize = CGSize(width: 300, height: 1200)
    outer.addSubview(inner)
    screen.view.addSubview(outer)
    let fields = (0..<18).map {
      UITextField(frame: CGRect(x: 20, y: 20 + 60 * CGFloat($0), width: 200, height: 34))
    }
    for field in fields { inner.addSubview(field) }
    phone.show(screen)
    outer.contentOffset.y += start
    inner.contentOffset.y = start
    phone.advance(by: 0.1)
    let avoider = isEdited ? screen.view.avoidKeyboard(gap: 8) : nil
    if isEdited { fields[index].becomeFirstResponder() }
    phone.untilKeyboardRests()
    for orientation in [SimulatedDevice.Orientation.landscape, .portrait] {
      phone.rotate(to: orientation)
      phone.untilKeyboardRests()
      if let avoider {
        let gap = phone.keyboardFrame.minY - windowFrame(fields[index]).maxY
        #expect(gap >= -0.5, "\(orientation): \(avoider.explanation)")
      }
    }
    fields[index].resignFirstResponder()
    phone.untilKeyboardRests()
    return [outer.contentOffset.y, inner.contentOffset.y]
  }

  @Test(
    "Nested scroll views rotate while editing: after editing, their offsets are as without editing",
    .needs(.rotation),
    arguments: ["iPhone 15", "iPhone SE (3rd generation)"], [4, 7, 12])
  func thereAndBack(device: String, field: Int) throws {
    for start in [0, 40, 120] as [CGFloat] {
      let control = try offsets(device, field: field, start: start, isEdited: false)
      let own = try offsets(device, field: field, start: start, isEdited: true)
      #expect(own == control, "scrolled by \(start) before")
    }
  }
}
