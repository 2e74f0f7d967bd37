import KeyboardStrut
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// UIKit scrolls to a text field that gets the focus, and a keyboard may follow a moment later.
@MainActor
@Suite(.attachingStage) struct TakenScrollTests {
  /// A scroll view that shows half of a field, with more content above and below.
  private func stage() throws -> FormStage {
    try FormStage { view in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
      scroll.contentSize = CGSize(width: 393, height: 1500)
      let field = UITextField(frame: CGRect(x: 20, y: 740, width: 300, height: 40))
      scroll.addSubview(field)
      scroll.contentOffset.y = 160
      view.addSubview(scroll)
    }
  }

  #if canImport(Phone)
    @Test(
      "The keyboard shows while UIKit scrolls to a field: after editing, UIKit's scroll is undone",
      .needs(.worlds),
      arguments: [2, 6, 12])
    func overtaken(frames: Int) throws {
      let stage = try stage()
      stage.phone.simulated.keyboard.ignoresFirstResponder = true
      stage.fields[0].becomeFirstResponder()
      stage.phone.advance(by: Double(frames) * stage.phone.frameInterval)
      let onTheWay = stage.scroll.contentOffset.y
      #expect(onTheWay > 160 && onTheWay < 180, "UIKit does not scroll")
      stage.phone.simulated.keyboard.ignoresFirstResponder = false
      stage.fields[0].reloadInputViews()
      stage.phone.untilKeyboardRests()
      #expect(stage.frame(stage.fields[0]).maxY <= stage.keyboardTop - 8)
      stage.hide()
      #expect(stage.scroll.contentOffset.y == 160)
    }
  #endif

  #if canImport(Phone)
    @Test(
      "UIKit scrolls to a field before the keyboard shows: after editing, UIKit's offset remains",
      .needs(.worlds))
    func ended() throws {
      let stage = try stage()
      stage.phone.simulated.keyboard.ignoresFirstResponder = true
      stage.fields[0].becomeFirstResponder()
      stage.phone.untilKeyboardRests()
      #expect(stage.scroll.contentOffset.y == 180)
      stage.phone.simulated.keyboard.ignoresFirstResponder = false
      stage.fields[0].reloadInputViews()
      stage.phone.untilKeyboardRests()
      stage.hide()
      #expect(stage.scroll.contentOffset.y == 180)
    }
  #endif

