/// What a content view shows, as a value.
@MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView

  /// The same content as it looks in a state.
  func updated(for state: any UIConfigurationState) -> Self
}
