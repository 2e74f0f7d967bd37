import CUIKitEnums
import LayoutEngine

/// A linear relation between two edges or sizes: `first = multiplier × second + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  public var firstItem: AnyObject? { item(first, wasSet: hasFirst, "firstItem") }
  public private(set) var firstAttribute = Attribute.notAnAttribute
  public private(set) var relation = Relation.equal
  public var secondItem: AnyObject? { item(second, wasSet: hasSecond, "secondItem") }
  public private(set) var secondAttribute = Attribute.notAnAttribute
  public private(set) var multiplier: CGFloat = 1

  open var identifier: String?
  open var shouldBeArchived = false

  /// The items as what the engine knows: views and guides.
  private(set) weak var first: (any LayoutItem)?
  private(set) weak var second: (any LayoutItem)?
  private var hasFirst = false
  private var hasSecond = false

  private var storedConstant: CGFloat = 0
  private var storedPriority = UILayoutPriority.required

  /// The view that holds the constraint: the nearest common ancestor of its items.
  weak var holder: UIView?

  /// What the engine made of the constraint; nil while it is in none, or broken by a conflict.
  var installation: Installation?

  /// When the constraint was activated, counted over all constraints; ties are settled by it.
  var activationOrder = 0

  /// Whether UIKit made it for itself. Such a constraint wins every conflict with the app's.
  var isOfSystem = false

  struct Installation {
    var id: ConstraintID
    /// The part of the engine's constant that comes from the items' places, not from `constant`.
    var base: Double
  }

  /// A constraint on nothing, the only designated initializer. A subclass outside this module
  /// inherits the others only if it can see every designated one.
  public override init() { super.init() }

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      view1 as? any LayoutItem, attr1, relation, view2 as? any LayoutItem,
      view2 == nil ? .notAnAttribute : attr2, multiplier: multiplier, constant: c)
  }

  convenience init(
    _ first: (any LayoutItem)?, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: (any LayoutItem)?, _ secondAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init()
    (hasFirst, hasSecond) = (first != nil, second != nil)
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    storedConstant = constant
  }

  /// Apple declares `firstItem` and `secondItem` as `unowned(unsafe)`: code that reads one of a
  /// deallocated item ends the app (ContainerFacts 9.2).
  private func item(_ item: AnyObject?, wasSet: Bool, _ name: String) -> AnyObject? {
    if item == nil, wasSet {
      SystemException.raise(
        "\(name) of a constraint is read after the item was deallocated", name: "EXC_BAD_ACCESS")
    }
    return item
  }

  /// The offset in points. Changing it is cheap: the engine edits, it does not start again.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      CallProbe.willWrite(.constant, of: self)
      storedConstant = newValue
      holder?.hierarchyContext?.constantDidChange(of: self)
      holder?.demandDidChange(of: nil)
    }
  }

  /// Takes a constant without telling the engine or the holder.
  func takeConstant(_ constant: CGFloat) { storedConstant = constant }

  /// May change between optional priorities; a required constraint that is active stays required.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      newValue.requireLegal()
      precondition(
        !isActive || (storedPriority == .required) == (newValue == .required),
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported."
      )
      let old = storedPriority
      storedPriority = newValue
      holder?.hierarchyContext?.priorityDidChange(of: self, from: old)
    }
  }

  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard let container = first?.layoutContainer else {
      preconditionFailure("\(self): the first item is not in a view hierarchy")
    }
    guard let second else {
      container.install(self)
      return
    }
    guard let other = second.layoutContainer,
      let ancestor = container.nearestCommonAncestor(with: other)
    else {
      preconditionFailure(
        "Unable to activate constraint with anchors \(describe(first, firstAttribute)) and "
          + "\(describe(second, secondAttribute)) because they have no common ancestor.  Does "
          + "the constraint or its anchors reference items in different view hierarchies?  "
          + "That's illegal.")
    }
    ancestor.install(self)
  }

  func deactivate() {
    holder?.uninstall(self)
  }

  open override nonisolated var description: String { MainActor.assumeIsolated { line } }

  /// Calls for each of the two items that there is.
  func forEachItem(_ body: (any LayoutItem) -> Void) {
    if let first { body(first) }
    if let second { body(second) }
  }
}

extension NSLayoutConstraint {
  public typealias Axis = UILayoutConstraintAxis

  public typealias Relation = NSLayoutRelation

  public typealias Attribute = NSLayoutAttribute
}
