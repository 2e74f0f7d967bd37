import Testing
import UIKit

/// The stack view's other settings, by the arithmetic of its documentation.
@MainActor
@Suite struct StackViewTests {
  private func makeStack(_ views: [UIView], width: CGFloat = 300, height: CGFloat = 60)
    -> UIStackView
  {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return stack
  }

  private func boxes(_ widths: CGFloat...) -> [UIView] {
    widths.map { Box(size: CGSize(width: $0, height: 20)) }
  }

  private func spans(_ stack: UIStackView) -> [[CGFloat]] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
  }

  @Test("Equal spacing shares what is left")
  func equalSpacingShares() {
    let stack = makeStack(boxes(50, 70, 60))
    stack.distribution = .equalSpacing
    stack.spacing = 5
    #expect(spans(stack) == [[0, 50], [110, 70], [240, 60]])
  }

  @Test("Equal centering keeps the centres apart")
  func equalCenteringKeeps() {
    let stack = makeStack(boxes(40, 80, 40))
    stack.distribution = .equalCentering
    #expect(spans(stack) == [[0, 40], [110, 80], [260, 40]])
  }

  // The documentation of both: arranged views keep their own sizes where there is room for them.
  @Test(
    "A hidden view stretches nobody",
    arguments: [UIStackView.Distribution.equalSpacing, .equalCentering], [[1], [0], [3], [1, 2]])
  func hiddenViewStretches(distribution: UIStackView.Distribution, hidden: [Int]) {
    let stack = makeStack(boxes(45, 60, 50, 57))
    stack.distribution = distribution
    stack.spacing = 6
    for index in hidden { stack.arrangedSubviews[index].isHidden = true }
    let shown = (0..<4).filter { !hidden.contains($0) }
    let found = spans(stack)
    #expect(shown.map { found[$0][1] } == shown.map { [45, 60, 50, 57][$0] })
    #expect(found[shown[0]][0] == 0)
    #expect(found[shown.last!][0] + found[shown.last!][1] == 300)
  }

  @Test("Fill proportionally follows the intrinsic widths")
  func fillProportionallyFollows() {
    let stack = makeStack(boxes(50, 100), width: 330)
    stack.distribution = .fillProportionally
    stack.spacing = 15
    // 50 and 100 of 165 of the width (the spacing counts once); the last one, of the lower
    // priority, gives way to the required edges.
    #expect(spans(stack) == [[0, 100], [115, 215]])
  }

  // ContainerFacts 9.2: of two bare spacers the last takes all.
  @Test("The last of several bare spacers takes all", arguments: [2, 3])
  func lastSeveralBare(count: Int) {
    let stack = makeStack((0..<count).map { _ in UIView() })
    stack.spacing = 10
    let widths = spans(stack).map { $0[1] }
    #expect(widths.dropLast().allSatisfy { $0 == 0 })
    #expect(widths.last == 300 - 10 * CGFloat(count - 1))
  }

  @Test("Custom spacing replaces the spacing after one view")
  func customSpacingReplaces() {
    let views = boxes(50, 50, 50)
    let stack = makeStack(views, width: 200)
    stack.spacing = 10
    stack.setCustomSpacing(30, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == 30)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    let frames = spans(stack)
    #expect(frames[1][0] - (frames[0][0] + frames[0][1]) == 30)
    #expect(frames[2][0] - (frames[1][0] + frames[1][1]) == 10)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    #expect(spans(stack)[1][0] - (spans(stack)[0][0] + spans(stack)[0][1]) == 10)
  }

  @Test("Margins move the canvas in")
  func marginsMoveCanvas() {
    let stack = makeStack(boxes(50), width: 200, height: 100)
    stack.layoutMargins = UIEdgeInsets(top: 5, left: 20, bottom: 10, right: 30)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 20, y: 5, width: 150, height: 85))
  }

  static nonisolated let alignments: [(UIStackView.Alignment, [CGFloat])] = [
    (.fill, [0, 60]), (.top, [0, 20]), (.center, [20, 20]), (.bottom, [40, 20]),
  ]

  @Test("Alignments", arguments: alignments)
  func alignments(alignment: UIStackView.Alignment, expected: [CGFloat]) {
    let stack = makeStack(boxes(50, 50))
    stack.alignment = alignment
    stack.layoutIfNeeded()
    for view in stack.arrangedSubviews {
      #expect([view.frame.minY, view.frame.height] == expected, "\(alignment)")
    }
  }

  @Test("Baselines of different fonts meet")
  func baselinesDifferentFonts() {
    let (small, large) = (UILabel(), UILabel())
    small.text = "small"
    large.text = "large"
    small.font = .systemFont(ofSize: 12)
    large.font = .systemFont(ofSize: 30)
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      let stack = makeStack([small, large])
      stack.alignment = alignment
      stack.layoutIfNeeded()
      let baselines = [small, large].map { $0.frame.minY + ($0.font?.ascender ?? 0) }
      #expect(abs(baselines[0] - baselines[1]) <= 0.5, "\(alignment)")
    }
  }

  @Test("The size of a stack is that of its views")
  func sizeStackViews() {
    let stack = UIStackView(arrangedSubviews: boxes(50, 70))
    stack.spacing = 10
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 130, height: 20))
    stack.axis = .vertical
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 70, height: 50))
  }

  @Test("Hiding animates like any constraint")
  func hidingAnimatesLike() {
    UIApplication.launch()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let views = boxes(50, 50)
    let stack = makeStack(views)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    window.addSubview(stack)
    window.isHidden = false
    window.layoutIfNeeded()
    window.layer.commitTree()
    UIView.animate(withDuration: 0.4) {
      views[0].isHidden = true
      stack.layoutIfNeeded()
    }
    #expect(views[1].frame.height == 60)
    VirtualClock.shared.advance(by: 0.2)
    let shown = views[1].layer.presentation()?.frame.height ?? 0
    #expect(shown > 30 && shown < 60)
  }

  @Test("Removing an arranged view leaves it a subview")
  func removingArrangedView() {
    let views = boxes(50, 50)
    let stack = makeStack(views)
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews.count == 1)
    #expect(views[0].superview === stack)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
  }
}
