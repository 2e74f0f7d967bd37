import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// Scroll views that are mirrored, rotated, scaled or horizontal.
@MainActor
@Suite(.attachingStage) struct ScrollAxisTests {
  private static let gap: CGFloat = 8

  enum Turn: CaseIterable {
    case mirrored, rotated

    var transform: CGAffineTransform {
      switch self {
      case .mirrored: CGAffineTransform(scaleX: 1, y: -1)
      case .rotated: CGAffineTransform(rotationAngle: .pi)
      }
    }
  }

  @Test(
    "A focused field in a mirrored or upside-down table ends just above the keyboard",
    .needs(.virtualTime),
    arguments: Turn.allCases,
    ["iPhone 15", "iPhone SE (3rd generation)", "iPad Pro 11-inch"])
  func upsideDown(turn: Turn, device: String) throws {
    for (rows, scrolled) in [(60, 0), (60, 400), (12, 0)] as [(Int, CGFloat)] {
      let phone = try Stages.make(device)
      let screen = FieldTable(rows: [rows])
      screen.loadViewIfNeeded()
      screen.table.transform = turn.transform
      screen.table.contentInsetAdjustmentBehavior = .never
      screen.prepare = { $0.contentView.transform = turn.transform }
      phone.show(UINavigationController(rootViewController: screen))
      screen.view.avoidKeyboard(gap: Self.gap)
      screen.table.contentOffset.y = scrolled
      phone.settle()
      let field = try #require(screen.field(near: phone.window.bounds.maxY - 100))
      field.becomeFirstResponder()
      phone.advance(by: 1)
      #expect(abs(phone.keyboardFrame.minY - Self.gap - windowFrame(field).maxY) <= 0.5)
      #expect(windowFrame(screen.view).minY == 0)
      phone.dismissKeyboard()
      phone.advance(by: 1)
      #expect(screen.table.contentOffset.y == scrolled)
      #expect(screen.table.contentInset == .zero)
    }
  }

  @Test(
    "A focused field in a scaled view rises to its keyboard gap and returns",
    arguments: [0.8, 1.1, 1.5, 2] as [CGFloat], [true, false])
  func enlarged(scale: CGFloat, isScrolling: Bool) throws {
    let phone = try Stages.make("iPhone 15")
    let screen = UIViewController()
    let page = UIView(frame: screen.view.bounds)
    let form = UIScrollView(frame: page.bounds)
    form.contentInsetAdjustmentBehavior = .never
    form.contentSize = CGSize(width: page.bounds.width, height: 1200)
    let field = UITextField(frame: CGRect(x: 20, y: 640 / scale, width: 150, height: 34))
    (isScrolling ? form : page).addSubview(field)
    if isScrolling { page.addSubview(form) }
    screen.view.addSubview(page)
    page.transform = CGAffineTransform(scaleX: scale, y: scale)
    page.frame.origin = .zero
    (isScrolling ? screen.view : page).avoidKeyboard(gap: Self.gap)
    phone.show(screen)
    let before = windowFrame(field)
    field.becomeFirstResponder()
    phone.advance(by: 1)
    // Scroll views keep their offsets on whole pixels.
    #expect(abs(phone.keyboardFrame.minY - Self.gap - windowFrame(field).maxY) <= 0.5)
    phone.dismissKeyboard()
    phone.advance(by: 1)
    #expect(windowFrame(field) == before)
  }

  @Test(
    "A field is in a horizontal scroll view: the screen is lifted instead of scrolled",
    arguments: [1, 3, 30])
  func strip(count: Int) throws {
    for usesBounce in [false, true] {
      let phone = try Stages.make("iPhone 15")
      let screen = UIViewController()
      let strip = Self.strip(count: count, usesBounce: usesBounce)
      screen.view.addSubview(strip)
      screen.view.avoidKeyboard(gap: Self.gap)
      phone.show(screen)
      let field = try #require(strip.subviews.first { $0 is UITextField })
      field.becomeFirstResponder()
      phone.advance(by: 1)
      #expect(abs(phone.keyboardFrame.minY - Self.gap - windowFrame(field).maxY) <= 0.5)
      #expect(strip.contentInset == .zero)
    }
  }

  /// Makes a horizontal scroll view with fields side by side. With `usesBounce` the content may be
  /// narrower than the scroll view, which bounces all the same.
  private static func strip(count: Int, usesBounce: Bool) -> UIScrollView {
    let strip = UIScrollView(frame: CGRect(x: 0, y: 640, width: 393, height: 160))
    strip.contentInsetAdjustmentBehavior = .never
    for index in 0..<count {
      strip.addSubview(
        UITextField(frame: CGRect(x: CGFloat(index) * 110 + 10, y: 110, width: 100, height: 34)))
    }
    strip.contentSize = CGSize(width: CGFloat(max(count, usesBounce ? 0 : 4)) * 110, height: 160)
    strip.alwaysBounceHorizontal = usesBounce
    return strip
  }

  @Test(
    "The app sets contentInset of an upside-down table while editing: the inset remains",
    arguments: [0, 0.1, 1], [20, 44])
  func assignedInset(pause: Double, inset: CGFloat) throws {
    let phone = try Stages.make("iPhone 15")
    let screen = FieldTable(rows: [40])
    screen.loadViewIfNeeded()
    let turn = CGAffineTransform(rotationAngle: .pi)
    screen.table.transform = turn
    screen.table.contentInsetAdjustmentBehavior = .never
    screen.prepare = { $0.contentView.transform = turn }
    phone.show(screen)
    screen.view.avoidKeyboard(gap: 8)
    let field = try #require(screen.field(near: phone.window.bounds.maxY - 60))
    field.becomeFirstResponder()
    phone.settle()
    phone.advance(by: pause)
    screen.table.contentInset.top = inset
    phone.advance(by: 1)
    #expect(windowFrame(field).maxY + 8 <= phone.keyboardFrame.minY + 0.5)
    phone.dismissKeyboard()
    phone.advance(by: 1)
    #expect(screen.table.contentInset.top == inset)
    #expect(screen.table.contentOffset.y == -inset)
  }
}
