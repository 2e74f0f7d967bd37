import KeyboardSimulation
import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// The window of a sheet on an iPad gets another size while a field in the sheet is edited. UIKit
/// then scrolls to the field, with the inset that was right for the size before.
@MainActor
@Suite(.attachingStage) struct ResizedSheetTests {
  @Test(
    "The window shrinks and grows while a sheet's field is edited: field and list return exactly",
    .needs([.windowShapes, .virtualTime]), arguments: [Place.formSheet, .sheet], Mode.allCases)
  func splitAndBack(place: Place, mode: Mode) throws {
    for shape in [SimulatedWindowShape.splitView(.half, .left), .slideOver] {
      let stage = try Stages.make("iPad Air 5", .landscape)
      let form = FormWithFields()
      place.show(form.controller, on: stage)
      let rest = form.scrollView.contentOffset
      try mode.serve(form.controller) {
        let field = try #require(form.fields.last { windowFrame($0).maxY < 560 })
        field.becomeFirstResponder()
        stage.untilKeyboardRests()
        let shown = windowFrame(field).minY
        stage.resizeScene(to: shape)
        stage.untilKeyboardRests()
        stage.resizeScene(to: .fullScreen)
        stage.untilKeyboardRests()
        #expect(windowFrame(field).minY == shown, "\(shape)")
        stage.dismissKeyboard()
        stage.advance(by: 1.3)
        #expect(form.scrollView.contentOffset == rest, "\(shape)")
        #expect(form.scrollView.contentInset.bottom == 0, "\(shape)")
      }
    }
  }

  @MainActor
  private struct FormWithFields {
    let controller = UIViewController()
    let scrollView: UIScrollView
    let fields: [UITextField]

    init() {
      scrollView = UIScrollView(frame: controller.view.bounds)
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 300, height: 1200)
      fields = (0..<20).map {
        UITextField(frame: CGRect(x: 20, y: 20 + CGFloat($0) * 60, width: 200, height: 44))
      }
      fields.forEach(scrollView.addSubview)
      controller.view.addSubview(scrollView)
    }
  }
}
