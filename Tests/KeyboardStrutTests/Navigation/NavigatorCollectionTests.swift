import KeyboardNavigation
import KeyboardStrut
import ScreenTesting
import Testing

/// Navigation in collection views, in section headers, and in lists inside the cells of other
/// lists.
@MainActor
@Suite(.attachingStage) struct NavigatorCollectionTests {
  /// The data source of a collection view with a field in each cell. The field's name tells its
  /// section and item.
  @MainActor
  private final class Items: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    let name: String
    init(_ counts: [Int], _ name: String) {
      self.counts = counts
      self.name = name
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      let field =
        cell.contentView.descendant(UITextField.self)
        ?? cell.contentView.addField("", 5, 5, width: 60)
      field.accessibilityIdentifier = "\(name)\(indexPath.section).\(indexPath.item)"
      return cell
    }

    func makeCollection(_ frame: CGRect, sideways: Bool = false) -> UICollectionView {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 60)
      layout.scrollDirection = sideways ? .horizontal : .vertical
      let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = self
      return collection
    }
  }

  @MainActor
  private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    let items = Items([12], "item")
    func numberOfSections(in tableView: UITableView) -> Int { 30 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section % 2 == 0 ? 3 : 0
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if indexPath == IndexPath(row: 2, section: 16) {
        cell.contentView.addSubview(
          items.makeCollection(CGRect(x: 0, y: 0, width: 250, height: 80), sideways: true))
      }
      return cell
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      guard section % 10 == 0 else { return nil }
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      header.frame = CGRect(x: 0, y: 0, width: 393, height: 50)
      header.addField("header\(section)", 20, 5)
      return header
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      section % 10 == 0 ? 50 : 0
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      90
    }
  }

  private func visited(_ stage: NavigationStage, _ step: () -> Bool) -> [String?] {
    var visited: [String?] = []
    while step(), visited.count < 300 {
      stage.phone.advance(by: 0.02)
      visited.append(stage.current)
    }
    return visited
  }

  @Test(
    "The Next and Previous buttons reach each item's field in a collection view with sections",
    arguments: [false, true])
  func collection(sideways: Bool) throws {
    let items = Items([20, 0, 31], "")
    let stage = try NavigationStage { view in
      view.addSubview(
        items.makeCollection(CGRect(x: 0, y: 60, width: 393, height: 300), sideways: sideways))
    }
    let wanted = (0..<20).map { "0.\($0)" } + (0..<31).map { "2.\($0)" }
    #expect(visited(stage) { stage.navigator.moveToNext() } == wanted)
    let back = visited(stage) { stage.navigator.moveToPrevious() }
    #expect(back == Array(wanted.reversed().dropFirst()))
    stage.hide()
  }

  @Test("The Next button moves to fields in section headers and in a collection view inside a cell")
  func headersAndNested() throws {
    let sections = Sections()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 500))
    table.dataSource = sections
    table.delegate = sections
    let stage = try NavigationStage { view in view.addSubview(table) }
    stage.navigator.indexPathsOfInputs = { list in
      list === table ? [0, 10, 16, 20].map { IndexPath(row: $0 == 16 ? 2 : 0, section: $0) } : nil
    }
    let wanted =
      ["header0", "header10"] + (0..<12).map { "item0.\($0)" } + ["header20"]
    #expect(visited(stage) { stage.navigator.moveToNext() } == wanted)
    stage.hide()
  }

  #if canImport(Phone)
    @Test(
      "KeyboardInputNavigator.automaticToolbar adds toolbars to all screens except excluded ones",
      .needs(.systemKeyboard))
    func automatic() throws {
      final class QuietController: UIViewController {}
      KeyboardInputNavigator.automaticToolbar = .full
      KeyboardAvoidance.excludedControllers.append(QuietController.self)
      defer {
        KeyboardInputNavigator.automaticToolbar = nil
        KeyboardAvoidance.excludedControllers.removeAll { $0 == QuietController.self }
      }
      let phone = try Stages.make("iPhone 15")
      for (controller, isServed) in [(UIViewController(), true), (QuietController(), false)] {
        let fields = [
          controller.view.addField("a", 20, 100), controller.view.addField("b", 20, 150),
        ]
        phone.show(UINavigationController(rootViewController: controller))
        fields[0].becomeFirstResponder()
        phone.untilKeyboardRests()
        #expect((fields[0].inputAccessoryView?.window != nil) == isServed)
        fields[0].keyboardDidType("\n")
        #expect(fields[1].isFirstResponder == isServed)
        KeyboardInputNavigator.automaticToolbar = nil
        #expect(fields.allSatisfy { $0.inputAccessoryView == nil })
        KeyboardInputNavigator.automaticToolbar = .full
        phone.dismissKeyboard()
        phone.untilKeyboardRests()
      }
    }
  #endif
}
