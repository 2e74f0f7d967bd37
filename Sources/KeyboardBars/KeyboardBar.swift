#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// A bar at the lower edge of a view, for example the input bar of a chat. It stands on the
  /// keyboard while the keyboard is up, and on the safe area otherwise. This code adds a bar to a
  /// screen:
  ///
  ///     bar.contentView.addSubview(row)
  ///     bar.list = messages
  ///     view.addSubview(bar)
  ///
  /// The bar ties itself to the left, right and lower edge of its superview. The constraints in
  /// ``contentView`` determine its height. Its background reaches down to the superview's lower
  /// edge, under the keyboard and the home indicator. It moves in one animation with the keyboard,
  /// and with the finger that drags the keyboard down.
  ///
  /// The ``list`` lies behind the bar, down to the superview's lower edge. The bar sets the list's
  /// bottom inset so that the user can scroll the last entry above the bar. An inset that the app
  /// sets is added to it.
  ///
  /// Main actor only.
  #if canImport(ObjectiveC)
    @objc(KSKeyboardBar) @objcMembers
  #endif
  public final class KeyboardBar: UIView {
    /// The view to which the app adds its views. It is as wide as the safe area, and its lower edge
    /// lies on the keyboard. The constraints in it determine its height.
    public let contentView = UIView(frame: .zero)

    /// The list behind the bar; the bar keeps the list's entries clear of it. A list may be shown
    /// upside down, by a transform that mirrors or rotates it. The bar then expects the newest
    /// entry at the top of the content. Weak reference.
    public weak var list: UIScrollView? {
      didSet {
        guard oldValue !== list else { return }
        keeper?.stop()
        keeper = list.map { ListKeeper($0, self) }
        blendIntoList()
        setNeedsLayout()
      }
    }

    /// How the list scrolls when the keyboard shows or hides, or the bar grows.
    public var listBehavior = KeyboardListBehavior.alwaysMoves

    /// The minimum number of points that stay free below the list's last entry, measured up from
    /// the list's lower edge. For example, an answer that is being written needs this space. The
    /// keyboard and the bar use up this space before the list moves. 0 by default.
    public var blankSpace: CGFloat = 0 {
      didSet { if blankSpace != oldValue { setNeedsLayout() } }
    }

    /// Called with ``isEndVisible`` whenever that changes, and once for a new ``list``. For
    /// example, an app shows or hides its button that scrolls to the newest message.
    public var endVisibilityDidChange: ((Bool) -> Void)?

    /// Whether the list's last entry is visible above the bar, except for at most 20 points. True
    /// without a list.
    public var isEndVisible: Bool { list.map { BarList($0, owner: self).state.isAtEnd } ?? true }

    /// The text view in the bar that grows with its text, up to ``maximumTextHeight``, and scrolls
    /// beyond it. The bar then controls its `isScrollEnabled`. Weak reference.
    ///
    /// Growth is animated together with the list. Text that your code sets takes effect with the
    /// next layout of the bar.
    public var textView: UITextView? {
      get { text?.view }
      set {
        guard newValue !== text?.view else { return }
        text?.stop()
        text = newValue.map(GrowingText.init)
        setNeedsLayout()
      }
    }

    /// The maximum height of ``textView``, in points. 0, the default, means a third of the window's
    /// height, or a fifth if the height is compact. Text never makes the bar higher than the part
    /// of the superview above the keyboard.
    public var maximumTextHeight: CGFloat = 0 {
      didSet { if maximumTextHeight != oldValue { setNeedsLayout() } }
    }

    /// Whether the bar keeps its position regardless of the keyboard, for example while the app
    /// replaces the keyboard with its own panel. When set back to false, the bar moves to the
    /// keyboard's current position in one animation.
    public var isFrozen = false {
      didSet { if !isFrozen, oldValue { KeyboardCenter.shared.update(self, animated: true) } }
    }

    /// Keeps the content's lower edge above the bar's lower edge by at least the height that the
    /// keyboard covers.
    private lazy var edge = bottomAnchor.constraint(
      greaterThanOrEqualTo: contentView.bottomAnchor, constant: 0)
    private var text: GrowingText?
    private var keeper: ListKeeper?

    /// Makes an empty bar.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Makes the bar of a XIB or storyboard.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      translatesAutoresizingMaskIntoConstraints = false
      contentView.translatesAutoresizingMaskIntoConstraints = false
      addSubview(contentView)
      let down = contentView.bottomAnchor.constraint(equalTo: bottomAnchor)
      down.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        contentView.topAnchor.constraint(equalTo: topAnchor), edge, down,
      ])
      // The guide follows the finger that drags the keyboard. A guide created while the keyboard is
      // up was seen to be stuck, so we create it now.
      if #available(iOS 17, visionOS 1, *) { keyboardLayoutGuide.usesBottomSafeArea = false }
      KeyboardCenter.shared.turns.add(self)
      Covers.shared.add(self)
    }

    // MARK: Place

    /// Whether the bar is hidden. The list may use the space of a hidden bar.
    public override var isHidden: Bool {
      didSet { if isHidden != oldValue { setNeedsLayout() } }
    }

    public override func willMove(toSuperview newSuperview: UIView?) {
      super.willMove(toSuperview: newSuperview)
      if superview != nil { letDragBegin(above: 0) }
    }

    public override func didMoveToSuperview() {
      super.didMoveToSuperview()
      guard let superview else {
        keeper?.giveBack()
        return
      }
      // We use the superview's safe area, because the bar's own still belongs to its last position.
      // In a rotation the bar would have no home indicator for one layout, and then grow.
      let safeArea = superview.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        leftAnchor.constraint(equalTo: superview.leftAnchor),
        rightAnchor.constraint(equalTo: superview.rightAnchor),
        bottomAnchor.constraint(equalTo: superview.bottomAnchor),
        contentView.leftAnchor.constraint(equalTo: safeArea.leftAnchor),
        contentView.rightAnchor.constraint(equalTo: safeArea.rightAnchor),
        contentView.bottomAnchor.constraint(lessThanOrEqualTo: safeArea.bottomAnchor),
      ])
    }

    public override func didMoveToWindow() {
      super.didMoveToWindow()
      guard window != nil else { return }
      edge.constant = wantedEdge()
      KeyboardCenter.shared.turns.record { $0.add(.creation, of: self) }
    }

    /// How much of the superview the keyboard covers.
    private func wantedEdge() -> CGFloat {
      isFrozen ? edge.constant : superview.map(Keyboard.overlap) ?? 0
    }

    // MARK: Text

    private var textLimit: CGFloat {
      guard let window, let superview, let textView else { return 0 }
      let isCompact = traitCollection.verticalSizeClass == .compact
      let usual = window.bounds.height / (isCompact ? 5 : 3)
      let wanted = maximumTextHeight > 0 ? maximumTextHeight : usual
      let others = contentView.bounds.height - textView.bounds.height
      let below = max(edge.constant, superview.safeAreaInsets.bottom)
      let room = superview.bounds.height - superview.safeAreaInsets.top - below - others
      return max(0, min(wanted, room))
    }

    // MARK: List

    /// Fits the scroll edge effect at the list's lower edge to the contents of the bar. With a list
    /// shown upside down, the effect was seen over the newest messages
    /// (nostur-com/nostur-ios-public#80).
    private func blendIntoList() {
      #if compiler(>=6.2) && canImport(ObjectiveC)
        if #available(iOS 26, visionOS 26, *) {
          let known = interactions.lazy.compactMap {
            $0 as? UIScrollEdgeElementContainerInteraction
          }.first
          let interaction = known ?? UIScrollEdgeElementContainerInteraction()
          let isInverted = list.map { BarList($0, owner: self).isInverted } ?? false
          interaction.scrollView = isInverted ? nil : list
          interaction.edge = .bottom
          if known == nil { addInteraction(interaction) }
        }
      #endif
    }
  }

  @nonobjc
  extension KeyboardBar {
    /// The y at which the bar begins to cover the list, in points of the bar's coordinates.
    var coverTop: CGFloat { isHidden ? contentView.frame.maxY : 0 }

    /// How far the bar reaches above the keyboard, or above its superview's lower edge, in points.
    var heightAboveKeyboard: CGFloat { isHidden ? 0 : bounds.height - edge.constant }
  }

  // Objective-C does not need these members, and UIKit may have methods with the same names.
  @nonobjc
  extension KeyboardBar: KeyboardListener {
    /// The position of bars in the order in which listeners change.
    package var rank: KeyboardRank { .bar }
    package var home: UIView? { self }

    /// Whether the bar, its text or its list must change. Even with the bar in place, the list may
    /// still have to lose its inset after a drag. It may also lack an inset that its controller did
    /// not add.
    package func needsChange(because triggers: TurnTriggers) -> Bool {
      guard let window else { return false }
      if wantedEdge() != edge.constant { return true }
      if text?.needsFit(upTo: textLimit) == true { return true }
      guard let keeper else { return false }
      if keeper.noteEndOfScroll() { return false }
      let isDragged = KeyboardCenter.shared.isKeyboardDragged(in: window)
      return keeper.isUnderFinger && !isDragged || keeper.needsUpdate
    }

    package func change() {
      guard let window else { return }
      let wanted = wantedEdge()
      let keyboardComes = wanted > edge.constant
      let (isInPlace, old) = (wanted == edge.constant, edge.constant)
      let change = { [self] in
        edge.constant = wanted
        text?.fit(upTo: textLimit, in: outermostView)
        // We lay out from the root, because the app may tie any view to the bar.
        outermostView.layoutIfNeeded()
        letDragBegin()
      }
      guard let keeper else { return change() }
      let endsDrag = keeper.isUnderFinger && !KeyboardCenter.shared.isKeyboardDragged(in: window)
      keeper.isUnderFinger = KeyboardCenter.shared.isKeyboardDragged(in: window)
      if isInPlace, !endsDrag, !keeper.awaitsController {
        change()
        keeper.update()
      } else {
        keeper.follow(keyboardComes: keyboardComes, endsDrag: endsDrag, from: old, change)
      }
    }

    /// Sets where a finger begins to drag the keyboard down. The drag begins at the bar's upper
    /// edge, and before iOS 17 at the keyboard's.
    ///
    /// The finger is on the bar's list. For a bar without a list it is on any scroll view beside
    /// the bar.
    private func letDragBegin(above height: CGFloat? = nil) {
      guard #available(iOS 17, visionOS 1, *) else { return }
      for view in [self, list ?? superview] {
        view?.keyboardLayoutGuide.keyboardDismissPadding = height ?? heightAboveKeyboard
      }
    }
  }

  // The bar keeps its own inputs clear of the keyboard.
  extension KeyboardBar: SelfServing {}
#endif
