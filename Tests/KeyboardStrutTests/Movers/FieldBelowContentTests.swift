import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// Scroll views whose `contentSize` ends above a field that they contain. An app may have set the
/// content size too early, or have forgotten a part of the form.
@MainActor
@Suite(.attachingStage) struct FieldBelowContentTests {
  private static let gap: CGFloat = 8

  /// Shows a scroll view with a field just above the lower edge of the screen.
  ///
  /// - Parameter part: The height of the content, as a fraction of the screen's height.
  private static func show(
    part: CGFloat, in place: Place, on phone: any TestStage
  ) -> (UIViewController, UIScrollView, UITextField) {
    let (screen, list) = (UIViewController(), UIScrollView(frame: .zero))
    list.frame = screen.view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(list)
    place.show(screen, on: phone)
    list.contentSize = CGSize(width: 300, height: (screen.view.bounds.height * part).rounded())
    let field = UITextField(frame: CGRect(x: 20, y: 0, width: 200, height: 34))
    field.frame.origin.y = list.bounds.maxY - screen.view.safeAreaInsets.bottom - 60
    list.addSubview(field)
    phone.advance(by: 0.1)
    return (screen, list, field)
  }

  @Test(
    "A field lies below its scroll view's content: it rises above the keyboard and returns",
    .needs([.virtualTime, .rotation]),
    arguments: Place.onPhone, [0.3, 0.82])
  func belowContent(place: Place, part: CGFloat) throws {
    for held in Held.all {
      for mode in Mode.allCases {
        let phone = try held.make()
        let (screen, list, field) = Self.show(part: part, in: place, on: phone)
        let (rest, offset) = (windowFrame(screen.view), list.contentOffset)
        mode.serve(screen) {
          field.becomeFirstResponder()
          phone.advance(by: 1)
          let report = Keyboard.avoider(serving: field)?.explanation ?? ""
          let what: Comment = "\(held) \(mode) \(report)"
          let distance = phone.keyboardFrame.minY - windowFrame(field).maxY
          #expect(distance >= Self.gap - 0.5, what)
          phone.dismissKeyboard()
          phone.advance(by: 1)
          #expect(windowFrame(screen.view) == rest, what)
          #expect(list.contentInset == .zero && list.contentOffset == offset, what)
        }
      }
    }
  }

  @Test(
    "A nested scroll view lies below the outer content: its field ends at its gap",
    .needs(.virtualTime), arguments: Mode.allCases, [300, 700] as [CGFloat])
  func nested(mode: Mode, height: CGFloat) throws {
    for held in Held.phones {
      let phone = try held.make()
      let (screen, outer, field) = Self.show(part: 1, in: .root, on: phone)
      outer.contentSize.height = height
      let inner = UIScrollView(frame: field.frame.insetBy(dx: 0, dy: -13))
      inner.contentSize = inner.bounds.size
      field.frame = CGRect(x: 0, y: 13, width: 200, height: 34)
      inner.addSubview(field)
      outer.addSubview(inner)
      mode.serve(screen) {
        field.becomeFirstResponder()
        phone.advance(by: 1)
        let distance = phone.keyboardFrame.minY - windowFrame(field).maxY
        #expect(distance >= Self.gap - 0.5, "\(held) \(screen.view.explanations)")
      }
    }
  }

  @Test("Content grows down to a field below it: the inset loses what the content gains")
  func grows() throws {
    let phone = try Stages.make("iPhone 15")
    let (screen, list, field) = Self.show(part: 0.82, in: .root, on: phone)
    screen.view.avoidKeyboard(gap: Self.gap)
    field.becomeFirstResponder()
    phone.advance(by: 1)
    let (inset, offset) = (list.contentInset.bottom, list.contentOffset)
    let growth = field.frame.maxY - list.contentSize.height
    list.contentSize.height += growth
    phone.advance(by: 1)
    #expect(growth > 0 && list.contentInset.bottom == inset - growth)
    #expect(list.contentOffset == offset)
  }
}

extension UIView {
  fileprivate var explanations: String {
    keyboardAvoiders.map(\.explanation).joined(separator: "\n")
  }
}
