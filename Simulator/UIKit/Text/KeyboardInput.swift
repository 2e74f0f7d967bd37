/// A text input as the keyboard sees it: these ask the delegate, which `UIKeyInput` by itself does
/// not.
@MainActor
package protocol KeyboardInput: UIKeyInput {
  /// A key with text was tapped; a newline stands for the return key.
  func keyboardDidType(_ text: String)
  func keyboardDidDelete()
}
