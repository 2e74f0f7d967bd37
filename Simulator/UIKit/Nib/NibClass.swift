/// Finds the class of a nib's object.
@MainActor
enum NibClass {
  /// The class that the element names, or UIKit's own of the element's kind.
  static func type<Base: AnyObject>(of element: NibElement, as base: Base.Type) throws -> Base.Type
  {
    guard let name = element.attribute("customClass") else {
      return try lookUp("UIKit." + systemName(element.name), for: element, as: base)
    }
    guard let module = element.attribute("customModule") else {
      // Without a module Interface Builder means a class written in Objective-C.
      throw NibError(
        element, "is of the class “\(name)”, but says no module: Linux has Swift's classes only")
    }
    return try lookUp("\(module).\(name)", for: element, as: base)
  }

  private static func lookUp<Base: AnyObject>(
    _ name: String, for element: NibElement, as base: Base.Type
  ) throws -> Base.Type {
    guard let found = NSClassFromString(name) else {
      throw NibError(element, "is of the class \(name), which does not exist in this program")
    }
    guard let type = found as? Base.Type else {
      throw NibError(element, "is of the class \(name), which is no \(base)")
    }
    return type
  }

  /// Interface Builder's word for a thing is its class without prefix, but for a few.
  private static func systemName(_ name: String) -> String {
    switch name {
    case "containerView": "UIView"
    default: "UI" + name.prefix(1).uppercased() + name.dropFirst()
    }
  }
}
