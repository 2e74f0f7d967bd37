import UIKit

// MARK: State and environment

/// https://developer.apple.com/documentation/swiftui/state, iOS 13.
@propertyWrapper public struct State<Value> {
  /// https://developer.apple.com/documentation/swiftui/state/init(wrappedvalue:), iOS 13.
  public init(wrappedValue value: Value) {}
  /// https://developer.apple.com/documentation/swiftui/state/wrappedvalue, iOS 13.
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  /// https://developer.apple.com/documentation/swiftui/state/projectedvalue, iOS 13.
  public var projectedValue: Binding<Value> { fatalError() }
}

/// https://developer.apple.com/documentation/swiftui/binding, iOS 13.
public struct Binding<Value> {}

/// https://developer.apple.com/documentation/swiftui/environment, iOS 13.
@propertyWrapper public struct Environment<Value> {
  /// https://developer.apple.com/documentation/swiftui/environment/init(_:), iOS 13.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  /// https://developer.apple.com/documentation/swiftui/environment/wrappedvalue, iOS 13.
  public var wrappedValue: Value { fatalError() }
}

/// https://developer.apple.com/documentation/swiftui/environmentkey, iOS 13.
public protocol EnvironmentKey {
  /// https://developer.apple.com/documentation/swiftui/environmentkey/value, iOS 13.
  associatedtype Value
  /// https://developer.apple.com/documentation/swiftui/environmentkey/defaultvalue, iOS 13.
  static var defaultValue: Value { get }
}

/// https://developer.apple.com/documentation/swiftui/environmentvalues, iOS 13.
public struct EnvironmentValues {
  /// https://developer.apple.com/documentation/swiftui/environmentvalues/subscript(_:), iOS 13.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { fatalError() }
    set {}
  }
}

// MARK: Animation

/// https://developer.apple.com/documentation/swiftui/animation, iOS 13.
public struct Animation: Sendable {
  /// https://developer.apple.com/documentation/swiftui/animation/default, iOS 13.
  public static let `default` = Animation()

  /// https://developer.apple.com/documentation/swiftui/animation/timingcurve(_:_:_:_:duration:),
  /// iOS 13.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { fatalError() }

  /// https://developer.apple.com/documentation/swiftui/animation/interpolatingspring(mass:stiffness:damping:initialvelocity:),
  /// iOS 13.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { fatalError() }
}

/// https://developer.apple.com/documentation/swiftui/withanimation(_:_:), iOS 13.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
