import SampleScreens
import ScreenTesting
import Testing

@testable import KeyboardNavigation
@testable import KeyboardStrut

/// On iOS 26, keyboard layout guides are wrong while the keyboard has an accessory view
/// (FB18129551, FB18129558).
@MainActor
@Suite(.needs(.worlds)) struct AccessoryGuideTests {
  nonisolated static let faults: [SystemBehavior.GuideFault] = [
    .none, .liesUnderAccessory, .miscountsAccessory,
  ]
  nonisolated static let devices = [
    "iPhone 15", "iPhone SE (3rd generation)", "iPad Pro 11-inch",
  ]

  private func bar(_ height: CGFloat = 44) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
  }

  private func shownForm(
    on device: String, _ fault: SystemBehavior.GuideFault
  ) throws -> FieldForm {
    let form = try FieldForm(device, fields: 24)
    form.screen.view.avoidKeyboard()
    form.phone.simulated.behavior.guideFault = fault
    form.phone.show(UINavigationController(rootViewController: form.screen))
    return form
  }

  // MARK: At rest

  @Test(
    "An inputAccessoryView misplaces keyboardLayoutGuide: a bar still sits on the keyboard",
    arguments: faults, ChatScreen.Means.allCases)
  func barAtRest(fault: SystemBehavior.GuideFault, means: ChatScreen.Means) throws {
    for device in Self.devices {
      let stage = try ChatStage(means, on: device)
      stage.phone.simulated.behavior.guideFault = fault
      let accessory = bar()
      // The last focus is one without the accessory view.
      for input in [accessory, accessory, nil] {
        stage.screen.field.inputAccessoryView = input
        stage.show()
        #expect(abs(stage.barBottom - stage.keyboardTop) <= 0.5)
        stage.phone.advance(by: 2) {
          #expect(abs(stage.barBottom - stage.keyboardTop) <= 0.5, "after the keyboard rests")
        }
        stage.hide()
        #expect(stage.barBottom == stage.phone.screen.bounds.maxY)
      }
    }
  }

  @Test(
    "An inputAccessoryView misplaces keyboardLayoutGuide: the avoider scrolls the field into view",
    arguments: faults, devices)
  func listAtRest(fault: SystemBehavior.GuideFault, device: String) throws {
    let form = try shownForm(on: device, fault)
    let accessory = bar()
    for input in [accessory, accessory, nil] {
      form.fields[23].inputAccessoryView = input
      form.edit(form.fields[23])
      let shown = form.gap(form.fields[23])
      #expect(shown >= 7.5)
      form.phone.advance(by: 2)
      #expect(form.gap(form.fields[23]) == shown, "nothing moves after the keyboard rests")
      form.endEditing()
    }
  }

  @Test(
    "Editing ends before an inputAccessoryView has fully risen: the next field is still shown",
    arguments: faults, devices)
  func endedBeforeRest(fault: SystemBehavior.GuideFault, device: String) throws {
    let form = try shownForm(on: device, fault)
    form.fields[2].inputAccessoryView = bar()
    form.fields[2].becomeFirstResponder()
    form.phone.advance(by: 0.1)
    form.endEditing()
    for index in [23, 22, 23] {
      form.edit(form.fields[index])
      #expect(form.gap(form.fields[index]) >= 7.5, "\(index)")
    }
  }

  @Test(
    "An inputAccessoryView misplaces keyboardLayoutGuide: the lifted field stays visible",
    arguments: faults, [UIKeyboardType.default, .numberPad])
  func liftAtRest(fault: SystemBehavior.GuideFault, type: UIKeyboardType) throws {
    let phone = try Phone("iPhone 15")
    phone.behavior.guideFault = fault
    let field = UITextField(frame: CGRect(x: 20, y: 760, width: 300, height: 34))
    field.keyboardType = type
    let screen = UIViewController()
    screen.view.addSubview(field)
    screen.view.avoidKeyboard(by: .lifting, gap: 8)
    screen.view.navigateInputs()
    phone.show(screen)
    for _ in 1...2 {
      field.becomeFirstResponder()
      phone.advance(by: 2)
      #expect(abs(phone.keyboardTop - field.onScreen().maxY - 8) < 0.5)
      field.resignFirstResponder()
      phone.untilKeyboardRests()
    }
  }

  @Test(
    "An inputAccessoryView misplaces keyboardLayoutGuide: KeyboardBar still sits on the keyboard",
    arguments: faults)
  func chatBar(fault: SystemBehavior.GuideFault) throws {
    let stage = try BarStage(ConversationViewController())
    stage.phone.simulated.behavior.guideFault = fault
    stage.text.inputAccessoryView = bar()
    for _ in 1...2 {
      stage.show()
      stage.phone.untilKeyboardRests()
      #expect(abs(stage.barBottom - stage.keyboardTop) <= 0.5)
      stage.hide()
    }
  }

  @Test(
    "keyboardWillShow's frame omits the inputAccessoryView: a bar still ends above the accessory",
    arguments: faults, ChatScreen.Means.allCases)
  func accessoryNotAnnounced(fault: SystemBehavior.GuideFault, means: ChatScreen.Means) throws {
    for device in Self.devices {
      let stage = try ChatStage(means, on: device)
      stage.phone.simulated.behavior.guideFault = fault
      stage.phone.simulated.behavior.accessoryHeights = .leftOut
      let accessory = bar()
      for input in [accessory, accessory, nil] {
        stage.screen.field.inputAccessoryView = input
        stage.show()
        stage.phone.untilKeyboardRests()
        #expect(abs(stage.barBottom - stage.keyboardTop) <= 0.5)
        stage.hide()
        #expect(stage.barBottom == stage.phone.screen.bounds.maxY)
      }
    }
  }

  /// UIKit announces the same keyboard again when only the accessory view has changed.
  @Test(
    "Notifications omit a new inputAccessoryView's height: a bar still ends above the new view",
    arguments: faults, ChatScreen.Means.allCases)
  func accessoryChangesAtRest(
    fault: SystemBehavior.GuideFault, means: ChatScreen.Means
  ) throws {
    for device in Self.devices {
      let stage = try ChatStage(means, on: device)
      stage.phone.simulated.behavior.guideFault = fault
      stage.phone.simulated.behavior.accessoryHeights = .leftOut
      stage.show()
      stage.phone.untilKeyboardRests()
      let field = stage.screen.field
      for accessory in [bar(), bar(80), nil] {
        field.inputAccessoryView = accessory
        field.reloadInputViews()
        stage.phone.untilKeyboardRests()
        #expect(abs(stage.barBottom - stage.keyboardTop) <= 0.5)
      }
      stage.hide()
      #expect(stage.barBottom == stage.phone.screen.bounds.maxY)
    }
  }

  // MARK: Without a finger

  /// The causes that make the guide fall while the keyboard rests.
  enum Fall: CaseIterable {
    case byBar, toBottom, swappedAccessory
  }

  @Test(
    "keyboardLayoutGuide moves down, but no finger drags: a bar on the keyboard does not move",
    arguments: Fall.allCases, ChatScreen.Means.allCases)
  func fall(by cause: Fall, means: ChatScreen.Means) throws {
    let stage = try ChatStage(means)
    let field = stage.screen.field
    field.inputAccessoryView = bar()
    if cause == .swappedAccessory {
      stage.phone.simulated.behavior.guideFault = .liesUnderAccessory
    }
    stage.show()
    stage.phone.untilKeyboardRests()
    switch cause {
    case .byBar:
      stage.phone.simulated.keyboard.guideDefect = {
        guard case .docked(let top) = $0 else { return $0 }
        return .docked(top: top + 44)
      }
      stage.phone.simulated.keyboard.refreshGuides()
    case .toBottom: stage.phone.simulated.behavior.guideFault = .dropsUnderKeyboard
    case .swappedAccessory:
      field.inputAccessoryView = bar(80)
      field.reloadInputViews()
    }
    stage.phone.untilKeyboardRests {
      #expect(KeyboardCenter.shared.isKeyboardDragged(in: stage.phone.window) == false)
    }
    #expect(abs(stage.barBottom - stage.keyboardTop) <= 0.5)
    stage.hide()
    #expect(stage.barBottom == stage.phone.screen.bounds.maxY)
  }

  @Test("keyboardLayoutGuide drops without a drag: a field focused later ends above the keyboard")
  func fallUnderList() throws {
    let form = try FieldForm(fields: 24)
    form.screen.view.avoidKeyboard()
    form.phone.show(form.screen)
    form.edit(form.fields[20])
    form.phone.simulated.behavior.guideFault = .dropsUnderKeyboard
    form.phone.advance(by: 0.5)
    form.edit(form.fields[22])
    #expect(form.gap(form.fields[22]) >= 7.5)
  }

  // MARK: Under a finger

  @Test(
    "A dragged keyboard has an inputAccessoryView: a bar moves with the accessory in each frame",
    arguments: faults,
    ChatScreen.Means.allCases)
  func drag(fault: SystemBehavior.GuideFault, means: ChatScreen.Means) throws {
    for device in Self.devices {
      let stage = try ChatStage(means, on: device)
      stage.phone.simulated.behavior.guideFault = fault
      stage.screen.field.inputAccessoryView = bar()
      stage.show()
      let (phone, bottom) = (stage.phone, stage.phone.screen.bounds.maxY)
      let (x, top) = (phone.screen.bounds.midX, stage.keyboardTop)
      var (worst, lowest) = (CGFloat(0), CGFloat(0))
      phone.touchDown(at: CGPoint(x: x, y: 100))
      for y in stride(from: 100, to: bottom - 90, by: 12) {
        phone.touchMove(to: CGPoint(x: x, y: y))
        phone.advance(by: phone.frameInterval) {
          worst = max(worst, abs(stage.barBottom - stage.keyboardTop))
          lowest = max(lowest, stage.barBottom)
        }
      }
      // The touch moves back up, so that the keyboard returns.
      for y in stride(from: bottom - 100, to: bottom - 160, by: -12) {
        phone.touchMove(to: CGPoint(x: x, y: y))
        phone.advance(by: phone.frameInterval)
      }
      phone.touchUp()
      phone.untilKeyboardRests()
      #expect(worst <= 0.5, "\(device)")
      #expect(lowest > top + 100)
      #expect(stage.screen.field.isFirstResponder)
      #expect(abs(stage.barBottom - top) <= 0.5, "\(device)")
      stage.hide()
      #expect(stage.barBottom == bottom)
    }
  }

  @Test(
    "keyboardLayoutGuide drops during a touch above the keyboard: KeyboardStrutView does not move")
  func fingerAbove() throws {
    let stage = try ChatStage(.strut)
    stage.show()
    let top = stage.barBottom
    let x = stage.phone.screen.bounds.midX
    stage.phone.touchDown(at: CGPoint(x: x, y: 100))
    stage.phone.touchMove(to: CGPoint(x: x, y: 200))
    stage.phone.simulated.behavior.guideFault = .dropsUnderKeyboard
    for y in stride(from: 200, to: top - 60, by: 10) {
      stage.phone.touchMove(to: CGPoint(x: x, y: CGFloat(y)))
      stage.phone.advance(by: stage.phone.frameInterval)
      #expect(stage.barBottom == top)
    }
    stage.phone.touchUp()
    stage.phone.untilKeyboardRests()
    #expect(stage.barBottom == top)
  }
}
