import Foundation
import KeyboardGeometry
import Testing

/// Mistakes in geometry that were reported for other libraries. The numbers are those of
/// KeyboardFailures.
@Suite struct KnownMistakesTests {
  static let keyboard = Screens.keyboard(336, on: Screens.tall)

  static func form(_ edit: (inout AvoidanceContainer) -> Void = { _ in }) -> AvoidanceScene {
    var scroll = AvoidanceContainer.scroll(frame: Screens.tall, contentHeight: 1200)
    edit(&scroll)
    return AvoidanceScene(
      keyboard: keyboard, visibleBounds: Screens.tall,
      targets: [Screens.field(y: 600, gap: 8)], containers: [scroll])
  }

  /// #2, #23: a shortcut bar's frame is 313 high, but 55 of it show.
  @Test("A shortcut bar's frame extends off-screen: only the overlap counts")
  func overlapCounts() {
    var scene = Self.form()
    scene.keyboard = CGRect(x: 0, y: 844 - 55, width: 390, height: 313)
    #expect(scene.plan(for: .reveal).move(of: .inset, container: 0)?.to == 55)
  }

  /// Scrolling by 23 has shrunk a large title by 23, so the top inset is 132 instead of 155.
  @Test("Our scroll has shrunk the bar above the content: our bottom inset stays")
  func shrunkTitle() {
    var scene = Self.form {
      $0.content.height = 371
      ($0.content.automaticTopInset, $0.content.offset, $0.own) = (132, -132, 23)
      $0.content.ownInset = Self.keyboard.height
    }
    scene.targets = [Screens.field(y: 466, gap: 8)]
    #expect(scene.plan(for: .reveal).moves.allSatisfy { $0.to > 300 })
  }

  /// #10, #74: a view that ends above the screen's lower edge, as above a tab bar, is covered by
  /// less.
  @Test("A scroll view ends above a tab bar: smaller keyboard inset")
  func viewCovered() {
    let scene = Self.form { $0.frame.size.height = 844 - 83 }
    #expect(scene.plan(for: .reveal).move(of: .inset, container: 0)?.to == 253)
  }

  /// #14: less than a point of overlap is noise.
  @Test("A keyboard that covers only a fraction of a point is ignored")
  func fractionPoint() {
    var scene = Self.form()
    scene.keyboard = CGRect(x: 0, y: 843.667, width: 390, height: 336)
    #expect(scene.plan(for: .reveal).outcome == .noKeyboard)
  }

  /// #9: a keyboard wider than the window, and one beside the field.
  @Test("A form scrolls for a keyboard that covers the field, not for one beside it")
  func keyboardHides() {
    var scene = Self.form()
    scene.keyboard = CGRect(x: -300, y: 508, width: 1000, height: 336)
    #expect(scene.plan(for: .reveal).move(of: .offset, container: 0)?.to == 134)
    scene.keyboard = CGRect(x: 370, y: 508, width: 1000, height: 336)
    #expect(scene.plan(for: .reveal).move(of: .offset, container: 0) == nil)
  }

  /// #46: the home indicator's 34 points are in the keyboard's frame and in the adjusted inset.
  @Test("The home indicator's safe area is not added to the inset twice")
  func homeStrip() {
    let scene = Self.form { $0.content.automaticBottomInset = 34 }
    let plan = scene.plan(for: .reveal)
    #expect(plan.move(of: .inset, container: 0)?.to == 302)
    let content = scene.applying(plan).containers[0].content
    #expect(content.ownInset + content.automaticBottomInset == 336)
  }

  /// #47: a table that avoids by itself is not inset again.
  @Test(
    "A table or sheet adjusts to the keyboard without us: the plan adds only the missing points")
  func containerYields() {
    let whole = Self.form { $0.selfAdjustment = 336 }.plan(for: .reveal)
    #expect(whole.move(of: .inset, container: 0) == nil)
    let part = Self.form { $0.selfAdjustment = 300 }.plan(for: .reveal)
    #expect(part.move(of: .inset, container: 0)?.to == 36)
    let sheet = AvoidanceScene(
      keyboard: Self.keyboard, visibleBounds: Screens.tall, targets: [Screens.field(y: 600)],
      containers: [.lift(frame: Screens.tall, selfAdjustment: 100)])
    #expect(sheet.plan(for: .reveal).move(of: .lift, container: 0)?.to == 26)
  }

  /// #50: the caret's line counts, with its gap.
  @Test("A text view is too tall to fit: the caret is shown")
  func caretWins() {
    var scene = Self.form()
    scene.targets = [
      RevealTarget(CGRect(x: 30, y: 560, width: 2, height: 20), gap: 8, role: .caret),
      RevealTarget(CGRect(x: 20, y: 100, width: 350, height: 700), gap: 8, role: .field),
    ]
    let plan = scene.plan(for: .reveal)
    #expect(plan.targetCount == 1)
    #expect(plan.role == .caret)
    #expect(plan.move(of: .offset, container: 0)?.to == 80)
  }

