import KeyboardGeometry
import SampleScreens
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// The user drags the keyboard down. UIKit posts no notification during the drag (KeyboardFacts
/// 1.3, interactive dismissal; KeyboardFailures 39 and 40).
@MainActor
@Suite(.attachingStage) struct InteractiveDragTests {
  nonisolated static let devices = [
    "iPhone 15", "iPhone SE (3rd generation)", "iPad Pro 11-inch",
  ]

  /// Drags the message list down. Returns the bar's largest distance from the keyboard, the bar's
  /// lowest position, and the number of frames.
  private func worst(
    on stage: ChatStage, to: CGFloat, back: CGFloat?, settling: Double = 1
  ) -> (error: CGFloat, lowest: CGFloat, frames: Int) {
    var (error, lowest, frames) = (CGFloat(0), CGFloat(0), 0)
    func look() {
      error = max(error, abs(stage.barBottom - stage.keyboardTop))
      lowest = max(lowest, stage.barBottom)
      frames += 1
    }
    let (phone, x) = (stage.phone, stage.phone.screenBounds.midX)
    phone.touchDown(at: CGPoint(x: x, y: 120))
    let way = stride(from: 0, through: 1, by: 0.05).map { 120 + (to - 120) * CGFloat($0) }
    let return_ = back.map { back in
      stride(from: 0, through: 1, by: 0.2).map { to + (back - to) * CGFloat($0) }
    }
    for y in way + (return_ ?? []) {
      phone.touchMove(to: CGPoint(x: x, y: y))
      phone.advance(by: phone.frameInterval, eachFrame: look)
    }
    phone.touchUp()
    look()
    phone.advance(by: settling, eachFrame: look)
    return (error, lowest, frames)
  }

  @Test(
    "The user drags the keyboard off screen: a bar moves with the keyboard in every frame",
    .needs(.touches), arguments: devices, ChatScreen.Means.allCases)
  func barStaysKeyboard(
    device: String, means: ChatScreen.Means
  ) throws {
    let stage = try ChatStage(means, on: device)
    stage.show()
    let bottom = stage.phone.screenBounds.maxY
    let seen = worst(on: stage, to: bottom - 60, back: nil)
    #expect(seen.error <= 0.5, "\(seen)")
    #expect(seen.lowest == bottom)
    #expect(!stage.screen.field.isFirstResponder)
    #expect(stage.barBottom == bottom)
    #expect(stage.phone.window.viewsOfLibrary.isEmpty)
  }

  @Test(
    "The user cancels a keyboard drag: a bar moves with the keyboard in every frame",
    .needs(.touches), arguments: devices, ChatScreen.Means.allCases)
  func barStaysKeyboardThroughCancelled(
    device: String, means: ChatScreen.Means
  ) throws {
    let stage = try ChatStage(means, on: device)
    stage.show()
    let top = stage.keyboardTop
    let bottom = stage.phone.screenBounds.maxY
    let seen = worst(on: stage, to: bottom - 90, back: bottom - 150)
    #expect(seen.error <= 0.5, "\(seen)")
    #expect(seen.lowest > top + 100)
    #expect(stage.screen.field.isFirstResponder)
    #expect(stage.barBottom == top)
    stage.hide()
    #expect(stage.barBottom == bottom)
  }

  /// After a canceled drag, UIKit moves the keyboard back in 0.145 s. The strut returns in the same
  /// time.
  @Test(
    "The user cancels a keyboard drag: KeyboardStrutView regains its full height within 0.145 s",
    .needs(.touches))
  func wayBackGuides() throws {
    let stage = try ChatStage(.strut)
    stage.show()
    var tops: [CGFloat] = []
    stage.phone.dragKeyboard(by: 0.6, dismissing: false)
    stage.phone.advance(by: 0.2) { tops.append(stage.barBottom) }
    let moving = tops.filter { $0 > stage.keyboardTop + 0.5 }
    #expect(moving.count >= 6, "it glides")
    // KeyboardFacts 1.3, interactive cancel: 0.145 s.
    #expect(moving.count <= 9)
    stage.hide()
  }

  @Test(
    "While the user drags the keyboard, Keyboard.overlap(with: view) is the view's covered height",
    .needs(.touches))
  func overlapKeyboardCovers() throws {
    let stage = try ChatStage(.strut)
    stage.show()
    var worst: CGFloat = 0
    stage.phone.dragKeyboard(by: 0.8, dismissing: false) {
      let covered = stage.phone.screenBounds.maxY - stage.keyboardTop
      worst = max(worst, abs(Keyboard.overlap(with: stage.screen.view) - covered))
    }
    #expect(worst <= 0.5)
    stage.phone.advance(by: 0.5)
    #expect(Keyboard.overlap(with: stage.screen.view) == 336)
    stage.hide()
  }

  /// Content that was scrolled for a field stays still during a drag, also while the user types and
  /// views lay out. If the inset shrank during the drag, the content would move away from the
  /// finger.
  @Test(
    "While the user drags the keyboard, a scrolled form's offset and inset do not change",
    .needs(.touches))
  func revealsWaitsEnd() throws {
    let controller = ScrollingFormViewController()
    let stage = try FormStage("iPhone 15", controller)
    let view = try #require(controller.view)
    let scrollView = try #require(view.descendant(UIScrollView.self))
    let rest = (scrollView.contentOffset, scrollView.contentInset)
    stage.phone.tap(stage.fields[10])
    stage.phone.untilKeyboardRests()
    let (offset, inset) = (scrollView.contentOffset, scrollView.contentInset)
    #expect(offset.y > 100 && inset.bottom > 100)
    var lowest: CGFloat = 0
    stage.phone.dragKeyboard(by: 0.7, dismissing: false) {
      stage.phone.type("x")
      for subview in view.subviews { subview.setNeedsLayout() }
      stage.phone.settle()
      lowest = max(lowest, stage.keyboardTop)
      #expect(scrollView.contentOffset == offset)
      #expect(scrollView.contentInset == inset)
    }
    #expect(lowest > 700)
    stage.phone.advance(by: 0.5)
    #expect(scrollView.contentOffset == offset)
    stage.phone.dragKeyboard(by: 0.7, dismissing: true)
    stage.phone.untilKeyboardRests()
    #expect(scrollView.contentOffset == rest.0)
    #expect(scrollView.contentInset == rest.1)
  }

