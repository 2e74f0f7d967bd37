extension UIView {
  /// The part of the margins in which lines of text stay easy to read.
  ///
  /// On a tablet at most 672 points in the middle of the margins (useyourloaf, "Readable Content
  /// Guides": 984 points between the margins leave 156 at each side of them). Elsewhere the margins
  /// themselves, up to 1008 points of width; beyond, at most 920 points (recorded on a Mac). It
  /// does not depend on the text size.
  public var readableContentGuide: UILayoutGuide {
    if let guide = safeArea.readableGuide { return guide }
    let guide = makeSystemGuide("UIViewReadableContentGuide", readableInsets)
    safeArea.readableGuide = guide
    return guide
  }

  private var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let isPad = traitCollection.userInterfaceIdiom == .pad
    let spare = bounds.width - insets.left - insets.right - (isPad ? 672 : 920)
    guard isPad || bounds.width > 1008, spare > 0 else { return insets }
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
