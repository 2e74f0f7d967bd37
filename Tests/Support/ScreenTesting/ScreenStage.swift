@_exported import Phone

/// A phone that shows the screen of a test.
///
/// What nearly every screen test looks at stands here; a stage of its own adds its views.
@MainActor
package protocol ScreenStage {
  var phone: Phone { get }
}

extension ScreenStage {
  /// The keyboard's top as it is drawn now, or the screen's lower edge, in screen points.
  package var keyboardTop: CGFloat { phone.keyboardTop }

  /// Every frame and every bounds of the app's window, to compare bit for bit.
  package var frames: [CGRect] { phone.frames }

  /// A view, or a part of it, on the screen, in points, as it will be at rest.
  package func frame(_ view: UIView, _ part: CGRect? = nil) -> CGRect { view.onScreen(part) }

  /// Where text is being written, on the screen, in points.
  package func caret(of text: UITextView) -> CGRect {
    guard let end = text.selectedTextRange?.end else { return .null }
    return text.onScreen(text.caretRect(for: end))
  }

  /// The lower edge of a view on the screen, in points, as it is drawn at this moment.
  package func drawnBottom(_ view: UIView) -> CGFloat { view.drawnOnScreen.maxY }

  /// Dismisses the keyboard and waits until it is down and everything rests.
  package func hide() {
    phone.dismissKeyboard()
    phone.advance(by: 1)
  }
}

extension Phone {
  /// The keyboard's top as it is drawn now, or the screen's lower edge, in screen points.
  package var keyboardTop: CGFloat { min(keyboardFrame.minY, screen.bounds.maxY) }

  /// Every frame and every bounds of the app's window, to compare bit for bit, without the
  /// invisible views that the library has put there.
  package var frames: [CGRect] {
    var frames: [CGRect] = []
    func read(_ view: UIView) {
      let isOfLibrary = String(reflecting: Swift.type(of: view)).hasPrefix("KeyboardStrut.")
      guard !view.isHidden || !isOfLibrary else { return }
      frames += [view.frame, view.bounds]
      view.subviews.forEach(read)
    }
    read(window)
    return frames
  }

  /// Shows an empty controller with some views in it.
  @discardableResult
  package func show(_ views: UIView...) -> UIViewController {
    let controller = UIViewController()
    for view in views { controller.view.addSubview(view) }
    show(controller)
    return controller
  }
}
