/// Where a layout wants an element of a collection view, and how it looks there.
///
/// Frames, centers and bounds are in content coordinates.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  open var indexPath = IndexPath()
  /// Nil for a cell.
  open private(set) var representedElementKind: String?

  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var isHidden = false
  /// Elements of higher index lie in front.
  open var zIndex = 0

  /// The axes on which the size is only estimated; nil where the layout knows the size.
  var estimatedAxes: EstimatedAxes?
  /// What a list says about its cells.
  var listStyle: ListStyle?

  public required override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    representedElementKind = elementKind
    self.indexPath = indexPath
  }

  /// Untransformed here: what a transform covers is not asked for.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open func copy(with zone: NSZone?) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementKind = representedElementKind
    copy.center = center
    copy.size = size
    copy.transform = transform
    copy.alpha = alpha
    copy.isHidden = isHidden
    copy.zIndex = zIndex
    copy.estimatedAxes = estimatedAxes
    copy.listStyle = listStyle
    return copy
  }

  /// Nothing but the element that they are of.
  var element: CollectionElement {
    CollectionElement(kind: representedElementKind, indexPath: indexPath)
  }
}

/// An element of a collection view: a cell or, where it has a kind, a supplementary view.
struct CollectionElement: Hashable, Comparable {
  var kind: String?
  var indexPath: IndexPath

  /// Views are made, used again and stacked in this order, whatever sets and dictionaries have.
  static func < (a: CollectionElement, b: CollectionElement) -> Bool {
    a.indexPath == b.indexPath ? (a.kind ?? "") < (b.kind ?? "") : a.indexPath < b.indexPath
  }
}
