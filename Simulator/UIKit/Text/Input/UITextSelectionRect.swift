/// One of the rectangles that cover a stretch of text. Text inputs give subclasses of their own.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  public override init() { super.init() }

  /// In the coordinates of the text input's view.
  open var rect: CGRect {
    preconditionFailure("A subclass of UITextSelectionRect must override rect")
  }

  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the stretch begins in this rectangle.
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}
