import UIKit

/// A stage that shows the screen of a test.
///
/// The extension measures what nearly every screen test needs. A stage adds the views of its
/// screen.
@MainActor
package protocol StagedScreen {
  var stage: any TestStage { get }
}

extension StagedScreen {
  /// The keyboard's top as it is drawn now, or the screen's lower edge, in screen points.
  package var keyboardTop: CGFloat { stage.keyboardTop }

  /// Every frame and every bounds of the app's window, to compare bit for bit.
  package var frames: [CGRect] { stage.frames }

  /// A view, or a part of it, on the screen, in points, as it will be at rest.
  package func frame(_ view: UIView, _ part: CGRect? = nil) -> CGRect { view.onScreen(part) }

  /// The caret on the screen, in points.
  package func caret(of text: UITextView) -> CGRect {
    guard let end = text.selectedTextRange?.end else { return .null }
    return text.onScreen(text.caretRect(for: end))
  }

  /// The lower edge of a view on the screen, in points, as it is drawn at this moment.
  package func drawnBottom(_ view: UIView) -> CGFloat { view.drawnOnScreen.maxY }

  /// Dismisses the keyboard and waits until it is down and everything rests.
  package func hide() {
    stage.dismissKeyboard()
    stage.advance(by: 1)
  }
}
