extension UIListContentConfiguration {
  /// How a text looks.
  public struct TextProperties: Hashable {
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }

    public var font: UIFont = .preferredFont(forTextStyle: .body)
    public var color: UIColor = .label
    public var alignment: TextAlignment = .natural
    /// Headers of grouped tables are.
    var isUppercase = false
    /// Zero stands for as many as needed.
    public var numberOfLines = 0
    public var adjustsFontForContentSizeCategory = true
  }

  /// How the image looks.
  public struct ImageProperties: Hashable {
    /// Nil stands for the view's own tint.
    public var tintColor: UIColor?
    /// Points; a length of zero does not limit.
    public var maximumSize: CGSize = .zero
  }
}

extension UIListContentConfiguration.TextProperties {
  @MainActor func apply(_ text: String?, to label: UILabel) {
    label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    label.font = font
    label.textColor = color
    label.numberOfLines = numberOfLines
    switch alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    label.text = isUppercase ? text?.uppercased() : text
  }
}
