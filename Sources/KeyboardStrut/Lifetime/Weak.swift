/// A weak reference as a value, for example for the elements of an array.
package struct Weak<Object: AnyObject> {
  package weak var object: Object?
  package init(_ object: Object?) { self.object = object }
}
