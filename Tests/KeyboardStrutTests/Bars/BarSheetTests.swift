import ScreenTesting
import Testing

@testable import KeyboardBars
@testable import KeyboardStrut

/// A keyboard bar and its list in a sheet that rises for the keyboard. First the covered part of
/// the list changes, then the list's height, or the other way round.
@MainActor
@Suite(.needs(.systemKeyboard)) struct BarSheetTests {
  /// A table with a field in each row, and a keyboard bar over the table.
  private final class Notes: UIViewController, UITableViewDataSource {
    let table = UITableView(frame: .zero)
    let bar = KeyboardBar(frame: .zero)
    let note = UITextField(frame: CGRect(x: 20, y: 10, width: 300, height: 34))
    let rows = (0..<20).map { _ in
      UITextField(frame: CGRect(x: 16, y: 5, width: 300, height: 34))
    }

    init(_ behavior: KeyboardListBehavior) {
      super.init(nibName: nil, bundle: nil)
      bar.listBehavior = behavior
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      table.frame = view.bounds
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      table.rowHeight = 44
      table.dataSource = self
      view.addSubview(table)
      bar.contentView.addSubview(note)
      bar.contentView.heightAnchor.constraint(equalToConstant: 54).isActive = true
      bar.list = table
      view.addSubview(bar)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.addSubview(rows[path.row])
      return cell
    }
  }

  private func isShown(_ row: UIView, in stage: BarStage) -> Bool {
    stage.frame(row).minY >= stage.frame(stage.list).minY && stage.frame(row).maxY <= stage.barTop
  }

  private func sheet(_ notes: Notes, back: CGFloat? = nil) throws -> BarStage {
    let stage = try BarStage(notes, on: "iPhone 15", presented: .pageSheet) {
      $0.sheetPresentationController?.detents = [.medium(), .large()]
    }
    if let back { stage.scroll(back: back) }
    return stage
  }

  @Test(
    "A list in a sheet is scrolled to its top: editing a row does not scroll the list",
    arguments: KeyboardListBehavior.allCases.filter { $0 != .scrollsToEnd })
  func row(behavior: KeyboardListBehavior) throws {
    let notes = Notes(behavior)
    let stage = try sheet(notes)
    let avoider = notes.view.avoidKeyboard()
    let rest = stage.rest
    #expect(rest.offset.y == 0)
    for row in [5, 2] {
      notes.rows[row].becomeFirstResponder()
      stage.phone.untilKeyboardRests()
      #expect(stage.frame(notes.rows[row]).maxY <= stage.barTop)
      #expect(abs(stage.list.contentOffset.y) <= 0.5, "\(avoider.explanation)")
      stage.hide()
      #expect(stage.rest == rest, "\(row)")
    }
  }

  @Test(
    "The user ends editing in a sheet's KeyboardBar: the list's offset is as before editing",
    arguments: [KeyboardListBehavior.alwaysMoves, .staysAtEnd, .staysPut],
    [CGFloat(30), 70, 200, 400])
  func bar(behavior: KeyboardListBehavior, back: CGFloat) throws {
    let notes = Notes(behavior)
    let stage = try sheet(notes, back: back)
    let rest = stage.rest
    for _ in 0..<2 {
      notes.note.becomeFirstResponder()
      stage.phone.untilKeyboardRests()
      stage.hide()
      #expect(stage.rest == rest)
    }
  }

  /// The sheet sinks, and for a moment none of the sheet's list is in the safe area.
  @Test(
    "A full-screen modal over a chat sheet closes: the newest message ends above the KeyboardBar",
    arguments: [KeyboardListBehavior.alwaysMoves, .staysAtEnd])
  func fullScreen(behavior: KeyboardListBehavior) throws {
    let notes = Notes(behavior)
    let stage = try sheet(notes, back: 0)
    notes.note.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    #expect(abs(stage.listEnd - stage.barTop) <= 0.5)
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    notes.present(other, animated: true)
    stage.phone.untilKeyboardRests()
    other.dismiss(animated: true)
    stage.phone.advance(by: 1.5)
    #expect(abs(stage.listEnd - stage.barTop) <= 0.5)
    stage.hide()
    #expect(abs(stage.listEnd - stage.barTop) <= 0.5)
  }

  @Test(
    "The app scrolls a sheet's list while editing: hiding the keyboard does not scroll the list",
    arguments: [CGFloat(40), 90])
  func scrolled(by distance: CGFloat) throws {
    let notes = Notes(.staysPut)
    let stage = try sheet(notes, back: 400)
    notes.note.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    let y = stage.list.contentOffset.y
    stage.list.contentOffset.y = y + distance
    stage.hide()
    #expect(abs(stage.list.contentOffset.y - y - distance) <= 0.5)
  }

  @Test(
    "A sheet's edited row ends above KeyboardBar, and after editing the list's offset is as before",
    arguments: [KeyboardListBehavior.staysAtEnd, .staysPut, .alwaysMoves], [CGFloat(70), 200, 400])
  func rowInTheMiddle(behavior: KeyboardListBehavior, back: CGFloat) throws {
    let notes = Notes(behavior)
    let stage = try sheet(notes, back: back)
    let avoider = notes.view.avoidKeyboard()
    let rest = stage.rest
    for row in notes.rows.indices where isShown(notes.rows[row], in: stage) {
      notes.rows[row].becomeFirstResponder()
      stage.phone.untilKeyboardRests()
      #expect(stage.frame(notes.rows[row]).maxY <= stage.barTop, "\(avoider.explanation)")
      stage.hide()
      #expect(stage.rest == rest, "\(row)")
    }
  }

  enum Container: CaseIterable {
    case none, navigation, tabs, sheet
  }

  @Test(
    "A list with a KeyboardBar appears for the first time: the list is scrolled to its top",
    arguments: Container.allCases)
  func start(container: Container) throws {
    let notes = Notes(.alwaysMoves)
    let stage =
      switch container {
      case .none: try BarStage(notes)
      case .navigation: try BarStage(notes) { UINavigationController(rootViewController: $0) }
      case .tabs:
        try BarStage(notes) { notes in
          let tabs = UITabBarController()
          tabs.viewControllers = [UINavigationController(rootViewController: notes)]
          return tabs
        }
      case .sheet: try sheet(notes)
      }
    #expect(stage.list.contentOffset.y == -stage.list.adjustedContentInset.top)
  }
}
