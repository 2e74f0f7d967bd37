#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// A view for debugging that draws an avoider's latest decision, and the reasons for it, over the
  /// app's content. The view ignores touches.
  ///
  ///     window.addSubview(KeyboardExplanationView(of: avoider))
  ///
  /// The keyboard is red, and the safe area is green. Rects that should be visible are blue. Their
  /// positions before the decision are dashed and gray. The gap above the keyboard is purple. The
  /// superviews of the input that can move, scroll or clip the input are orange.
  ///
  /// If the avoider's view has a `KeyboardInputNavigator`, numbered labels show the order in which
  /// the navigator visits the inputs. A text panel shows the avoider's explanation. If possible,
  /// the panel does not cover the blue rects.
  ///
  /// Add this view to the window. The view takes the size of the window. The view keeps neither the
  /// avoider nor the avoider's view alive.
  #if canImport(ObjectiveC)
    @objc(KSKeyboardExplanationView)
  #endif
  public final class KeyboardExplanationView: UIView {
    private weak var avoider: KeyboardAvoider?
    private let report = UILabel(frame: .zero)
    private let panel = UIView(frame: .zero)
    private let gap = UILabel.badge(on: .systemPurple, cornerRadius: 4)
    private var numbers: [UILabel] = []

    /// Makes a view that draws the decisions of one avoider. Make only one such view for each
    /// avoider, because an avoider updates only the view that was made most recently.
    #if canImport(ObjectiveC)
      @objc(initWithAvoider:)
    #endif
    public init(of avoider: KeyboardAvoider) {
      self.avoider = avoider
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      isOpaque = false
      backgroundColor = .clear
      contentMode = .redraw
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      panel.backgroundColor = .secondarySystemBackground.withAlphaComponent(0.92)
      panel.layer.cornerRadius = 8
      report.font = .systemFont(ofSize: 12)
      report.numberOfLines = 0
      report.textColor = .label
      panel.addSubview(report)
      addSubview(panel)
      addSubview(gap)
      avoider.explanationView = self
      decisionDidChange()
    }

    /// Always returns nil, because a view from a nib has no avoider.
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

    private var drawing: ExplanationDrawing? {
      ExplanationDrawing(of: avoider, safeArea: bounds.inset(by: safeAreaInsets))
    }

    public override func layoutSubviews() {
      super.layoutSubviews()
      let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
      let size = report.sizeThatFits(CGSize(width: area.width - 16, height: area.height))
      let drawing = drawing
      panel.frame.size = CGSize(width: size.width + 16, height: size.height + 12)
      panel.frame.origin = CGPoint(
        x: area.minX, y: drawing?.placeForReport(panel.bounds.height, in: area) ?? area.minY)
      report.frame = CGRect(origin: CGPoint(x: 8, y: 6), size: size)
      layOutNumbers()
      gap.isHidden = drawing?.gap == nil
      guard let place = drawing?.gap else { return }
      gap.text = "\(Int(place.height.rounded()))"
      gap.sizeToFit()
      gap.frame.size.width += 8
      // The keyboard would hide a label that overlaps the keyboard. So the label ends 1 point above
      // the keyboard's top edge.
      gap.frame.origin = CGPoint(x: place.midX + 6, y: place.maxY - gap.bounds.height - 1)
    }

    /// A closure that returns the inputs of a view in the order in which the view's
    /// `KeyboardInputNavigator` moves the focus from input to input. Returns an empty array if the
    /// view has no navigator. The KeyboardNavigation module sets this closure.
    package static var inputOrder: (UIView) -> [UIView] = { _ in [] }

    /// Places a numbered label at the upper leading corner of each input, in the order in which the
    /// `KeyboardInputNavigator` moves the focus. We reuse existing labels, because adding or
    /// removing a subview causes another layout.
    private func layOutNumbers() {
      let corners = (avoider?.hostView.map(Self.inputOrder) ?? []).map { input in
        let frame = input.convert(input.bounds, to: self)
        let isRightToLeft = input.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGPoint(x: isRightToLeft ? frame.maxX : frame.minX, y: frame.minY)
      }
      while numbers.count > corners.count { numbers.removeLast().removeFromSuperview() }
      while numbers.count < corners.count {
        let label = UILabel.badge("\(numbers.count + 1)", on: .systemIndigo, cornerRadius: 9)
        numbers.append(label)
        insertSubview(label, belowSubview: panel)
      }
      for (number, corner) in zip(numbers, corners) { number.center = corner }
    }

    public override func draw(_ rect: CGRect) { drawing?.draw() }
  }

  extension UILabel {
    /// Makes a label for a number. The label is 18 points wide and high, with rounded corners.
    fileprivate static func badge(
      _ text: String = "", on color: UIColor, cornerRadius: CGFloat
    ) -> UILabel {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 18, height: 18))
      label.text = text
      label.textAlignment = .center
      label.font = .boldSystemFont(ofSize: 11)
      label.textColor = .white
      label.backgroundColor = color
      label.layer.cornerRadius = cornerRadius
      label.clipsToBounds = true
      return label
    }
  }
#endif
