/// A stretch of text between two positions. Text inputs give subclasses of their own.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  public override init() { super.init() }

  open var isEmpty: Bool { start == end }

  open var start: UITextPosition {
    preconditionFailure("A subclass of UITextRange must override start")
  }

  open var end: UITextPosition {
    preconditionFailure("A subclass of UITextRange must override end")
  }
}