  @Test(
    "While the user drags the keyboard, the library adds no view to the window", .needs(.touches))
  func noTracker() throws {
    let stage = try ChatStage(.strut)
    stage.show()
    var lowest: CGFloat = 0
    stage.phone.dragKeyboard(by: 0.5, dismissing: false) {
      lowest = max(lowest, stage.barBottom)
      #expect(stage.phone.window.viewsOfLibrary.isEmpty)
      #expect(stage.phone.window.constraintsOfLibrary.isEmpty)
    }
    #expect(lowest > 600)
  }

  @Test(
    "A view is added while the keyboard is up: the view's keyboardStrutGuide follows a later drag",
    .needs(.touches))
  func screenComes() throws {
    let stage = try ChatStage(.strut)
    stage.show()
    let other = UIView(frame: stage.phone.screenBounds)
    let view = try #require(stage.screen.view)
    view.addSubview(other)
    let guide = other.keyboardStrutGuide
    stage.phone.settle()
    var lowest: CGFloat = 0
    stage.phone.dragKeyboard(by: 0.5, dismissing: false) {
      #expect(abs(guide.layoutFrame.minY - stage.keyboardTop) <= 0.5)
      lowest = max(lowest, guide.layoutFrame.minY)
    }
    #expect(lowest > 600)
    stage.phone.untilKeyboardRests()
    stage.hide()
  }

  @Test(
    "After a canceled keyboard drag, the field in a keyboard-following list has not moved",
    .needs(.touches))
  func followedAndRevealed() throws {
    let screen = UIViewController()
    let list = UIScrollView(frame: screen.view.bounds)
    list.contentSize = CGSize(width: 300, height: 900)
    list.keyboardDismissMode = .interactive
    let field = UITextField(frame: CGRect(x: 20, y: 850, width: 200, height: 34))
    list.addSubview(field)
    screen.view.addSubview(list)
    screen.view.avoidKeyboard()
    list.followKeyboard()
    let phone = try Stages.make("iPhone 15")
    phone.show(screen)
    let start = list.contentOffset
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    func bottom() -> CGFloat { field.convert(field.bounds, to: nil as UIView?).maxY }
    let shown = bottom()
    #expect(shown <= phone.keyboardFrame.minY)
    phone.dragKeyboard(by: 0.6, dismissing: false)
    phone.untilKeyboardRests()
    #expect(abs(bottom() - shown) < 0.5)
    field.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(list.contentOffset == start)
  }

  @Test(
    "The user cancels a keyboard drag: the field stays above a keyboard-following bar",
    .needs(.touches),
    arguments: 2...6)
  func followedBar(row: Int) throws {
    let form = try FieldForm("iPhone SE (3rd generation)", fields: 9)
    let bar = UIView(frame: .zero)
    let view = form.screen.view as UIView
    for subview in [bar, form.list] { subview.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(bar)
    let bottom = bar.bottomAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8)
    NSLayoutConstraint.activate([
      form.list.topAnchor.constraint(equalTo: view.topAnchor),
      form.list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      form.list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      form.list.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -8),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 52), bottom,
    ])
    bottom.followKeyboard(gap: 8)
    view.avoidKeyboard(by: .scrolling)
    form.phone.show(UINavigationController(rootViewController: form.screen))
    form.edit(form.fields[row])
    let shown = windowFrame(form.fields[row])
    for part in [0.3, 0.6] {
      form.phone.dragKeyboard(by: part, dismissing: false)
      form.phone.untilKeyboardRests()
      #expect(windowFrame(form.fields[row]) == shown)
    }
    form.endEditing()
    #expect(form.list.contentOffset.y == form.top)
  }

  @Test(
    "A keyboard drag is canceled: the edited row of a table that follows the keyboard has not moved",
    .needs([.touches, .rotation]), arguments: Held.all, [Place.root, .navigation, .tab])
  func followedTable(held: Held, place: Place) throws {
    let phone = try held.make()
    let screen = FieldTable(rows: [40])
    screen.loadViewIfNeeded()
    screen.table.keyboardDismissMode = .interactive
    screen.table.followKeyboard()
    screen.view.avoidKeyboard(gap: 8)
    place.show(screen, on: phone)
    let field = try #require(screen.field(near: phone.screenBounds.maxY - 90))
    let rest = [windowFrame(screen.table), windowFrame(field)]
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    let shown = windowFrame(field)
    #expect(shown.maxY <= phone.keyboardTop)
    for share in [0.05, 0.6] as [CGFloat] {
      phone.dragKeyboard(by: share, dismissing: false)
      phone.untilKeyboardRests()
      #expect(windowFrame(field) == shown, "\(share)")
    }
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
    #expect([windowFrame(screen.table), windowFrame(field)] == rest)
    #expect(screen.table.contentOffset.y == -screen.table.adjustedContentInset.top)
    #expect(screen.table.contentInset == .zero)
  }
}
