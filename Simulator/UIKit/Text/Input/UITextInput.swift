/// A text that can be edited, measured and walked through.
///
/// Positions are the input's own objects; rectangles and points are in its view's coordinates.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Text

  func text(in range: UITextRange) -> String?
  /// Asks nobody, as a program does; the caret then stands after the text.
  func replace(_ range: UITextRange, withText text: String)

  /// An empty range is a caret.
  var selectedTextRange: UITextRange? { get set }
  /// Text that waits for the person's word; nil where there is none.
  var markedTextRange: UITextRange? { get }
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts marked text in place of what was marked, or else of the selection.
  ///
  /// - Parameter selectedRange: Counted from the start of the marked text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()

  // MARK: Positions

  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange?
  /// Nil beyond either end of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?

  // MARK: Writing direction

  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: Geometry

  /// The rectangle of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?

  // MARK: Company

  /// Weak, as a delegate is.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  var tokenizer: any UITextInputTokenizer { get }
}

extension UITextInput {
  /// The view whose coordinates the rectangles are in: the input itself if it is a view.
  ///
  /// Optional on Apple's systems, and so a text input of the app's own need not have it.
  public var textInputView: UIView? { self as? UIView }
}
