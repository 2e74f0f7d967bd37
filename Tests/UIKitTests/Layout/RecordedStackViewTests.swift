import Testing
import UIKit

/// Numbers recorded from Apple's UIStackView (uikit-recorded.json, "stack_view").
@MainActor
@Suite struct RecordedStackViewTests {
  @Test func fillEquallyWithoutRemainder() {
    let stack = makeStack(width: 320, height: 100, spacing: 8, views: boxes(4))
    stack.distribution = .fillEqually
    expectFrames(stack, x: [0, 82, 164, 246], width: [74, 74, 74, 74], y: 0, height: 100)
  }

  @Test func fillEquallyInThirds() {
    let stack = makeStack(width: 180, height: 300, spacing: 10, views: boxes(3))
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.layoutIfNeeded()
    for (view, y) in zip(stack.arrangedSubviews, [0, 103, 207] as [CGFloat]) {
      expectNear(view.frame, CGRect(x: 0, y: y, width: 180, height: 93.5))
    }
  }

  @Test func aHiddenViewCollapsesHalfwayInsideTheSpacing() {
    let stack = makeStack(width: 320, height: 100, spacing: 8, views: boxes(4))
    stack.distribution = .fillEqually
    stack.arrangedSubviews[2].isHidden = true
    expectFrames(
      stack, x: [0, 109, 215, 219], width: [101.5, 101.5, 0, 101.5], y: 0, height: 100)
  }

  @Test func aSpacerTakesTheSlack() {
    let views = [box(28, 19), UIView(), box(37.5, 19)]
    let stack = makeStack(width: 300, height: 30, spacing: 8, views: views)
    stack.alignment = .center
    stack.layoutIfNeeded()
    expectNear(views[0].frame, CGRect(x: 0, y: 6, width: 28, height: 19))
    expectNear(views[1].frame, CGRect(x: 36, y: 15, width: 218.5, height: 0))
    expectNear(views[2].frame, CGRect(x: 263, y: 6, width: 37.5, height: 19))
  }

  @Test func amongEqualHuggersTheFirstIsStretched() {
    let views = [box(29.5, 20), box(29, 20), box(41.5, 20)]
    let stack = makeStack(width: 300, height: 30, spacing: 8, views: views)
    expectFrames(stack, x: [0, 222, 259], width: [213.5, 29, 41.5], y: 0, height: 30)
  }

  @Test func aNestedStackIsFlexible() {
    let inner = UIStackView(arrangedSubviews: [box(22.5, 16), box(41, 16)])
    inner.axis = .vertical
    inner.spacing = 3
    let stack = makeStack(width: 300, height: 60, spacing: 8, views: [box(34.5, 19), inner])
    stack.alignment = .top
    stack.layoutIfNeeded()
    expectNear(stack.arrangedSubviews[0].frame, CGRect(x: 0, y: 0, width: 34.5, height: 19))
    expectNear(inner.frame, CGRect(x: 43, y: 0, width: 257.5, height: 35))
  }

  // uikit-behaviour 3.3: of two bare spacers the last takes all.
  @Test(arguments: [2, 3])
  func theLastOfSeveralBareSpacersTakesAll(count: Int) {
    let stack = makeStack(width: 300, height: 30, spacing: 10, views: boxes(count))
    stack.layoutIfNeeded()
    let widths = stack.arrangedSubviews.map(\.frame.width)
    #expect(widths.dropLast().allSatisfy { $0 == 0 })
    #expect(widths.last == 300 - 10 * CGFloat(count - 1))
  }

  private func makeStack(
    width: CGFloat, height: CGFloat, spacing: CGFloat, views: [UIView]
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stack.spacing = spacing
    return stack
  }

  private func expectFrames(
    _ stack: UIStackView, x: [CGFloat], width: [CGFloat], y: CGFloat, height: CGFloat
  ) {
    stack.layoutIfNeeded()
    for (index, view) in stack.arrangedSubviews.enumerated() {
      expectNear(view.frame, CGRect(x: x[index], y: y, width: width[index], height: height))
    }
  }

  private func boxes(_ count: Int) -> [UIView] { (0..<count).map { _ in UIView() } }
  private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    Box(size: CGSize(width: width, height: height))
  }
}

/// A view with an intrinsic size and nothing else.
final class Box: UIView {
  private let size: CGSize

  init(size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
