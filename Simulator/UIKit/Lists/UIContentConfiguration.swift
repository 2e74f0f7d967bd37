/// What a cell shows, as a value that can make a view for it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView

  /// The configuration as it looks in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}

/// What a configuration may depend on.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
public struct UICellConfigurationState: Hashable {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

// In an extension, so that the value stays unisolated.
extension UICellConfigurationState: UIConfigurationState {}
