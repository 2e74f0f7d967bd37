import ScreenTesting
import Testing

@testable import KeyboardStrut

/// Stands in for WebKit's view, which does not exist here.
class StandInWebView: UIView {}

/// The library recognizes web views by a class that it looks up by name.
@MainActor
@Suite(.attachingStage) struct WebViewTests {
  private final class OwnPage: StandInWebView {}
  private final class Card: UIView {}

  @Test("With automatic avoidance, fields inside a web view or a web view subclass are not lifted")
  func recognised() throws {
    WebViewClass.name = NSStringFromClass(StandInWebView.self)
    KeyboardAvoidance.isAutomatic = true
    defer {
      KeyboardAvoidance.isAutomatic = false
      WebViewClass.name = "WKWebView"
    }
    let place = CGRect(x: 0, y: 0, width: 393, height: 852)
    let all: [(UIView, Bool)] = [
      (StandInWebView(frame: place), false), (OwnPage(frame: place), false),
      (Card(frame: place), true),
    ]
    for (around, isServed) in all {
      let (_, field) = coveredField()
      around.addSubview(field)
      let screen = UIViewController()
      screen.view.addSubview(around)
      let stage = try HostingStage(screen)
      stage.edit(field)
      #expect((stage.gap(field) >= 0) == isServed, "\(type(of: around))")
      stage.endEditing(field)
    }
  }

  @Test("WebKit is not loaded: no view counts as a web view")
  func notLoaded() {
    #expect(NSClassFromString(WebViewClass.name) == nil)
    #expect(!WebViewClass.contains(UIView(frame: .zero)))
  }
}