  /// Users often ask for this: show the button below the field, too, if both fit.
  @Test("A companion button below the field fits: both are shown")
  func companionsShownFit() {
    var scene = Self.form()
    scene.targets.append(
      RevealTarget(CGRect(x: 20, y: 600, width: 335, height: 100), gap: 8, role: .companions))
    let plan = scene.plan(for: .reveal)
    #expect(plan.targetCount == 2)
    #expect(plan.move(of: .offset, container: 0)?.to == 200)
  }

  /// #51: a field that is visible stays, even with less than its gap.
  @Test("A visible field with less than its gap is not moved")
  func visibleField() {
    var scene = Self.form()
    scene.targets = [Screens.field(y: 470, gap: 8)]
    let plan = scene.plan(for: .reveal)
    #expect(plan.outcome == .alreadyVisible)
    #expect(plan.move(of: .offset, container: 0) == nil)
  }

  /// #52: Next scrolls straight to the next field's position, wherever the previous field was.
  @Test("Focus moves to the next field: the form scrolls on, without scrolling back first")
  func nextNotGo() {
    var scene = Self.form()
    scene = scene.applying(scene.plan(for: .reveal))
    scene.targets = [Screens.field(y: 660 - 134, gap: 8)]
    let move = scene.plan(for: .reveal).move(of: .offset, container: 0)
    #expect(move?.from == 134)
    #expect(move?.to == 194)
  }

  /// #54: a carousel that is the nearest scroll view is passed by.
  @Test("A field in a horizontal scroll view: the outer scroll view scrolls")
  func horizontalScrollViews() {
    var scene = Self.form()
    let carousel = AvoidanceContainer.scroll(
      frame: CGRect(x: 0, y: 590, width: 390, height: 60), contentHeight: 60,
      refusal: .scrollsSideways)
    scene.containers.insert(carousel, at: 0)
    let plan = scene.plan(for: .reveal)
    #expect(plan.unchanged.map(\.container) == [0])
    #expect(plan.unchanged.map(\.reason) == [.scrollsSideways])
    #expect(plan.move(of: .offset, container: 1)?.to == 134)
  }

  @Test("A field lies above a card that the keyboard covers: it does not move down into the card")
  func cardUnderKeyboard() {
    let card = CGRect(x: 0, y: 530, width: 390, height: 270)
    let scene = AvoidanceScene(
      keyboard: Self.keyboard, visibleBounds: Screens.tall,
      targets: [Screens.field(y: 500, gap: 8)],
      containers: [.lift(frame: card, maximumDrop: 100), .clip(frame: card)])
    let plan = scene.plan(for: .reveal)
    #expect(plan.isEmpty, "\(plan)")
    #expect(plan.outcome == .impossible(hidden: 30))
  }

  @Test("A paging scroll view gets no inset and no offset")
  func pagesNeitherInset() {
    let scene = Self.form { $0.refusal = .pages }
    let plan = scene.plan(for: .reveal)
    #expect(plan.isEmpty)
    #expect(plan.unchanged.first?.reason == .pages)
    #expect(plan.outcome == .impossible(hidden: 126))
  }

  /// #58: an offset never comes to lie beyond the adjusted range.
  @Test("The keyboard hides: the offset is clamped to the content's end")
  func hidingClampsContents() {
    let scroll = AvoidanceContainer.scroll(
      frame: Screens.tall, contentHeight: 900, contentOffset: 392, ownInset: 336)
    let scene = AvoidanceScene(
      keyboard: nil, visibleBounds: Screens.tall, containers: [scroll])
    let result = scene.applying(scene.plan(for: .reveal))
    let after = result.containers[0].content
    #expect(after.offset == 56)
    #expect(after.ownInset == 0)
  }

  /// The app has switched paging on after we have changed this scroll view's inset and offset.
  @Test("The app turns on paging in a form that we have scrolled: the form is lifted, not scrolled")
  func refusedOffsetGoesBack() {
    let pages = AvoidanceContainer.scroll(
      frame: Screens.tall, contentHeight: 994, contentOffset: 300, ownInset: 200,
      ownOffset: 100, refusal: .pages)
    var scene = Self.form()
    scene.targets = [Screens.field(y: 500)]
    scene.containers = [pages, .lift(frame: Screens.tall)]
    let plan = scene.plan(for: .reveal)
    let after = scene.applying(plan)
    #expect(after.containers[0].content.offset == 150)
    #expect(plan.outcome == .shown)
    #expect(after.targets[0].rect.maxY == Screens.tall.maxY - 336, "\(plan)")
  }

  /// The keyboard has become lower. The first plan has reduced the inset and the offset. The second
  /// plan may decide again about the offset change of the first one.
  @Test("The keyboard gets lower: a second plan changes nothing")
  func secondLookStaysAtEnd() {
    var scroll = AvoidanceContainer.scroll(
      frame: Screens.tall, contentHeight: 900, contentOffset: 300, ownInset: 336, ownOffset: 300)
    var scene = Self.form()
    scene.keyboard = Screens.keyboard(60, on: Screens.tall)
    scene.targets = [Screens.field(y: 400)]
    scene.containers = [scroll]
    let first = scene.applying(scene.plan(for: .reveal))
    let after = first.containers[0]
    let end = after.content.height + after.content.ownInset - after.frame.size.height
    #expect(after.content.offset == end)
    scroll = after
    scroll.content.tentativeOffset = after.own - 300
    scene = first
    scene.containers = [scroll]
    #expect(scene.plan(for: .reveal).isEmpty)
  }

