import Phone

/// A picture of the screen at one moment, and the place of the text field that is edited.
package struct ScreenStill {
  package let image: CGImage?
  /// Where the edited text field is, in screen points, and whether it is visible. Nil if no text
  /// field is edited.
  package let field: (frame: CGRect, isVisible: Bool)?

  /// Takes a picture of a phone's screen.
  @MainActor
  package init(of phone: Phone) {
    image = phone.snapshot()
    field = (phone.window.firstResponder as? UITextField).map {
      ($0.shownFrame, Obstacles(phone).first(to: $0.bounds, of: $0) == nil)
    }
  }

  private init(image: CGImage?) { (self.image, field) = (image, nil) }

  /// The same picture without the place of the field.
  package var withoutField: ScreenStill { ScreenStill(image: image) }
}
