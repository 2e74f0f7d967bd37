import ScreenTesting
import Testing

@testable import KeyboardStrut

/// An avoider adds nothing to the app's views, except one hidden subview to a lifted view.
@MainActor
@Suite(.attachingStage) struct TraceTests {
  @Test("All subviews of a view are replaced: the view's avoider still lifts the focused field")
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

  @Test("Lifting a screen in a navigation controller adds exactly one subview, which is hidden")
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

  @Test(
    "The keyboard shows and hides: the library adds no constraint, and leaves no view behind",
    arguments: ScreenFixture.Container.allCases, Mode.allCases)
  func constraints(container: ScreenFixture.Container, mode: Mode) throws {
    for (screen, field) in [frameScreen(), pinnedScreen()] {
      let fixture = try ScreenFixture(in: container, screen, field: field)
      let window = try #require(screen.view.window)
      mode.serve(screen) {
        for _ in 0..<2 {
          _ = fixture.edit()
          #expect(fixture.gap >= -0.5)
          #expect(window.constraintsOfLibrary.isEmpty)
          _ = fixture.endEditing()
          #expect(window.constraintsOfLibrary.isEmpty && window.viewsOfLibrary.isEmpty)
        }
      }
    }
  }

  /// A way in which an app takes a lifted view from its controller, or the controller from its
  /// parent.
  enum Deed: CaseIterable { case removesChild, movesViewToWindow, replacesView, emptiesController }

  @Test(
    "A lifted view leaves its controller or superview: the library's views and layers are removed",
    arguments: Deed.allCases, Mode.allCases)
  func takenAway(deed: Deed, mode: Mode) throws {
    let (child, field) = frameScreen()
    child.view.backgroundColor = .green
    let (stage, view) = (try Stages.make("iPhone 15"), try #require(child.view))
    Place.child.show(child, on: stage)
    let parent = try #require(child.parent)
    try mode.serve(child) {
      field.becomeFirstResponder()
      stage.untilKeyboardRests()
      let window = try #require(view.window)
      #expect(window.viewsOfLibrary.count == (mode == .explicit ? 1 : 0))
      switch deed {
      case .removesChild:
        child.willMove(toParent: nil)
        view.removeFromSuperview()
        child.removeFromParent()
      case .movesViewToWindow:
        child.removeFromParent()
        window.addSubview(view)
      case .replacesView: child.view = UIView(frame: view.frame)
      case .emptiesController:
        child.view = nil
        parent.view.addSubview(view)
      }
      stage.advance(by: 0.5)
      field.resignFirstResponder()
      stage.untilKeyboardRests()
      #expect(view.viewsOfLibrary.isEmpty && window.viewsOfLibrary.isEmpty)
      #expect(view.layer.sublayers?.allSatisfy { $0.name == nil } == true)
      #expect(view.frame.minY == 0)
      #expect(child.additionalSafeAreaInsets == .zero)
    }
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
