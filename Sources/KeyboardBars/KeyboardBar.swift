#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// A bar at the lower edge of a view that stands on the keyboard while that is up, and on the
  /// safe area otherwise: what a chat is written in.
  ///
  ///     bar.contentView.addSubview(row)
  ///     bar.list = messages
  ///     view.addSubview(bar)
  ///
  /// It ties itself to the left, right and lower edge of its superview, and is as high as the
  /// constraints in ``contentView`` make it. Its background reaches down to the superview's lower
  /// edge, under the keyboard and the home indicator. It moves in one animation with the keyboard,
  /// and with the finger that drags the keyboard down.
  ///
  /// The ``list`` lies behind the bar, down to the superview's lower edge. Its bottom inset is kept
  /// so that the last entry can be scrolled above the bar; an inset of the app's comes in addition.
  ///
  /// Main actor only.
  #if canImport(ObjectiveC)
    @objc(KSKeyboardBar) @objcMembers
  #endif
  open class KeyboardBar: UIView {
    /// What the app puts its views into: as wide as the safe area, its lower edge on the keyboard.
    /// Its height comes from the constraints in it.
    public let contentView = UIView(frame: .zero)

    /// The list behind the bar, which is kept clear of it. One that is shown upside down, by a
    /// transform that mirrors or turns it, has its newest entry at the top of its content, and is
    /// treated so. Not kept alive.
    public weak var list: UIScrollView? {
      didSet {
        guard oldValue !== list else { return }
        keeper?.stop()
        keeper = list.map { ListKeeper($0, self) }
        blendIntoList()
        setNeedsLayout()
      }
    }

    /// What the list does when the keyboard comes or goes, or the bar grows.
    public var listBehavior = KeyboardListBehavior.alwaysMoves

    /// Points that stay free below the list's last entry at least, from the list's lower edge up:
    /// room for an answer that is being written. The keyboard and the bar take of it before the
    /// list moves. 0 by default.
    public var blankSpace: CGFloat = 0 {
      didSet { if blankSpace != oldValue { setNeedsLayout() } }
    }

    /// Called with ``isEndVisible`` whenever that changes, and once for a new ``list``: for a
    /// button that goes to the newest message.
    public var endVisibilityDidChange: ((Bool) -> Void)?

    /// Whether the list's last entry shows above the bar, all but 20 points of it. True without a
    /// list.
    public var isEndVisible: Bool { list.map { BarList($0, owner: self).state.isAtEnd } ?? true }

    /// The text view in the bar that grows with its text, up to ``maximumTextHeight``, and scrolls
    /// from there on. Its `isScrollEnabled` is the bar's from then on. Not kept alive.
    ///
    /// Growth is animated together with the list. Text that your code sets counts with the next
    /// layout of the bar.
    public var textView: UITextView? {
      get { text?.view }
      set {
        guard newValue !== text?.view else { return }
        text?.stop()
        text = newValue.map(GrowingText.init)
        setNeedsLayout()
      }
    }

    /// How high ``textView`` becomes at most, in points. 0, the default, stands for a third of the
    /// window's height, a fifth where that is compact. Text never makes the bar higher than what
    /// the keyboard leaves of the superview.
    public var maximumTextHeight: CGFloat = 0 {
      didSet { if maximumTextHeight != oldValue { setNeedsLayout() } }
    }

    /// Whether the bar stays where it is, whatever the keyboard does: while the app swaps the
    /// keyboard for a panel of its own. Set back to false, it goes where the keyboard is then, in
    /// one animation.
    public var isFrozen = false {
      didSet { if !isFrozen, oldValue { KeyboardCenter.shared.update(self, animated: true) } }
    }

    /// The content's lower edge is above the bar's by as much as the keyboard covers at least.
    private lazy var edge = bottomAnchor.constraint(
      greaterThanOrEqualTo: contentView.bottomAnchor, constant: 0)
    private var text: GrowingText?
    private var keeper: ListKeeper?

    /// Makes a bar without anything in it.
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
      // The guide follows the finger that drags the keyboard. One that is made while the keyboard
      // is up was seen to be stuck, so it is made now.
      if #available(iOS 17, visionOS 1, *) { keyboardLayoutGuide.usesBottomSafeArea = false }
      KeyboardCenter.shared.turns.add(self)
      Covers.shared.add(self)
    }

    // MARK: Place

    /// A bar that is hidden leaves its room to the list.
    open override var isHidden: Bool {
      didSet { if isHidden != oldValue { setNeedsLayout() } }
    }

    open override func willMove(toSuperview newSuperview: UIView?) {
      super.willMove(toSuperview: newSuperview)
      if superview != nil { letDragBegin(above: 0) }
    }

    open override func didMoveToSuperview() {
      super.didMoveToSuperview()
      guard let superview else {
        keeper?.giveBack()
        return
      }
      // The bar's own safe area is that of its last place: in a turn it would be without a home
      // indicator for a layout, and then grow.
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

    open override func didMoveToWindow() {
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

    /// Lets the effect at the list's lower edge take the shape of what is in the bar. Upside down
    /// it was seen over the newest messages (nostur-com/nostur-ios-public#80).
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
    /// Where it begins to cover the list, in its own coordinates and points.
    var coverTop: CGFloat { isHidden ? contentView.frame.maxY : 0 }

    /// How far it reaches above the keyboard, or above its superview's lower edge, in points.
    var heightAboveKeyboard: CGFloat { isHidden ? 0 : bounds.height - edge.constant }
  }

  // Objective-C has no need of these, and UIKit may have methods of their names.
  @nonobjc
  extension KeyboardBar: KeyboardListener {
    /// A sheet has moved, or the superview has another size.
    package var rank: KeyboardRank { .bar }
    package var home: UIView? { self }

    /// The list may have still to lose its room after a drag, or to get what its controller does
    /// not make, though the bar is in place.
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
        // From the root, because anything may be tied to the bar.
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

    /// A finger that dismisses the keyboard takes the bar first. Before iOS 17 it begins at the
    /// keyboard.
    ///
    /// The finger is on the bar's list, or on any scroll view beside the bar where it has none.
    private func letDragBegin(above height: CGFloat? = nil) {
      guard #available(iOS 17, visionOS 1, *) else { return }
      for view in [self, list ?? superview] {
        view?.keyboardLayoutGuide.keyboardDismissPadding = height ?? heightAboveKeyboard
      }
    }
  }

  // What is in the bar is clear of the keyboard.
  extension KeyboardBar: SelfServing {}
#endif
