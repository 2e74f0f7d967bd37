/// The circumstances that a configuration is shown in.
@MainActor
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
  init(traitCollection: UITraitCollection)
}
