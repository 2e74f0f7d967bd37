import UIKit

// MARK: Modifiers

/// https://developer.apple.com/documentation/swiftui/viewmodifier, iOS 13.
@MainActor @preconcurrency public protocol ViewModifier {
  /// https://developer.apple.com/documentation/swiftui/viewmodifier/body, iOS 13.
  associatedtype Body: View
  /// https://developer.apple.com/documentation/swiftui/viewmodifier/body(content:), iOS 13.
  @ViewBuilder func body(content: Content) -> Body
  /// https://developer.apple.com/documentation/swiftui/viewmodifier/content, iOS 13.
  typealias Content = _ViewModifier_Content<Self>
}

/// https://developer.apple.com/documentation/swiftui/viewmodifier/content,
/// iOS 13: what it stands for.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  /// https://developer.apple.com/documentation/swiftui/viewmodifier/content, iOS 13.
  public typealias Body = Never
}

/// https://developer.apple.com/documentation/swiftui/modifiedcontent, iOS 13.
public struct ModifiedContent<Content, Modifier> {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// https://developer.apple.com/documentation/swiftui/modifiedcontent, iOS 13.
  public typealias Body = Never
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/modifier(_:), iOS 13.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }

  /// https://developer.apple.com/documentation/swiftui/view/environment(_:_:), iOS 13.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { Color.clear }

  /// https://developer.apple.com/documentation/swiftui/view/background(alignment:content:), iOS 15.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { Color.clear }

  /// https://developer.apple.com/documentation/swiftui/view/offset(x:y:), iOS 13.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { Color.clear }

  /// https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:), iOS 13.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { Color.clear }

  /// https://developer.apple.com/documentation/swiftui/view/padding(_:_:), iOS 13.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { Color.clear }

  /// https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:), iOS 14.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { Color.clear }
}

/// https://developer.apple.com/documentation/swiftui/edge, iOS 13.
public enum Edge {
  /// https://developer.apple.com/documentation/swiftui/edge/set, iOS 13.
  public struct Set: OptionSet, Sendable {
    /// https://developer.apple.com/documentation/swift/optionset, iOS 8.
    public let rawValue: Int8
    /// https://developer.apple.com/documentation/swift/optionset, iOS 8.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// https://developer.apple.com/documentation/swiftui/edge/set/all, iOS 13.
    public static let all = Set(rawValue: 15)
    /// https://developer.apple.com/documentation/swiftui/edge/set/bottom, iOS 13.
    public static let bottom = Set(rawValue: 4)
  }
}

/// https://developer.apple.com/documentation/swiftui/safearearegions, iOS 14.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// https://developer.apple.com/documentation/swift/optionset, iOS 8.
  public let rawValue: UInt
  /// https://developer.apple.com/documentation/swift/optionset, iOS 8.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// https://developer.apple.com/documentation/swiftui/safearearegions/all, iOS 14.
  public static let all = SafeAreaRegions(rawValue: .max)
  /// https://developer.apple.com/documentation/swiftui/safearearegions/container, iOS 14.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// https://developer.apple.com/documentation/swiftui/safearearegions/keyboard, iOS 14.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}
