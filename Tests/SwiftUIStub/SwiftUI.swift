// What our sources use of SwiftUI, and nothing else: names and types for a type check, without any
// behaviour. `Scripts/check-swiftui` compiles our `canImport(SwiftUI)` branches against it. It is
// never linked. Each declaration is as its page of Apple's documentation has it.

@_exported import UIKit

/// https://developer.apple.com/documentation/swiftui/view, iOS 13.
@MainActor @preconcurrency public protocol View {}

/// https://developer.apple.com/documentation/swiftui/uihostingcontroller, iOS 13: "a UIKit view
/// controller that manages a SwiftUI view hierarchy".
@MainActor @preconcurrency open class UIHostingController<Content>: UIViewController
where Content: View {}
