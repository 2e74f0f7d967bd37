extension NibCoder {
  /// - Parameter alignment: How content stands across where the nib says nothing.
  @MainActor
  func readControl(
    _ control: UIControl, from element: NibElement,
    alignment: UIControl.ContentHorizontalAlignment = .center
  ) throws {
    control.isEnabled = try element.bool("enabled") ?? true
    control.isSelected = try element.bool("selected") ?? false
    control.isHighlighted = try element.bool("highlighted") ?? false
    control.contentHorizontalAlignment =
      try element.choice("contentHorizontalAlignment", Self.horizontalAlignments) ?? alignment
    control.contentVerticalAlignment =
      try element.choice("contentVerticalAlignment", Self.verticalAlignments) ?? .center
  }

  private static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]

  private static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]
}
