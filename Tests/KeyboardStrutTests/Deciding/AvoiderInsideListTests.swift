import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// An avoider whose view is the content of a scroll view.
@MainActor
@Suite(.attachingStage) struct AvoiderInsideListTests {
  /// The avoider's view: the scroll view's content, or a card that is a part of it.
  enum Content: CaseIterable { case whole, card, stack }

  @Test(
    "avoidKeyboard() on a scroll view's content scrolls and does not lift: the top can be reached",
    arguments: Content.allCases, [false, true])
  func content(content: Content, isTall: Bool) throws {
    for held in Held.all {
      let phone = try held.make()
      let screen = UIViewController()
      let list = UIScrollView(frame: screen.view.bounds)
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      screen.view.addSubview(list)
      phone.show(UINavigationController(rootViewController: screen))
      let height = isTall ? 2 * list.bounds.height : list.bounds.height - 200
      list.contentSize = CGSize(width: list.bounds.width, height: height)
      let view = content == .stack ? UIStackView() : UIView()
      view.frame = CGRect(x: 0, y: 0, width: 300, height: height)
      if content == .card { view.frame.origin.y = height - 200 }
      view.frame.size.height = height - view.frame.minY
      let y = list.bounds.height - 290 - view.frame.minY
      let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
      view.addSubview(field)
      list.addSubview(view)
      let frame = view.frame
      view.avoidKeyboard(gap: 8)
      phone.settle()
      let offset = list.contentOffset
      field.becomeFirstResponder()
      phone.untilKeyboardRests()
      #expect(windowFrame(field).maxY <= phone.keyboardTop, "\(held)")
      #expect(view.frame == frame, "\(held)")
      phone.dismissKeyboard()
      phone.untilKeyboardRests()
      #expect(list.contentOffset == offset && list.contentInset == .zero, "\(held)")
    }
  }

  @Test("avoidKeyboard() inside a scroll view with paging lifts the view, because pages stay whole")
  func pages() throws {
    let (phone, screen) = (try Stages.make("iPhone 15"), UIViewController())
    let list = UIScrollView(frame: screen.view.bounds)
    list.isPagingEnabled = true
    list.contentSize = CGSize(width: 393, height: 3 * 852)
    let page = UIView(frame: screen.view.bounds)
    let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 34))
    page.addSubview(field)
    list.addSubview(page)
    screen.view.addSubview(list)
    phone.show(screen)
    let avoider = page.avoidKeyboard(gap: 8)
    let offset = list.contentOffset
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(abs(phone.keyboardTop - windowFrame(field).maxY - 8) < 0.001, "\(avoider.explanation)")
    #expect(list.contentOffset == offset)
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
    #expect(page.frame == screen.view.bounds)
  }
}
