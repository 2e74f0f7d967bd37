/// Told how a string was measured or drawn.
open class NSStringDrawingContext: NSObject {
  /// Where the text was set, in the space of what measured or drew it.
  open internal(set) var totalBounds = CGRect.zero

  /// The share of their size that fonts were drawn at: always whole.
  open var actualScaleFactor: CGFloat { 1 }
}
