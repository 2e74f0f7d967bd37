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

  @Test(
    "Fields inside a web view or a web view subclass are not lifted, but those in a card are",
    arguments: Mode.allCases)
  func recognised(mode: Mode) throws {
    WebViewClass.name = NSStringFromClass(StandInWebView.self)
    defer { WebViewClass.name = "WKWebView" }
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
      let before = stage.frame(field)
      mode.serve(screen) {
        stage.edit(field)
        #expect((stage.gap(field) >= 0) == isServed, "\(type(of: around))")
        #expect(isServed || stage.frame(field) == before)
        stage.endEditing(field)
        #expect(stage.frame(field) == before)
      }
    }
  }

  @Test("ClassAnswers asks its question only once for each class of views")
  func askedOnce() {
    var answers = ClassAnswers()
    var asked: [UIView] = []
    func isCard(_ view: UIView) -> Bool {
      answers.answer(for: view) { view in
        asked.append(view)
        return view is Card
      }
    }
    let (card, page) = (Card(frame: .zero), OwnPage(frame: .zero))
    #expect(isCard(card) && isCard(Card(frame: .zero)) && !isCard(page) && !isCard(page))
    #expect(asked == [card, page])
  }

  @Test("WebKit is not loaded: no view counts as a web view")
  func notLoaded() {
    #expect(NSClassFromString(WebViewClass.name) == nil)
    #expect(!WebViewClass.contains(UIView(frame: .zero)))
  }
}
