/// The area that a text view sets its text in.
open class NSTextContainer: NSObject {
  /// Told when something has changed that the layout depends on.
  var didChange: (() -> Void)?

  /// Points between the container's edge and a line, at both ends.
  ///
  /// Five: recorded (uikit-recorded.json, text_field_document).
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }

  /// Zero does not limit it.
  open var maximumNumberOfLines = 0 { didSet { didChange?() } }

  /// What becomes of text beyond the last line.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { didChange?() } }
}