  /// The traps of Listable and Blueprint: content shorter than the view.
  @Test(
    "Short content gets an inset only if it reaches the keyboard",
    arguments: [(300, 0), (508, 0), (509, 336), (700, 336)] as [(CGFloat, CGFloat)])
  func shortContentGets(height: CGFloat, inset: CGFloat) {
    var scene = Self.form { $0.content.height = height }
    scene.targets = [Screens.field(y: 100)]
    #expect((scene.plan(for: .reveal).move(of: .inset, container: 0)?.to ?? 0) == inset)
  }

  /// #44: the keyboard rotates with the device, and changes do not add up.
  @Test("Five rotations there and back: insets and offsets are the same")
  func turningBackForth() {
    var scene = Self.form()
    let first = scene.applying(scene.plan(for: .reveal))
    scene = first
    for _ in 0..<5 {
      scene.keyboard = Screens.keyboard(219, on: Screens.tall)
      scene = scene.applying(scene.plan(for: .reveal))
      scene.keyboard = Self.keyboard
      scene = scene.applying(scene.plan(for: .reveal))
    }
    #expect(scene == first)
  }

  @Test("A list scrolls as far as it can, and its screen is lifted by the rest")
  func innerScrollViews() {
    let list = CGRect(x: 0, y: 490, width: 390, height: 300)
    let scene = AvoidanceScene(
      keyboard: Self.keyboard, visibleBounds: Screens.tall,
      targets: [Screens.field(y: 600, gap: 8)],
      containers: [
        .scroll(frame: list, contentHeight: 600),
        .lift(frame: Screens.tall),
      ])
    let plan = scene.plan(for: .reveal)
    #expect(plan.move(of: .offset, container: 0)?.to == 110)
    #expect(plan.move(of: .lift, container: 1)?.to == 24)
    // The list has risen by 24 points, so the keyboard covers 24 points less of the list.
    #expect(plan.move(of: .inset, container: 0)?.to == 258)
  }

  @Test(
    "UIKit scrolls a list back because its inset is removed: the field stays above the keyboard")
  func gapAfterFallingBack() {
    let field = CGRect(x: 0, y: 12, width: 56, height: 8)
    var scene = AvoidanceScene(
      keyboard: CGRect(x: 16, y: 68, width: 32, height: 80),
      visibleBounds: CGRect(x: 0, y: 8, width: 80, height: 72),
      targets: [RevealTarget(field, gap: 12)],
      containers: [
        .scroll(
          frame: CGRect(x: 48, y: 0, width: 40, height: 80), contentHeight: 44, contentOffset: 24,
          ownInset: 68, ownOffset: 24),
        .lift(frame: CGRect(x: 0, y: 0, width: 80, height: 80)),
      ])
    scene.coverHeight = 16
    let plan = scene.plan(for: .reveal)
    let after = scene.applying(plan)
    #expect(abs(after.targets[0].rect.maxY - 40) < 0.001, "\(plan)")
    #expect(after.plan(for: .reveal).isEmpty)
  }

  @Test("A card sinks: its inner scroll view scrolls before the outer one")
  func roomOfWhatSinks() {
    let scene = AvoidanceScene(
      keyboard: CGRect(x: 0, y: 56, width: 80, height: 76),
      visibleBounds: CGRect(x: 0, y: 0, width: 80, height: 76),
      targets: [
        RevealTarget(CGRect(x: 12, y: 40, width: 12, height: 0), gap: 4, role: .caret),
        RevealTarget(CGRect(x: 8, y: 32, width: 36, height: 8), gap: 8),
      ],
      containers: [
        .scroll(
          frame: CGRect(x: 0, y: 32, width: 40, height: 8), contentHeight: 8, ownInset: 4),
        .scroll(
          frame: CGRect(x: 0, y: 36, width: 40, height: 4), contentHeight: 8, contentOffset: 4,
          ownInset: 4, ownOffset: 4, tentativeOffset: 4),
        .lift(
          frame: CGRect(x: 0, y: 20, width: 80, height: 76), own: -20, maximumDrop: 80),
      ])
    let plan = scene.plan(for: .hug)
    let after = scene.applying(plan)
    #expect(plan.move(of: .offset, container: 0)?.to == 4, "\(plan)")
    #expect(after.plan(for: .hug).isEmpty)
  }

  @Test("Without a target, a lift ends unless the user is scrolling", arguments: [true, false])
  func heldWithoutTarget(isHeld: Bool) {
    var scene = AvoidanceScene(
      keyboard: Self.keyboard, visibleBounds: Screens.tall,
      containers: [.lift(.constant, rate: -2, frame: Screens.tall, own: -50)])
    if isHeld { scene.freedom = .insetsOnly(because: .userScrolls) }
    let move = scene.plan(for: .reveal).move(of: .constant, container: 0)
    #expect(move?.to == (isHeld ? nil : 0))
  }
}