  /// Adds a list that is 400 points high, with 20 points below it and a bottom inset of 60.
  ///
  /// - Returns: The list, and the constraint at its bottom edge.
  private func addList(to view: UIView) -> (list: UIScrollView, bottom: NSLayoutConstraint) {
    let list = UIScrollView()
    list.translatesAutoresizingMaskIntoConstraints = false
    list.contentInset.bottom = 60
    list.contentSize = CGSize(width: 300, height: 1500)
    view.addSubview(list)
    let bottom = list.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20)
    NSLayoutConstraint.activate([
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.heightAnchor.constraint(equalToConstant: 400), bottom,
    ])
    return (list, bottom)
  }

  /// The avoider that is added while editing. It lifts the screen, or moves the list by a
  /// constraint.
  enum Late: CaseIterable { case lifting, moving }

  /// UIKit scrolls only for an input that has just got the focus.
  @Test(
    "An avoider is added while editing a half-covered field: the field rises above the keyboard",
    arguments: Late.allCases, ["iPhone 15", "iPhone SE (3rd generation)"])
  func madeLate(late: Late, device: String) throws {
    let controller = UIViewController()
    let (list, bottom) = addList(to: controller.view)
    list.addSubview(UITextField(frame: CGRect(x: 20, y: 740, width: 300, height: 40)))
    let stage = try FormStage(device, controller)
    stage.focus()
    // The field is inside the list's bounds. Half of it is behind the list's inset.
    list.contentOffset.y = 420
    stage.phone.settle()
    let avoider =
      late == .lifting
      ? controller.view.avoidKeyboard(by: .lifting, gap: 8)
      : controller.view.avoidKeyboard(moving: [bottom], gap: 8)
    stage.phone.untilKeyboardRests()
    #expect(abs(stage.keyboardTop - 8 - stage.frame(stage.fields[0]).maxY) <= 0.5)
    #expect(avoider.explanation.contains("it is shown"))
    stage.hide()
    #expect(list.contentOffset.y == 420)
  }

  @Test(
    "Another field gets focus: a list field with hugKeyboard() gets its final position at once",
    arguments: ["iPhone 15", "iPhone SE (3rd generation)"])
  func hugged(device: String) throws {
    let controller = UIViewController()
    controller.view.addSubview(UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40)))
    let (list, bottom) = addList(to: controller.view)
    let hugged = UITextField(frame: CGRect(x: 20, y: 740, width: 300, height: 40))
    list.addSubview(hugged)
    list.contentOffset.y = 420
    hugged.hugKeyboard(moving: bottom, gap: 8)
    let stage = try FormStage(device, controller)
    // Read the planned position before the keyboard has arrived. At that time UIKit could still
    // scroll to an input that has the focus.
    stage.fields[0].becomeFirstResponder()
    stage.phone.settle()
    let planned = stage.frame(hugged).maxY
    stage.phone.untilKeyboardRests()
    #expect(abs(stage.keyboardTop - 8 - planned) <= 0.5)
    #expect(abs(stage.keyboardTop - 8 - stage.frame(hugged).maxY) <= 0.5)
  }

  /// A scroll view at the lower edge whose insets leave 3 points visible for a field of 34 points.
  private func strip(offset: CGFloat) throws -> FormStage {
    try FormStage(by: .lifting) { view in
      let list = UIScrollView(frame: CGRect(x: 0, y: 650, width: 393, height: 131))
      list.contentInsetAdjustmentBehavior = .never
      list.contentInset = UIEdgeInsets(top: 31, left: 0, bottom: 97, right: 0)
      list.contentSize = CGSize(width: 300, height: 381)
      list.addSubview(UITextField(frame: CGRect(x: 20, y: 95, width: 300, height: 34)))
      list.contentOffset.y = offset
      view.addSubview(list)
    }
  }

  @Test(
    "The focused field fills its scroll view: UIKit does not scroll, the avoider lifts the field")
  func filled() throws {
    let stage = try strip(offset: 64)
    stage.focus()
    #expect(stage.scroll.contentOffset.y == 64)
    #expect(abs(stage.keyboardTop - 8 - stage.frame(stage.fields[0]).maxY) <= 0.5)
  }

  @Test("The focused field lies above its scroll view's visible area: UIKit scrolls to the field")
  func above() throws {
    let stage = try strip(offset: 105)
    stage.focus()
    #expect(stage.scroll.contentOffset.y == 64)
    #expect(abs(stage.keyboardTop - 8 - stage.frame(stage.fields[0]).maxY) <= 0.5)
  }

  @Test("UIKit has scrolled to the field: a bottom inset set later causes no second scroll")
  func once() throws {
    let list = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 300))
    list.contentSize = CGSize(width: 300, height: 1500)
    list.addSubview(UITextField(frame: CGRect(x: 20, y: 340, width: 300, height: 40)))
    let stage = try FormStage(by: .lifting) { $0.addSubview(list) }
    stage.fields[0].becomeFirstResponder()
    stage.phone.advance(by: 0.4)
    #expect(list.contentOffset.y == 80)
    // The keyboard still moves. The field is now behind the list's inset, inside its bounds.
    list.contentInset.bottom = 100
    list.frame.origin.y += 10
    stage.phone.untilKeyboardRests()
    #expect(list.contentOffset.y == 80)
    #expect(abs(stage.keyboardTop - 8 - stage.frame(stage.fields[0]).maxY) <= 0.5)
  }
}
