import Phone
import Testing

@testable import KeyboardStrut

/// A bar that follows the keyboard by a constraint, in a screen that is lifted.
@MainActor
@Suite struct BarInLiftedScreenTests {
  @Test(
    "A container that puts the screen back under the keyboard starts neither of them anew",
    arguments: ScreenFixture.Container.allCases)
  func container(container: ScreenFixture.Container) throws {
    let (screen, field) = frameScreen()
    let view: UIView = screen.view
    let bar = UIView(frame: .zero)
    bar.translatesAutoresizingMaskIntoConstraints = false
    let bottom = view.bottomAnchor.constraint(equalTo: bar.bottomAnchor)
    Keyboard.reveal(in: view, by: .lifting)
    let fixture = try ScreenFixture(in: container, screen, field: field)
    Keyboard.follow(moving: bottom, gap: 0)
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
}
