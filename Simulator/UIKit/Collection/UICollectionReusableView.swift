/// A view that a collection view makes when it is about to show, and uses again for others later.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What a collection view makes views of a registered class by.
  ///
  /// Swift makes objects of a class that is known at run time only by a required initializer. This
  /// one is inherited by every subclass that overrides `init(frame:)` and `init(coder:)`, as cells
  /// do.
  public required convenience init(_reusable frame: CGRect) { self.init(frame: frame) }

  /// Called before the view is given to another item.
  open func prepareForReuse() {}

  /// Called with what the layout says, for what the collection view does not apply by itself.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// What the view would like the layout to say. The default asks the constraints inside for a size
  /// on the axes that the layout only estimates.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let axes = layoutAttributes.estimatedAxes,
      let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    copy.size = fittingSize(near: layoutAttributes.size, on: axes)
    return copy
  }

  /// The view that holds what is fitted, and how much smaller than this one it is.
  var fitting: (view: UIView, margin: CGSize) { (self, .zero) }

  private func fittingSize(near size: CGSize, on axes: EstimatedAxes) -> CGSize {
    let (view, margin) = fitting
    let target = CGSize(
      width: max(size.width - margin.width, 0), height: max(size.height - margin.height, 0))
    let fitting = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: axes.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.height ? .fittingSizeLevel : .required)
    return CGSize(
      width: axes.width ? fitting.width + margin.width : size.width,
      height: axes.height ? fitting.height + margin.height : size.height)
  }

  /// The collection view that shows this view.
  weak var owner: UICollectionView?
  /// What the view shows; nil while it waits to be used again.
  var element: CollectionElement?

  /// Takes over what the layout says.
  func place(by attributes: UICollectionViewLayoutAttributes) {
    if bounds.size != attributes.size { bounds.size = attributes.size }
    if center != attributes.center { center = attributes.center }
    if transform != attributes.transform { transform = attributes.transform }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    if layer.zPosition != CGFloat(attributes.zIndex) {
      layer.zPosition = CGFloat(attributes.zIndex)
    }
    apply(attributes)
  }
}

/// The axes on which a layout leaves the size to what it arranges.
struct EstimatedAxes: Hashable {
  var width = false
  var height = false
}
