import KeyboardStrut
import SampleScreens
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// The keyboard's state and transitions, as the public API reports them.
@MainActor
@Suite(.attachingStage) struct KeyboardObservationTests {
  @Test("A view partly behind the keyboard: Keyboard.overlap(with:) returns the covered height")
  func overlapKeyboardCovers() throws {
    let stage = try FormStage("iPhone 15", BottomConstraintViewController())
    let view: UIView = stage.controller.view
    let low = UIView(frame: CGRect(x: 50, y: 700, width: 100, height: 100))
    view.addSubview(low)
    #expect(Keyboard.overlap(with: view) == 0)
    stage.phone.tap(stage.fields[0])
    stage.phone.untilKeyboardRests()
    #expect(Keyboard.overlap(with: view) == 336)
    #expect(Keyboard.overlap(with: low) == 100)
    #expect(Keyboard.coveredRect(in: view) == CGRect(x: 0, y: 516, width: 393, height: 336))
    #expect(Keyboard.state(of: stage.phone.screen).placement == .docked)
    #expect(Keyboard.overlap(with: UIView(frame: view.bounds)) == 0, "in no window")
    stage.hide()
    #expect(Keyboard.overlap(with: view) == 0)
  }

  @Test("Keyboard.observe calls its handler until the returned observation is deallocated")
  func observersHearTransition() throws {
    let stage = try FormStage("iPhone 15", BottomConstraintViewController())
    var phases: [KeyboardTransition.Phase] = []
    var observation: KeyboardObservation? = Keyboard.observe { phases.append($0.phase) }
    stage.phone.tap(stage.fields[0])
    stage.phone.untilKeyboardRests()
    #expect(phases == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
    _ = observation
    observation = nil
    stage.hide()
    #expect(phases.count == 4)
  }

  @Test("The keyboard shows: Keyboard.transitions yields willChangeFrame, then willShow")
  func transitionsAsyncSequence() async throws {
    let stage = try FormStage("iPhone 15", BottomConstraintViewController())
    var iterator = Keyboard.transitions.makeAsyncIterator()
    stage.phone.tap(stage.fields[0])
    let first = await iterator.next()
    let second = await iterator.next()
    #expect([first?.phase, second?.phase] == [.willChangeFrame, .willShow])
    let keyboard = stage.phone.configuration.frame(of: .standard)
    #expect(second?.frameEnd == stage.phone.inNotifications(keyboard))
  }

  @Test("A field pinned to keyboardStrutGuide moves with the keyboard in every frame")
  func guideStrut() throws {
    let controller = UIViewController()
    let view: UIView = controller.view
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    let guide = view.keyboardStrutGuide
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -5),
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      field.widthAnchor.constraint(equalToConstant: 200),
    ])
    let stage = try FormStage("iPhone 15", controller)
    #expect(stage.frame(field).maxY == 847)
    stage.phone.tap(field)
    var worst: CGFloat = 0
    stage.phone.untilKeyboardRests {
      worst = max(worst, abs(stage.drawnBottom(field) - (stage.keyboardTop - 5)))
    }
    #expect(worst <= 0.5)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
    stage.hide()
    #expect(stage.frame(field).maxY == 847)
  }
}
