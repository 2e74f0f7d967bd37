import ScreenTesting
import Testing
import UIKit

@testable import KeyboardStrut

/// UIKit moves a sheet for the keyboard after it has posted the notification to all observers.
@MainActor
@Suite(.attachingStage) struct RisingSheetTests {
  /// A medium sheet whose scroll view holds a field near its lower end.
  private func sheet(contentHeight: CGFloat) throws -> (ScreenFixture, UIScrollView) {
    let screen = UIViewController()
    let scroll = UIScrollView(frame: screen.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 320, height: contentHeight)
    let field = UITextField(frame: CGRect(x: 20, y: 330, width: 280, height: 34))
    scroll.addSubview(field)
    screen.view.addSubview(scroll)
    return (try ScreenFixture(in: .mediumSheet, screen, field: field), scroll)
  }

  @Test(
    "UIKit raises a sheet, which makes the field visible: the avoider does not scroll",
    .needs(.systemKeyboard),
    arguments: [380, 600, 1200] as [CGFloat])
  func sheetShowsField(contentHeight: CGFloat) throws {
    let (fixture, scroll) = try sheet(contentHeight: contentHeight)
    let top = fixture.frame(fixture.field).minY
    fixture.shown.view.avoidKeyboard()
    let edges = fixture.edit()
    #expect(fixture.gap >= 8)
    #expect(fixture.frame(fixture.field).minY < top - 100, "the sheet has not risen")
    #expect(scroll.contentOffset.y == 0)
    #expect(ScreenFixture.turns(edges) == 0)
    _ = fixture.endEditing()
    #expect(scroll.contentOffset == .zero && scroll.contentInset == .zero)
    #expect(fixture.frame(fixture.field).minY == top)
  }

  /// The user has scrolled to the end of the content. In the risen sheet the end lies at a smaller
  /// offset, so UIKit clamps the offset. Our bottom inset must not reduce that clamping.
  @Test(
    "A sheet's form is scrolled to its end: the avoider scrolls only until the focused field shows",
    arguments: [600, 800, 1200] as [CGFloat])
  func scrolledToEnd(contentHeight: CGFloat) throws {
    var ends: [CGFloat] = []
    for isServed in [false, true] {
      let (fixture, scroll) = try sheet(contentHeight: contentHeight)
      let end = contentHeight + scroll.adjustedContentInset.bottom - scroll.bounds.height
      fixture.field.frame.origin.y = end + 300
      scroll.contentOffset.y = end
      if isServed { fixture.shown.view.avoidKeyboard() }
      _ = fixture.edit()
      if isServed {
        let isMoved = abs(scroll.contentOffset.y - ends[0]) > 0.5
        #expect(fixture.gap >= 8 || !isMoved && fixture.gap >= 0)
        #expect(!isMoved || fixture.gap <= 8.5)
      }
      ends.append(scroll.contentOffset.y)
      _ = fixture.endEditing()
      ends.append(scroll.contentOffset.y)
    }
    #expect(ends[1] == ends[3])
  }

  @Test(
    "The app scrolls a sheet's short content while editing: after editing, the offset is zero",
    .needs(.homeIndicator))
  func growingScrollView() throws {
    let (fixture, scroll) = try sheet(contentHeight: 380)
    fixture.shown.view.avoidKeyboard()
    _ = fixture.edit()
    let place = scroll.contentOffset
    scroll.contentOffset.y = 60
    #expect(scroll.contentOffset != place)
    _ = fixture.endEditing()
    #expect(scroll.contentOffset.y == 0)
  }

  /// During a rotation the sheet, the scroll view and the safe area change one after the other.
  /// UIKit may clamp the offset each time.
  @Test(
    "The device rotates and back while a sheet is edited: its content is as before in the end",
    .needs(.rotation),
    arguments: [720, 760, 786, 800, 830] as [CGFloat])
  func turned(contentHeight: CGFloat) throws {
    let (controller, scroll) = (UIViewController(), UIScrollView(frame: .zero))
    let text = UITextView(frame: CGRect(x: 16, y: contentHeight - 80, width: 300, height: 64))
    scroll.addSubview(text)
    scroll.contentSize = CGSize(width: 320, height: contentHeight)
    scroll.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: controller.view.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
    ])
    let phone = try Stages.make("iPhone 15")
    let root = UIViewController()
    phone.show(root)
    let sheet = UINavigationController(rootViewController: controller)
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    root.present(sheet, animated: false)
    phone.untilKeyboardRests()
    let avoider = controller.view.avoidKeyboard()
    let rest = scroll.contentOffset
    text.becomeFirstResponder()
    phone.untilKeyboardRests()
    for isWide in [true, false] {
      phone.rotate(to: isWide ? .landscape : .portrait)
      phone.advance(by: 2)
    }
    phone.dismissKeyboard()
    phone.advance(by: 1.5)
    #expect(scroll.contentOffset == rest, "\(avoider.explanation)")
  }

  @Test(
    "The user cancels a keyboard drag in a sheet: the sheet's content does not scroll",
    .needs(.touches))
  func keyboardLetGo() throws {
    let (fixture, scroll) = try sheet(contentHeight: 1200)
    fixture.shown.view.avoidKeyboard()
    _ = fixture.edit()
    let place = fixture.frame(fixture.field)
    var edges: [CGFloat] = []
    fixture.phone.dragKeyboard(by: 0.4, dismissing: false) {
      edges.append(fixture.drawnBottom(fixture.field))
    }
    fixture.phone.advance(by: 0.8) { edges.append(fixture.drawnBottom(fixture.field)) }
    #expect(fixture.frame(fixture.field) == place)
    #expect(scroll.contentOffset.y == 0)
    #expect((edges.max() ?? 0) > place.maxY + 50, "the sheet has not followed the finger")
    #expect(ScreenFixture.turns(edges) == 1)
    _ = fixture.endEditing()
    #expect(scroll.contentOffset == .zero && scroll.contentInset == .zero)
  }

  #if canImport(Phone)
    @Test(
      "UIKit raises a sheet: its keyboard-following text view ends exactly at the keyboard",
      .needs(.systemKeyboard))
    func followedEdge() throws {
      let screen = UIViewController()
      let text = UITextView(frame: .zero)
      text.inputAccessoryView = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 90))
      text.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(text)
      let bottom = text.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 60),
        text.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
        text.heightAnchor.constraint(greaterThanOrEqualToConstant: 80),
        bottom,
      ])
      let avoider = bottom.followKeyboard()
      let fixture = try ScreenFixture(in: .root, UIViewController(), field: UITextField())
      screen.sheetPresentationController?.detents = [.medium(), .large()]
      fixture.shown.present(screen, animated: false)
      fixture.phone.untilKeyboardRests()
      // Before the sheet rises the text view does not fit above the keyboard, and Auto Layout logs
      // a conflict.
      _ = DeveloperLog.messages {
        text.becomeFirstResponder()
        fixture.phone.untilKeyboardRests()
      }
      let end = text.convert(text.bounds, to: nil as UIView?).maxY
      #expect(abs(end - fixture.keyboardTop) < 0.5, "\(avoider.explanation)")
      // The sheet sinks before the avoider restores the constant, which is at the end of the same
      // run-loop turn.
      _ = DeveloperLog.messages {
        text.resignFirstResponder()
        fixture.phone.untilKeyboardRests()
      }
      #expect(bottom.constant == 0)
      screen.dismiss(animated: false)
    }
  #endif
}
