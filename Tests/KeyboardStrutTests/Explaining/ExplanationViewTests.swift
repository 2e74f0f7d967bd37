import Foundation
import KeyboardStrut
import SampleScreens
import ScreenTesting
import Testing

/// The view that draws an avoider's decision over the window.
@MainActor
@Suite struct ExplanationViewTests {
  /// If the environment variable `EXPLANATION_PICTURES` names a folder, this test saves its
  /// pictures there.
  @Test(
    "KeyboardExplanationView's panel covers neither the focused field nor the keyboard",
    .needs(.worlds), arguments: [UIUserInterfaceStyle.light, .dark])
  func reportKeepsClear(style: UIUserInterfaceStyle) throws {
    for (name, controller) in [
      ("lift", LiftedLoginViewController(fieldsAt: .bottom) as UIViewController),
      ("scroll", ScrollingFormViewController()),
    ] {
      let stage = try FormStage("iPhone 15", controller)
      stage.phone.window.overrideUserInterfaceStyle = style
      let avoider = try #require(controller.view.keyboardAvoiders.first)
      let view = KeyboardExplanationView(of: avoider)
      stage.phone.window.addSubview(view)
      let field = try #require(stage.fields.last { stage.frame($0).maxY < 852 })
      field.becomeFirstResponder()
      stage.phone.untilKeyboardRests()
      let picture = try #require(stage.phone.simulated.snapshot())
      if let folder = ProcessInfo.processInfo.environment["EXPLANATION_PICTURES"] {
        try picture.writePNG(
          to: URL(fileURLWithPath: folder)
            .appendingPathComponent("\(name)-\(style == .dark ? "dark" : "light").png"))
      }
      let panel = try #require(view.descendant(UILabel.self)?.superview)
      #expect(!stage.frame(panel).intersects(stage.frame(field)), "\(name)")
      #expect(stage.frame(panel).maxY <= stage.keyboardTop)
      #expect(view.frame == stage.phone.window.bounds)
      view.removeFromSuperview()
      stage.phone.settle()
      #expect(stage.phone.simulated.snapshot()?.pngData() != picture.pngData())
      stage.hide()
    }
  }
}
