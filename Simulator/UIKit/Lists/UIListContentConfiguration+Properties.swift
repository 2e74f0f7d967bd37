extension UIListContentConfiguration {
  /// How a text looks.
  public struct TextProperties: Hashable {
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }

    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }

    public var font: UIFont = .preferredFont(forTextStyle: .body)
    public var color: UIColor = .label
    public var alignment: TextAlignment = .natural
    public var transform: TextTransform = .none
    /// Zero stands for as many as needed.
    public var numberOfLines = 0
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    public var adjustsFontForContentSizeCategory = true
  }

  /// How the image looks.
  public struct ImageProperties: Hashable {
    /// Nil stands for the view's own tint.
    public var tintColor: UIColor?
    /// Points; a length of zero does not limit.
    public var maximumSize: CGSize = .zero
    /// What the image takes up in the row, in points, where it is smaller.
    public var reservedLayoutSize: CGSize = .zero
    public var cornerRadius: CGFloat = 0
  }
}

extension UIListContentConfiguration.TextProperties {
  @MainActor func apply(_ text: String?, to label: UILabel) {
    label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    label.font = font
    label.textColor = color
    label.numberOfLines = numberOfLines
    label.lineBreakMode = lineBreakMode
    switch alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    switch transform {
    case .none: label.text = text
    case .uppercase: label.text = text?.uppercased()
    case .lowercase: label.text = text?.lowercased()
    case .capitalized: label.text = text?.capitalized
    }
  }
}
