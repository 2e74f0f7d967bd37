import UIKit

/// https://developer.apple.com/documentation/swiftui/uihostingconfiguration, iOS 16.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  /// https://developer.apple.com/documentation/swiftui/uihostingconfiguration/makecontentview(),
  /// iOS 16.
  public func makeContentView() -> any UIView & UIContentView { fatalError() }
  /// https://developer.apple.com/documentation/swiftui/uihostingconfiguration/updated(for:),
  /// iOS 16.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// https://developer.apple.com/documentation/swiftui/uihostingconfiguration/init(content:),
  /// iOS 16.
  public init(@ViewBuilder content: () -> Content) {}
}

/// https://developer.apple.com/documentation/swiftui/emptyview, iOS 13.
public struct EmptyView: View {
  /// https://developer.apple.com/documentation/swiftui/emptyview, iOS 13.
  public typealias Body = Never
}
