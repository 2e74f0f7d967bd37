/// Draws a text view's text; it lies in the content and scrolls with it.
///
/// Of a long text it holds what is seen and some more, so that its picture stays small.
final class TextContentView: UIView {
  private unowned let textView: UITextView

  /// Points above and below what is seen.
  private static let spare: CGFloat = 1000

  init(of textView: UITextView) {
    self.textView = textView
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    // A view that grows in an animation must not stretch its letters.
    contentMode = .topLeft
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  package override class var drawsContent: Bool { true }

  /// Covers what is seen, moving as seldom as it can.
  func place() {
    let seen = textView.bounds
    let whole = CGRect(
      x: 0, y: 0, width: seen.width, height: max(textView.contentSize.height, seen.height))
    var wanted = whole
    if whole.height > 4 * Self.spare {
      let around = seen.insetBy(dx: 0, dy: -Self.spare).intersection(whole)
      let covers =
        frame.width == whole.width && frame.maxY <= whole.maxY
        && frame.contains(seen.intersection(whole)) && frame.height <= 4 * Self.spare
      wanted = covers || around.isNull ? frame : around
    }
    guard wanted != frame else { return }
    UIView.performWithoutAnimation { frame = wanted }
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.translateBy(x: -frame.minX, y: -frame.minY)
    textView.drawContent(in: context)
    context.restoreGState()
  }
}
