/// How a renderer's bitmap is made.
open class UIGraphicsRendererFormat: NSObject {
  /// The renderer's bounds, points; empty before one has the format.
  open internal(set) var bounds = CGRect.zero

  public override init() { super.init() }
}
