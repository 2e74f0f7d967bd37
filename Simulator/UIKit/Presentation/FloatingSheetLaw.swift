/// How a sheet that is not large floats above the lower edge of a phone, on iOS 26.
///
/// 13 detents were measured on iOS 26.1, 393 × 852 points (github.com/Vercantez/openuikit,
/// fixtures/realapp/detents_ios.json). This law agrees with all of them within 0.001 points. Where
/// it bends, at 76 and 150 points, is inferred: between 10, 100, 144 and 200 nothing was measured.
/// Other screens were not measured (KNOWN_GAPS).
struct FloatingSheetLaw {
  /// The container's size.
  var container: CGSize
  /// The container's safe area at the bottom.
  var bottomInset: CGFloat
  /// The container's pixels to a point.
  var displayScale: CGFloat

  /// The distances from the sides and from the lower edge: of the lowest sheets, and of all higher
  /// than `tall`.
  private static let gaps: (low: CGFloat, tall: CGFloat) = (28, 8)
  /// Up to `low` a sheet is as far from the edges as possible; above `tall` the detent does not
  /// count the home indicator's area, which lies in the sheet then.
  private static let bends: (low: CGFloat, tall: CGFloat) = (76, 150)

  /// The place of a sheet at a detent's value.
  func placement(of detent: CGFloat) -> PresentedPlacement {
    let share = min(max((detent - Self.bends.low) / (Self.bends.tall - Self.bends.low), 0), 1)
    let gap = Self.gaps.low + (Self.gaps.tall - Self.gaps.low) * share
    let height = detent > Self.bends.tall ? detent + bottomInset : detent
    return PresentedPlacement(
      size: CGSize(width: container.width, height: height),
      foot: CGPoint(x: container.width / 2, y: container.height - gap),
      scale: (container.width - 2 * gap) / container.width,
      bottomInset: PixelGrid.round(bottomInset * share, displayScale))
  }
}
