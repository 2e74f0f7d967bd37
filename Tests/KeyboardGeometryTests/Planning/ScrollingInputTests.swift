import Foundation
import KeyboardGeometry
import Testing

/// The input is a text view, which scrolls its own text. The caret moves with the text. The text
/// view's frame and the label below move with the form.
@Suite struct ScrollingInputTests {
  /// A text view of 120 points from 560 on, with a counter below, in a form that scrolls.
  private static func scene(caret: CGFloat, textOffset: CGFloat = 0) -> AvoidanceScene {
    let frame = CGRect(x: 20, y: 560, width: 350, height: 120)
    return AvoidanceScene(
      keyboard: Screens.keyboard(336, on: Screens.tall), visibleBounds: Screens.tall,
      targets: [
        RevealTarget(CGRect(x: 20, y: caret, width: 1, height: 20), gap: 8, role: .caret),
        RevealTarget(frame, gap: 8, role: .field, isOutsideFirst: true),
        RevealTarget(
          CGRect(x: 20, y: 690, width: 350, height: 20), gap: 8, role: .companions,
          isOutsideFirst: true),
      ],
      containers: [
        .scroll(frame: frame, contentHeight: 400, contentOffset: textOffset),
        .scroll(frame: Screens.tall, contentHeight: 1200),
      ])
  }

  @Test("The form scrolls for a text view, whose own text stays")
  func formMoves() {
    let scene = Self.scene(caret: 570)
    let plan = scene.plan(for: .reveal)
    #expect(plan.outcome == .shown && plan.role == .companions, "\(plan)")
    #expect(plan.move(of: .offset, container: 0) == nil)
    #expect(plan.move(of: .offset, container: 1)?.to == 210)
    let after = scene.applying(plan)
    #expect(after.targets.map(\.rect.maxY) == [380, 470, 500])
    #expect(after.plan(for: .reveal).isEmpty)
  }

  @Test("A caret below its text view's edge: the text scrolls just enough")
  func textMoves() {
    let scene = Self.scene(caret: 690)
    let plan = scene.plan(for: .reveal)
    #expect(plan.role == .companions, "\(plan)")
    #expect(plan.move(of: .offset, container: 0)?.to == 30)
    #expect(plan.move(of: .offset, container: 1)?.to == 210)
    #expect(scene.applying(plan).plan(for: .reveal).isEmpty)
  }

  @Test("A text view and its counter do not fit: counter dropped first")
  func dropsLeast() {
    var scene = Self.scene(caret: 570)
    scene.visibleBounds = CGRect(x: 0, y: 380, width: 390, height: 464)
    #expect(scene.plan(for: .reveal).role == .field)
    scene.visibleBounds.origin.y = 450
    let plan = scene.plan(for: .reveal)
    #expect(plan.role == .caret && plan.outcome == .shown, "\(plan)")
  }
}
