import ScreenTesting
import Testing

@testable import KeyboardStrut

/// An avoider adds nothing to the app's views, except one hidden subview to a lifted view.
@MainActor
@Suite(.attachingStage) struct TraceTests {
  @Test("The app removes all subviews of a view: the view's avoider still works")
  func emptied() throws {
    let (screen, field) = frameScreen()
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    screen.view.avoidKeyboard(by: .lifting)
    while let view = screen.view.subviews.last { view.removeFromSuperview() }
    screen.view.addSubview(field)
    let before = fixture.state
    _ = fixture.edit()
    #expect(fixture.gap >= -0.5)
    screen.view.subviews.filter { $0 !== field }.forEach { $0.removeFromSuperview() }
    _ = fixture.endEditing()
    #expect(fixture.state == before)
  }

  @Test("A lifted screen in a navigation controller has only one library subview, which is hidden")
  func upkeepView() throws {
    let (screen, field) = frameScreen()
    let fixture = try ScreenFixture(in: .navigation, screen, field: field)
    let window = try #require(screen.view.window)
    screen.view.avoidKeyboard(by: .lifting)
    #expect(window.viewsOfLibrary.isEmpty)
    _ = fixture.edit()
    let added = window.viewsOfLibrary
    #expect(added.count == 1 && added.allSatisfy { $0.isHidden && $0.superview === screen.view })
    #expect(screen.view.subviews.first === field)
    _ = fixture.endEditing()
    #expect(window.viewsOfLibrary.isEmpty)
  }

  @Test("hugKeyboard on a view creates no retain cycle")
  func noCycle() {
    weak var kept: UIView?
    do {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: .zero)
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      let top = inner.topAnchor.constraint(equalTo: outer.topAnchor)
      top.isActive = true
      outer.hugKeyboard(moving: top)
      kept = outer
    }
    #expect(kept == nil)
  }

  @Test("An avoider is deallocated together with its view")
  func goesWithItsView() {
    weak var kept: KeyboardAvoider?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      kept = view.avoidKeyboard()
      #expect(kept != nil)
    }
    #expect(kept == nil)
  }

  @Test("An avoider adds no subview to a UIVisualEffectView")
  func visualEffect() throws {
    final class Frosted: UIViewController {
      override func loadView() { view = UIVisualEffectView(effect: UIBlurEffect(style: .regular)) }
    }
    let screen = Frosted()
    let content = try #require(screen.view as? UIVisualEffectView).contentView
    let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 34))
    content.addSubview(field)
    let fixture = try ScreenFixture(in: .navigation, screen, field: field)
    screen.view.avoidKeyboard()
    #expect(screen.view.subviews == [content])
    let before = fixture.state
    _ = fixture.edit()
    #expect(fixture.gap >= -0.5)
    _ = fixture.endEditing()
    #expect(fixture.state == before)
  }
}
