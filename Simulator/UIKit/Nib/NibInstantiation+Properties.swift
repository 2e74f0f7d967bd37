extension NibInstantiation {
  /// Sets a user defined runtime attribute. Its key path may lead through other objects.
  func setAttribute(_ element: NibElement, on object: AnyObject) throws {
    let keys = try element.requiredAttribute("keyPath").split(separator: ".").map(String.init)
    var target = object
    for key in keys.dropLast() {
      guard let property = NibProperty(key, of: target) else {
        throw missing(key, of: target, element)
      }
      guard let next = property.value(of: target) else { return }
      target = next
    }
    let values = try element.runtimeValues(in: document)
    try set(keys.last ?? "", values, on: target, for: element)
    try element.checkAllRead()
  }

  /// Sets a property to the first value of its type; to nil where there is none.
  func set(_ key: String, _ values: [Any], on object: AnyObject, for element: NibElement) throws {
    guard let property = NibProperty(key, of: object) else {
      throw missing(key, of: object, element)
    }
    guard property.set(values, on: object) else {
      let kind = values.first.map { "a \(type(of: $0))" } ?? "nil"
      throw NibError(
        element,
        "sets “\(key)” of \(String(reflecting: type(of: object))) to \(kind), but the property is a "
          + property.typeName)
    }
  }

  private func missing(_ key: String, of object: AnyObject, _ element: NibElement) -> NibError {
    let name = String(reflecting: type(of: object))
    guard Self.storesProperty(key, in: object) else {
      return NibError(
        element, "sets “\(key)”, which \(name) does not have or does not let nibs set")
    }
    return NibError(
      element,
      "sets “\(key)”. \(name) has such a property, but on Linux a nib finds it only through "
        + "NibConnectable.nibProperties: add \"\(key)\": \\\(type(of: object)).\(key) there")
  }

  private static func storesProperty(_ key: String, in object: AnyObject) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if current.children.contains(where: { $0.label == key }) { return true }
      mirror = current.superclassMirror
    }
    return false
  }
}
