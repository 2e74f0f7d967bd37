import ScreenTesting
import Testing

@testable import KeyboardStrut

/// A bar that follows the keyboard, in a screen that is lifted.
@MainActor
@Suite(.attachingStage) struct BarInLiftedScreenTests {
  @Test(
    "A bar in a lifted screen follows the keyboard: the field rises without dropping back",
    arguments: ScreenFixture.Container.allCases)
  func container(container: ScreenFixture.Container) throws {
    let (screen, field) = frameScreen()
    let view: UIView = screen.view
    let bar = UIView(frame: .zero)
    bar.translatesAutoresizingMaskIntoConstraints = false
    let bottom = view.bottomAnchor.constraint(equalTo: bar.bottomAnchor)
    view.avoidKeyboard(by: .lifting)
    let fixture = try ScreenFixture(in: container, screen, field: field)
    bottom.followKeyboard(gap: 0)
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bottom, bar.heightAnchor.constraint(equalToConstant: 0),
      bar.leftAnchor.constraint(equalTo: view.leftAnchor),
      bar.widthAnchor.constraint(equalTo: view.widthAnchor),
    ])
    fixture.phone.advance(by: 0.1)
    let edges = fixture.edit()
    #expect(ScreenFixture.turns(edges) == 0, "\(edges.map { Int($0) })")
    #expect(fixture.gap >= -0.5)
    #expect(abs(fixture.frame(bar).maxY - fixture.keyboardTop) < 0.5)
    _ = fixture.endEditing()
    #expect(bottom.constant == 0)
  }

  private final class Bar: UIView {}

  /// Once the view is lifted clear of the keyboard, UIKit's `keyboardLayoutGuide` ends at the
  /// view's safe area. The bar moves with the guide.
  @Test(
    "An isKeyboardCover bar covers a field: moving focus away and back adds no lift to the screen")
  func coverOnField() throws {
    let screen = UIViewController()
    let view: UIView = screen.view
    let fields = [700, 780].map { UITextField(frame: CGRect(x: 20, y: $0, width: 200, height: 34)) }
    fields.forEach(view.addSubview)
    let bar = Bar(frame: .zero)
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 60),
      bar.leftAnchor.constraint(equalTo: view.leftAnchor),
      bar.widthAnchor.constraint(equalTo: view.widthAnchor),
    ])
    bar.isKeyboardCover = true
    let avoider = view.avoidKeyboard(by: .lifting, gap: 8)
    let fixture = try ScreenFixture(in: .root, screen, field: fields[1])
    let rest = fixture.state
    _ = fixture.edit()
    let top = view.frame.minY
    #expect(abs(fixture.gap - 68) < 0.5, "\(avoider.explanation)")
    let line = "Bar is marked with isKeyboardCover and lies over the input."
    #expect(avoider.explanation.hasSuffix(line))
    for field in [fields[0], fields[1]] {
      field.becomeFirstResponder()
      fixture.phone.untilKeyboardRests()
      #expect(view.frame.minY >= top - 0.001, "\(avoider.explanation)")
    }
    _ = fixture.endEditing()
    #expect(fixture.state == rest)
  }
}
