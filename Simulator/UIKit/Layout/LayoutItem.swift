import LayoutEngine

/// A view or a guide: something with four layout variables.
@MainActor
protocol LayoutItem: AnyObject {
  var itemState: LayoutItemState { get set }

  /// The view that would hold a constraint on this item alone.
  var layoutContainer: UIView? { get }

  /// The view in whose coordinates the item's variables are; nil for the root of a hierarchy.
  var coordinateOwner: UIView? { get }

  /// What stands behind the item's address in conflict messages; may be empty.
  var layoutQuotation: String { get }
}

/// What an item knows about the engine it is in.
struct LayoutItemState {
  var variables: ItemVariables?

  /// The active constraints that mention the item, so that they can go when it leaves.
  var references: [Reference] = []

  struct Reference {
    weak var constraint: NSLayoutConstraint?
  }

  mutating func addReference(to constraint: NSLayoutConstraint) {
    references.append(Reference(constraint: constraint))
  }

  mutating func removeReference(to constraint: NSLayoutConstraint) {
    references.removeAll { $0.constraint == nil || $0.constraint === constraint }
  }
}

/// An item's variables, and the constraints that the system itself made for it.
@MainActor
final class ItemVariables {
  /// Strong, because an item may outlive the hierarchy it was solved in.
  let context: LayoutContext
  weak var item: (any LayoutItem)?
  let minX: Variable
  let minY: Variable
  let width: Variable
  let height: Variable

  /// Constraints from the frame (autoresizing, root size) or from a system guide's insets.
  var placement: [ConstraintID] = []
  /// Hugging and compression of the intrinsic size, per axis.
  var intrinsic: [(axis: NSLayoutConstraint.Axis, id: ConstraintID)] = []
  var intrinsicSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

  init(context: LayoutContext, item: any LayoutItem) {
    self.context = context
    self.item = item
    minX = context.engine.addVariable()
    minY = context.engine.addVariable()
    // No size is negative. An inference: Apple's reports of a width of 0 against margins of 8 and 8
    // as a conflict make sense only so.
    width = context.engine.addVariable(nonNegative: true)
    height = context.engine.addVariable(nonNegative: true)
  }

  var all: [Variable] { [minX, minY, width, height] }
}

extension UIView: LayoutItem {
  var itemState: LayoutItemState {
    get { layoutState.item }
    // In place: a copy would be as long as the list of constraints on the view.
    _modify { yield &layoutState.item }
  }

  var layoutContainer: UIView? { self }
  var coordinateOwner: UIView? { superview }
}

extension UILayoutGuide: LayoutItem {
  var layoutContainer: UIView? { owningView }
  var coordinateOwner: UIView? { owningView }
}
