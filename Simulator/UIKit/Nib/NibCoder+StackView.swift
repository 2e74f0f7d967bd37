extension NibCoder {
  /// The subviews have become the stack's by now; all of them are arranged.
  @MainActor
  func read(into stack: UIStackView) {
    read { element, _ in
      stack.axis = try element.choice("axis", Self.axes) ?? .horizontal
      stack.distribution = try element.choice("distribution", Self.distributions) ?? .fill
      stack.alignment = try element.choice("alignment", Self.alignments) ?? .fill
      stack.spacing = try element.number("spacing") ?? 0
      stack.isBaselineRelativeArrangement =
        try element.bool("baselineRelativeArrangement") ?? false
      for view in stack.subviews { stack.addArrangedSubview(view) }
    }
  }

  private static let axes: [String: NSLayoutConstraint.Axis] = [
    "horizontal": .horizontal, "vertical": .vertical,
  ]

  private static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  private static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]
}
