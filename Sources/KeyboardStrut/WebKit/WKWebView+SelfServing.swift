#if canImport(UIKit) && canImport(WebKit)
  import WebKit

  /// WebKit scrolls its own page to what is typed into.
  extension WKWebView: SelfServing {}
#endif
