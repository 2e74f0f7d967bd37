/// What a flow layout has to work out again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether to ask the delegate for sizes and spacings again.
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true

  override var measuresAgain: Bool {
    super.measuresAgain || invalidateFlowLayoutDelegateMetrics
  }
}
