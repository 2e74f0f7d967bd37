/// The scale and opacity of a renderer's images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point; the screen's at first.
  open var scale: CGFloat

  /// An opaque image starts black instead of clear.
  open var opaque = false

  public override init() {
    scale = Self.screenScale
    super.init()
  }

  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Screens belong to the main thread; elsewhere a format starts at 1.
  private static var screenScale: CGFloat {
    MainQueue.isCurrent ? MainActor.assumeIsolated { UIScreen.current.scale } : 1
  }
}
