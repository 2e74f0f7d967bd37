import ScreenTesting
import Testing

@testable import KeyboardStrut

/// The traces of an avoider in the app: none, except one invisible view in a view that is lifted.
@MainActor
@Suite(.attachingStage) struct TraceTests {
  @Test("Emptying a view ends, and the avoider serves it again at the next event")
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

  @Test("In containers a lifted view gets one hidden, non-first subview")
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

  @Test("An avoider that hugs the view it serves keeps nothing alive")
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

  @Test("An avoider whose view is gone is gone, too")
  func goesWithItsView() {
    weak var kept: KeyboardAvoider?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      kept = view.avoidKeyboard()
      #expect(kept != nil)
    }
    #expect(kept == nil)
  }

  @Test("A visual effect view gets no subview beside its content view")
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
