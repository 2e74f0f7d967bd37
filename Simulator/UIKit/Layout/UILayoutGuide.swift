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
  /// Empty until the guide has taken part in a solution, a system guide's too: read a view's insets
  /// or margins where nothing is tied to the guide.
  open var layoutFrame: CGRect {
    guard let variables = itemState.variables else { return .zero }
    return variables.context.rect(of: variables)
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
