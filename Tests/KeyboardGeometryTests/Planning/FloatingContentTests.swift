import Foundation
import KeyboardGeometry
import Testing

/// Headers and footers that float over a list's content hide a target, as the keyboard does.
@Suite struct FloatingContentTests {
  private static let screen = CGRect(x: 0, y: 0, width: 390, height: 800)
  private static let keyboardTop: CGFloat = 500
  private static let gap: CGFloat = 8

  /// A list that fills the screen, with a field in it.
  private func scene(field y: CGFloat, floatingTop: CGFloat = 0, floatingBottom: CGFloat = 0)
    -> AvoidanceScene
  {
    var list = AvoidanceContainer.scroll(
      frame: Self.screen, contentHeight: 2000, contentOffset: 600)
    list.content.floatingTop = floatingTop
    list.content.floatingBottom = floatingBottom
    return AvoidanceScene(
      keyboard: CGRect(x: 0, y: Self.keyboardTop, width: 390, height: 300),
      visibleBounds: Self.screen,
      targets: [RevealTarget(CGRect(x: 0, y: y, width: 300, height: 40), gap: Self.gap)],
      containers: [list])
  }

  @Test(
    "A field rests its gap above the list's floating footer",
    arguments: [0, 20, 44, 120] as [CGFloat])
  func footer(height: CGFloat) {
    let scene = scene(field: 700, floatingBottom: height)
    let after = scene.applying(scene.plan(for: .reveal))
    #expect(after.targetFrames[0].maxY == Self.keyboardTop - height - Self.gap)
  }

  @Test(
    "A field behind the list's floating header scrolls below the header",
    arguments: [20, 44, 120] as [CGFloat])
  func header(height: CGFloat) {
    let scene = scene(field: 5, floatingTop: height)
    let after = scene.applying(scene.plan(for: .reveal))
    #expect(after.targetFrames[0].minY == height)
  }

  @Test("A field between floating header and footer does not move")
  func between() {
    let plan = scene(field: 100, floatingTop: 100, floatingBottom: 100).plan(for: .reveal)
    #expect(plan.outcome == .alreadyVisible)
    #expect(plan.move(of: .offset, container: 0) == nil)
  }

  @Test("A field in a clipping cell still clears the floating footer")
  func clippingCell() {
    var scene = scene(field: 700, floatingBottom: 44)
    scene.containers.insert(.clip(frame: CGRect(x: 0, y: 690, width: 390, height: 60)), at: 0)
    let after = scene.applying(scene.plan(for: .reveal))
    #expect(after.targetFrames[0].maxY == Self.keyboardTop - 44 - Self.gap)
  }

  @Test(
    "Negative or non-finite heights of floating headers count as zero",
    arguments: [.nan, .infinity, -20] as [CGFloat])
  func nonsense(height: CGFloat) {
    let scene = scene(field: 700, floatingTop: height, floatingBottom: height)
    let after = scene.applying(scene.plan(for: .reveal))
    #expect(after.targetFrames[0].maxY == Self.keyboardTop - Self.gap)
  }
}
