import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// A header that the app keeps at the top, over content that scrolls behind it.
@MainActor
@Suite(.attachingStage) struct TopCoverTests {
  /// Where the header is in the view hierarchy.
  enum Placement: CaseIterable {
    case overTheScrollView, inTheContent, inTheWindow
  }

  /// A header that stays at the top of the scroll view's visible area.
  private final class Header: UIView, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      frame.origin.y = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    }
  }

  private func form(
    _ placement: Placement, header height: CGFloat, on device: String
  ) throws -> (form: FieldForm, header: Header) {
    let form = try FieldForm(device, fields: 30)
    form.phone.show(form.screen)
    let header = Header(frame: CGRect(x: 0, y: -form.top, width: 375, height: height))
    switch placement {
    case .overTheScrollView: form.screen.view.addSubview(header)
    case .inTheWindow: form.phone.window.addSubview(header)
    case .inTheContent:
      form.list.addSubview(header)
      form.list.delegate = header
      header.scrollViewDidScroll(form.list)
    }
    form.screen.view.avoidKeyboard(gap: 8)
    header.isKeyboardCover = true
    return (form, header)
  }

  @Test(
    "A focused field behind a header marked isKeyboardCover scrolls to below the header",
    arguments: Placement.allCases, ["iPhone 15", "iPhone SE (3rd generation)"])
  func below(placement: Placement, device: String) throws {
    for height in [44, 96] as [CGFloat] {
      let (form, header) = try form(placement, header: height, on: device)
      form.list.contentOffset.y = 600
      form.phone.advance(by: 0.1)
      let covered = try #require(
        form.fields.last { windowFrame($0).intersects(windowFrame(header)) })
      form.edit(covered)
      #expect(windowFrame(covered).minY >= windowFrame(header).maxY - 0.5)
      #expect(form.gap(covered) >= 8)
      header.isKeyboardCover = false
      header.removeFromSuperview()
      form.endEditing()
    }
  }

  @Test(
    "A header marked isKeyboardCover does not change the gap between the field and the keyboard",
    arguments: Placement.allCases)
  func above(placement: Placement) throws {
    let (form, header) = try form(placement, header: 60, on: "iPhone 15")
    form.edit(form.fields[12])
    #expect(abs(form.gap(form.fields[12]) - 8) <= 0.5)
    form.endEditing()
    #expect(form.list.contentOffset.y == form.top)
    header.isKeyboardCover = false
  }

  @Test("A header marked isKeyboardCover inside a lifted view does not limit the lift")
  func lifted() throws {
    let phone = try Stages.make("iPhone 15")
    let screen = UIViewController()
    let header = UIView(frame: CGRect(x: 0, y: 59, width: 393, height: 120))
    let field = UITextField(frame: CGRect(x: 20, y: 760, width: 300, height: 34))
    screen.view.addSubview(header)
    screen.view.addSubview(field)
    phone.show(screen)
    screen.view.avoidKeyboard(gap: 8)
    header.isKeyboardCover = true
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(abs(phone.keyboardFrame.minY - 8 - windowFrame(field).maxY) <= 0.5)
    header.isKeyboardCover = false
  }

  @Test("Nested avoiders before editing: Keyboard.avoider(serving:) returns the innermost one")
  func serving() throws {
    let form = try FieldForm()
    form.phone.show(form.screen)
    #expect(Keyboard.avoider(serving: form.fields[0]) == nil)
    let outer = form.screen.view.avoidKeyboard(by: .lifting)
    let inner = form.list.avoidKeyboard(by: .scrolling)
    #expect(Keyboard.avoider(serving: form.fields[0]) === inner)
    inner.isEnabled = false
    #expect(Keyboard.avoider(serving: form.fields[0]) === outer)
    outer.stop()
    #expect(Keyboard.avoider(serving: form.fields[0]) == nil)
  }

  @Test(
    "Nested avoiders: Keyboard.avoider(serving:) returns the one that has moved the field",
    arguments: Held.all)
  func servingMover(held: Held) throws {
    for isOuterFirst in [true, false] {
      let phone = try held.make()
      let screen = UIViewController()
      let box = UIView(frame: screen.view.bounds.divided(atDistance: 150, from: .maxYEdge).slice)
      let field = UITextField(frame: CGRect(x: 60, y: 80, width: 200, height: 34))
      screen.view.addSubview(box)
      box.addSubview(field)
      phone.show(screen)
      let views: [UIView] = isOuterFirst ? [screen.view, box] : [box, screen.view]
      let avoiders = views.map { $0.avoidKeyboard(by: .lifting) }
      let inner = avoiders[isOuterFirst ? 1 : 0]
      #expect(Keyboard.avoider(serving: field) === inner, "before editing: the innermost")
      field.becomeFirstResponder()
      phone.untilKeyboardRests()
      let serving = try #require(Keyboard.avoider(serving: field))
      #expect(serving === avoiders[0], "\(serving.explanation)")
      #expect(serving.explanation.contains("was hidden"), "\(serving.explanation)")
      phone.dismissKeyboard()
      phone.untilKeyboardRests()
      #expect(Keyboard.avoider(serving: field) === inner, "after editing: the innermost")
    }
  }

  @Test("With automatic avoidance, Keyboard.avoider(serving:) returns the focused field's avoider")
  func servingAutomatically() throws {
    KeyboardAvoidance.isAutomatic = true
    defer { KeyboardAvoidance.isAutomatic = false }
    let form = try FieldForm()
    form.phone.show(form.screen)
    form.edit(form.fields[14])
    let avoider = try #require(Keyboard.avoider(serving: form.fields[14]))
    #expect(avoider.explanation.contains("shown"))
    form.endEditing()
  }
}
