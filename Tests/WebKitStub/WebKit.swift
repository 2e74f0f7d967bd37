// What our sources use of WebKit, and nothing else, for the same check as Tests/SwiftUIStub.

@_exported import UIKit

/// https://developer.apple.com/documentation/webkit/wkwebview, iOS 8.
@MainActor @preconcurrency open class WKWebView: UIView {}
