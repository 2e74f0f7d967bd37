extension UIListContentConfiguration {
  /// How a text of a list cell looks.
  @MainActor
  public struct TextProperties: @preconcurrency Hashable {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// Zero stands for as many as needed.
    public var numberOfLines = 0

    var isDimmed = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// The colour in the state that the configuration was updated for.
    var shownColor: UIColor { isDimmed ? .tertiaryLabel : color }
  }

  /// How the image of a list cell looks.
  @MainActor
  public struct ImageProperties: @preconcurrency Hashable {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// Points; zero stands for the image's own size.
    public var maximumSize = CGSize.zero
  }
}
