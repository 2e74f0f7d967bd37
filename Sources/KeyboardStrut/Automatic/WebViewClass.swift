#if canImport(UIKit)
  import UIKit

  /// Recognises web views by their public class, looked up by its name.
  ///
  /// With `import WebKit` the compiler would write into each object file that the app links
  /// WebKit, and a conformance of `WKWebView` would keep it linked: each app that uses this library
  /// would load WebKit at launch, with or without a web view. An instance of the class proves that
  /// somebody else has loaded it, so the lookup finds it whenever there is something to recognise.
  @MainActor
  enum WebViewClass {
    /// https://developer.apple.com/documentation/webkit/wkwebview
    static var name = "WKWebView"
    /// By class; what a class derives from never changes.
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
