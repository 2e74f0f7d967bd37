import ScreenTesting
import Testing

@testable import KeyboardStrut

/// Views that a constraint moves above the keyboard, but only as far as another constraint of the
/// app allows.
@MainActor
@Suite(.attachingStage) struct LimitedConstraintTests {
  /// Which view is the first item of the constraint at the picture's bottom edge.
  nonisolated enum FirstItem: CaseIterable, Sendable { case picture, screen }

  private func screen(smallest: CGFloat, first: FirstItem) -> (
    screen: UIViewController, picture: UIView, bottom: NSLayoutConstraint
  ) {
    let screen = UIViewController()
    let picture = UIView(frame: .zero)
    picture.translatesAutoresizingMaskIntoConstraints = false
    let view: UIView = screen.view
    view.addSubview(picture)
    let bottom =
      switch first {
      case .screen: view.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: 40)
      case .picture: picture.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -40)
      }
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      picture.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      picture.heightAnchor.constraint(greaterThanOrEqualToConstant: smallest), bottom,
    ])
    return (screen, picture, bottom)
  }

  /// A picture that shrinks to stay above the keyboard, and a field on the picture.
  @MainActor
  private struct Stage {
    let smallest: CGFloat
    let picture: UIView
    let bottom: NSLayoutConstraint
    let field = UITextField(frame: CGRect(x: 20, y: 110, width: 300, height: 34))
    let fixture: ScreenFixture
    let avoider: KeyboardAvoider
    private let full: CGFloat
    private let constant: CGFloat

    init(_ tests: LimitedConstraintTests, smallest: CGFloat, first: FirstItem) throws {
      self.smallest = smallest
      let screen: UIViewController
      (screen, picture, bottom) = tests.screen(smallest: smallest, first: first)
      screen.view.addSubview(field)
      fixture = try ScreenFixture(in: .root, screen, field: field)
      (full, constant) = (picture.frame.height, bottom.constant)
      avoider = bottom.followKeyboard()
    }

    /// Expects that the picture reaches down to the keyboard, or has its smallest height.
    func expectShrunk() {
      let height = max(smallest, fixture.phone.keyboardFrame.minY - picture.frame.minY)
      #expect(abs(picture.frame.height - height) <= 0.5, "not \(height): \(avoider.explanation)")
    }

    /// Ends editing, and expects the picture's original height.
    func endEditing() {
      _ = fixture.endEditing()
      #expect(picture.frame.height == full)
      #expect(bottom.constant == constant)
    }
  }

  @Test(
    "The keyboard shows: the picture shrinks to its smallest height and stays there",
    arguments: [80, 500, 600, 712] as [CGFloat], FirstItem.allCases)
  func smallest(height: CGFloat, first: FirstItem) throws {
    let stage = try Stage(self, smallest: height, first: first)
    for _ in 0..<2 {
      _ = stage.fixture.edit()
      stage.expectShrunk()
      for _ in 0..<5 { stage.fixture.phone.type("a") }
      stage.fixture.phone.settle()
      stage.expectShrunk()
      stage.endEditing()
    }
  }

  @Test(
    "The keyboard grows and shrinks: the picture follows as far as its smallest height",
    arguments: [80, 430, 500, 600] as [CGFloat], FirstItem.allCases)
  func otherKeyboard(height: CGFloat, first: FirstItem) throws {
    let stage = try Stage(self, smallest: height, first: first)
    _ = stage.fixture.edit()
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    for bar in [accessory, nil, accessory, nil] {
      stage.field.inputAccessoryView = bar
      stage.field.reloadInputViews()
      stage.fixture.phone.untilKeyboardRests()
      stage.expectShrunk()
    }
    stage.endEditing()
  }

  @Test(
    "A field at the picture's bottom edge: the field rises as far as the picture shrinks",
    arguments: [80, 500, 600] as [CGFloat], FirstItem.allCases)
  func fieldInPicture(height: CGFloat, first: FirstItem) throws {
    let (screen, picture, bottom) = screen(smallest: height, first: first)
    let field = UITextField(frame: .zero)
    field.translatesAutoresizingMaskIntoConstraints = false
    picture.addSubview(field)
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: -20),
      field.leadingAnchor.constraint(equalTo: picture.leadingAnchor, constant: 20),
      field.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: -20),
      field.heightAnchor.constraint(equalToConstant: 34),
    ])
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    let (full, constant) = (picture.frame.height, bottom.constant)
    let avoider = screen.view.avoidKeyboard(moving: [bottom])
    for _ in 0..<2 {
      _ = fixture.edit()
      let shrunk = max(height, fixture.phone.keyboardFrame.minY - 100 + 20 - 8)
      #expect(
        abs(picture.frame.height - shrunk) <= 0.5,
        "\(picture.frame.height), not \(shrunk): \(avoider.explanation)")
      #expect(
        (avoider.lastDecision?.missingRise == 0) == (shrunk > height), "\(avoider.explanation)")
      _ = fixture.endEditing()
      #expect(picture.frame.height == full)
      #expect(bottom.constant == constant)
    }
  }

  @Test(
    "A card has a highest position: with each avoiding method, the card rises only to it",
    arguments: [50, 200, 300] as [CGFloat], [false, true])
  func highestCard(top highest: CGFloat, isHugging: Bool) throws {
    let screen = UIViewController()
    let view: UIView = screen.view
    let card = UIView(frame: .zero)
    card.translatesAutoresizingMaskIntoConstraints = false
    let field = UITextField(frame: CGRect(x: 20, y: 250, width: 300, height: 34))
    card.addSubview(field)
    view.addSubview(card)
    let top = card.topAnchor.constraint(equalTo: view.topAnchor, constant: 450)
    top.priority = .defaultHigh
    NSLayoutConstraint.activate([
      top, card.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: highest),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      card.heightAnchor.constraint(equalToConstant: 300),
    ])
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    let avoider =
      isHugging ? field.hugKeyboard(moving: top) : view.avoidKeyboard(moving: [top])
    for _ in 0..<2 {
      _ = fixture.edit()
      let gap: CGFloat = isHugging ? 0 : 8
      let wanted = fixture.phone.keyboardFrame.minY - gap - 34 - 250
      #expect(
        abs(card.frame.minY - max(highest, wanted)) <= 0.5,
        "\(card.frame.minY), not \(max(highest, wanted)): \(avoider.explanation)")
      _ = fixture.endEditing()
      #expect(card.frame.minY == 450)
      #expect(top.constant == 450)
    }
  }
}
