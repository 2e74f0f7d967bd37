extension UIScrollView {
  /// What the safe area adds to the content inset.
  ///
  /// Apple's header: an axis is adjusted where the content is larger than the frame or the view
  /// always bounces there; `.automatic` also adjusts top and bottom of a controller's scroll view
  /// inside a navigation controller.
  private var systemInset: UIEdgeInsets {
    let safeArea = safeAreaInsets
    var vertical: Bool
    var horizontal: Bool
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safeArea
    default:
      // As for scrollable axes.
      vertical = alwaysBounceVertical || contentSize.height > bounds.height
      horizontal = alwaysBounceHorizontal || contentSize.width > bounds.width
    }
    if contentInsetAdjustmentBehavior == .automatic, isUnderNavigationBar { vertical = true }
    return UIEdgeInsets(
      top: vertical ? safeArea.top : 0, left: horizontal ? safeArea.left : 0,
      bottom: vertical ? safeArea.bottom : 0, right: horizontal ? safeArea.right : 0)
  }

  /// Whether it is the scroll view of a controller inside one that shows a bar over it.
  private var isUnderNavigationBar: Bool {
    var responder: UIResponder? = next
    while let current = responder, !(current is UIViewController) { responder = current.next }
    var controller = responder as? UIViewController
    guard controller?.viewIfLoaded === self || controller?.viewIfLoaded === superview else {
      return false
    }
    guard controller?.automaticallyAdjustsScrollViewInsets == true else { return false }
    while let current = controller {
      if current.insetsScrollViewsOfContent { return true }
      controller = current.parent
    }
    return false
  }

  func updateAdjustedInset() {
    let old = state.adjustedInset
    let new = contentInset + systemInset
    guard new != old else { return }
    state.adjustedInset = new
    if !isDragging, !isDecelerating, !state.isFollowed {
      // Content that lies at the edge stays there.
      let offset = contentOffset
      let pixel = 1 / layer.contentsScale
      contentOffset = CGPoint(
        x: abs(offset.x + old.left) < pixel ? -new.left : offset.x,
        y: abs(offset.y + old.top) < pixel ? -new.top : offset.y)
    }
    if !state.isFollowed { keepOffsetInRange() }
    setNeedsLayout()
    handDownSafeArea()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// What covers the content's upper edge beyond the app's own inset: nothing while the content
  /// lies below the bars, in points.
  var distanceScrolledUnderBar: CGFloat {
    contentOffset.y + contentInset.top + safeAreaInsets.top
  }

  func contentSizeDidChange() {
    updateAdjustedInset()
    keepOffsetInRange()
    setNeedsLayout()
  }

  /// The safe area on the edges where the content inset does not keep clear of it already.
  var safeAreaBeyondContentInset: UIEdgeInsets {
    let all = safeAreaInsets
    let taken = systemInset
    return UIEdgeInsets(
      top: max(all.top - taken.top, 0), left: max(all.left - taken.left, 0),
      bottom: max(all.bottom - taken.bottom, 0), right: max(all.right - taken.right, 0))
  }
}
