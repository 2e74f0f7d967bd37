#if canImport(UIKit)
  import UIKit

  /// Recognises web views by the name of their public class.
  ///
  /// We do not use `import WebKit`. With that import, the library's object files would make the app
  /// link WebKit. A protocol conformance of `WKWebView` would keep WebKit linked. Every app that
  /// uses this library would then load WebKit at launch, even without a web view.
  ///
  /// Instead we look the class up by its name. If there is a web view, other code has already
  /// loaded the class, so the lookup finds it.
  @MainActor
  enum WebViewClass {
    /// The name of the class. Source: https://developer.apple.com/documentation/webkit/wkwebview
    static var name = "WKWebView"
    /// The result for each class. The superclasses of a class never change.
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func contains(_ responder: UIResponder) -> Bool {
      let type = ObjectIdentifier(type(of: responder))
      if let known = known[type] { return known }
      let isWebView = NSClassFromString(name).map { responder.isKind(of: $0) } ?? false
      known[type] = isWebView
      return isWebView
    }
  }
#endif
