/// Where a sheet lies in its container, in the container's coordinates and points.
@MainActor
struct SheetGeometry {
  var bounds: CGRect
  var preferredSize = CGSize.zero
  var isForm = false
  /// The height above the bottom safe area; nil for the large detent.
  var detent: CGFloat?
  /// The keyboard's upper edge; nil while it is down.
  var keyboardTop: CGFloat?
  private let insets: UIEdgeInsets
  private let traits: UITraitCollection

  init(_ container: UIView) {
    bounds = container.bounds
    insets = container.safeAreaInsets
    traits = container.traitCollection
  }

  /// The distance of a large sheet from the status bar. Known divergence: no public number.
  private static let topGap: CGFloat = 10
  /// The size of a form sheet that asks for none.
  private static let formSize = CGSize(width: 540, height: 620)

  private var top: CGFloat { insets.top + Self.topGap }

  var context: DetentContext {
    DetentContext(
      traits: traits, maximum: bounds.height - top - insets.bottom, height: bounds.height,
      bottom: insets.bottom)
  }

  var frame: CGRect {
    if traits.horizontalSizeClass == .regular, traits.verticalSizeClass == .regular {
      return floating
    }
    // In compact height a sheet covers the screen.
    if traits.verticalSizeClass == .compact { return bounds }
    return attached
  }

  /// From the bottom edge up; with the keyboard a low sheet grows by what the keyboard covers, so
  /// that as much of it can be seen as before.
  private var attached: CGRect {
    let largest = bounds.height - top
    var height = min((detent ?? context.maximumDetentValue) + insets.bottom, largest)
    if let keyboardTop {
      let covered = max(bounds.height - keyboardTop - insets.bottom, 0)
      height = min(height + covered, largest)
    }
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// In the middle; the keyboard pushes it up, as far as the top allows.
  private var floating: CGRect {
    var size = Self.formSize
    if !isForm {
      size = CGSize(width: min(bounds.width - 56, 712), height: bounds.height - 2 * (top + 10))
    }
    if preferredSize.width > 0, isForm { size.width = preferredSize.width }
    if preferredSize.height > 0, isForm { size.height = preferredSize.height }
    size.width = min(size.width, bounds.width)
    size.height = min(size.height, bounds.height - top)
    var y = bounds.midY - size.height / 2
    if let keyboardTop, keyboardTop < y + size.height {
      y = min(y, max(keyboardTop - size.height, top))
    }
    return CGRect(
      x: (bounds.midX - size.width / 2).rounded(), y: y.rounded(), width: size.width,
      height: size.height)
  }
}
