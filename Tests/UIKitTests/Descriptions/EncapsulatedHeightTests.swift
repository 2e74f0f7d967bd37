import ScreenTesting
import Testing
import UIKit

/// A height that the table has fixed meets content that wants another one: Apple names the table's
/// own constraint in the message (PagingTableView#3, Colo#12).
@MainActor
@Suite struct EncapsulatedHeightTests {
  private final class Cell: UITableViewCell {
    let box = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        contentView.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: 77),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      Cell(style: .default, reuseIdentifier: nil)
    }
  }

  private func messages(rowHeight: CGFloat) -> (text: String, list: List) {
    let phone = try! Phone("iPhone 15")
    let list = List()
    list.tableView.rowHeight = rowHeight
    let text = ConstraintDescriptionTests.conflict { phone.show(list) }
    withExtendedLifetime(phone) {}
    return (text, list)
  }

  @Test("A fixed height that is too small is named")
  func fixedHeightToo() {
    let (text, list) = messages(rowHeight: 60)
    #expect(text.contains("'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x"))
    #expect(text.contains(".height == 60   (active)>"))
    #expect(list.tableView.visibleCells.first?.frame.height == 60)
  }

  @Test("A height that fits is silent", arguments: [77, UITableView.automaticDimension])
  func heightFitsSilent(height: CGFloat) {
    let (text, list) = messages(rowHeight: height)
    #expect(text == "")
    #expect(list.tableView.visibleCells.first?.frame.height == 77)
  }
}
