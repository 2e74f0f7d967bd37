import ScreenTesting
import Testing

@testable import KeyboardStrut

/// Constraints that cannot move their view as the app asks, or only in part.
@MainActor
@Suite(.attachingStage) struct OddConstraintTests {
  /// Makes a screen, and a form with a field near its lower end. The form is not yet in the
  /// screen's view.
  private func form() -> (screen: UIViewController, form: UIView, field: UITextField) {
    let screen = UIViewController()
    let form = UIView(frame: .zero)
    form.translatesAutoresizingMaskIntoConstraints = false
    let field = UITextField(frame: CGRect(x: 20, y: 560, width: 300, height: 34))
    form.addSubview(field)
    return (screen, form, field)
  }

  private func pin(_ form: UIView, in view: UIView) -> NSLayoutConstraint {
    let top = form.topAnchor.constraint(equalTo: view.topAnchor, constant: 100)
    NSLayoutConstraint.activate([
      top, form.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      form.heightAnchor.constraint(equalToConstant: 600),
    ])
    return top
  }

  @Test(
    "The app calls avoidKeyboard(moving:) before adding the form: the avoider still moves the form")
  func beforeAddSubview() throws {
    let (screen, form, field) = form()
    let top = NSLayoutConstraint(
      item: form, attribute: .top, relatedBy: .equal, toItem: screen.view, attribute: .top,
      multiplier: 1, constant: 100)
    let avoider = screen.view.avoidKeyboard(moving: [top])
    screen.view.addSubview(form)
    top.isActive = true
    NSLayoutConstraint.activate([
      form.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      form.heightAnchor.constraint(equalToConstant: 600),
    ])
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    _ = fixture.edit()
    #expect(abs(fixture.gap - 8) <= 0.5, "\(avoider.explanation)")
    _ = fixture.endEditing()
    #expect(top.constant == 100)
  }

