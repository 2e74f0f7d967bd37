extension UIView {
  /// The part of the margins in which lines of text stay easy to read.
  ///
  /// The margins themselves, up to 1008 points of width; beyond, at most 920 points in their middle
  /// (uikit-recorded, readable_content). It does not depend on the text size.
  public var readableContentGuide: UILayoutGuide {
    if let guide = safeArea.readableGuide { return guide }
    let guide = makeSystemGuide("UIViewReadableContentGuide", readableInsets)
    safeArea.readableGuide = guide
    return guide
  }

  private var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let spare = bounds.width - insets.left - insets.right - 920
    guard bounds.width > 1008, spare > 0 else { return insets }
    insets.left += spare / 2
    insets.right += spare / 2
    return insets
  }

  /// The width or the margins may have changed.
  func updateReadableContentGuide() {
    guard let guide = safeArea.readableGuide else { return }
    let insets = readableInsets
    if insets != guide.insets { guide.setInsets(insets) }
  }
}
