import Foundation
import Phone
import Testing

@testable import UIKit

/// Rows of grouped tables come to rest.
@MainActor
@Suite struct GroupedRowTests {
  private final class Cell: UITableViewCell {
    static var layouts = 0

    override func layoutSubviews() {
      Self.layouts += 1
      super.layoutSubviews()
    }
  }

  private final class List: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Cell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  @Test("The first row of a grouped table is not laid out again by its own layout")
  func firstRow() throws {
    let phone = try Phone("iPhone 15")
    phone.show(List(style: .grouped))
    phone.advance(by: 0.1)
    Cell.layouts = 0
    phone.advance(by: 0.5)
    #expect(Cell.layouts == 0)
  }
}
