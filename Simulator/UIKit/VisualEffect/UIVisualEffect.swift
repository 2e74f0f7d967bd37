/// What a visual effect view does to the things behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  override init() { super.init() }
}
