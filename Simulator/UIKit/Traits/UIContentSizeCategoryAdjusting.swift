/// A view whose font can follow the person's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font made for a text style changes when the text size does; false at first.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIContentSizeCategoryAdjusting {
  func adjustFont(to traits: UITraitCollection) {
    guard adjustsFontForContentSizeCategory else { return }
    switch self {
    case let label as UILabel: label.font = label.font?.scaled(to: traits)
    case let field as UITextField: field.font = field.font?.scaled(to: traits)
    // Of attributed text, only all of it could be given one font.
    case let text as UITextView where text.edited.styles == nil:
      text.font = text.font?.scaled(to: traits)
    default: break
    }
  }
}

extension UILabel: UIContentSizeCategoryAdjusting {
  public var adjustsFontForContentSizeCategory: Bool {
    get { traitState.adjustsFont }
    set {
      traitState.adjustsFont = newValue
      adjustFont(to: traitCollection)
    }
  }
}

extension UITextField: UIContentSizeCategoryAdjusting {
  public var adjustsFontForContentSizeCategory: Bool {
    get { traitState.adjustsFont }
    set {
      traitState.adjustsFont = newValue
      adjustFont(to: traitCollection)
    }
  }
}

extension UITextView: UIContentSizeCategoryAdjusting {
  public var adjustsFontForContentSizeCategory: Bool {
    get { traitState.adjustsFont }
    set {
      traitState.adjustsFont = newValue
      adjustFont(to: traitCollection)
    }
  }
}
