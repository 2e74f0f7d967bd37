import KeyboardSimulation
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// An app calls `avoidKeyboard()` on the view of a SwiftUI hosting controller in a container.
@MainActor
@Suite(.attachingStage) struct HostingViewTests {
  /// SwiftUI does not support a subview of ours in the view of a `UIHostingController`.
  @Test(
    "avoidKeyboard() on a UIHostingController's view lifts it without adding a subview",
    .needs([.systemKeyboard, .virtualTime]), arguments: [Place.navigation, .tab, .child, .sheet],
    Held.all)
  func hostingView(place: Place, held: Held) throws {
    for distance in [20, 60, 120] as [CGFloat] {
      let view = UIView(frame: .zero)
      let field = UITextField(frame: CGRect(x: 20, y: -distance - 34, width: 200, height: 34))
      field.autoresizingMask = .flexibleTopMargin
      view.addSubview(field)
      let hosting = StandInHostingController(view)
      let phone = try held.make()
      place.show(hosting, on: phone)
      let subviews = hosting.view.subviews
      hosting.view.avoidKeyboard(gap: 8)
      let rest = (windowFrame(field), windowFrame(hosting.view))
      field.becomeFirstResponder()
      phone.untilKeyboardRests()
      func expectLifted(_ comment: Comment) {
        #expect(windowFrame(field).maxY <= phone.keyboardTop - 7.5, comment)
        #expect(hosting.view.subviews == subviews, comment)
      }
      expectLifted("\(distance)")
      // A container may set the frame of its child again.
      hosting.view.superview?.setNeedsLayout()
      hosting.parent?.view.setNeedsLayout()
      phone.advance(by: 0.5)
      expectLifted("\(distance), after a layout")
      phone.type("a")
      phone.advance(by: 0.5)
      expectLifted("\(distance), after a letter")
      field.resignFirstResponder()
      phone.untilKeyboardRests()
      #expect((windowFrame(field), windowFrame(hosting.view)) == rest)
      #expect(hosting.view.subviews == subviews)
    }
  }
}
