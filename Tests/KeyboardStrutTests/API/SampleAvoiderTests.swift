import KeyboardStrut
import SampleScreens
import ScreenTesting
import Testing

/// The demo app's sample screens, on the demo's devices. Each screen moves other views for the
/// keyboard.
@MainActor
@Suite(.attachingStage) struct SampleAvoiderTests {
  static nonisolated let devices = demoDevices

  @Test(
    "A field's keyboard-following bottom constraint keeps the gap to the keyboard in every frame",
    arguments: devices)
  func s1FieldKeeps(device: String) throws {
    let stage = try FormStage(device, BottomConstraintViewController())
    let rest = stage.frames
    let field = stage.fields[0]
    stage.phone.tap(field)
    var worst: CGFloat = 0
    stage.phone.advance(by: 0.7) {
      let bottom = min(stage.phone.screenBounds.height, stage.keyboardTop) - 20
      worst = max(worst, abs(bottom - stage.drawnBottom(field)))
    }
    #expect(abs(stage.frame(field).maxY - (stage.keyboardTop - 20)) < 0.001, "\(stage.explanation)")
    #expect(worst <= 0.5)
    stage.hide()
    #expect(stage.frames == rest)
  }

  @Test(
    "hugKeyboard() moves a covered field in nested stack views to 20 points above the keyboard",
    arguments: devices,
    [20, 500] as [CGFloat])
  func s2Nested(device: String, top: CGFloat) throws {
    let stage = try FormStage(device, NestedStacksViewController(top: top))
    let rest = stage.frames
    let field = stage.fields[0]
    let before = stage.frame(field)
    stage.phone.tap(field)
    stage.phone.advance(by: 0.7)
    #expect(abs(stage.frame(field).maxY - (stage.keyboardTop - 20)) <= 0.5, "\(stage.explanation)")
    let rises = before.maxY > stage.keyboardTop - 20
    #expect((stage.frame(field).minY < before.minY) == rises)
    stage.hide()
    #expect(stage.frames == rest)
  }

  @Test(
    "A view is lifted until its covered field is 8 points above the keyboard", arguments: devices)
  func s4ViewMoves(device: String) throws {
    for position in [LiftedLoginViewController.Position.bottom, .middle] {
      let stage = try FormStage(device, LiftedLoginViewController(fieldsAt: position))
      let rest = stage.frames
      for field in stage.fields {
        let before = stage.frame(field)
        stage.phone.tap(field)
        stage.phone.advance(by: 0.7)
        let after = stage.frame(field)
        #expect(after.maxY <= stage.keyboardTop, "\(stage.explanation)")
        if before.maxY <= stage.keyboardTop {
          #expect(after == before, "a visible field moves nothing")
        } else {
          #expect(abs(stage.keyboardTop - after.maxY - 8) < 0.001, "\(stage.explanation)")
        }
        stage.hide()
        #expect(stage.frames == rest)
      }
    }
  }

  @Test(
    "An image view with followKeyboard() ends at the keyboard in every frame: no other view moves",
    .needs(.touches), arguments: devices)
  func s5Picture(device: String) throws {
    let stage = try FormStage(device, ShrinkingPictureViewController())
    let rest = stage.frames
    let field = stage.fields[0]
    let picture = try #require(stage.controller.view.descendant(UIImageView.self))
    let button = try #require(stage.controller.view.descendant(UIButton.self))
    let stays = [stage.frame(field), stage.frame(button)]
    var worst: CGFloat = 0
    let follow = { worst = max(worst, abs(stage.keyboardTop - stage.drawnBottom(picture))) }
    stage.phone.tap(field)
    stage.phone.advance(by: 0.1, eachFrame: follow)
    stage.phone.tap(button)
    stage.phone.advance(by: 0.1, eachFrame: follow)
    stage.phone.tap(field)
    stage.phone.advance(by: 0.7, eachFrame: follow)
    #expect(worst <= 0.5, "tap, resign, tap, quickly")
    #expect(stage.frame(picture).maxY == stage.keyboardTop)
    #expect([stage.frame(field), stage.frame(button)] == stays)
    stage.phone.tap(button)
    stage.phone.advance(by: 0.7)
    #expect(stage.frames == rest)
  }

  @Test(
    "Focus moves from field to field: the content rises only as far as each field needs",
    arguments: devices, [false, true])
  func s6Content(device: String, usesFrames: Bool) throws {
    let stage = try FormStage(
      device, usesFrames ? ShiftedFramesViewController() : ShiftedConstraintsViewController())
    let rest = stage.frames
    let before = stage.fields.map { stage.frame($0) }
    for (index, field) in stage.fields.enumerated() {
      // The focus moves by code, as with a Next key. The keyboard may cover the field, so no tap
      // could reach it.
      field.becomeFirstResponder()
      stage.phone.advance(by: 0.7)
      let hidden = max(before[index].maxY - stage.keyboardTop, 0)
      let moved = before[index].minY - stage.frame(field).minY
      #expect(abs(moved - hidden) <= 0.5, "field \(index + 1): \(stage.explanation)")
      #expect(stage.frame(field).maxY <= stage.keyboardTop + 0.001)
    }
    stage.hide()
    #expect(stage.frames == rest)
  }

  @Test(
    "The app changes a keyboard-following constraint: the change remains after the keyboard hides")
  func changedConstantSurvives() throws {
    let stage = try FormStage("iPhone 15", BottomConstraintViewController())
    let bottom = try #require(
      stage.controller.view.constraints.first { $0.firstAttribute == .bottom })
    stage.phone.tap(stage.fields[0])
    stage.phone.advance(by: 0.7)
    bottom.constant += 15
    stage.hide()
    #expect(bottom.constant == 35)
  }

  @Test("The app moves a lifted view by 7 points: after editing, only those 7 points remain")
  func changedFrameSurvives() throws {
    let stage = try FormStage("iPhone 15", ShiftedFramesViewController())
    let content = try #require(stage.fields[0].superview)
    stage.phone.tap(stage.fields[4])
    stage.phone.advance(by: 0.7)
    #expect(content.frame.minY < 0)
    content.center.y += 7
    stage.hide()
    #expect(content.frame.minY == 7)
  }
}
