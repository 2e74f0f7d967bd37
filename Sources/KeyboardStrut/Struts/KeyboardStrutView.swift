#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// A view as high as the keyboard while the keyboard is up, and of zero height otherwise.
  ///
  /// Place other views relative to it, and they keep clear of the keyboard. It may be the last
  /// arranged view of a vertical stack. Or it stands at the bottom of a view, with the content
  /// pinned to its top.
  ///
  /// The strut moves with the keyboard in one motion, from its present height, with the keyboard's
  /// duration and curve. It also follows the finger that drags the keyboard down. A keyboard that
  /// covers no content (floating, split, undocked, another app's, on another screen) counts as
  /// down.
  ///
  /// The view makes the constraint for its height, just below required, so that a stack view can
  /// hide it. In Interface Builder give the view a height with *Placeholder – Remove at build
  /// time*.
  ///
  /// It draws nothing and takes no touches. Main actor only.
  public final class KeyboardStrutView: UIView {
    /// Whether the strut takes only the height that the keyboard covers of it, not the keyboard's
    /// whole height. False by default.
    ///
    /// Content that rests 200 points above the bottom needs to rise by 200 points less than the
    /// keyboard is high. If true, the height is the distance from the keyboard's top to the lower
    /// edge at which the strut rests while the keyboard is down. The content then stands directly
    /// on the keyboard. A change takes effect by the end of the run-loop turn, without animation.
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
      // A required constraint would conflict with the zero height that a stack view gives a hidden
      // view.
      constraint.priority = UILayoutPriority(999)
      constraint.identifier = "KeyboardStrutView.height"
      return constraint
    }()

    /// How far the strut's lower edge lies above the lower edge of its controller's view while the
    /// keyboard is down, and the window's size at that time. A sheet moves and resizes that view
    /// when the keyboard comes.
    private var rest: (gap: CGFloat, window: CGSize)?

    /// Makes a strut of zero height. It takes the keyboard's height once it is in a window and the
    /// keyboard is up.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Makes the strut of a XIB or storyboard.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      isUserInteractionEnabled = false
      height.isActive = true
      // The guide follows the finger that drags the keyboard. A guide that was made while the
      // keyboard is up has been seen to be stuck (KeyboardFacts 5.2), so we make it now.
      if #available(iOS 17, visionOS 1, *) { keyboardLayoutGuide.usesBottomSafeArea = false }
      KeyboardCenter.shared.turns.add(self)
    }

    /// Takes the keyboard's height if the keyboard is up already. If the height does not depend on
    /// the strut's position, it does so before the first layout.
    public override func didMoveToWindow() {
      super.didMoveToWindow()
      rest = nil
      guard window != nil else { return }
      if !takesOverlapOnly { resize() }
      KeyboardCenter.shared.turns.record { $0.add(.creation, of: self) }
    }

    private func resize() {
      let new = wantedHeight()
      if new != height.constant { height.constant = new }
    }

    /// Whether `rest` tells where the lower edge would be if the strut had no height.
    private var knowsRest: Bool { height.constant > 0 && rest?.window == window?.bounds.size }

    /// The height the strut should have now, in points.
    private func wantedHeight() -> CGFloat {
      guard let window else { return 0 }
      let covered = KeyboardCenter.shared.coveredFrame(in: window)
      guard !covered.isEmpty else { return 0 }
      var bounds = window.bounds
      if takesOverlapOnly { bounds.size.height = restingBottom(in: window) - bounds.minY }
      return KeyboardOverlap(of: covered, with: bounds).height
    }

    /// Returns the strut's lower edge while no keyboard is up. We measure it while the strut has no
    /// height, because a height may push the edge down.
    private func restingBottom(in window: UIWindow) -> CGFloat {
      let home: UIView = nearestController?.viewIfLoaded ?? window
      if !knowsRest {
        rest = (home.bounds.maxY - convert(bounds, to: home).maxY, window.bounds.size)
      }
      return home.convert(home.bounds, to: window).maxY - (rest?.gap ?? 0)
    }
  }

  extension KeyboardStrutView: KeyboardListener {
    package var rank: KeyboardRank { .strut }
    package var home: UIView? { self }

    package func needsChange(because triggers: TurnTriggers) -> Bool {
      wantedHeight() != height.constant
    }

    package func change() {
      resize()
      // Lay out from the root, because a strut's height may move any view of the window.
      outermostView.layoutIfNeeded()
    }
  }
#endif
