import Foundation
import KeyboardGeometry
import Testing

/// The systems the library grew from, with their own numbers.
@Suite struct SampleArithmeticTests {
  /// S1: a field 20 above the bottom, held by a bottom constraint, sits 20 above the keyboard.
  @Test(
    "A bottom constraint follows the keyboard with a gap of 20",
    arguments: [216, 258, 302] as [CGFloat])
  func bottomConstraintClears(height: CGFloat) throws {
    let field = CGRect(x: 20, y: 667 - 20 - 34, width: 335, height: 34)
    var scene = AvoidanceScene(
      keyboard: Screens.keyboard(height, on: Screens.small), visibleBounds: Screens.small,
      containers: [.lift(.constant, frame: field)])
    let plan = scene.plan(for: .follow(gap: 20))
    var constant = Ledger(base: 20)
    let move = try #require(plan.move(of: .constant, container: 0))
    #expect(constant.contribute(move.to, by: .avoider) == height + 20)

    scene = scene.applying(plan)
    scene.keyboard = nil
    let back = try #require(scene.plan(for: .follow(gap: 20)).move(of: .constant, container: 0))
    #expect(constant.contribute(back.to, by: .avoider) == 20)
  }

  /// S2: the top constraint's constant changes by targetY − currentY, up or down, where targetY =
  /// view height − keyboard height − 20 − field height, and currentY is the sum of the nested
  /// y's.
  @Test(
    "A field in nested stack views rests 20 points above the keyboard",
    arguments: [
      // outer y, inner y, field y
      (20, 0, 30), (20, 120, 30), (20, 210, 30), (20, 400, 30), (20, 497, 80),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func fieldNestedStacks(outer: CGFloat, inner: CGFloat, y: CGFloat) {
    let height: CGFloat = 34
    let currentY = outer + inner + y
    let targetY = 667 - 258 - 20 - height
    let scene = AvoidanceScene(
      keyboard: Screens.keyboard(258, on: Screens.small), visibleBounds: Screens.small,
      targets: [Screens.field(y: currentY, height: height, gap: 20)],
      containers: [
        .lift(
          .constant, rate: -1, frame: CGRect(x: 0, y: outer, width: 375, height: 600),
          maximumDrop: .infinity)
      ])
    let plan = scene.plan(for: .hug)
    var constant = Ledger(base: 20)
    let value = constant.contribute(
      plan.move(of: .constant, container: 0)?.to ?? 0, by: .avoider)
    #expect(value == 20 + (targetY - currentY))
    #expect(scene.applying(plan).targets[0].rect.maxY == targetY + height)
    #expect(constant.contribute(0, by: .avoider) == 20)
  }

  /// S3: a strut is as high as the part of its view that the keyboard covers. Without a keyboard
  /// its height is 0.
  @Test("A strut is as high as the keyboard, zero without one")
  func strutTakesKeyboards() {
    var height: CGFloat = 0
    for (keyboard, expected) in [(258, 258), (216, 216), (302, 302), (0, 0)] as [(CGFloat, CGFloat)]
    {
      let scene = AvoidanceScene(
        keyboard: keyboard == 0 ? nil : Screens.keyboard(keyboard, on: Screens.small),
        visibleBounds: Screens.small,
        containers: [
          .lift(
            .constant, frame: Screens.small.offsetBy(dx: 0, dy: -height), own: height)
        ])
      height = scene.plan(for: .follow()).move(of: .constant, container: 0)?.to ?? height
      #expect(height == expected)
    }
  }

  /// S4: only a field that is not completely visible moves the view, by just enough and 8 more.
  @Test(
    "The view is lifted only if the field is not fully visible",
    arguments: [
      // the field's y, the keyboard's height, the lift
      (100, 258, 0), (375, 258, 0), (375.5, 258, 8.5), (376, 258, 9), (408, 258, 41),
      (409, 258, 42), (600, 258, 233), (613, 216, 204),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func viewMovesIf(
    y: CGFloat, height: CGFloat, lift: CGFloat
  ) {
    let scene = AvoidanceScene(
      keyboard: Screens.keyboard(height, on: Screens.small), visibleBounds: Screens.small,
      targets: [Screens.field(y: y, gap: 8)],
      containers: [.lift(frame: Screens.small)])
    let plan = scene.plan(for: .reveal)
    #expect((plan.move(of: .lift, container: 0)?.to ?? 0) == lift)
    #expect(scene.applying(plan).plan(for: .reveal).isEmpty)
  }

  /// S4, Apple's own way: a scroll view takes the keyboard as its inset, and scrolls.
  @Test("A scroll view gets the keyboard's inset and scrolls to the field")
  func scrollViewTakes() {
    let scene = AvoidanceScene(
      keyboard: Screens.keyboard(258, on: Screens.small), visibleBounds: Screens.small,
      targets: [Screens.field(y: 600, gap: 8)],
      containers: [.scroll(frame: Screens.small, contentHeight: 667)])
    let plan = scene.plan(for: .reveal)
    #expect(plan.move(of: .inset, container: 0)?.to == 258)
    #expect(plan.move(of: .offset, container: 0)?.to == 233)
  }

  /// S6: shift = keyboard height − (content height − field bottom), if that is more than
  /// nothing; by frames, or by a top and a bottom constraint together. Several fields in turn, then
  /// an exact return.
  @Test(
    "The content view shifts by the least distance that shows the field",
    arguments: [
      (Screens.small, 216), (Screens.small, 253),
      (CGRect(x: 0, y: 0, width: 568, height: 320), 162),
    ] as [(CGRect, CGFloat)])
  func contentViewShifts(screen: CGRect, height: CGFloat) {
    var scene = AvoidanceScene(
      keyboard: Screens.keyboard(height, on: screen), visibleBounds: screen,
      containers: [.lift(frame: screen)])
    var frame = Ledger(base: 0)
    var top = Ledger(base: 0)
    var bottom = Ledger(base: 0)
    for fraction in [0.9, 0.2, 0.6, 0.7] as [CGFloat] {
      let fieldBottom = (screen.height * fraction).rounded()
      let lift = scene.containers[0]
      scene.targets = [Screens.field(y: fieldBottom - 34 - lift.own)]
      let plan = scene.plan(for: .reveal)
      let shift = max(0, height - (screen.height - fieldBottom))
      let ours = plan.move(of: .lift, container: 0)?.to ?? lift.own
      #expect(ours == shift)
      #expect(frame.contribute(-ours, by: .avoider) == -shift)
      #expect(top.contribute(-ours, by: .avoider) == -shift)
      #expect(bottom.contribute(ours, by: .avoider) == shift)
      scene = scene.applying(plan)
    }
    scene.keyboard = nil
    let back = scene.plan(for: .reveal).move(of: .lift, container: 0)?.to ?? 0
    #expect(frame.contribute(-back, by: .avoider) == 0)
  }
}
