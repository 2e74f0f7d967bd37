/// Where the columns of an expanded split view lie, in its coordinates.
///
/// Columns and the lines between them fill the width side by side. A sidebar that does not show
/// lies beyond the edge that it comes from.
struct SplitArrangement {
  /// The line between two columns, in points: 320, 1 and 703 of 1024 were printed by an app of
  /// iOS 4 (stackoverflow 7500912).
  static let divider: CGFloat = 1

  /// What a primary column of the newer styles is wider than it shows, beyond its edge, in points.
  /// It is in its safe area: 420 wide with 320 to be seen (richardtop/CalendarKit#320).
  static let overhang: CGFloat = 100

  private(set) var primary = CGRect.zero
  private(set) var supplementary = CGRect.zero
  private(set) var secondary = CGRect.zero
  private(set) var dividers: [CGRect] = []

  /// - Parameters:
  ///   - supplementaryWidth: nil where there are two columns.
  ///   - overhang: What the primary column has beyond its edge.
  ///   - isMirrored: Whether the sidebars come from the right.
  init(
    in size: CGSize, mode: UISplitViewController.DisplayMode, primaryWidth: CGFloat,
    supplementaryWidth: CGFloat?, overhang: CGFloat, isMirrored: Bool
  ) {
    // From the edge to the middle.
    let widths = [primaryWidth] + (supplementaryWidth.map { [$0] } ?? [])
    let shown = min(mode.sidebars, widths.count)
    let hidden = widths.dropLast(shown)
    var x = -hidden.reduce(0) { $0 + $1 + Self.divider }
    var frames: [CGRect] = []
    for (index, width) in widths.enumerated() {
      frames.append(CGRect(x: x, y: 0, width: width, height: size.height))
      x += width
      let isShown = index >= hidden.count
      let isLast = index == widths.count - 1
      if isShown, !isLast || !mode.isOverlay {
        dividers.append(CGRect(x: x, y: 0, width: Self.divider, height: size.height))
      }
      x += Self.divider
    }
    let start = shown == 0 || mode.isOverlay ? 0 : x
    // What is displaced keeps the width that it has beside one sidebar.
    let beside = mode == .twoDisplaceSecondary ? (widths.last ?? 0) + Self.divider : start
    secondary = CGRect(
      x: start, y: 0, width: max(size.width - beside, 0), height: size.height)
    frames[0].origin.x -= overhang
    frames[0].size.width += overhang
    primary = frames[0]
    if supplementaryWidth != nil { supplementary = frames[1] }
    if isMirrored { mirror(in: size.width) }
  }

  private mutating func mirror(in width: CGFloat) {
    let mirrored = { (frame: CGRect) in
      CGRect(
        x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    (primary, supplementary, secondary) = (
      mirrored(primary), mirrored(supplementary), mirrored(secondary)
    )
    dividers = dividers.map(mirrored)
  }

  func frame(of column: UISplitViewController.Column) -> CGRect {
    switch column {
    case .primary: primary
    case .supplementary: supplementary
    default: secondary
    }
  }
}
