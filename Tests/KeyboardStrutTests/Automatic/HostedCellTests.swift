import ScreenTesting
import Testing

@testable import KeyboardStrut

/// Stands in for `UIHostingConfiguration`: a content view without a view controller.
private struct HostedContent: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }
  func updated(for state: any UIConfigurationState) -> HostedContent { self }
}

private final class HostedContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: HostedContent) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(UITextField(frame: CGRect(x: 16, y: 5, width: 200, height: 34)))
  }

  required init?(coder: NSCoder) { nil }
}

private final class HostedRows: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = 44
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.contentConfiguration = HostedContent()
    return cell
  }
}

/// Text fields in table cells that host SwiftUI.
@MainActor
@Suite struct HostedCellTests {
  @Test(
    "A field in a cell's content configuration gets focus: the table scrolls the field into view")
  func hostedCells() throws {
    KeyboardAvoidance.isAutomatic = true
    defer { KeyboardAvoidance.isAutomatic = false }
    let list = HostedRows(style: .plain)
    let stage = try HostingStage(UINavigationController(rootViewController: list))
    let row = IndexPath(row: 14, section: 0)
    let content = list.tableView.cellForRow(at: row)?.contentView
    func field(in view: UIView?) -> UITextField? {
      if let field = view as? UITextField { return field }
      return view?.subviews.lazy.compactMap { field(in: $0) }.first
    }
    let input = try #require(field(in: content))
    let before = stage.frame(input)
    stage.edit(input)
    #expect(stage.gap(input) >= 0)
    #expect(list.view.frame.minY == 0)
    stage.endEditing(input)
    #expect(stage.frame(input) == before)
  }
}
