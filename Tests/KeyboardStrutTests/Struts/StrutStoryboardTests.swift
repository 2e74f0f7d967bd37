import KeyboardStrut
import SampleScreens
import ScreenTesting
import Testing

/// The strut comes from a storyboard, where its height is a placeholder constraint.
@MainActor
@Suite struct StrutStoryboardTests {
  private static func make() -> UIViewController? {
    UIStoryboard(name: "StrutForm", bundle: nil).instantiateInitialViewController()
  }

  /// The storyboard's screen, after edits of its source.
  private func screen(_ edits: [String: String]) throws -> StrutStoryboardViewController {
    let path = try NibFile.path("StrutForm", "storyboard", in: nil)
    var source = try String(contentsOfFile: path, encoding: .utf8)
    for (old, new) in edits {
      try #require(source.contains(old))
      source = source.replacingOccurrences(of: old, with: new)
    }
    let document = try NibDocument(Data(source.utf8), file: "StrutForm.storyboard")
    let controller = try UIStoryboard(document).makeInitialController(nil)
    return try #require(controller as? StrutStoryboardViewController)
  }

  @Test("A storyboard scene with a KeyboardStrutView loads with its outlets connected")
  func sceneFoundMade() throws {
    let made = Self.make()
    let controller = try #require(made as? StrutStoryboardViewController)
    #expect(controller.title == "Strut")
    #expect(!controller.isViewLoaded)
    #expect(controller.field == nil)
    controller.loadViewIfNeeded()
    #expect(controller.field.placeholder == "type your name here")
    #expect(controller.field.textContentType == .name)
    #expect(type(of: controller.keyboardStrut!) == KeyboardStrutView.self)
    #expect(!controller.keyboardStrut.takesOverlapOnly)
    // UIKit's own constraints for layout guides may stand beside the strut's height.
    let heights = controller.keyboardStrut.constraints.filter {
      $0.firstItem === controller.keyboardStrut && $0.firstAttribute == .height
    }
    #expect(heights.map(\.constant) == [0])
  }

  @Test(
    "The keyboard shows and hides: a form above a storyboard's KeyboardStrutView returns exactly",
    arguments: demoDevices)
  func formRisesKeyboard(device: String) throws {
    try SampleStrutTests.StrutStage(device, try #require(Self.make())).expectRiseAndExactReturn()
  }

  /// Without *Remove at build time* the height of 250 points is required and wins.
  @Test("A KeyboardStrutView keeps its storyboard height if “Remove at build time” is not set")
  func withoutPlaceholderMark() throws {
    let controller = try screen([" placeholder=\"YES\"": ""])
    let phone = try Stages.make("iPhone 15")
    phone.show(controller)
    #expect(controller.keyboardStrut.bounds.height == 250)
  }

  /// The strut ends 40 points above the bottom, so that the overlap and the keyboard's height
  /// differ.
  @Test(
    "A storyboard runtime attribute sets KeyboardStrutView.takesOverlapOnly",
    arguments: demoDevices, [false, true])
  func runtimeAttributeTurns(device: String, overlapOnly: Bool) throws {
    let bottom = "secondItem=\"Str-st-006\" secondAttribute=\"bottom\""
    let attribute = "keyPath=\"takesOverlapOnly\" value="
    let controller = try screen([
      bottom: bottom + " constant=\"40\"",
      attribute + "\"NO\"": attribute + (overlapOnly ? "\"YES\"" : "\"NO\""),
    ])
    let stage = try SampleStrutTests.StrutStage(device, controller)
    let rest = stage.frames
    #expect(stage.strut.takesOverlapOnly == overlapOnly)

    stage.phone.tap(stage.field)
    stage.phone.advance(by: 0.7)
    let height = stage.phone.keyboardFrame.height
    #expect(stage.strut.bounds.height == height - (overlapOnly ? 40 : 0))
    #expect(stage.fieldFrame.maxY <= stage.phone.keyboardFrame.minY)

    stage.field.resignFirstResponder()
    stage.phone.advance(by: 0.7)
    #expect(stage.frames == rest)
  }
}
