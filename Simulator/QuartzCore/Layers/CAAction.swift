/// Something that answers a change of a layer's property, usually by animating it.
public protocol CAAction {
  /// Called after the property has changed.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// As an answer of `action(for:forKey:)`, `NSNull()` ends the search: no action.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
