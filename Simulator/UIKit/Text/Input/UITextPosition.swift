/// A place in a text. What it is made of is the business of the text input that gave it.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  public override init() { super.init() }
}
