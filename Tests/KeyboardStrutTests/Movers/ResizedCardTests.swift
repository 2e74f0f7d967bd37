import ScreenTesting
import Testing

@testable import KeyboardStrut

/// Lifted views that autoresizing moves, because their superview changes its height.
@MainActor
@Suite(.attachingStage) struct ResizedCardTests {
  /// The flexible parts of the card's vertical position.
  nonisolated enum Mask: CaseIterable, Sendable {
    case top, topAndBottom, all

    var mask: UIView.AutoresizingMask {
      switch self {
      case .top: .flexibleTopMargin
      case .topAndBottom: [.flexibleTopMargin, .flexibleBottomMargin]
      case .all: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
      }
    }
  }

  @Test(
    "The superview of a lifted card becomes taller or shorter: the hide lowers the card exactly",
    arguments: Mask.allCases, [400, 300, 200] as [CGFloat])
  func superviewResized(mask: Mask, top: CGFloat) throws {
    for change in [-120, 60] as [CGFloat] {
      var ends: [CGRect] = []
      for isServed in [false, true] {
        let phone = try Stages.make("iPhone 15")
        let screen = UIViewController()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 800))
        let card = UIView(frame: CGRect(x: 20, y: top, width: 350, height: 300))
        card.autoresizingMask = mask.mask
        let field = UITextField(frame: CGRect(x: 20, y: 250, width: 300, height: 34))
        field.autoresizingMask = .flexibleTopMargin
        card.addSubview(field)
        box.addSubview(card)
        screen.view.addSubview(box)
        phone.show(screen)
        if isServed { card.avoidKeyboard(by: .lifting) }
        field.becomeFirstResponder()
        phone.untilKeyboardRests()
        box.frame.size.height += change
        phone.untilKeyboardRests()
        if isServed { #expect(windowFrame(field).maxY <= phone.keyboardTop + 0.01, "\(change)") }
        field.resignFirstResponder()
        phone.untilKeyboardRests()
        ends.append(card.frame)
      }
      let difference = max(
        abs(ends[0].minY - ends[1].minY), abs(ends[0].height - ends[1].height))
      #expect(difference <= 0.5, "\(change): \(ends[1]), not \(ends[0])")
    }
  }

  @Test(
    "The app makes a lifted card taller: the hide lowers the card exactly",
    arguments: Mask.allCases, [-60, 50] as [CGFloat])
  func cardResized(mask: Mask, change: CGFloat) throws {
    let phone = try Stages.make("iPhone 15")
    let screen = UIViewController()
    let card = UIView(frame: CGRect(x: 20, y: 350, width: 350, height: 300))
    card.autoresizingMask = mask.mask
    let field = UITextField(frame: CGRect(x: 20, y: 180, width: 300, height: 34))
    card.addSubview(field)
    screen.view.addSubview(card)
    phone.show(screen)
    card.avoidKeyboard(by: .lifting)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(card.frame.minY < 350)
    card.frame.size.height += change
    phone.untilKeyboardRests()
    #expect(windowFrame(field).maxY <= phone.keyboardTop + 0.01)
    field.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(card.frame == CGRect(x: 20, y: 350, width: 350, height: 300 + change))
  }
}
