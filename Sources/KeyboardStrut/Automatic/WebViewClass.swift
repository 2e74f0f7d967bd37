#if canImport(UIKit)
  import UIKit

  /// Recognises web views by their public class, looked up by its name.
  ///
  /// With `import WebKit`, each object file would make the app link WebKit. A conformance of
  /// `WKWebView` would keep it linked. So each app that uses this library would load WebKit at
  /// launch, with or without a web view. An instance of the class proves that other code has loaded
  /// it. So the lookup finds the class whenever there is something to recognise.
  @MainActor
  enum WebViewClass {
    /// https://developer.apple.com/documentation/webkit/wkwebview
    static var name = "WKWebView"
    /// The answer for each class. The superclasses of a class never change.
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
