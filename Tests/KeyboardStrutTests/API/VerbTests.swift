import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// The verbs of `Keyboard`, where the sample screens do not show them.
@MainActor
@Suite(.attachingStage) struct VerbTests {
  /// Two fields near the bottom of a view that a top and a bottom constraint move.
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

  /// Points by which each field lies above the keyboard once it is first responder.
  private func gaps(_ stage: FormStage) -> [CGFloat] {
    stage.fields.map { field in
      stage.phone.tap(field)
      stage.phone.advance(by: 1)
      defer { stage.hide() }
      return stage.keyboardTop - stage.frame(field).maxY
    }
  }

  @Test("constraints reveal the inputs of the view that is named, and no others")
  func revealInPart() throws {
    let controller = TwoFieldsController()
    let stage = try FormStage("iPhone 15", controller)
    controller.left.avoidKeyboard(moving: controller.moving)
    #expect(gaps(stage) == [8, 516 - 814])
    #expect(controller.left.keyboardAvoiders.count == 1)
  }

  @Test("without a named view, the first responder hugs the keyboard")
  func hugFirstResponder() throws {
    let controller = TwoFieldsController()
    let stage = try FormStage("iPhone 15", controller)
    NSLayoutConstraint.hugKeyboard(controller.moving, gap: 20)
    #expect(gaps(stage) == [20, 20])
  }

  @Test("constraints that move no view do nothing, and the explanation says so")
  func nothingToMove() throws {
    let controller = UIViewController()
    _ = try FormStage("iPhone 15", controller)
    let avoider = NSLayoutConstraint.followKeyboard([])
    #expect(avoider.explanation == "The first constraint moves no view: there is nothing to do.")
  }
}
