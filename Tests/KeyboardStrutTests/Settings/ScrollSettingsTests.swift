import KeyboardStrut
import ScreenTesting
import Testing

/// The settings with which an app controls the scrolling of lists.
@Suite(.attachingStage) @MainActor struct ScrollSettingsTests {
  enum Container: CaseIterable { case scrollView, textView, table }

  /// Content twice as high as the screen with a field near the lower edge.
  private func makeList(_ container: Container) -> (UIScrollView, UIView) {
    let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    switch container {
    case .scrollView:
      let list = UIScrollView(frame: bounds)
      list.contentSize = CGSize(width: 393, height: 1700)
      let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 34))
      list.addSubview(field)
      return (list, field)
    case .textView:
      let list = UITextView(frame: bounds)
      list.text = (0..<80).map { "Line \($0)\n" }.joined()
      list.selectedRange = NSRange(location: 440, length: 0)
      return (list, list)
    case .table:
      let list = UITableView(frame: bounds, style: .plain)
      let footer = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 1700))
      let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 34))
      footer.addSubview(field)
      list.tableFooterView = footer
      return (list, field)
    }
  }

  private func show(_ list: UIScrollView) throws -> (any TestStage, KeyboardAvoider) {
    let controller = UIViewController()
    controller.view.addSubview(list)
    let avoider = controller.view.avoidKeyboard()
    let phone = try Stages.make("iPhone 15")
    phone.show(controller)
    return (phone, avoider)
  }

  @Test(
    "KeyboardAvoider.keepsScrollPosition is true: hiding the keyboard does not scroll back",
    arguments: Container.allCases)
  func staysScrolled(container: Container) throws {
    let (list, input) = makeList(container)
    let (phone, avoider) = try show(list)
    let start = list.contentOffset.y
    avoider.keepsScrollPosition = true
    for _ in 0..<2 {
      input.becomeFirstResponder()
      phone.untilKeyboardRests()
      let scrolled = list.contentOffset.y
      #expect(scrolled > start + 50, "\(avoider.explanation)")
      input.resignFirstResponder()
      phone.untilKeyboardRests()
      #expect(list.contentOffset.y == scrolled)
      #expect(list.contentInset.bottom == 0 && list.verticalScrollIndicatorInsets.bottom == 0)
    }
    avoider.keepsScrollPosition = false
  }

  @Test(
    "With keepsScrollPosition, hiding the keyboard only clamps the offset to the content's end",
    arguments: [852, 900, 1000])
  func endOfContent(height: CGFloat) throws {
    let (list, input) = makeList(.scrollView)
    list.contentSize.height = height
    let (phone, avoider) = try show(list)
    avoider.keepsScrollPosition = true
    input.becomeFirstResponder()
    phone.untilKeyboardRests()
    let scrolled = list.contentOffset.y
    input.resignFirstResponder()
    phone.untilKeyboardRests()
    let end = max(-list.adjustedContentInset.top, height + list.adjustedContentInset.bottom - 852)
    #expect(list.contentOffset.y == min(scrolled, end))
  }

  @Test(
    "With automatic avoidance and keepsScrollPositions, hiding the keyboard does not scroll back")
  func automaticMode() throws {
    KeyboardAvoidance.keepsScrollPositions = true
    KeyboardAvoidance.isAutomatic = true
    defer {
      KeyboardAvoidance.isAutomatic = false
      KeyboardAvoidance.keepsScrollPositions = false
    }
    let (list, input) = makeList(.scrollView)
    let controller = UIViewController()
    controller.view.addSubview(list)
    let phone = try Stages.make("iPhone 15")
    phone.show(controller)
    input.becomeFirstResponder()
    phone.untilKeyboardRests()
    let scrolled = list.contentOffset.y
    input.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(scrolled > 0 && list.contentOffset.y == scrolled)
  }

  // MARK: A scroll view that is left alone

  @Test("A scroll view's isScrolledByKeyboardAvoidance is false: the screen is lifted instead")
  func leftAlone() throws {
    let (list, input) = makeList(.scrollView)
    let (phone, avoider) = try show(list)
    list.isScrolledByKeyboardAvoidance = false
    let start = list.contentOffset
    input.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(input.drawnOnScreen.maxY <= phone.keyboardTop - 8 + 0.01, "\(avoider.explanation)")
    #expect(list.contentOffset == start && list.contentInset == .zero, "\(avoider.explanation)")
    list.isScrolledByKeyboardAvoidance = true
    phone.untilKeyboardRests()
    #expect(list.contentInset.bottom > 0, "\(avoider.explanation)")
    #expect(input.drawnOnScreen.maxY <= phone.keyboardTop - 8 + 0.01, "\(avoider.explanation)")
    input.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(list.contentOffset == start && list.contentInset == .zero, "\(avoider.explanation)")
  }

  @Test(
    "An inner scroll view's isScrolledByKeyboardAvoidance is false: the outer scroll view scrolls")
  func nested() throws {
    let (inner, input) = makeList(.scrollView)
    inner.frame = CGRect(x: 0, y: 0, width: 393, height: 1000)
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    outer.contentSize = CGSize(width: 393, height: 1700)
    outer.addSubview(inner)
    inner.isScrolledByKeyboardAvoidance = false
    let (phone, avoider) = try show(outer)
    let start = inner.contentOffset
    input.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(inner.contentOffset == start && inner.contentInset == .zero)
    #expect(outer.contentInset.bottom > 0, "\(avoider.explanation)")
    #expect(input.drawnOnScreen.maxY <= phone.keyboardTop - 8 + 0.01, "\(avoider.explanation)")
    input.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(outer.contentInset == .zero)
  }

  @Test("isScrolledByKeyboardAvoidance is false: an explicit followKeyboard() still adds the inset")
  func ownCall() throws {
    let (list, input) = makeList(.scrollView)
    let controller = UIViewController()
    controller.view.addSubview(list)
    list.isScrolledByKeyboardAvoidance = false
    list.followKeyboard()
    let phone = try Stages.make("iPhone 15")
    phone.show(controller)
    input.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(list.contentInset.bottom > 200)
    input.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(list.contentInset == .zero)
  }
}
