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
    /// The superclasses of a class never change, so the answer for a class never changes either.
    private static var answers = ClassAnswers()

    static func contains(_ responder: UIResponder) -> Bool {
      answers.answer(for: responder) { responder in
        NSClassFromString(name).map { responder.isKind(of: $0) } ?? false
      }
    }
  }
#endif
