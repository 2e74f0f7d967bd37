/// A property that a nib sets by its name.
@MainActor
struct NibProperty {
  private let path: AnyKeyPath

  /// - Returns: nil where neither the class nor UIKit's own table has the name.
  init?(_ key: String, of object: AnyObject) {
    let own = (type(of: object) as? any NibConnectable.Type)?.nibProperties[key]
    guard let path = own ?? NibProperty.builtIn(key, of: object) else { return nil }
    self.path = path
  }

  func value(of object: AnyObject) -> AnyObject? {
    (object as Any)[keyPath: path].map { $0 as AnyObject }
  }

  /// Gives the property the first of the values that is of its type.
  ///
  /// - Parameter values: The same value as several types; none stands for nil.
  /// - Returns: False where no value fits or the property cannot be written.
  func set(_ values: [Any], on object: AnyObject) -> Bool {
    if path == \UIViewController.view, let controller = object as? UIViewController {
      // Writing through a key path reads first, and this property's getter loads the nib.
      guard let view = values.first as? UIView else { return false }
      controller.view = view
      return true
    }
    func open<Root>(_ root: Root.Type) -> Bool {
      func open<Value>(_ value: Value.Type) -> Bool {
        Self.set(values, on: object, path as? ReferenceWritableKeyPath<Root, Value>)
      }
      return _openExistential(type(of: path).valueType, do: open)
    }
    return _openExistential(type(of: path).rootType, do: open)
  }

  private static func set<Root, Value>(
    _ values: [Any], on object: AnyObject, _ path: ReferenceWritableKeyPath<Root, Value>?
  ) -> Bool {
    guard let path, let object = object as? Root else { return false }
    guard !values.isEmpty else {
      guard let empty = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()),
        let value = empty as? Value
      else { return false }
      object[keyPath: path] = value
      return true
    }
    for candidate in values {
      guard let value = candidate as? Value else { continue }
      object[keyPath: path] = value
      return true
    }
    return false
  }

  /// The property's type, for errors.
  var typeName: String { "\(type(of: path).valueType)" }
}
