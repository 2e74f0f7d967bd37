import Foundation

extension SimulatedDeviceConfiguration {
  /// Returns the frame of a window with a shape, in screen points, with its source.
  ///
  /// Both sides of Split View and the 10 points between them add up to the screen's width. This and
  /// the compact widths give every number of KeyboardFacts 4.4. An iPhone has full-screen windows
  /// only, so every shape gives the full screen there.
  package func windowFrame(_ shape: SimulatedWindowShape) -> Sourced<CGRect> {
    guard device.idiom == .pad else { return Sourced(bounds, device.size.source, .high) }
    switch shape {
    case .fullScreen:
      return Sourced(bounds, device.size.source, device.size.confidence)
    case .splitView(let share, let side):
      let width = width(of: share)
      let x = side == .left ? 0 : bounds.width - width.value
      return Sourced(
        CGRect(x: x, y: 0, width: width.value, height: bounds.height), width.source,
        width.confidence)
    case .slideOver:
      let width = compactWidth.value
      return Sourced(
        CGRect(
          x: bounds.width - width - Self.slideOverMargin, y: Self.slideOverGap, width: width,
          height: bounds.height - 2 * Self.slideOverGap),
        "KeyboardFacts 4.4: as wide as compact, a gap of about 20", .medium)
    case .stageManager(let frame):
      return Sourced(frame, "the caller", .high)
    }
  }

  private static let divider: CGFloat = 10
  private static let slideOverGap: CGFloat = 20
  /// No log: the window keeps some distance from the side.
  private static let slideOverMargin: CGFloat = 10

  private func width(of share: SimulatedWindowShape.Share) -> Sourced<CGFloat> {
    let compact = compactWidth
    switch share {
    case .compact: return compact
    case .wide:
      return Sourced(
        bounds.width - Self.divider - compact.value, compact.source, compact.confidence)
    case .half:
      // Portrait has no halves, so we use the wide side.
      guard orientation == .landscape else { return width(of: .wide) }
      return Sourced((bounds.width - Self.divider) / 2, compact.source, compact.confidence)
    }
  }

  /// The narrow side of Split View: 375 on wide screens, else 320.
  private var compactWidth: Sourced<CGFloat> {
    let known: Set<CGFloat> =
      orientation == .landscape ? [1024, 1080, 1112, 1194, 1366] : [768, 810, 834, 1024]
    let isWide = orientation == .landscape ? bounds.width >= 1150 : bounds.width >= 1000
    let value: CGFloat = isWide ? 375 : 320
    return known.contains(bounds.width)
      ? Sourced(value, "KeyboardFacts 4.4, swift-snapshot-testing", .high)
      : Sourced(value, "no log: that of the nearest screen", .estimated)
  }
}
