/// What lies behind a cell's content, as a value.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration: @preconcurrency Hashable {
  /// Nil stands for the tint color.
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  /// From the cell's edges, points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Nil stands for the tint color.
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  /// Shown over the color.
  public var customView: UIView?

  /// What it turns into while the cell is highlighted or selected; nil for no change.
  var selectedColor: UIColor?

  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .clear, selected: nil)
  }

  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .systemBackground, selected: .systemGray4)
  }

  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .systemBackground, selected: nil)
  }

  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .secondarySystemGroupedBackground, selected: .systemGray4)
  }

  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let state = state as? UICellConfigurationState, let selectedColor else { return self }
    var new = self
    new.shownColor = state.isHighlighted || state.isSelected ? selectedColor : nil
    return new
  }

  /// What takes the color's place in the state that the configuration was updated for.
  private(set) var shownColor: UIColor?

  private init(color: UIColor, selected: UIColor?) {
    backgroundColor = color
    selectedColor = selected
  }
}
