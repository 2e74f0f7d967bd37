import KeyboardSimulation
import ScreenTesting
import Testing

/// The settings table in a person's hands, and the room its controller makes for the keyboard.
///
/// Apple documents that UITableViewController resizes its table for the keyboard. Reports say more:
/// it begins in `viewWillAppear` (IQKeyboardManager#850, IQKeyboardManager#1202), adds to the
/// content inset and takes the same away (openradar-mirror#4967), and has the field's row in view.
@MainActor
@Suite struct SettingsTableTests {
  private struct Screen {
    let phone: Phone
    let controller: SettingsTableViewController

    @MainActor init(
      _ device: String = "iPhone 15", _ orientation: SimulatedDevice.Orientation = .portrait,
      controller: SettingsTableViewController = SettingsTableViewController(style: .insetGrouped)
    ) throws {
      phone = try Phone(device, orientation)
      self.controller = controller
      phone.show(UINavigationController(rootViewController: controller))
      phone.advance(by: 1)
    }

    @MainActor var table: UITableView { controller.tableView }

    @MainActor func field(_ row: Int, _ section: Int) -> UITextField? {
      (table.cellForRow(at: IndexPath(row: row, section: section)) as? FieldCell)?.field
    }

    /// Points from the bottom of the row of a field to the keyboard.
    @MainActor func gap(_ field: UITextField) throws -> CGFloat {
      var view: UIView? = field
      while let current = view, !(current is UITableViewCell) { view = current.superview }
      let cell = try #require(view)
      return phone.keyboardFrame.minY - cell.onScreen().maxY
    }
  }

