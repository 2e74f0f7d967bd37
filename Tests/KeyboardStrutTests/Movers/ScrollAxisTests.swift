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
      phone.untilKeyboardRests()
      #expect(abs(phone.keyboardFrame.minY - Self.gap - windowFrame(field).maxY) <= 0.5)
      #expect(windowFrame(screen.view).minY == 0)
      phone.dismissKeyboard()
      phone.untilKeyboardRests()
      #expect(screen.table.contentOffset.y == scrolled)
      #expect(screen.table.contentInset == .zero)
    }
  }

  @Test(
    "A scaled view's field ends just above the keyboard, and after editing returns to where it was",
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
    phone.untilKeyboardRests()
    // Scroll views keep their offsets on whole pixels.
    #expect(abs(phone.keyboardFrame.minY - Self.gap - windowFrame(field).maxY) <= 0.5)
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
    #expect(windowFrame(field) == before)
  }

  @Test(
    "A field is in a horizontal scroll view: the screen is lifted, that scroll view gets no inset",
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
      phone.untilKeyboardRests()
      #expect(abs(phone.keyboardFrame.minY - Self.gap - windowFrame(field).maxY) <= 0.5)
      #expect(strip.contentInset == .zero)
    }
  }

  /// Makes a horizontal scroll view with fields side by side. With `usesBounce` the scroll view
  /// bounces horizontally even if its content is narrower than its frame.
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
    "The app sets an upside-down table's inset while editing: that inset remains after editing",
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
    phone.untilKeyboardRests()
    #expect(windowFrame(field).maxY + 8 <= phone.keyboardFrame.minY + 0.5)
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
    #expect(screen.table.contentInset.top == inset)
    #expect(screen.table.contentOffset.y == -inset)
  }

  /// The view that contains the horizontal scroll view with the text field.
  enum StripPlace: CaseIterable {
    case inCollection, inTableCell, inScrollView, onScreen
  }

  /// UIKit puts the pages of an orthogonal section into a horizontal scroll view, which is a
  /// subview of the collection view. The case `inCollection` imitates that.
  @Test(
    "A field is in a horizontal scroll view: the list or screen around that scroll view moves up",
    .needs([.virtualTime, .rotation]),
    arguments: StripPlace.allCases, [1, 3])
  func nestedStrip(place: StripPlace, pages: Int) throws {
    for held in Held.all {
      for mode in Mode.allCases {
        let phone = try held.make()
        let screen = UIViewController()
        let bounds = screen.view.bounds
        let strip = UIScrollView(frame: CGRect(x: 0, y: 0, width: bounds.width, height: 120))
        strip.contentSize = CGSize(width: bounds.width * CGFloat(pages), height: 120)
        strip.alwaysBounceHorizontal = place != .inCollection
        strip.contentInsetAdjustmentBehavior = .never
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
        strip.addSubview(field)
        let list: UIScrollView?
        switch place {
        case .inCollection:
          let collection = PinnedCollection(header: 0, footer: 0)
          collection.loadViewIfNeeded()
          collection.view.frame = bounds
          screen.addChild(collection)
          screen.view.addSubview(collection.view)
          collection.didMove(toParent: screen)
          list = collection.list
        case .inTableCell:
          let table = FieldTable(rows: [40])
          table.loadViewIfNeeded()
          table.view.frame = bounds
          screen.addChild(table)
          screen.view.addSubview(table.view)
          table.didMove(toParent: screen)
          list = table.table
        case .inScrollView:
          let scroll = UIScrollView(frame: bounds)
          scroll.contentSize = CGSize(width: bounds.width, height: bounds.height + 500)
          screen.view.addSubview(scroll)
          list = scroll
        case .onScreen: list = nil
        }
        phone.show(screen)
        phone.advance(by: 0.2)
        let contentEnd = place == .onScreen ? bounds.height : list?.contentSize.height ?? 0
        strip.frame.origin.y = min(bounds.height, contentEnd) - 160
        if place == .inTableCell, let table = list as? UITableView {
          strip.frame.origin.y = -40
          try #require(table.visibleCells.dropLast(2).last).contentView.addSubview(strip)
        } else {
          (list ?? screen.view).addSubview(strip)
        }
        phone.advance(by: 0.2)
        let offset = list?.contentOffset
        mode.serve(screen) {
          field.becomeFirstResponder()
          phone.untilKeyboardRests()
          let report = Keyboard.avoider(serving: field)?.explanation ?? ""
          let what: Comment = "\(held) \(mode) \(report)"
          #expect(phone.keyboardFrame.minY - windowFrame(field).maxY >= -0.5, what)
          #expect(strip.contentInset == .zero && strip.contentOffset == .zero, what)
          phone.dismissKeyboard()
          phone.untilKeyboardRests()
          #expect(screen.view.frame == bounds, what)
          #expect(list?.contentInset ?? .zero == .zero, what)
          if place != .inCollection { #expect(list?.contentOffset == offset, what) }
        }
      }
    }
  }

  @Test(
    "The app never sets a scroll view's contentSize: the focused field is still visible",
    .needs([.virtualTime, .rotation]),
    arguments: Mode.allCases)
  func forgottenContentSize(mode: Mode) throws {
    for held in Held.all {
      for place in [Place.root, .navigation, .tab, .child, .drawer, .sheet] {
        for bounces in [true, false] {
          let phone = try held.make()
          let (screen, list) = (UIViewController(), UIScrollView(frame: .zero))
          list.frame = screen.view.bounds
          list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          list.alwaysBounceVertical = bounces
          screen.view.addSubview(list)
          place.show(screen, on: phone)
          let field = UITextField(frame: CGRect(x: 20, y: 0, width: 200, height: 34))
          list.addSubview(field)
          field.frame.origin.y = list.bounds.maxY - screen.view.safeAreaInsets.bottom - 60
          phone.advance(by: 0.1)
          let (rest, offset) = (windowFrame(screen.view), list.contentOffset)
          mode.serve(screen) {
            field.becomeFirstResponder()
            phone.untilKeyboardRests()
            let report = Keyboard.avoider(serving: field)?.explanation ?? ""
            let what: Comment = "\(held) \(place) bounces \(bounces) \(report)"
            #expect(windowFrame(field).maxY <= phone.keyboardFrame.minY + 0.5, what)
            phone.dismissKeyboard()
            phone.untilKeyboardRests()
            #expect(windowFrame(screen.view) == rest, what)
            #expect(list.contentInset == .zero, what)
            #expect(list.contentOffset == offset, what)
          }
        }
      }
    }
  }
}
