#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Draws what an avoider last decided on top of the screen: the keyboard, what should be seen, the
  /// containers and the reasons. For debugging; it takes no touches.
  ///
  ///     window.addSubview(KeyboardExplanationView(of: avoider))
  ///
  /// Add it to the window, as large as the window. It keeps the avoider's view alive no longer than that
  /// lives itself.
  public final class KeyboardExplanationView: UIView {
    private weak var avoider: KeyboardAvoider?
    private let report = UILabel(frame: .zero)

    /// Makes a view that explains one avoider; the last one made for an avoider is kept up to date.
    public init(of avoider: KeyboardAvoider) {
      self.avoider = avoider
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      isOpaque = false
      backgroundColor = .clear
      contentMode = .redraw
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      report.font = .systemFont(ofSize: 11)
      report.numberOfLines = 0
      report.textColor = .black
      report.backgroundColor = UIColor(white: 1, alpha: 0.8)
      addSubview(report)
      avoider.explanationView = self
      decisionDidChange()
    }

    /// Not for nibs: it needs an avoider.
    public required init?(coder: NSCoder) { nil }

    public override func didMoveToWindow() {
      super.didMoveToWindow()
      if let window { frame = window.bounds }
    }

    func decisionDidChange() {
      report.text = avoider?.explanation
      setNeedsLayout()
      setNeedsDisplay()
    }

    public override func layoutSubviews() {
      super.layoutSubviews()
      let area = bounds.inset(by: safeAreaInsets)
      let size = report.sizeThatFits(CGSize(width: area.width - 16, height: area.height))
      report.frame = CGRect(
        x: area.minX + 8, y: area.minY + 8, width: size.width, height: size.height)
    }

    public override func draw(_ rect: CGRect) {
      guard let scene = avoider?.lastScene else { return }
      UIColor.systemGreen.setStroke()
      UIBezierPath(rect: bounds.inset(by: safeAreaInsets)).stroke()
      if let keyboard = scene.keyboard, !keyboard.isEmpty {
        UIColor.systemRed.withAlphaComponent(0.2).setFill()
        UIBezierPath(rect: keyboard).fill()
      }
      UIColor.systemBlue.setStroke()
      for target in scene.targets { UIBezierPath(rect: target.rect).stroke() }
    }
  }
#endif
