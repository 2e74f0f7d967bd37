/// Shows items of any number, arranged by a layout, in cells that are made as they come into view
/// and used again for others.
///
/// Nothing is made ahead of its showing.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  var contents = CollectionState()
  private var layout: UICollectionViewLayout

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.collectionView = self
  }

  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set { super.delegate = newValue }
  }

  /// Another one's items are other items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// A new layout takes effect at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard layout !== self.layout else { return }
    self.layout.collectionView = nil
    self.layout = layout
    layout.collectionView = self
    layout.invalidateLayout()
    animate(animated, { self.updateElements() }, completion: completion)
  }

  /// Behind everything, as large as the visible part, and never scrolled.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false

  // MARK: Layout

  open override func layoutSubviews() {
    settle(updateElements())
    super.layoutSubviews()
    backgroundView?.frame = bounds
  }

  open override var bounds: CGRect {
    didSet { if bounds != oldValue { boundsDidChange() } }
  }

  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    boundsDidChange()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    boundsDidChange()
  }

  override func continuation(of motion: ScrollMotion) -> CGPoint? { aim(after: motion) }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    highlightItem(under: touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    selectHighlightedItem(under: touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    unhighlight()
  }
}
