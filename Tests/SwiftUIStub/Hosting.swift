import UIKit

// MARK: UIKit in SwiftUI

/// https://developer.apple.com/documentation/swiftui/uiviewrepresentable, iOS 13.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// https://developer.apple.com/documentation/swiftui/uiviewrepresentable/uiviewtype, iOS 13.
  associatedtype UIViewType: UIView
  /// https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makeuiview(context:),
  /// iOS 13.
  func makeUIView(context: Context) -> UIViewType
  /// https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:),
  /// iOS 13.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// https://developer.apple.com/documentation/swiftui/uiviewrepresentable/context, iOS 13.
  typealias Context = UIViewRepresentableContext<Self>
}

/// https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext, iOS 13.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}

// MARK: SwiftUI in UIKit

/// https://developer.apple.com/documentation/swiftui/uihostingcontroller, iOS 13.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// https://developer.apple.com/documentation/swiftui/uihostingcontroller/init(rootview:), iOS 13.
  public init(rootView: Content) { fatalError() }
  /// https://developer.apple.com/documentation/swiftui/uihostingcontroller/init(coder:), iOS 13.
  public required init?(coder: NSCoder) { fatalError() }
  /// https://developer.apple.com/documentation/swiftui/uihostingcontroller/safearearegions,
  /// iOS 16.4.
  public var safeAreaRegions: SafeAreaRegions {
    get { fatalError() }
    set {}
  }
}

// MARK: Previews

/// https://developer.apple.com/documentation/swiftui/previewprovider, iOS 13.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// https://developer.apple.com/documentation/swiftui/previewprovider/previews-swift.associatedtype,
  /// iOS 13.
  associatedtype Previews: View
  /// https://developer.apple.com/documentation/swiftui/previewprovider/previews-swift.property,
  /// iOS 13.
  @ViewBuilder static var previews: Previews { get }
}
