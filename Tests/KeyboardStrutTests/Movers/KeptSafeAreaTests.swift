import ScreenTesting
import Testing

@testable import KeyboardStrut

/// A child view controller inside a view that an avoider lifts. The child ends at the bottom of the
/// screen, in the bottom safe area.
@MainActor
@Suite(.attachingStage) struct KeptSafeAreaTests {
  /// How the view around the child is placed in the screen.
  enum Placing: CaseIterable {
    case constraints, frame

    @MainActor
    func place(_ part: UIView, in area: UIView) {
      area.addSubview(part)
      part.frame = area.bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      guard self == .constraints else { return }
      part.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        part.topAnchor.constraint(equalTo: area.topAnchor),
        part.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        part.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        part.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      ])
    }
  }

  /// The view around the child's view.
  enum Around: CaseIterable {
    case stack, plain, nested

    @MainActor
    func view(around part: UIView) -> UIView {
      switch self {
      case .stack:
        let block = UIView()
        block.heightAnchor.constraint(equalToConstant: 90).isActive = true
        let stack = UIStackView(arrangedSubviews: [block, part])
        stack.axis = .vertical
        return stack
      case .plain: return wrapped(part)
      case .nested: return wrapped(wrapped(part))
      }
    }

    @MainActor
    private func wrapped(_ part: UIView) -> UIView {
      let view = UIView(frame: part.frame)
      Placing.constraints.place(part, in: view)
      return view
    }
  }

  /// Comments in a table, and a field below them that is pinned to the safe area.
  private final class Comments: UIViewController, UITableViewDataSource {
    let table = UITableView(frame: .zero, style: .plain)
    let field = UITextField(frame: .zero)

    override func viewDidLoad() {
      super.viewDidLoad()
      table.dataSource = self
      table.rowHeight = 44
      for part in [table, field] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        NSLayoutConstraint.activate([
          part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
      }
      let safeArea = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: view.topAnchor),
        table.bottomAnchor.constraint(equalTo: field.topAnchor, constant: -8),
        field.heightAnchor.constraint(equalToConstant: 34),
        field.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -8),
      ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test(
    "A container's view is lifted and lowered: the list of its child controller keeps its height",
    .needs(.homeIndicator), arguments: Around.allCases, Placing.allCases)
  func heightOfList(around: Around, placing: Placing) throws {
    let (fixture, child, avoider) = try lifted(around, placing)
    let before = fixture.state
    let height = child.table.bounds.height
    _ = fixture.edit()
    #expect(abs(fixture.gap - 8) <= 0.5, "\(avoider.explanation)")
    #expect(child.table.bounds.height == height)
    #expect(abs(child.view.safeAreaInsets.bottom - 34) < 0.001)
    _ = fixture.endEditing()
    #expect(child.additionalSafeAreaInsets == .zero)
    #expect(child.table.bounds.height == height)
    #expect(fixture.state == before)
  }

  @Test(
    "A moved child's additionalSafeAreaInsets that the app sets during editing remain afterwards",
    .needs(.homeIndicator), arguments: Placing.allCases)
  func assignedInsets(placing: Placing) throws {
    let (fixture, child, _) = try lifted(.plain, placing)
    _ = fixture.edit()
    child.additionalSafeAreaInsets.bottom = 20
    fixture.phone.advance(by: 0.1)
    #expect(fixture.gap >= -0.5)
    _ = fixture.endEditing()
    #expect(child.additionalSafeAreaInsets.bottom == 20)
  }
  /// A screen that contains `Comments` inside another view. An avoider lifts that view.
  private func lifted(
    _ around: Around, _ placing: Placing
  ) throws -> (ScreenFixture, Comments, KeyboardAvoider) {
    let parent = UIViewController()
    let child = Comments()
    parent.addChild(child)
    let part = around.view(around: child.view)
    placing.place(part, in: parent.view)
    child.didMove(toParent: parent)
    let fixture = try ScreenFixture(in: .root, parent, field: child.field)
    let avoider = part.avoidKeyboard(by: .lifting, gap: 8)
    fixture.phone.advance(by: 0.1)
    return (fixture, child, avoider)
  }
}
