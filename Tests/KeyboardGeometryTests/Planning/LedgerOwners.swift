/// Who contributes to a ledger in tests: types, which have an identity and stay.
extension ObjectIdentifier {
  private enum Keyboard {}
  private enum Bar {}
  private enum Limit {}
  private enum Another {}
  private enum Avoider {}

  static let keyboard = Self(Keyboard.self)
  static let bar = Self(Bar.self)
  static let limit = Self(Limit.self)
  static let another = Self(Another.self)
  static let avoider = Self(Avoider.self)
}
