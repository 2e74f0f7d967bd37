import Phone
import Testing
import UIKit

/// Tables and collections as storyboards draw them.
@MainActor
@Suite struct StaticTableTests {
  private static func scene(
    _ table: String, controller: String = "tableViewController", type: String = ""
  ) -> String {
    """
    <\(controller) id="A" sceneMemberID="viewController" clearsSelectionOnViewWillAppear="NO" \(type)>
    <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES"
      \(table)
    <connections><outlet property="dataSource" destination="A" id="o-1"/>
    <outlet property="delegate" destination="A" id="o-2"/></connections>
    </tableView></\(controller)>
    """
  }

  private static let rows = """
    dataMode="static" style="grouped" rowHeight="50" sectionHeaderHeight="18"
      sectionFooterHeight="18" id="T">
    <sections><tableViewSection headerTitle="Person" footerTitle="As in your passport" id="S"><cells>
      <tableViewCell selectionStyle="none" rowHeight="61" id="C-1">
        <rect key="frame" x="0.0" y="18" width="375" height="61"/>
        <tableViewCellContentView key="contentView" tableViewCell="C-1" id="V-1"><subviews>
          <textField borderStyle="roundedRect" text="Ada" translatesAutoresizingMaskIntoConstraints="NO"
            id="F"/></subviews>
        <constraints><constraint firstItem="F" firstAttribute="top" secondItem="V-1"
          secondAttribute="top" constant="10" id="c-1"/><constraint firstItem="F"
          firstAttribute="leading" secondItem="V-1" secondAttribute="leading" constant="16" id="c-2"/>
        </constraints></tableViewCellContentView>
      </tableViewCell>
      <tableViewCell style="IBUITableViewCellStyleValue1" accessoryType="disclosureIndicator"
        textLabel="L-1" detailTextLabel="L-2" id="C-2">
        <tableViewCellContentView key="contentView" tableViewCell="C-2" id="V-2"><subviews>
          <label text="Country" id="L-1"/><label text="England" id="L-2"/></subviews>
        </tableViewCellContentView>
      </tableViewCell>
    </cells></tableViewSection></sections>
    """

  private static func show(_ scene: String) throws -> (Phone, UIViewController) {
    let storyboard = try NibSource.storyboard([scene])
    let controller = try #require(storyboard.instantiateInitialViewController())
    let phone = try Phone("iPhone 15")
    phone.show(controller)
    return (phone, controller)
  }

  @Test("Static rows are shown")
  func staticRows() throws {
    let (phone, controller) = try Self.show(Self.scene(Self.rows))
    let table = try #require((controller as? UITableViewController)?.tableView)
    #expect(table.style == .grouped && table.rowHeight == 50)
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
    let cells = table.visibleCells
    #expect(cells.map(\.frame.height) == [61, 50])
    let field = cells[0].contentView.subviews.compactMap { $0 as? UITextField }.first
    #expect(field?.text == "Ada")
    #expect(field?.frame.origin == CGPoint(x: 16, y: 10))
    #expect(cells[1].textLabel?.text == "Country")
    #expect(cells[1].detailTextLabel?.text == "England")
    #expect(cells[1].accessoryType == .disclosureIndicator && cells[0].selectionStyle == .none)
    #expect(
      table.dataSource?.tableView(table, titleForHeaderInSection: 0) == "Person")
    withExtendedLifetime(phone) {}
  }

  @Test("A field in a static row takes the keyboard")
  func staticField() throws {
    let (phone, controller) = try Self.show(Self.scene(Self.rows))
    let table = try #require((controller as? UITableViewController)?.tableView)
    let field = table.visibleCells[0].contentView.subviews.compactMap { $0 as? UITextField }.first
    #expect(field?.becomeFirstResponder() == true)
    phone.advance(by: 1)
    #expect(phone.keyboardFrame.height > 200)
  }

  /// Xcode says the same of such a storyboard.
  @Test("Static rows belong to a table view controller")
  func staticOwner() throws {
    let scene = """
      <viewController id="A" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <tableView dataMode="static" id="T"/></subviews></view></viewController>
      """
    let storyboard = try NibSource.storyboard([scene])
    let controller = try #require(storyboard.instantiateInitialViewController())
    let error = #expect(throws: NibError.self) { _ = try controller.loadViewFromNib() }
    #expect(error?.description.contains("tableView “T” has static rows") == true)
    #expect(error?.description.contains("UITableViewController") == true)
  }

  @Test("Prototypes are made as often as asked for")
  func prototypes() throws {
    let (phone, controller) = try Self.show(
      Self.scene(
        """
        dataMode="prototypes" style="plain" rowHeight="-1" estimatedRowHeight="-1" id="T"><prototypes>
          <tableViewCell reuseIdentifier="name" rowHeight="51" id="P">
            <tableViewCellContentView key="contentView" tableViewCell="P" id="P-v"><subviews>
              <label text="Name" id="P-l"/></subviews></tableViewCellContentView>
          </tableViewCell></prototypes>
        """, type: "customClass=\"PrototypeController\" customModule=\"UIKitTests\""))
    let table = try #require((controller as? UITableViewController)?.tableView)
    #expect(table.visibleCells.count == 3)
    let labels = table.visibleCells.compactMap { $0.contentView.subviews.first as? UILabel }
    #expect(labels.map(\.text) == ["Name", "Name", "Name"])
    #expect(Set(labels.map(ObjectIdentifier.init)).count == 3)
    #expect(table.visibleCells.allSatisfy { $0.reuseIdentifier == "name" })
    withExtendedLifetime(phone) {}
  }

  @Test("A collection has its layout and its prototypes")
  func collection() throws {
    let view = try NibSource.view(
      """
      <collectionView dataMode="prototypes" id="v">
        <rect key="frame" x="0" y="0" width="320" height="480"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="3"
          minimumInteritemSpacing="4" scrollDirection="horizontal" id="l">
          <size key="itemSize" width="50" height="60"/>
          <size key="headerReferenceSize" width="0.0" height="0.0"/>
          <inset key="sectionInset" minX="1" minY="2" maxX="5" maxY="6"/>
        </collectionViewFlowLayout>
        <cells><collectionViewCell opaque="NO" reuseIdentifier="box" id="c">
          <view key="contentView" id="c-v"><subviews><label text="Box" id="c-l"/></subviews></view>
        </collectionViewCell></cells>
      </collectionView>
      """, as: UICollectionView.self)
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.itemSize == CGSize(width: 50, height: 60))
    #expect(layout.minimumLineSpacing == 3 && layout.minimumInteritemSpacing == 4)
    #expect(layout.scrollDirection == .horizontal)
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 6, right: 5))
    let source = Boxes()
    view.dataSource = source
    view.layoutIfNeeded()
    let label = view.visibleCells.first?.contentView.subviews.first as? UILabel
    #expect(view.visibleCells.count == 2 && label?.text == "Box")
  }

  private final class Boxes: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
    }
  }
}

/// Shows three rows of its prototype.
final class PrototypeController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath) }
}