  @Test(
    "A row under the keyboard is scrolled into view",
    arguments: ["iPhone SE (3rd generation)", "iPhone 15"])
  func rowUnderKeyboard(_ device: String) throws {
    let screen = try Screen(device)
    screen.table.scrollToRow(at: IndexPath(row: 2, section: 2), at: .bottom, animated: false)
    screen.phone.settle()
    let before = (screen.table.contentInset, screen.table.verticalScrollIndicatorInsets)
    let field = try #require(screen.field(2, 2))
    screen.phone.tap(field)
    screen.phone.advance(by: 1)
    #expect(field.isFirstResponder)
    #expect(try screen.gap(field) >= -0.5, "\(device)")
    let covered = screen.phone.configuration.bounds.height - screen.phone.keyboardFrame.minY
    #expect(abs(screen.table.adjustedContentInset.bottom - covered) < 0.01)
    #expect(
      screen.table.verticalScrollIndicatorInsets.bottom == screen.table.contentInset.bottom)
    field.resignFirstResponder()
    screen.phone.advance(by: 1)
    #expect(screen.table.contentInset == before.0)
    #expect(screen.table.verticalScrollIndicatorInsets == before.1)
  }

  @Test("Rows that the hiding keyboard moves away stay until they are gone")
  func rowsHidingKeyboard() throws {
    let screen = try Screen("iPhone SE (3rd generation)")
    screen.table.scrollToRow(at: IndexPath(row: 2, section: 2), at: .bottom, animated: false)
    screen.phone.settle()
    let field = try #require(screen.field(2, 2))
    screen.phone.tap(field)
    screen.phone.advance(by: 1)
    screen.table.contentOffset.y = screen.table.contentSize.height - 300
    screen.phone.settle()
    let shown = screen.table.visibleCells
    field.resignFirstResponder()
    screen.phone.advance(by: 0.05)
    for cell in shown { #expect(cell.superview === screen.table) }
  }

  @Test("A row that shows does not move")
  func rowShows() throws {
    let screen = try Screen()
    let field = try #require(screen.field(0, 0))
    let offset = screen.table.contentOffset
    screen.phone.tap(field)
    screen.phone.advance(by: 1)
    #expect(screen.table.contentOffset == offset)
  }

  @Test("The app's own inset survives")
  func appsInsetSurvives() throws {
    let screen = try Screen()
    let field = try #require(screen.field(0, 0))
    screen.table.contentInset.bottom = 10
    screen.phone.tap(field)
    screen.phone.advance(by: 1)
    let up = screen.table.contentInset.bottom
    #expect(up > 10)
    screen.table.contentInset.bottom += 7
    field.resignFirstResponder()
    screen.phone.advance(by: 1)
    #expect(screen.table.contentInset.bottom == 17)
  }

  @Test("A keyboard that somebody posts with numbers that are none takes no room")
  func numbersThatAreNone() throws {
    let screen = try Screen()
    let before = screen.table.contentInset
    for number in [CGFloat.nan, .infinity] {
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillShowNotification, object: nil,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: number, width: 393, height: 300)
        ])
      #expect(screen.table.contentInset == before)
    }
  }

  @Test("Return walks from row to row and the rows follow")
  func returnWalksRow() throws {
    let screen = try Screen("iPhone SE (3rd generation)")
    for (row, section) in [(0, 0), (1, 0), (0, 2), (1, 2), (2, 2)] {
      let path = IndexPath(row: row, section: section)
      if screen.table.cellForRow(at: path) == nil {
        screen.table.scrollToRow(at: path, at: .none, animated: false)
        screen.phone.settle()
      }
      let field = try #require(screen.field(row, section))
      field.becomeFirstResponder()
      screen.phone.advance(by: 1)
      // The keyboard stays, and the field alone asks to be seen (KeyboardFacts 6.1, rows 1
      // and 2).
      let bottom = field.onScreen().maxY
      #expect(bottom <= screen.phone.keyboardFrame.minY + 0.5, "row \(row) of section \(section)")
      screen.phone.type("x")
    }
    screen.phone.dismissKeyboard()
    screen.phone.advance(by: 1)
    #expect(screen.controller.values.count == 5)
  }

  @Test("A subclass that forgets super gets no room")
  func subclassForgetsSuper() throws {
    final class Forgetful: UITableViewController {
      override func viewWillAppear(_ animated: Bool) {}
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        20
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = FieldCell(style: .default, reuseIdentifier: nil)
        cell.show("Row", "", .default) { _ in }
        return cell
      }
    }
    let phone = try Phone("iPhone 15")
    let controller = Forgetful(style: .plain)
    phone.show(controller)
    let cell = try #require(
      controller.tableView.cellForRow(at: IndexPath(row: 15, section: 0)) as? FieldCell)
    phone.tap(cell.field)
    phone.advance(by: 1)
    #expect(cell.field.isFirstResponder)
    #expect(controller.tableView.contentInset == .zero)
    #expect(controller.tableView.contentOffset.y == -controller.tableView.adjustedContentInset.top)
  }

  @Test("A controller that is gone makes no room")
  func controllerGoneMakes() throws {
    let screen = try Screen()
    let next = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    next.view.addSubview(field)
    screen.controller.navigationController?.pushViewController(next, animated: false)
    screen.phone.advance(by: 1)
    field.becomeFirstResponder()
    screen.phone.advance(by: 1)
    #expect(screen.table.contentInset == .zero)
  }

  @Test("Rows are deselected on the way back")
  func rowsDeselectedWay() throws {
    let screen = try Screen()
    let path = IndexPath(row: 2, section: 0)
    let cell = try #require(screen.table.cellForRow(at: path))
    screen.phone.tap(cell)
    #expect(screen.controller.chosen == [path])
    #expect(screen.table.indexPathForSelectedRow == path)
    let navigation = try #require(screen.controller.navigationController)
    navigation.pushViewController(UIViewController(), animated: true)
    screen.phone.advance(by: 1)
    #expect(screen.table.indexPathForSelectedRow == path)
    navigation.popViewController(animated: true)
    screen.phone.advance(by: 1)
    #expect(screen.table.indexPathForSelectedRow == nil)
  }

  @Test("The table keeps clear of the sensor housing")
  func tableKeepsClear() throws {
    let screen = try Screen("iPhone 15", .landscape)
    let cell = try #require(screen.table.visibleCells.first)
    let safe = screen.phone.window.safeAreaInsets
    #expect(safe.left > 0)
    #expect(cell.frame.minX == safe.left + 20)
    #expect(cell.frame.maxX == screen.phone.window.bounds.width - safe.right - 20)
    let plain = try Screen(
      "iPhone 15", .landscape, controller: SettingsTableViewController(style: .plain))
    let row = try #require(plain.table.visibleCells.first)
    #expect(row.frame.width == plain.phone.window.bounds.width)
    #expect(row.contentView.frame.minX == safe.left)
    #expect(row.contentView.frame.maxX == row.frame.width - safe.right)
  }

  @Test("Larger text makes higher rows")
  func largerTextMakes() throws {
    let screen = try Screen()
    defer { UIApplication.launch() }
    let before = screen.table.rectForRow(at: IndexPath(row: 2, section: 0)).height
    screen.phone.changeEnvironment { $0.preferredContentSizeCategory = .accessibilityLarge }
    let after = screen.table.rectForRow(at: IndexPath(row: 2, section: 0)).height
    screen.phone.changeEnvironment { $0.preferredContentSizeCategory = .large }
    #expect(after > before)
    #expect(screen.table.rectForRow(at: IndexPath(row: 2, section: 0)).height == before)
  }

  @Test("Text of several lines makes its row higher")
  func textSeveralLines() throws {
    let screen = try Screen("iPhone 15 Pro Max")
    let note = IndexPath(row: 0, section: 3)
    screen.table.scrollToRow(at: note, at: .bottom, animated: false)
    screen.phone.settle()
    let portrait = screen.table.rectForRow(at: note).height
    #expect(portrait > 60)
    screen.phone.rotate(to: .landscape)
    screen.phone.advance(by: 1)
    screen.table.scrollToRow(at: note, at: .bottom, animated: false)
    screen.phone.settle()
    #expect(screen.table.rectForRow(at: note).height < portrait)
  }

  @Test("The same hands give the same picture")
  func sameHandsGive() throws {
    func run() throws -> Data? {
      let screen = try Screen()
      let field = try #require(screen.field(1, 2))
      screen.phone.tap(field)
      screen.phone.advance(by: 0.2)
      return screen.phone.snapshot()?.pngData()
    }
    let picture = try run()
    #expect(picture != nil)
    #expect(try run() == picture)
  }
}
