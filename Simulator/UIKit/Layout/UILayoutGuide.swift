import LayoutEngine

/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  open var identifier = ""
  var itemState = LayoutItemState()

  /// Insets that tie a system guide (safe area, margins) to its owner; nil for an app's own guide.
  private(set) var insets: UIEdgeInsets?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public nonisolated func encode(with coder: NSCoder) { refuseToEncode() }

  private weak var owner: UIView?

  open var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      if let owner { owner.removeLayoutGuide(self) }
      newValue?.addLayoutGuide(self)
    }
  }

  func setOwner(_ view: UIView?) { owner = view }

  /// The guide's rectangle in its owner's coordinates, as the engine solved it.
  ///
  /// Where no constraint is tied to it, an app's own guide is empty. So is a system guide until its
  /// owner is laid out in a window; from then on it has its insets from the owner's edges
  /// (ContainerFacts 9.1).
  open var layoutFrame: CGRect {
    if let variables = itemState.variables { return variables.context.rect(of: variables) }
    guard let insets, let owner, owner.layoutState.isLaidOutInWindow else { return .zero }
    return owner.bounds.inset(by: insets)
  }

  /// Ties the guide to its owner's edges, or moves those ties.
  func setInsets(_ new: UIEdgeInsets) {
    insets = new
    itemState.variables?.context.guideDidMove(self)
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}
