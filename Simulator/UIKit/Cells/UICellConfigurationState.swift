/// The state that a cell is in.
@MainActor
public struct UICellConfigurationState: UIConfigurationState, @preconcurrency Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isEditing = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
