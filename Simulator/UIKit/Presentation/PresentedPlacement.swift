/// Where a presented view lies in its container, in the container's coordinates and points.
struct PresentedPlacement: Equatable {
  /// What the content is laid out in.
  var size: CGSize
  /// The middle of the lower edge.
  var foot: CGPoint
  /// How much smaller than its layout the view shows, about its foot.
  var scale: CGFloat = 1
  /// The safe area below the content; nil for as far as the container's reaches.
  var bottomInset: CGFloat?

  init(size: CGSize, foot: CGPoint, scale: CGFloat = 1, bottomInset: CGFloat? = nil) {
    self.size = size
    self.foot = foot
    self.scale = scale
    self.bottomInset = bottomInset
  }

  init(_ frame: CGRect) {
    self.init(size: frame.size, foot: CGPoint(x: frame.midX, y: frame.maxY))
  }

  /// What shows on screen.
  var frame: CGRect {
    let shown = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(
      x: foot.x - shown.width / 2, y: foot.y - shown.height, width: shown.width,
      height: shown.height)
  }

  func offsetBy(dy: CGFloat) -> PresentedPlacement {
    var result = self
    result.foot.y += dy
    return result
  }
}
