import Phone

/// The bare parts of a window, as drawn at this moment. A part is bare if nothing but the window's
/// own background is visible there, and covered if a layer paints a color, an image or a gradient
/// there.
///
/// A library that moves a screen may uncover the window behind the screen. The user then sees a
/// strip that is black on most devices.
struct Bareness: Equatable {
  /// The number of vertical lines, evenly spaced across the window, along which the window is
  /// checked.
  private static let columnCount = 5
  /// The height of a row, in points. Each line is divided into rows, which are either bare or
  /// covered.
  private static let step: CGFloat = 2

  /// Whether a row is bare: one array for each line, from left to right, with the rows from top to
  /// bottom.
  private let columns: [[Bool]]

  /// Makes a value for a window that has no bare parts.
  init() { columns = [] }

  /// Finds the bare parts of a window, as the layers of the phone's screen are drawn now.
  @MainActor
  init(of window: UIWindow, on phone: Phone) {
    var painted: [CGRect] = []
    for layer in phone.layersBackToFront {
      Self.collect(layer, map: .identity, clip: .infinite, opacity: 1, into: &painted)
    }
    let frame = window.shownFrame.intersection(phone.screen.bounds)
    guard !frame.isEmpty else {
      columns = []
      return
    }
    let rows = Int(frame.height / Self.step)
    columns = (0..<Self.columnCount).map { column in
      let part = CGFloat(column) / CGFloat(Self.columnCount - 1)
      let x = frame.minX + 1 + (frame.width - 2) * part
      var isBare = [Bool](repeating: true, count: rows)
      for rect in painted where rect.minX <= x && rect.maxX >= x {
        let first = max(Int(((rect.minY - frame.minY) / Self.step).rounded(.down)), 0)
        let last = min(Int(((rect.maxY - frame.minY) / Self.step).rounded(.up)), rows)
        if first < last { for row in first..<last { isBare[row] = false } }
      }
      return isBare
    }
  }

  /// Returns the height, in points, of the highest strip that is bare in this value and covered in
  /// `other`.
  func height(beyond other: Bareness) -> CGFloat {
    var highest = 0
    for (column, still) in zip(columns, other.columns) {
      var run = 0
      for (isBare, wasBare) in zip(column, still) {
        run = isBare && !wasBare ? run + 1 : 0
        highest = max(highest, run)
      }
    }
    return CGFloat(highest) * Self.step
  }

  /// Collects the rectangles that a layer and its sublayers paint, in screen points.
  ///
  /// - Parameters:
  ///   - map: The transform from the superlayer's coordinates to the screen's.
  ///   - clip: The part of the screen to which the superlayers clip the layer, in screen points.
  ///   - opacity: The product of the opacities of all superlayers.
  ///   - painted: The rectangles found so far.
  @MainActor
  private static func collect(
    _ layer: CALayer, map: CGAffineTransform, clip: CGRect, opacity: CGFloat,
    into painted: inout [CGRect]
  ) {
    let state = layer.presentationState
    let visible = opacity * CGFloat(min(max(state.opacity, 0), 1))
    guard !state.isHidden, visible > 0.3 else { return }
    let own = state.toSuperlayer.concatenating(map)
    let rect = state.bounds.applying(own).intersection(clip)
    if !(layer.delegate is UIWindow), !rect.isEmpty, paints(layer, state, visible) {
      painted.append(rect)
    }
    let inner = state.masksToBounds ? rect : clip
    guard !inner.isEmpty else { return }
    let below = state.sublayerMap.concatenating(own)
    for child in layer.sublayers ?? [] {
      collect(child, map: below, clip: inner, opacity: visible, into: &painted)
    }
  }

  /// True if a layer covers its whole area with a color, a gradient or an image. Text leaves most
  /// of the layer's area uncovered, so a layer with only text is ignored.
  @MainActor
  private static func paints(_ layer: CALayer, _ state: LayerState, _ opacity: CGFloat) -> Bool {
    (state.backgroundColor?.alpha ?? 0) * opacity > 0.3
      || state.gradient?.colors?.isEmpty == false || layer.delegate is UIImageView
  }
}
