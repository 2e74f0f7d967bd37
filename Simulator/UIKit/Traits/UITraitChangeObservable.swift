/// A trait that can be asked for by its type.
@preconcurrency @MainActor
public protocol UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

public final class UITraitUserInterfaceIdiom: NSObject, UITraitDefinition {}
public final class UITraitUserInterfaceStyle: NSObject, UITraitDefinition {}
public final class UITraitUserInterfaceLevel: NSObject, UITraitDefinition {}
public final class UITraitLayoutDirection: NSObject, UITraitDefinition {}
public final class UITraitDisplayScale: NSObject, UITraitDefinition {}
public final class UITraitHorizontalSizeClass: NSObject, UITraitDefinition {}
public final class UITraitVerticalSizeClass: NSObject, UITraitDefinition {}
public final class UITraitPreferredContentSizeCategory: NSObject, UITraitDefinition {}

/// Stands for one registration, to end it.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Something that calls back when its environment changes.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {}

/// One registration for changes of some traits.
@MainActor
final class TraitObserver: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  let handler: (Any, UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (Any, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
    super.init()
  }

  func concerns(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    traits.contains { Self.value(of: $0, in: old) != Self.value(of: $0, in: new) }
  }

  private static func value(of trait: UITrait, in traits: UITraitCollection) -> AnyHashable {
    switch trait {
    case is UITraitUserInterfaceIdiom.Type: traits.userInterfaceIdiom
    case is UITraitUserInterfaceStyle.Type: traits.userInterfaceStyle
    case is UITraitUserInterfaceLevel.Type: traits.userInterfaceLevel
    case is UITraitLayoutDirection.Type: traits.layoutDirection
    case is UITraitDisplayScale.Type: traits.displayScale
    case is UITraitHorizontalSizeClass.Type: traits.horizontalSizeClass
    case is UITraitVerticalSizeClass.Type: traits.verticalSizeClass
    case is UITraitPreferredContentSizeCategory.Type: traits.preferredContentSizeCategory
    default: preconditionFailure("\(trait): only the system's own traits exist on Linux")
    }
  }
}

/// Where an object keeps its registrations.
@MainActor
protocol TraitObserverKeeping: AnyObject {
  var traitObservers: [TraitObserver] { get set }
}

extension UITraitChangeObservable {
  /// Calls the handler after a change of one of the traits, until it is unregistered or the object
  /// is gone.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits) { environment, previous in
      if let environment = environment as? Self { handler(environment, previous) }
    }
    (self as? any TraitObserverKeeping)?.traitObservers.append(observer)
    return observer
  }

  public func unregister(forTraitChanges registration: any UITraitChangeRegistration) {
    (self as? any TraitObserverKeeping)?.traitObservers.removeAll { $0 === registration }
  }
}

extension UIView: UITraitChangeObservable, TraitObserverKeeping {
  var traitObservers: [TraitObserver] {
    get { traitState.observers }
    set { traitState.observers = newValue }
  }
}

extension UIViewController: UITraitChangeObservable, TraitObserverKeeping {}
