import KeyboardStrut
import Phone
import SeedScreens
import Testing

/// The systems of seeds 000, 002, 003 and 004, on the devices of the demo.
@MainActor
@Suite struct SeedAvoiderTests {
  static nonisolated let devices = SeedStrutTests.devices

  /// A running screen.
  @MainActor
  struct Stage {
    let phone: Phone
    let controller: UIViewController
    let fields: [UITextField]

    init(_ device: String, _ controller: UIViewController) throws {
      phone = try Phone(device)
      self.controller = controller
      phone.show(controller)
      var fields: [UITextField] = []
      controller.view.visit { if let field = $0 as? UITextField { fields.append(field) } }
      self.fields = fields
    }

    func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil as UIView?) }

    func shownBottom(_ view: UIView) -> CGFloat {
      let layer = view.layer.presentation() ?? view.layer
      return layer.convert(layer.bounds, to: phone.window.layer.presentation()).maxY
    }

    var keyboardTop: CGFloat { phone.keyboardFrame.minY }

    var frames: [CGRect] {
      var frames: [CGRect] = []
      phone.window.visit { frames += [$0.frame, $0.bounds] }
      return frames
    }

    func hide() {
      controller.view.endEditing(true)
      phone.advance(by: 0.7)
    }

    var plan: String {
      var text: [String] = []
      controller.view.visit { view in
        text += Keyboard.avoiders(in: view).map(\.explanation)
      }
      return text.joined(separator: "\n")
    }
  }

  @Test(arguments: devices)
  func s1TheFieldKeepsItsGapAboveTheKeyboardAtEveryFrame(device: String) throws {
    let stage = try Stage(device, BottomConstraintViewController())
    let rest = stage.frames
    let field = stage.fields[0]
    stage.phone.tap(field)
    var worst: CGFloat = 0
    stage.phone.advance(by: 0.7) {
      let bottom = min(stage.phone.screen.bounds.height, stage.keyboardTop) - 20
      worst = max(worst, abs(bottom - stage.shownBottom(field)))
    }
    #expect(abs(stage.frame(field).maxY - (stage.keyboardTop - 20)) < 0.001, "\(stage.plan)")
    #expect(worst <= 0.5)
    stage.hide()
    #expect(stage.frames == rest)
  }

  @Test(arguments: devices, [20, 500] as [CGFloat])
  func s2TheNestedFieldComesToRestOnTheKeyboardEitherWay(device: String, top: CGFloat) throws {
    let stage = try Stage(device, NestedStacksViewController(top: top))
    let rest = stage.frames
    let field = stage.fields[0]
    let before = stage.frame(field)
    stage.phone.tap(field)
    stage.phone.advance(by: 0.7)
    #expect(abs(stage.frame(field).maxY - (stage.keyboardTop - 20)) <= 0.5, "\(stage.plan)")
    let rises = before.maxY > stage.keyboardTop - 20
    #expect((stage.frame(field).minY < before.minY) == rises)
    stage.hide()
    #expect(stage.frames == rest)
  }

  @Test(arguments: devices)
  func s4TheViewMovesUpByJustEnoughAndEight(device: String) throws {
    for position in [LiftedLoginViewController.Position.bottom, .middle] {
      let stage = try Stage(device, LiftedLoginViewController(fieldsAt: position))
      let rest = stage.frames
      for field in stage.fields {
        let before = stage.frame(field)
        stage.phone.tap(field)
        stage.phone.advance(by: 0.7)
        let after = stage.frame(field)
        #expect(after.maxY <= stage.keyboardTop, "\(stage.plan)")
        if before.maxY <= stage.keyboardTop {
          #expect(after == before, "a visible field moves nothing")
        } else {
          #expect(abs(stage.keyboardTop - after.maxY - 8) < 0.001, "\(stage.plan)")
        }
        stage.hide()
        #expect(stage.frames == rest)
      }
    }
  }

  @Test(arguments: devices)
  func s5ThePictureShrinksAndTheRestStays(device: String) throws {
    let stage = try Stage(device, ShrinkingPictureViewController())
    let rest = stage.frames
    let field = stage.fields[0]
    let picture = try #require(stage.controller.view.descendant(UIImageView.self))
    let button = try #require(stage.controller.view.descendant(UIButton.self))
    let stays = [stage.frame(field), stage.frame(button)]
    var worst: CGFloat = 0
    let follow = { worst = max(worst, abs(stage.keyboardTop - stage.shownBottom(picture))) }
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

  @Test(arguments: devices, [false, true])
  func s6TheContentShiftsByTheLeastForEachFieldInTurn(device: String, usesFrames: Bool) throws {
    let stage = try Stage(
      device, usesFrames ? ShiftedFramesViewController() : ShiftedConstraintsViewController())
    let rest = stage.frames
    let before = stage.fields.map(stage.frame)
    for (index, field) in stage.fields.enumerated() {
      // As a Next key does: the field may be hidden, where no finger reaches it.
      field.becomeFirstResponder()
      stage.phone.advance(by: 0.7)
      let hidden = max(before[index].maxY - stage.keyboardTop, 0)
      let moved = before[index].minY - stage.frame(field).minY
      #expect(abs(moved - hidden) <= 0.5, "field \(index + 1): \(stage.plan)")
      #expect(stage.frame(field).maxY <= stage.keyboardTop + 0.001)
    }
    stage.hide()
    #expect(stage.frames == rest)
  }

  @Test func aChangedConstantSurvivesTheKeyboard() throws {
    let stage = try Stage("iPhone 15", BottomConstraintViewController())
    let bottom = try #require(
      stage.controller.view.constraints.first { $0.firstAttribute == .bottom })
    stage.phone.tap(stage.fields[0])
    stage.phone.advance(by: 0.7)
    bottom.constant += 15
    stage.hide()
    #expect(bottom.constant == 35)
  }

  @Test func aChangedFrameSurvivesTheKeyboard() throws {
    let stage = try Stage("iPhone 15", ShiftedFramesViewController())
    let content = try #require(stage.fields[0].superview)
    stage.phone.tap(stage.fields[4])
    stage.phone.advance(by: 0.7)
    #expect(content.frame.minY < 0)
    content.center.y += 7
    stage.hide()
    #expect(content.frame.minY == 7)
  }
}
