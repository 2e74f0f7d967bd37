import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// The app undoes what the library sets. The library then moves another view, or explains that the
/// input cannot be shown.
@MainActor
@Suite(.attachingStage) struct MeasuredOutcomeTests {
  /// Sets every vertical content offset back to 0.
  private final class Pin: NSObject, UIScrollViewDelegate {
    private(set) var count = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard scrollView.contentOffset.y != 0 else { return }
      count += 1
      scrollView.contentOffset.y = 0
    }
  }

  /// A scroll view whose vertical content offset is always 0.
  private final class PinnedScrollView: UIScrollView {
    override var contentOffset: CGPoint {
      get { super.contentOffset }
      set { super.contentOffset = CGPoint(x: newValue.x, y: 0) }
    }

    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
      super.setContentOffset(CGPoint(x: contentOffset.x, y: 0), animated: animated)
    }
  }

  @MainActor
  private struct Stage {
    let phone: any TestStage
    let screen = UIViewController()
    let list: UIScrollView
    let field: UITextField
    let pin = Pin()

    init(_ device: String, isSubclass: Bool) throws {
      phone = try Stages.make(device)
      let bounds = phone.window.bounds
      list = isSubclass ? PinnedScrollView(frame: bounds) : UIScrollView(frame: bounds)
      list.contentSize = CGSize(width: 300, height: bounds.height + 50)
      list.contentInsetAdjustmentBehavior = .never
      if !isSubclass { list.delegate = pin }
      field = UITextField(frame: CGRect(x: 20, y: bounds.maxY - 150, width: 260, height: 34))
      list.addSubview(field)
      screen.view.addSubview(list)
      phone.show(screen)
    }
  }

  @Test(
    "A scroll view rejects every new content offset: the screen is lifted instead",
    arguments: [true, false],
    ["iPhone 15", "iPhone SE (3rd generation)"])
  func pinned(isSubclass: Bool, device: String) throws {
    let stage = try Stage(device, isSubclass: isSubclass)
    stage.screen.view.avoidKeyboard(gap: 8)
    stage.field.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    #expect(abs(stage.phone.keyboardFrame.minY - 8 - windowFrame(stage.field).maxY) <= 0.5)
    #expect(stage.pin.count <= 3)
    stage.field.resignFirstResponder()
    stage.phone.untilKeyboardRests()
    #expect(stage.screen.view.frame.minY == 0)
    #expect(stage.list.contentInset == .zero)
  }

  @Test(
    "A list's delegate undoes every scroll: the avoider's explanation says “cannot be shown”")
  func impossible() throws {
    let stage = try Stage("iPhone 15", isSubclass: false)
    let avoider = stage.screen.view.avoidKeyboard(by: .scrolling, gap: 8)
    stage.field.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    #expect(windowFrame(stage.field).maxY > stage.phone.keyboardFrame.minY)
    #expect(!avoider.explanation.contains("it is shown"))
    #expect(avoider.explanation.contains("cannot be shown"))
  }

  @Test(
    "A table's delegate changes the top inset during the avoider's scroll: the field ends visible",
    arguments: [60, 120] as [CGFloat])
  func stretchingHeader(least: CGFloat) throws {
    let phone = try Stages.make("iPhone 15")
    let screen = FieldTable(rows: [22])
    screen.loadViewIfNeeded()
    screen.table.contentInsetAdjustmentBehavior = .never
    screen.didScroll = {
      $0.contentInset = UIEdgeInsets(
        top: min(max(-$0.contentOffset.y, least), 200), left: 0, bottom: 0, right: 0)
    }
    phone.show(screen)
    screen.table.contentInset.top = 200
    screen.table.contentOffset.y = screen.table.contentSize.height - screen.table.bounds.height
    phone.advance(by: 0.1)
    let avoider = screen.view.avoidKeyboard(gap: 8)
    let field = try #require(screen.field(21))
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(windowFrame(field).maxY <= phone.keyboardFrame.minY, "\(avoider.explanation)")
  }

  @Test("Focus moves to a field in another window: the first window's text view does not scroll")
  func otherWindow() throws {
    for hasAccessory in [true, false] {
      let phone = try Stages.make("iPhone 15")
      let (screen, text) = (UIViewController(), UITextView(frame: .zero))
      text.text = (1...200).map { "Line \($0)" }.joined(separator: "\n")
      text.frame = screen.view.bounds
      screen.view.addSubview(text)
      screen.view.avoidKeyboard(gap: 8)
      phone.show(screen)
      text.becomeFirstResponder()
      phone.untilKeyboardRests()
      let (offset, inset) = (text.contentOffset, text.adjustedContentInset.bottom)
      let panel = FindPanel(on: phone, at: 400, accessoryHeight: hasAccessory ? 52 : nil)
      panel.field.becomeFirstResponder()
      phone.untilKeyboardRests()
      #expect(text.contentOffset == offset)
      #expect(text.adjustedContentInset.bottom == inset + (hasAccessory ? 52 : 0))
      panel.window.isHidden = true
      panel.field.resignFirstResponder()
      text.resignFirstResponder()
      phone.untilKeyboardRests()
      #expect(text.contentInset.bottom == 0)
    }
  }
}
