/// The contributors to a ledger in tests. They are types, because a type has an identity and is
/// never deallocated.
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
