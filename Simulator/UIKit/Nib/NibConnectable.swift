/// A class whose properties a nib may set by their names.
///
/// On Apple's systems outlets and user defined runtime attributes are set by key-value coding,
/// which finds the setter of an `@objc` property at run time. Swift on Linux has neither, so a
/// class says once which names a nib may use. The source stays the one that iOS compiles; the table
/// stands beside it:
///
///     final class FormViewController: UIViewController {
///       #if canImport(ObjectiveC)
///         @IBOutlet
///       #endif
///       weak var field: UITextField!
///     }
///
///     #if os(Linux)
///       @_spi(Simulator) extension FormViewController: NibConnectable {
///         static var nibProperties: [String: AnyKeyPath] { ["field": \FormViewController.field] }
///       }
///     #endif
///
/// A property is set through its setter, so that observers run as they do on Apple's systems;
/// unlike there, its getter runs before. Where a subclass has outlets of its own, declare
/// `nibProperties` as a `class var` in the class itself.
@_spi(Simulator)
@preconcurrency @MainActor
public protocol NibConnectable: AnyObject {
  /// Writable key paths, from the class, by the names that nibs use.
  static var nibProperties: [String: AnyKeyPath] { get }

  /// What the nib's actions do, by their selectors: on Apple's systems they are found by name.
  ///
  ///     static var nibActions: [String: NibAction] {
  ///       ["save:": { target, sender in (target as? FormViewController)?.save(sender) }]
  ///     }
  static var nibActions: [String: NibAction] { get }
}

/// What an action of a nib does; the object that it is sent to comes first, then the sender.
@_spi(Simulator)
public typealias NibAction = @MainActor (_ target: AnyObject, _ sender: Any?) -> Void

@_spi(Simulator)
extension NibConnectable {
  public static var nibActions: [String: NibAction] { [:] }
}
