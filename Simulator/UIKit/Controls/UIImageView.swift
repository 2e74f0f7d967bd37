/// Shows an image, placed by ``UIView/contentMode``.
@preconcurrency @MainActor
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .image }
    set { super.accessibilityTraits = newValue }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    (coder as? NibCoder)?.read(into: self)
  }

  /// A view as large as its image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    imageDidChange()
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  open var image: UIImage? {
    didSet {
      guard image != oldValue else { return }
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      imageDidChange()
    }
  }

  open var highlightedImage: UIImage? { didSet { imageDidChange() } }
  open var isHighlighted = false { didSet { imageDidChange() } }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  open override func tintColorDidChange() { imageDidChange() }

  open override func didMoveToSuperview() { imageDidChange() }

  override func contentModeDidChange() { imageDidChange() }

  /// The image is the layer's content itself, so that nothing is drawn twice.
  private func imageDidChange() {
    let shown = isHighlighted ? highlightedImage ?? image : image
    layer.contentsGravity = contentMode.gravity
    layer.contentsScale = shown?.scale ?? layer.contentsScale
    guard let shown, let pixels = shown.cgImage else {
      layer.contents = nil
      return
    }
    layer.contents =
      shown.renderingMode == .alwaysTemplate ? pixels.filled(with: tintColor.cgColor) : pixels
  }

  /// There is nothing to draw: drawing would replace the image by an empty bitmap.
  open override func setNeedsDisplay() {}
}
