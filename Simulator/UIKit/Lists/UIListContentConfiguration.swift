/// A row of a list: an image, a text and a second text, beside or below the first.
public struct UIListContentConfiguration: Hashable {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryTextProperties = TextProperties()

  /// Whether the second text stands at the end of the line, where both fit into one.
  public var prefersSideBySideTextAndSecondaryText = false

  /// What is left free around the content, in points, where the view's layout margins are not
  /// larger.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
}

// In an extension, so that the value stays unisolated.
extension UIListContentConfiguration: UIContentConfiguration {
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

// Apple publishes no sizes; text styles and colors are what the system's lists look like.
extension UIListContentConfiguration {
  private init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
    textProperties.font = .preferredFont(forTextStyle: style)
    textProperties.color = color
    secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    secondaryTextProperties.color = .secondaryLabel
  }

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.body) }

  public static func subtitleCell() -> UIListContentConfiguration {
    var configuration = cell()
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
    configuration.secondaryTextProperties.color = .label
    return configuration
  }

  public static func valueCell() -> UIListContentConfiguration {
    var configuration = cell()
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  public static func plainHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(.headline)
    configuration.setMargins(top: 5, bottom: 5)
    return configuration
  }

  public static func plainFooter() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(.subheadline, .secondaryLabel)
    configuration.setMargins(top: 5, bottom: 5)
    return configuration
  }

  public static func groupedHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(.footnote, .secondaryLabel)
    configuration.textProperties.isUppercase = true
    configuration.setMargins(top: 16, bottom: 6)
    return configuration
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(.footnote, .secondaryLabel)
    configuration.setMargins(top: 6, bottom: 16)
    return configuration
  }

  private mutating func setMargins(top: CGFloat, bottom: CGFloat) {
    directionalLayoutMargins.top = top
    directionalLayoutMargins.bottom = bottom
  }
}
