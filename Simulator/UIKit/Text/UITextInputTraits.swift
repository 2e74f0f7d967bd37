/// What keyboard a text input asks for.
///
/// Every member is optional on Apple's systems; here the defaults below stand in for those that a
/// type does not have.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var isSecureTextEntry: Bool { get set }
  var textContentType: UITextContentType! { get set }
}

/// A member that a type leaves out reads as its default and cannot be changed.
extension UITextInputTraits {
  private func refuse(_ name: String = #function) -> Never {
    preconditionFailure("\(Self.self) has no \(name) to set: declare the property")
  }

  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set { refuse() }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set { refuse() }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set { refuse() }
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set { refuse() }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set { refuse() }
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set { refuse() }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set { refuse() }
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set { refuse() }
  }
  public var textContentType: UITextContentType! {
    get { nil }
    set { refuse() }
  }
}
