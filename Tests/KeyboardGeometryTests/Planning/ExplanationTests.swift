import Foundation
import KeyboardGeometry
import Testing

@Suite struct ExplanationTests {
  @Test("A plan's description lists hidden height, insets, offsets and lift")
  func planTellsFound() {
    let list = CGRect(x: 0, y: 490, width: 390, height: 300)
    let scene = AvoidanceScene(
      keyboard: Screens.keyboard(336, on: Screens.tall), visibleBounds: Screens.tall,
      targets: [Screens.field(y: 600, gap: 8)],
      containers: [
        .scroll(frame: list, contentHeight: 600),
        .scroll(frame: Screens.tall, contentHeight: 844, refusal: .pages),
        .lift(frame: Screens.tall),
      ])
    #expect(
      scene.plan(for: .reveal).description == """
        The keyboard's top edge is at 508.
        The field was hidden by 126; it is shown.
          container 0: inset 0 → 258: the keyboard covers 258
          container 0: offset 0 → 110: the target is 134 too low
          container 1: unchanged: it scrolls page by page
          container 2: lift 0 → 24: the target is 24 too low
        """)
  }

  @Test("A field cannot be shown completely: the plan's description says so")
  func impossibleTargetSaid() {
    let scene = AvoidanceScene(
      keyboard: Screens.keyboard(336, on: Screens.tall), visibleBounds: Screens.tall,
      targets: [Screens.field(y: 600)],
      containers: [.lift(frame: Screens.tall, maximumRise: 100)])
    #expect(
      scene.plan(for: .reveal).description == """
        The keyboard's top edge is at 508.
        The field was hidden by 126; 26 of it cannot be shown: no container can move further.
          container 0: lift 0 → 100: the target is 126 too low
        """)
  }

  @Test("A field is above the visible area: the description does not blame the keyboard")
  func targetAbove() {
    var scene = AvoidanceScene(
      keyboard: Screens.keyboard(336, on: Screens.tall), visibleBounds: Screens.tall,
      targets: [Screens.field(y: -30)],
      containers: [.scroll(frame: Screens.tall, contentHeight: 1200, contentOffset: 200)])
    #expect(scene.plan(for: .reveal).description.contains("\nThe field is shown.\n"))
    scene.containers = [.lift(frame: Screens.tall)]
    #expect(
      scene.plan(for: .reveal).description.contains(
        "\nThe field stays 30 out of sight: no container can move further.\n"))
  }

  @Test(
    "The reason for a smaller offset says whether the content ends or nothing needs the offset")
  func smallerOffset() throws {
    func reason(contentHeight: CGFloat, tentative: CGFloat) throws -> AvoidanceReason {
      let scene = AvoidanceScene(
        keyboard: Screens.keyboard(336, on: Screens.tall), visibleBounds: Screens.tall,
        targets: [Screens.field(y: 200)],
        containers: [
          .scroll(
            frame: Screens.tall, contentHeight: contentHeight, contentOffset: 300, ownInset: 436,
            ownOffset: 300, tentativeOffset: tentative)
        ])
      let moves = scene.plan(for: .reveal).moves
      return try #require(moves.first { $0.quantity == .offset && $0.to != 0 }).reason
    }
    #expect(try reason(contentHeight: 3000, tentative: 100) == .returns)
    // The list is scrolled to its end above a keyboard 436 points high. Now the keyboard is lower.
    #expect(try reason(contentHeight: Screens.tall.height - 136, tentative: 0) == .settles)
  }

  @Test(
    "Each AvoidanceReason's description is one line",
    arguments: [
      (.makesRoom(overlap: 336, consumed: 0, room: 0), "the keyboard covers 336"),
      (
        .makesRoom(overlap: 336, consumed: 34, room: 8),
        "the keyboard covers 336, of which the container yields 34 by itself, and the target needs 8 "
          + "below it"
      ),
      (.reveals(needed: 12.5), "the target is 12.5 too low"),
      (.reveals(needed: -7), "the target is 7 too high to be seen"),
      (.hugs(distance: 40), "the target is 40 below its place on the keyboard"),
      (.hugs(distance: -40), "the target is 40 above its place on the keyboard"),
      (.follows(overlap: 258), "the lower edge is 258 below its place above the keyboard"),
      (.settles, "the content ends here"),
      (.returns, "nothing needs it any more"),
    ] as [(AvoidanceReason, String)])
  func reasonLine(reason: AvoidanceReason, line: String) {
    #expect(reason.description == line)
  }

  @Test(
    "Each reason not to move has a one-line description",
    arguments: [
      (.isClear, "the keyboard does not reach it"),
      (.isInPlace, "it is in place already"),
      (.isNotNeeded, "nothing is left to move"),
      (.yieldsByItself(consumed: 336), "it yields 336 by itself"),
      (.isAtItsLimit(missing: 1.0 / 3), "it can go no further, 0.33 are missing"),
      (.pages, "it scrolls page by page"),
      (.scrollsSideways, "it does not scroll vertically"),
      (.isUnreadable, "one of its numbers cannot be used"),
    ] as [(AvoidancePlan.Unchanged.Reason, String)])
  func reasonStayLine(reason: AvoidancePlan.Unchanged.Reason, line: String) {
    #expect(reason.description == line)
  }
}
