#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// A bar at the lower edge of a view, for example the input bar of a chat. While the keyboard is
  /// up, the bar's content ends at the top of the keyboard. Otherwise the content ends at the safe
  /// area. This code adds a bar to a screen:
  ///
  ///     bar.contentView.addSubview(row)
  ///     bar.list = messages
  ///     view.addSubview(bar)
  ///
  /// The bar constrains itself to the left, right and lower edge of its superview. The constraints
  /// in ``contentView`` determine the height of the bar. The bar's background reaches down to the
  /// superview's lower edge, under the keyboard and the home indicator. The bar moves in the
  /// keyboard's animation, and with the finger that drags the keyboard down.
  ///
  /// The ``list`` lies behind the bar, down to the superview's lower edge. The bar adds to the
  /// list's bottom inset, so that the user can scroll the last entry above the bar. The app can
  /// still set an inset of its own.
  ///
  /// Main actor only.
  #if canImport(ObjectiveC)
    @objc(KSKeyboardBar) @objcMembers
  #endif
  public final class KeyboardBar: UIView {
    /// The view to which the app adds its views. The content view is as wide as the safe area, and
    /// its lower edge lies on the keyboard or on the safe area. The constraints inside it determine
    /// its height.
    public let contentView = UIView(frame: .zero)

    /// The list behind the bar. The bar keeps the list's entries from being covered. A transform
    /// may show the list upside down, mirrored or rotated. The newest entry must then be at the top
    /// of the content. Weak reference. Nil by default.
    public weak var list: UIScrollView? {
      didSet {
        guard oldValue !== list else { return }
        keeper?.stop()
        keeper = list.map { ListKeeper($0, self) }
        blendIntoList()
        if let superview {
          letDragBegin(above: 0, in: oldValue ?? superview)
          letDragBegin()
        }
        setNeedsLayout()
      }
    }

    /// How the list scrolls when the keyboard shows or hides, or when the bar grows. The default is
    /// `.alwaysMoves`.
    public var listBehavior = KeyboardListBehavior.alwaysMoves

    /// The minimum height that is free of entries at the list's lower end, in points from the
    /// list's lower edge. 0 by default. For example, an answer that is still being written needs
    /// this space. A keyboard or a bar that covers only this space does not move the list.
    public var blankSpace: CGFloat = 0 {
      didSet { if blankSpace != oldValue { setNeedsLayout() } }
    }

    /// A closure that is called with ``isEndVisible`` whenever that value changes, and once for a
    /// new ``list``. For example, an app shows or hides a button that scrolls to the newest
    /// message. Nil by default.
    public var endVisibilityDidChange: ((Bool) -> Void)?

    /// Whether the list's last entry is visible above the bar. Up to 20 points of the entry may be
    /// covered. True without a list.
    public var isEndVisible: Bool { list.map { BarList($0, owner: self).state.isAtEnd } ?? true }

    /// The text view in the bar that grows with its text up to ``maximumTextHeight``, and then
    /// scrolls. The bar controls the text view's `isScrollEnabled`. Weak reference.
    ///
    /// The growth is animated together with the list. If the app sets the text, the height changes
    /// with the next layout of the bar.
    public var textView: UITextView? {
      get { text?.view }
      set {
        guard newValue !== text?.view else { return }
        text?.stop()
        text = newValue.map { GrowingText($0, in: self) }
        setNeedsLayout()
      }
    }

    /// The maximum height of ``textView``, in points. 0 by default, which means a third of the
    /// window's height, or a fifth if the vertical size class is compact. Text never makes the bar
    /// higher than the part of the superview above the keyboard.
    public var maximumTextHeight: CGFloat = 0 {
      didSet { if maximumTextHeight != oldValue { setNeedsLayout() } }
    }

    /// Whether the bar ignores the keyboard and keeps its position. False by default. For example,
    /// set this to true while the app replaces the keyboard with a panel of its own. When set back
    /// to false, the bar moves to the keyboard's current position in an animation.
    public var isFrozen = false {
      didSet { if !isFrozen, oldValue { KeyboardCenter.shared.update(self, animated: true) } }
    }

    /// The constraint that keeps the content's lower edge above the keyboard. Its constant is the
    /// height of the superview that the keyboard covers.
    private lazy var edge = bottomAnchor.constraint(
      greaterThanOrEqualTo: contentView.bottomAnchor, constant: 0)
    private var text: GrowingText?
    private var keeper: ListKeeper?

    /// Makes an empty bar.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Makes a bar from a XIB or storyboard.
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
      // UIKit's keyboard layout guide follows the finger that drags the keyboard. A guide that was
      // created while the keyboard was up was seen not to move, so we create the guide now.
      if #available(iOS 17, visionOS 1, *) { keyboardLayoutGuide.usesBottomSafeArea = false }
      KeyboardCenter.shared.turns.add(self)
      Covers.shared.add(self)
    }

    // MARK: Place

    /// Whether the bar is hidden. The list's entries may use the space of a hidden bar.
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
      // We use the superview's safe area, because the bar's own safe area still belongs to its old
      // position. In a rotation the bar would ignore the home indicator for one layout, and then
      // grow.
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

    /// Returns the height of the superview that the keyboard covers. While the bar is frozen, the
    /// current value.
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

    /// Lets the bar shape the scroll edge effect of iOS 26 at the list's lower edge. A list that is
    /// shown upside down gets no such effect, because the effect was seen over the newest messages
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
    /// The y from which the bar covers the list, in the bar's coordinates. A hidden bar covers only
    /// what lies below its content.
    var coverTop: CGFloat { isHidden ? contentView.frame.maxY : 0 }

    /// How far the bar reaches above the keyboard, in points. Without a keyboard, how far it
    /// reaches above its superview's lower edge. 0 for a hidden bar.
    var heightAboveKeyboard: CGFloat { isHidden ? 0 : bounds.height - edge.constant }
  }

  // Objective-C does not need these members. UIKit may have methods with the same names, which we
  // must not override.
  @nonobjc
  extension KeyboardBar: KeyboardListener {
    /// At the end of a run-loop turn, bars change after struts (views as high as the keyboard) and
    /// before avoiders.
    package var rank: KeyboardRank { .bar }
    package var hostView: UIView? { self }

    /// Whether the bar, its text view or its list must change. The list may need another inset even
    /// if the bar stays where it is. For example, the user has stopped dragging the keyboard, or
    /// the list's view controller has not added its inset for the keyboard.
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
        // We lay out from the outermost view, because the app may constrain any view to the bar.
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

    /// Sets where a touch must begin to drag the keyboard down: at the bar's upper edge. Before iOS
    /// 17, the drag always begins at the keyboard's upper edge.
    ///
    /// The touch is in the bar's list. If the bar has no list, it is in any scroll view of the
    /// superview.
    private func letDragBegin(above height: CGFloat? = nil) {
      for view in [self, list ?? superview] {
        if let view { letDragBegin(above: height ?? heightAboveKeyboard, in: view) }
      }
    }

    private func letDragBegin(above height: CGFloat, in view: UIView) {
      guard #available(iOS 17, visionOS 1, *) else { return }
      view.keyboardLayoutGuide.keyboardDismissPadding = height
    }
  }

  // The bar keeps its inputs clear of the keyboard, so the automatic mode ignores these inputs.
  extension KeyboardBar: SelfServing {}
#endif
