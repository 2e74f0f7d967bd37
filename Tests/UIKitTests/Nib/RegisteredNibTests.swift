import ScreenTesting
import Testing

/// Tables and collection views whose cells are made from a nib of their own.
@MainActor
@Suite struct RegisteredNibTests {
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 3

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
    }
  }

  private static func nib(_ element: String) -> UINib {
    let source = NibSource.xib(
      """
      <\(element) id="P"><\(element)ContentView key="contentView" \(element)="P" id="V"><subviews>
      <textField id="F" contentMode="scaleToFill"><rect key="frame" x="20" y="5" width="200" \
      height="34"/></textField></subviews></\(element)ContentView></\(element)>
      """)
    return UINib(data: Data(source.utf8), bundle: nil)
  }

  @Test("A table makes its cells from the registered nib, and uses them again")
  func table() throws {
    let phone = try Phone("iPhone 15")
    let (controller, source) = (UITableViewController(style: .plain), Source())
    let table: UITableView = controller.tableView
    table.register(Self.nib("tableViewCell"), forCellReuseIdentifier: "name")
    table.dataSource = source
    phone.show(controller)
    let cells = table.visibleCells
    #expect(cells.count == 3)
    #expect(cells.allSatisfy { $0.reuseIdentifier == "name" })
    #expect(cells.allSatisfy { $0.contentView.subviews.contains { $0 is UITextField } })
    source.count = 2
    table.reloadData()
    phone.settle()
    #expect(table.visibleCells.allSatisfy(cells.contains))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "other")
    table.register(nil as UINib?, forCellReuseIdentifier: "name")
    #expect(table.dequeueReusableCell(withIdentifier: "other") != nil)
  }

  @Test("A collection view makes its cells from the registered nib")
  func collection() throws {
    let phone = try Phone("iPhone 15")
    let source = Source()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 393, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(Self.nib("collectionViewCell"), forCellWithReuseIdentifier: "name")
    collection.dataSource = source
    let controller = UIViewController()
    controller.view.addSubview(collection)
    phone.show(controller)
    #expect(collection.visibleCells.count == 3)
    #expect(collection.visibleCells.allSatisfy { $0.reuseIdentifier == "name" })
    #expect(
      collection.visibleCells.allSatisfy { $0.contentView.subviews.contains { $0 is UITextField } })
  }
}
