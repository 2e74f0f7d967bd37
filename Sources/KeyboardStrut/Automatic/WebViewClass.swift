#if canImport(UIKit)
  import UIKit

  /// Recognizes web views by the name of their public class.
  ///
  /// If we imported WebKit, every app that uses this library would load WebKit at launch, even
  /// without a web view. So we look up the class by its name. If there is a web view, the class is
  /// already loaded, and the runtime finds it.
  @MainActor
  enum WebViewClass {
    /// The name of the class. Source: https://developer.apple.com/documentation/webkit/wkwebview
    static var name = "WKWebView"
    /// The stored result of `contains(_:)` for each class. The result never changes, because the
    /// superclasses of a class never change.
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
