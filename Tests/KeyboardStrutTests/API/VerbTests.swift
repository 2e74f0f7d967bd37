import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// Calls of the public API that no sample screen uses.
@MainActor
@Suite(.attachingStage) struct VerbTests {
  /// A screen with two fields near its bottom, both in one view. A top and a bottom constraint
  /// position that view.
  private final class TwoFieldsController: UIViewController {
    let content = UIView()
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 180, height: 852))
    let right = UIView(frame: CGRect(x: 200, y: 0, width: 180, height: 852))
    var moving: [NSLayoutConstraint] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      moving = [
        content.topAnchor.constraint(equalTo: view.topAnchor),
        view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      ]
      NSLayoutConstraint.activate(
        moving + [
          content.leftAnchor.constraint(equalTo: view.leftAnchor),
          content.rightAnchor.constraint(equalTo: view.rightAnchor),
        ])
      for half in [left, right] {
        content.addSubview(half)
        half.addSubview(UITextField(frame: CGRect(x: 20, y: 780, width: 140, height: 34)))
      }
    }
  }

  /// Returns each field's distance above the keyboard while the field is first responder, in
  /// points.
  private func gaps(_ stage: FormStage) -> [CGFloat] {
    stage.fields.map { field in
      stage.phone.tap(field)
      stage.phone.untilKeyboardRests()
      defer { stage.hide() }
      return stage.keyboardTop - stage.frame(field).maxY
    }
  }

  @Test("avoidKeyboard(moving:) on a view keeps only that view's fields above the keyboard")
  func revealInPart() throws {
    let controller = TwoFieldsController()
    let stage = try FormStage("iPhone 15", controller)
    controller.left.avoidKeyboard(moving: controller.moving)
    #expect(gaps(stage) == [8, 516 - 814])
    #expect(controller.left.keyboardAvoiders.count == 1)
  }

  @Test("NSLayoutConstraint.hugKeyboard without a view moves whichever field is first responder")
  func hugFirstResponder() throws {
    let controller = TwoFieldsController()
    let stage = try FormStage("iPhone 15", controller)
    NSLayoutConstraint.hugKeyboard(controller.moving, gap: 20)
    #expect(gaps(stage) == [20, 20])
  }

  @Test("followKeyboard([]) gets no constraint: the avoider's explanation says that no view moves")
  func nothingToMove() throws {
    let controller = UIViewController()
    _ = try FormStage("iPhone 15", controller)
    let avoider = NSLayoutConstraint.followKeyboard([])
    #expect(avoider.explanation == "The first constraint moves no view: there is nothing to do.")
  }
}
