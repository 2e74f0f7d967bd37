// What our sources use of SwiftUI, and nothing else: names and types for a type check, without any
// behaviour. `Scripts/check-swiftui` compiles our `canImport(SwiftUI)` branches against it. It is
// never linked. Above each declaration stand the page of Apple's documentation that has its shape,
// and the iOS it came with.

@_exported import UIKit

// MARK: Views

/// https://developer.apple.com/documentation/swiftui/view, iOS 13.
@MainActor @preconcurrency public protocol View {
  /// https://developer.apple.com/documentation/swiftui/view/body-swift.associatedtype, iOS 13.
  associatedtype Body: View
  /// https://developer.apple.com/documentation/swiftui/view/body-8kl5o, iOS 13.
  @ViewBuilder var body: Body { get }
}

extension View where Body == Never {
  /// https://developer.apple.com/documentation/swift/never, iOS 13: what the system draws has none.
  public var body: Never { fatalError() }
}

extension Never: View {
  /// https://developer.apple.com/documentation/swift/never, iOS 13.
  public typealias Body = Never
}

/// https://developer.apple.com/documentation/swiftui/viewbuilder, iOS 13.
@resultBuilder public struct ViewBuilder {
  /// https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:), iOS 13.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:)-2bj1g, iOS 13.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { fatalError() }
}

/// https://developer.apple.com/documentation/swiftui/tupleview, iOS 13.
public struct TupleView<T>: View {
  /// https://developer.apple.com/documentation/swiftui/tupleview, iOS 13.
  public typealias Body = Never
}

/// https://developer.apple.com/documentation/swiftui/color, iOS 13.
public struct Color: View {
  /// https://developer.apple.com/documentation/swiftui/color, iOS 13.
  public typealias Body = Never
  /// https://developer.apple.com/documentation/swiftui/color/clear, iOS 13.
  nonisolated public static let clear = Color()
}

/// https://developer.apple.com/documentation/swiftui/text, iOS 13.
public struct Text: View {
  /// https://developer.apple.com/documentation/swiftui/text, iOS 13.
  public typealias Body = Never
  /// https://developer.apple.com/documentation/swiftui/text/init(_:)-9d1g4, iOS 13.
  public init<S: StringProtocol>(_ content: S) {}
}

/// https://developer.apple.com/documentation/swiftui/textfield, iOS 13.
public struct TextField<Label: View>: View {
  /// https://developer.apple.com/documentation/swiftui/textfield, iOS 13.
  public typealias Body = Never
}

extension TextField where Label == Text {
  /// https://developer.apple.com/documentation/swiftui/textfield/init(_:text:)-2laoi, iOS 13.
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

/// https://developer.apple.com/documentation/swiftui/spacer, iOS 13.
public struct Spacer: View {
  /// https://developer.apple.com/documentation/swiftui/spacer, iOS 13.
  public typealias Body = Never
  /// https://developer.apple.com/documentation/swiftui/spacer/init(minlength:), iOS 13.
  nonisolated public init(minLength: CGFloat? = nil) {}
}

/// https://developer.apple.com/documentation/swiftui/vstack, iOS 13.
public struct VStack<Content: View>: View {
  /// https://developer.apple.com/documentation/swiftui/vstack, iOS 13.
  public typealias Body = Never
  /// https://developer.apple.com/documentation/swiftui/vstack/init(alignment:spacing:content:),
  /// iOS 13.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

/// https://developer.apple.com/documentation/swiftui/horizontalalignment, iOS 13.
public struct HorizontalAlignment: Sendable {
  /// https://developer.apple.com/documentation/swiftui/horizontalalignment/center, iOS 13.
  public static let center = HorizontalAlignment()
}

/// https://developer.apple.com/documentation/swiftui/alignment, iOS 13.
public struct Alignment: Sendable {
  /// https://developer.apple.com/documentation/swiftui/alignment/center, iOS 13.
  public static let center = Alignment()
}
