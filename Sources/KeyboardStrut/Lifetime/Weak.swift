/// A reference that keeps nothing alive.
package struct Weak<Object: AnyObject> {
  package weak var object: Object?
  package init(_ object: Object?) { self.object = object }
}
