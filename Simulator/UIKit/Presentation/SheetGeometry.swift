import KeyboardSimulation

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
  /// Whether sheets below the large detent float, scaled, instead of being attached to the edge.
  private let floats: Bool

  init(_ container: UIView) {
    bounds = container.bounds
    insets = container.safeAreaInsets
    traits = container.traitCollection
    floats = UIApplication.shared.behavior.sheetShape == .floating
  }

  /// The distance of a large sheet from the status bar before iOS 26. Known divergence: no public
  /// number.
  private static let topGap: CGFloat = 10
  /// The size of a form sheet that asks for none, as apps know it; since iPadOS 16 it is said to
  /// be a little larger (KNOWN_GAPS).
  private static let formSize = CGSize(width: 540, height: 620)
  /// The largest page sheet, and what is free on either side of it at least: numbers of a library
  /// that imitates it (github.com/velos/FlowStack, pull request 30); none was measured
  /// (KNOWN_GAPS).
  private static let pageSize = CGSize(width: 706, height: 998)
  private static let pageMargin: CGFloat = 44

  /// On iOS 26.1 a large sheet begins at the safe area's top: 59 of 852 points (openuikit, as
  /// above).
  private var top: CGFloat { insets.top + (floats ? 0 : Self.topGap) }
  private var maximum: CGFloat { bounds.height - top - insets.bottom }

  var context: DetentContext {
    DetentContext(traits: traits, maximum: maximum, medium: medium)
  }

  /// On iOS 26.1 it is 425 of 759 points; the rule for other screens is a guess (KNOWN_GAPS).
  /// Before, the sheet takes half of the screen (Human Interface Guidelines, "Sheets").
  private var medium: CGFloat {
    floats ? (maximum * 0.56).rounded(.down) : max(bounds.height / 2 - insets.bottom, 0)
  }

  /// Whether the sheet comes from the lower edge, where its detents decide about the height.
  var isAttached: Bool {
    traits.verticalSizeClass != .compact && traits.horizontalSizeClass != .regular
  }

  var placement: PresentedPlacement {
    // In compact height a sheet covers the screen.
    if traits.verticalSizeClass == .compact { return PresentedPlacement(bounds) }
    return isAttached ? fromBelow : PresentedPlacement(centred)
  }

  /// From the lower edge up; with the keyboard a low sheet grows by what the keyboard covers, so
  /// that as much of it can be seen as before.
  private var fromBelow: PresentedPlacement {
    var value = min(detent ?? maximum, maximum)
    if let keyboardTop {
      value = min(value + max(bounds.height - keyboardTop - insets.bottom, 0), maximum)
    }
    if floats, value < maximum {
      let law = FloatingSheetLaw(
        container: bounds.size, bottomInset: insets.bottom, displayScale: traits.displayScale)
      return law.placement(of: value)
    }
    let height = value + insets.bottom
    return PresentedPlacement(
      CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height))
  }

  /// In the middle; the keyboard pushes it up, as far as the top allows.
  private var centred: CGRect {
    let top = insets.top + Self.topGap
    var size = Self.formSize
    if !isForm {
      size = CGSize(
        width: min(Self.pageSize.width, bounds.width - 2 * Self.pageMargin),
        height: min(Self.pageSize.height, bounds.height - 2 * Self.pageMargin))
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