  @Test(
    "A keyboard-following view is re-added while editing: the view ends above the keyboard")
  func back() throws {
    let screen = UIViewController()
    let (card, field) = (
      UIView(frame: .zero), UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 34))
    )
    card.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(field)
    screen.view.addSubview(card)
    let bottom = screen.view.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: 40)
    let edges = [
      bottom, card.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      card.heightAnchor.constraint(equalToConstant: 100),
    ]
    NSLayoutConstraint.activate(edges)
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    let avoider = bottom.followKeyboard(gap: 10)
    card.removeFromSuperview()
    _ = fixture.edit()
    screen.view.addSubview(card)
    NSLayoutConstraint.activate(edges)
    fixture.phone.settle()
    #expect(card.frame.maxY == 506, "\(avoider.explanation)")
    _ = fixture.endEditing()
    #expect(bottom.constant == 40)
  }

  @Test("A constraint's priority is too low to move its view: the constant ends at the app's value")
  func overruled() throws {
    let (screen, form, field) = form()
    screen.view.addSubview(form)
    _ = pin(form, in: screen.view)
    let weak = screen.view.bottomAnchor.constraint(equalTo: form.bottomAnchor, constant: 40)
    weak.priority = .defaultLow
    weak.isActive = true
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    let avoider = weak.followKeyboard()
    _ = fixture.edit()
    for _ in 0..<50 { fixture.phone.type("a") }
    #expect(abs(weak.constant) < 1000, "\(weak.constant)")
    #expect(avoider.explanation.contains("no effect"), "\(avoider.explanation)")
    _ = fixture.endEditing()
    #expect(weak.constant == 40)
  }

  @Test("hugKeyboard is given a constraint of another view: the constant is unchanged while typing")
  func movesAnother() throws {
    let (screen, form, field) = form()
    screen.view.addSubview(form)
    let top = pin(form, in: screen.view)
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
    screen.view.addSubview(other)
    let avoider = other.hugKeyboard(moving: top)
    _ = fixture.edit()
    for _ in 0..<50 { fixture.phone.type("a") }
    #expect(top.constant == 100)
    #expect(avoider.explanation.contains("no effect"), "\(avoider.explanation)")
    _ = fixture.endEditing()
    #expect(top.constant == 100)
  }

  @Test("A card would clip the raised form: the avoider's explanation says “cannot be shown”")
  func leavesItsCard() throws {
    let (screen, form, field) = form()
    let card = UIView(frame: CGRect(x: 0, y: 500, width: 393, height: 300))
    card.clipsToBounds = true
    screen.view.addSubview(card)
    card.addSubview(form)
    field.frame.origin.y = 100
    let top = pin(form, in: card)
    top.constant = 0
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    let avoider = screen.view.avoidKeyboard(moving: [top])
    _ = fixture.edit()
    // The keyboard leaves only the upper 16 points of the card uncovered.
    #expect(avoider.explanation.contains("cannot be shown"), "\(avoider.explanation)")
    _ = fixture.endEditing()
    #expect(top.constant == 0)
  }

  @Test("avoidKeyboard(moving:) moves nothing until the given constraint is activated")
  func inactive() throws {
    let (screen, form, field) = form()
    screen.view.addSubview(form)
    let top = pin(form, in: screen.view)
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    top.isActive = false
    let avoider = screen.view.avoidKeyboard(moving: [top])
    _ = fixture.edit()
    #expect(avoider.explanation.contains("not active"), "\(avoider.explanation)")
    #expect(top.constant == 100)
    _ = fixture.endEditing()
    top.isActive = true
    fixture.phone.advance(by: 0.1)
    _ = fixture.edit()
    #expect(abs(fixture.gap - 8) <= 0.5, "\(avoider.explanation)")
    _ = fixture.endEditing()
    #expect(top.constant == 100)
  }

  @Test("avoidKeyboard(moving:) moves the form if only one of the given constraints is active")
  func oneActive() throws {
    for isFirstActive in [true, false] {
      let (screen, form, field) = form()
      screen.view.addSubview(form)
      let top = pin(form, in: screen.view)
      let others = [
        form.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 40),
        form.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor, constant: -30),
      ]
      for other in others {
        let fixture = try ScreenFixture(in: .root, screen, field: field)
        let constant = other.constant
        let given = isFirstActive ? [top, other] : [other, top]
        let avoider = screen.view.avoidKeyboard(moving: given)
        _ = fixture.edit()
        #expect(abs(fixture.gap - 8) <= 0.5, "\(avoider.explanation)")
        _ = fixture.endEditing()
        #expect(top.constant == 100)
        #expect(other.constant == constant)
        avoider.stop()
      }
    }
  }

  @Test(
    "The app switches between two given constraints while the keyboard is up: the field stays shown",
    arguments: [false, true])
  func switched(isAnimated: Bool) throws {
    let (screen, form, field) = form()
    screen.view.addSubview(form)
    let top = pin(form, in: screen.view)
    let compact = form.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 20)
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    let avoider = screen.view.avoidKeyboard(moving: [top, compact])
    _ = fixture.edit()
    for isCompact in [true, false, true] {
      let change = {
        (isCompact ? top : compact).isActive = false
        (isCompact ? compact : top).isActive = true
        screen.view.layoutIfNeeded()
      }
      if isAnimated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
      fixture.phone.untilKeyboardRests()
      #expect(abs(fixture.gap - 8) <= 0.5, "\(isCompact) \(avoider.explanation)")
    }
    _ = fixture.endEditing()
    #expect(top.constant == 100)
    #expect(compact.constant == 20)
  }

  @Test("avoidKeyboard(moving:) refuses a height or leading constraint and explains why")
  func refused() throws {
    let (screen, form, field) = form()
    screen.view.addSubview(form)
    _ = pin(form, in: screen.view)
    let height = form.constraints.first { $0.firstAttribute == .height }
    let leading = screen.view.constraints.first { $0.firstAttribute == .leading }
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    for constraint in [height, leading].compactMap(\.self) {
      let constant = constraint.constant
      let avoider = screen.view.avoidKeyboard(moving: [constraint])
      _ = fixture.edit()
      #expect(constraint.constant == constant)
      #expect(avoider.explanation.contains("places no view vertically"), "\(avoider.explanation)")
      _ = fixture.endEditing()
      avoider.stop()
    }
  }

  #if canImport(Phone)
    @Test(
      "An avoider moves a card's top and bottom constraints: the card's height is unchanged",
      arguments: [NSLayoutConstraint.Relation.equal, .greaterThanOrEqual], [false, true])
    func heldAboveAndBelow(_ relation: NSLayoutConstraint.Relation, topFirst: Bool) throws {
      let screen = UIViewController()
      let card = UIView(frame: .zero)
      card.translatesAutoresizingMaskIntoConstraints = false
      let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
      card.addSubview(field)
      let view: UIView = screen.view
      view.addSubview(card)
      let top = NSLayoutConstraint(
        item: card, attribute: .top, relatedBy: relation, toItem: view, attribute: .bottom,
        multiplier: 1, constant: -280)
      let bottom = NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: relation, toItem: card, attribute: .bottom,
        multiplier: 1, constant: 20)
      let place = card.topAnchor.constraint(equalTo: view.topAnchor)
      place.priority = .defaultHigh
      NSLayoutConstraint.activate([
        top, bottom, place, card.heightAnchor.constraint(equalToConstant: 260),
        card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      let fixture = try ScreenFixture(in: .root, screen, field: field)
      let avoider = view.avoidKeyboard(moving: topFirst ? [top, bottom] : [bottom, top], gap: 8)
      let before = fixture.state
      let messages = DeveloperLog.messages {
        _ = fixture.edit()
        #expect(abs(fixture.gap - 8) <= 0.5, "\(avoider.explanation)")
        #expect(card.bounds.height == 260)
        #expect(top.isActive && bottom.isActive)
        _ = fixture.endEditing()
      }
      #expect(messages.isEmpty)
      #expect(fixture.state == before)
    }
  #endif

  @Test("The app resets a constraint in every layout: the avoider gives up moving the constraint")
  func setInLayout() throws {
    final class Screen: UIViewController {
      let field = UITextField(frame: .zero)
      private lazy var bottom = view.bottomAnchor.constraint(equalTo: field.bottomAnchor)
      override func viewDidLoad() {
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        NSLayoutConstraint.activate([
          bottom, field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          field.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          field.heightAnchor.constraint(equalToConstant: 34),
        ])
        field.hugKeyboard(moving: bottom, gap: 8)
      }
      override func viewDidLayoutSubviews() { bottom.constant = 54 }
    }
    let screen = Screen()
    let fixture = try ScreenFixture(in: .root, screen, field: screen.field)
    _ = fixture.edit()
    let avoider = try #require(screen.view.keyboardAvoiders.first)
    #expect(fixture.gap < 0)
    #expect(!avoider.explanation.contains("it is shown"), "\(avoider.explanation)")
    #expect(avoider.explanation.contains("no effect"), "\(avoider.explanation)")
  }

  @Test(
    "The app sets a constraint that the avoider moved: after editing, the app's constant remains",
    arguments: [false, true])
  func setOutright(follows: Bool) throws {
    let screen = UIViewController()
    let field = UITextField(frame: .zero)
    field.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(field)
    let bottom = screen.view.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: 54)
    NSLayoutConstraint.activate([
      bottom, field.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      field.heightAnchor.constraint(equalToConstant: 34),
    ])
    if follows {
      bottom.followKeyboard(gap: 8)
    } else {
      screen.view.avoidKeyboard(moving: [bottom], gap: 8)
    }
    let fixture = try ScreenFixture(in: .mediumSheet, screen, field: field)
    _ = fixture.edit()
    #expect(abs(fixture.gap - 8) <= 0.5)
    bottom.constant = 70
    fixture.phone.advance(by: 0.1)
    #expect(abs(fixture.gap - 8) <= 0.5)
    _ = fixture.endEditing()
    #expect(bottom.constant == 70)
  }

  @Test(
    "A constraint to a view's own layout guide moves no view, but a subview's constraint does")
  func guides() throws {
    let controller = UIViewController()
    let card = UIView()
    let spacer = UILayoutGuide()
    controller.view.addSubview(card)
    controller.view.addLayoutGuide(spacer)
    let view: UIView = controller.view
    let inside = [
      spacer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: spacer.bottomAnchor),
      spacer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ]
    for constraint in inside {
      let avoider = constraint.followKeyboard()
      #expect(avoider.explanation == "The first constraint moves no view: there is nothing to do.")
    }
    let moving: [(NSLayoutConstraint, CGFloat)] = [
      (card.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor), -1),
      (view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: card.bottomAnchor), 1),
      (card.layoutMarginsGuide.bottomAnchor.constraint(equalTo: view.bottomAnchor), -1),
      (view.bottomAnchor.constraint(equalTo: card.layoutMarginsGuide.bottomAnchor), 1),
    ]
    for (constraint, rise) in moving {
      #expect(constraint.movedView === card)
      #expect(constraint.pointsPerConstant == rise)
    }
  }

  /// A constraint does not keep its views alive. Reading `firstItem` of a view that is gone ends
  /// the app.
  @Test(
    "The app releases a view of a moved constraint while editing, and keeps the constraint",
    arguments: [0, 1, 2], [false, true])
  func releasedView(gone: Int, hidesFirst: Bool) throws {
    let screen = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 560, width: 300, height: 34))
    screen.view.addSubview(field)
    var views: [UIView] = (0..<3).map { _ in UIView() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
    }
    let constraints = views.map {
      screen.view.bottomAnchor.constraint(equalTo: $0.bottomAnchor, constant: 20)
    }
    NSLayoutConstraint.activate(constraints)
    NSLayoutConstraint.activate(views.map { $0.heightAnchor.constraint(equalToConstant: 60) })
    views[0].addSubview(field)
    field.frame.origin.y = 0
    screen.view.avoidKeyboard(moving: constraints)
    constraints[1].followKeyboard()
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    _ = fixture.edit()
    #expect(constraints[0].constant > 20)
    if hidesFirst { _ = fixture.endEditing() }
    views.remove(at: gone).removeFromSuperview()
    fixture.phone.advance(by: 0.5)
    _ = fixture.endEditing()
    for constraint in constraints where constraint.isActive { #expect(constraint.constant == 20) }
  }

  @Test("The app releases a view on keyboardLayoutGuide while editing, and keeps the constraint")
  func releasedViewOnGuide() throws {
    let (screen, field) = frameScreen()
    var bar: UIView? = UIView()
    bar?.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(bar!)
    let constraint = screen.view.keyboardLayoutGuide.topAnchor.constraint(
      equalTo: bar!.bottomAnchor)
    constraint.isActive = true
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    screen.view.avoidKeyboard(by: .lifting)
    _ = fixture.edit()
    bar?.removeFromSuperview()
    bar = nil
    fixture.phone.advance(by: 0.5)
    #expect(fixture.gap >= -0.5)
    _ = fixture.endEditing()
    #expect(!constraint.isActive)
  }
}
