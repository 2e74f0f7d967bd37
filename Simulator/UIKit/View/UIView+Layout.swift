/// What a view remembers between layout passes.
struct LayoutState {
  var item = LayoutItemState()
  var context: LayoutContext?
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var translatesAutoresizingMask = true
  var hugging = AxisPair(UILayoutPriority.defaultLow)
  var compression = AxisPair(UILayoutPriority.defaultHigh)
  var needsUpdateConstraints = true
  var subtreeNeedsUpdateConstraints = true
  var isApplyingSolution = false
  /// How often the view has been laid out.
  var passCount = 0
  /// Whether a layout of the view has begun since it came into its window.
  var isLaidOutInWindow = false
  /// How firmly a height set by hand holds; what is in a cell may ask for another one before the
  /// table has asked it.
  var frameHeightPriority = UILayoutPriority.required
  /// Whether it is a cell's content, whose size messages call encapsulated.
  var isEncapsulated = false
}

/// A value for each axis.
struct AxisPair<Value> {
  var horizontal: Value
  var vertical: Value

  init(_ both: Value) {
    horizontal = both
    vertical = both
  }

  subscript(axis: NSLayoutConstraint.Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

// MARK: - Asking for layout

extension UIView {
  /// How often the view has been laid out, for tests that count it.
  package var layoutPassCount: Int { layoutState.passCount }

  func baseSetNeedsLayout() { layer.setNeedsLayout() }

  func baseLayoutIfNeeded() {
    updateConstraintsIfNeeded()
    let root = hierarchyRoot
    for _ in 0..<LayoutPass.maximumRounds {
      KeyboardGuides.update(in: root)
      // A stack view may make the hierarchy's first constraints during layout.
      root.layoutState.context?.propagateChanges()
      guard layer.needsLayout() || layer.layoutIsPendingBelow else { return }
      layer.layoutIfNeeded()
      updateConstraintsIfNeeded()
    }
  }

  func baseSetNeedsUpdateConstraints() {
    layoutState.needsUpdateConstraints = true
    setNeedsLayout()
    var view: UIView? = self
    while let current = view {
      current.layoutState.subtreeNeedsUpdateConstraints = true
      view = current.superview
    }
  }

  func baseNeedsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }

  func baseUpdateConstraintsIfNeeded() {
    guard layoutState.subtreeNeedsUpdateConstraints else { return }
    layoutState.subtreeNeedsUpdateConstraints = false
    for subview in subviews { subview.updateConstraintsIfNeeded() }
    guard layoutState.needsUpdateConstraints else { return }
    layoutState.needsUpdateConstraints = false
    if let viewController {
      viewController.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// Gives each subview the frame that the engine found for it, on whole pixels.
  func applySolvedFrames() {
    let scale = window?.screen.scale ?? layer.contentsScale
    for subview in subviews {
      guard let frame = subview.solvedFrame(at: scale) else { continue }
      if frame.size != subview.bounds.size {
        let before = subview.center
        subview.take { $0.bounds.size = frame.size }
        // Whoever was told of the size may have laid it out anew.
        if subview.center != before || subview.bounds.size != frame.size { continue }
      }
      let center = CGPoint(
        x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
      if center != subview.center { subview.take { $0.center = center } }
    }
  }

  /// Where the engine has it, in its superview; nil where frames place it.
  private func solvedFrame(at scale: CGFloat) -> CGRect? {
    guard !isPlacedByFrame, let variables = layoutState.item.variables else { return nil }
    let rect = variables.context.rect(of: variables)
    // Origin and size are rounded each by itself, after the solution (uikit-recorded, rounding).
    return CGRect(
      x: PixelGrid.round(rect.minX, scale), y: PixelGrid.round(rect.minY, scale),
      width: PixelGrid.round(rect.width, scale), height: PixelGrid.round(rect.height, scale))
  }

  /// Takes a number from the engine, which need not be told of it.
  private func take(_ number: (UIView) -> Void) {
    let wasTaking = layoutState.isApplyingSolution
    layoutState.isApplyingSolution = true
    number(self)
    layoutState.isApplyingSolution = wasTaking
  }
}

enum LayoutPass {
  /// Safe areas, autoresizing and text heights are input and output of layout, so that one pass
  /// may call for another. More rounds than this would be a loop in the app's own code.
  static let maximumRounds = 8
}

enum PixelGrid {
  /// The nearest pixel boundary; ties away from zero.
  static func round(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    (value * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  static func roundUp(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    // A hair below, so that 20.000000001 stays 20.
    (value * scale - 1e-6).rounded(.up) / scale
  }
}
