/// The content of an ordinary list cell: an image, a text and a second text.
@MainActor
public struct UIListContentConfiguration: UIContentConfiguration, @preconcurrency Hashable {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryTextProperties: TextProperties

  /// Whether the texts stand beside each other where there is room.
  public var prefersSideBySideTextAndSecondaryText = false

  /// Around the content, points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// Points. A header has none of its own.
  var minimumHeight: CGFloat = 0

  /// A text, and a smaller one below.
  public static func cell() -> UIListContentConfiguration {
    var cell = UIListContentConfiguration(
      text: .body, .label, secondary: .subheadline, .secondaryLabel, vertical: 11)
    cell.minimumHeight = 44
    return cell
  }

  public static func subtitleCell() -> UIListContentConfiguration { cell() }

  /// A text, and its value at the other end.
  public static func valueCell() -> UIListContentConfiguration {
    var cell = cell()
    cell.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    cell.prefersSideBySideTextAndSecondaryText = true
    return cell
  }

  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: .headline, .label, secondary: .subheadline, .secondaryLabel, vertical: 6)
  }

  public static func plainFooter() -> UIListContentConfiguration { groupedFooter() }

  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: .footnote, .secondaryLabel, secondary: .footnote, .secondaryLabel, vertical: 6)
  }

  public static func groupedFooter() -> UIListContentConfiguration { groupedHeader() }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Dims the texts of a cell that is disabled.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var new = self
    new.textProperties.isDimmed = state.isDisabled
    new.secondaryTextProperties.isDimmed = state.isDisabled
    return new
  }

  private init(
    text: UIFont.TextStyle, _ color: UIColor, secondary: UIFont.TextStyle,
    _ secondaryColor: UIColor, vertical: CGFloat
  ) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: text), color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: secondary), color: secondaryColor)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: vertical, leading: 16, bottom: vertical, trailing: 16)
  }
}
