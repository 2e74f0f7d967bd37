#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// A view that is as high as the keyboard while the keyboard is up. While the keyboard is down,
  /// the view has no height.
  ///
  /// Views above the strut stay clear of the keyboard. Make the strut the last arranged subview of
  /// a vertical stack view. Or pin the strut to the bottom of a view, and pin the content to the
  /// top of the strut.
  ///
  /// The strut changes its height in one animation, with the keyboard's duration and curve. The
  /// strut also follows a finger that drags the keyboard down. The strut has no height if the
  /// keyboard covers no content: if the keyboard is floating, split or undocked, belongs to another
  /// app, or is on another screen.
  ///
  /// The view makes a constraint for its own height. The priority of the constraint is just below
  /// required, so that a stack view can hide the strut. Interface Builder does not know this
  /// constraint, so add a height constraint there and set *Placeholder – Remove at build time*.
  ///
  /// The strut draws nothing and receives no touches. Main actor only.
  public final class KeyboardStrutView: UIView {
    /// Whether the strut measures its height from its own lower edge and not from the bottom of the
    /// window. False by default.
    ///
    /// If false, the strut is as high as the part of the window that the keyboard covers. In a
    /// sheet or above a tab bar, the content then rises too far. For example, if the strut's lower
    /// edge is 200 points above the bottom of the window, the content ends 200 points above the
    /// keyboard.
    ///
    /// If true, the strut's height is the distance from the keyboard's top down to the y that the
    /// strut's lower edge has without a keyboard. The content then ends directly above the
    /// keyboard, in a sheet as well.
    ///
    /// A change takes effect by the end of the run-loop turn. If the keyboard is moving at that
    /// time, or if the app animates the layout in the same turn, the new height is animated. In all
    /// other cases, the height changes without animation.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var takesOverlapOnly: Bool = false {
      didSet {
        guard takesOverlapOnly != oldValue, window != nil else { return }
        KeyboardCenter.shared.turns.record { $0.add(.creation, of: self) }
      }
    }

    private lazy var height: NSLayoutConstraint = {
      let constraint = heightAnchor.constraint(equalToConstant: 0)
      // A stack view gives a hidden view a required height of zero. A required constraint of ours
      // would conflict with the stack view's constraint.
      constraint.priority = UILayoutPriority(999)
      constraint.identifier = "KeyboardStrutView.height"
      return constraint
    }()

    /// Where the strut's lower edge is while the keyboard is down. `gap` is the distance in points
    /// from this edge down to the lower edge of the view controller's view. `window` is the
    /// window's size at the time of the measurement.
    ///
    /// A sheet moves and resizes its controller's view when the keyboard shows, and the strut moves
    /// with the controller's view. So `gap` stays valid. We do not measure to the window's lower
    /// edge, because the sheet changes that distance.
    private var rest: (gap: CGFloat, window: CGSize)?
    /// The distance from the strut's lower edge down to the lower edge of the view controller's
    /// view after our latest change, in points. If the distance differs later, the app has moved
    /// the strut's edge, and we change `rest.gap` by the same number of points. Nil before the
    /// first change. Also nil in a scroll view, because scrolling moves the edge.
    private var gapAfterChange: CGFloat?

    /// Makes a strut of zero height. The strut gets the keyboard's height as soon as the strut is
    /// in a window and the keyboard is up.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Makes a strut from a XIB or a storyboard.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      isUserInteractionEnabled = false
      height.isActive = true
      // While the user drags the keyboard, only the view's keyboard layout guide shows where the
      // keyboard is. UIKit creates this guide when code reads `keyboardLayoutGuide` for the first
      // time. A guide that is created while the keyboard is up may not follow the keyboard
      // (KeyboardFacts 5.2). So we create the guide now.
      if #available(iOS 17, visionOS 1, *) { keyboardLayoutGuide.usesBottomSafeArea = false }
      KeyboardCenter.shared.turns.add(self)
    }

    /// Resizes the strut if the keyboard is up already, so that the strut has the right height in
    /// its first layout. If `takesOverlapOnly` is true, the right height depends on where the first
    /// layout puts the strut. So we resize such a strut later, at the end of the run-loop turn.
    public override func didMoveToWindow() {
      super.didMoveToWindow()
      (rest, gapAfterChange) = (nil, nil)
      guard window != nil else { return }
      if !takesOverlapOnly { resize() }
      KeyboardCenter.shared.turns.record { $0.add(.creation, of: self) }
    }

    /// Sets the height constraint to the height that the strut should have now.
    private func resize() {
      let new = wantedHeight()
      if new != height.constant { height.constant = new }
    }

    /// Whether `rest`, the stored position of the strut's lower edge without a keyboard, is still
    /// valid. We measure again in two cases:
    /// 1. The strut has no height. (A strut with a height may have pushed its own lower edge down.)
    /// 2. The window's size has changed since the measurement.
    private var knowsRest: Bool { height.constant > 0 && rest?.window == window?.bounds.size }

    /// Returns the height in points that the strut should have now.
    private func wantedHeight() -> CGFloat {
      guard let window else { return 0 }
      let covered = KeyboardCenter.shared.coveredFrame(in: window)
      guard !covered.isEmpty else { return 0 }
      var bounds = window.bounds
      if takesOverlapOnly { bounds.size.height = restingBottom(in: window) - bounds.minY }
      return KeyboardOverlap(of: covered, with: bounds).height
    }

    /// Returns the y that the strut's lower edge has while the keyboard is down, in window
    /// coordinates.
    private func restingBottom(in window: UIWindow) -> CGFloat {
      let (container, gap) = measuredGap(in: window)
      if !knowsRest {
        rest = (gap, window.bounds.size)
      } else if let gapAfterChange, abs(gap - gapAfterChange) > 0.5 {
        rest?.gap += gap - gapAfterChange
        self.gapAfterChange = gap
      }
      return container.convert(container.bounds, to: window).maxY - (rest?.gap ?? 0)
    }

    /// Returns the view of the view controller around the strut, or the window, and the distance
    /// from the strut's lower edge down to the lower edge of this view, in points.
    private func measuredGap(in window: UIWindow) -> (container: UIView, gap: CGFloat) {
      let container: UIView = nearestController?.viewIfLoaded ?? window
      return (container, container.bounds.maxY - convert(bounds, to: container).maxY)
    }

    /// Measures the strut's lower edge after a change of our own.
    private func noteChange() {
      guard takesOverlapOnly, let window else { return gapAfterChange = nil }
      let (container, gap) = measuredGap(in: window)
      let isInScrollView = path.prefix { $0 !== container }.contains { $0 is UIScrollView }
      gapAfterChange = isInScrollView ? nil : gap
    }
  }

  extension KeyboardStrutView: KeyboardListener {
    package var rank: KeyboardRank { .strut }
    package var hostView: UIView? { self }

    package func needsChange(because triggers: TurnTriggers) -> Bool {
      wantedHeight() != height.constant
    }

    package func change() {
      resize()
      // Lay out the whole view tree, because the strut's height may move any view in it.
      outermostView.layoutIfNeeded()
      noteChange()
    }
  }
#endif
