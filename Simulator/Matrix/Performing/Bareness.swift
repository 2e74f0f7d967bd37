import Phone

/// Where a window shows nothing but its own background, as drawn at this moment.
///
/// A library that moves a screen may uncover the window, which is black on most devices. Whatever
/// else an app shows has a color, an image or a gradient.
struct Bareness: Equatable {
  /// How many columns of the window are looked at.
  private static let columnCount = 5
  /// The height of a row, in points.
  private static let step: CGFloat = 2

  /// For each column, from the left, whether each row from the top is bare.
  private let columns: [[Bool]]

  /// Makes a value for a window that is covered everywhere.
  init() { columns = [] }

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

  /// The height of the highest strip that is bare here and not in `other`, in points.
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

  /// Collects what a layer and those in it paint, clipped, in screen points.
  ///
  /// - Parameters:
  ///   - map: From the superlayer's coordinates to the screen's.
  ///   - clip: The part of the screen that the layers around it leave, in screen points.
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

  /// Whether a layer covers its whole area. Text does not.
  @MainActor
  private static func paints(_ layer: CALayer, _ state: LayerState, _ opacity: CGFloat) -> Bool {
    (state.backgroundColor?.alpha ?? 0) * opacity > 0.3
      || state.gradient?.colors?.isEmpty == false || layer.delegate is UIImageView
  }
}
