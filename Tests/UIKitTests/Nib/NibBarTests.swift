import ScreenTesting
import Testing
@_spi(Simulator) import UIKit

/// Bars and controls as Interface Builder writes them.
@MainActor
@Suite struct NibBarTests {
  @Test("A toolbar has its items")
  func toolbarItems() throws {
    let bar = try NibSource.view(
      """
      <toolbar opaque="NO" clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="T"
        translucent="NO"><rect key="frame" x="0" y="0" width="320" height="44"/><items>
        <barButtonItem title="Back" id="a" enabled="NO"/>
        <barButtonItem systemItem="fixedSpace" width="42" id="b"/>
        <barButtonItem style="done" systemItem="done" id="c"/>
        <barButtonItem id="d"><switch key="customView" on="YES" id="e"/></barButtonItem>
      </items></toolbar>
      """, as: UIToolbar.self)
    let items = try #require(bar.items)
    #expect(items.map(\.title) == ["Back", nil, "Done", nil])
    #expect(!items[0].isEnabled && items[1].width == 42 && items[2].style == .done)
    #expect((items[3].customView as? UISwitch)?.isOn == true)
    #expect(!bar.isTranslucent && bar.frame.width == 320)
  }

  @Test("A search bar has its words")
  func searchBarWords() throws {
    let bar = try NibSource.view(
      """
      <searchBar contentMode="redraw" searchBarStyle="minimal" text="a" placeholder="Find it"
        showsCancelButton="YES" id="S"><textInputTraits key="textInputTraits"
        keyboardType="emailAddress"/></searchBar>
      """, as: UISearchBar.self)
    #expect(bar.text == "a" && bar.placeholder == "Find it")
    #expect(bar.searchBarStyle == .minimal && bar.showsCancelButton)
    #expect(bar.keyboardType == .emailAddress && bar.autocapitalizationType == .none)
  }

  @Test("Segments and the chosen one")
  func segmentsChosen() throws {
    let control = try NibSource.view(
      """
      <segmentedControl opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left"
        contentVerticalAlignment="top" segmentControlStyle="plain" selectedSegmentIndex="1" id="S">
        <segments><segment title="One"/><segment title="Two" width="90" enabled="NO"/></segments>
      </segmentedControl>
      """, as: UISegmentedControl.self)
    #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == 1)
    #expect(control.titleForSegment(at: 0) == "One")
    #expect(control.widthForSegment(at: 1) == 90 && !control.isEnabledForSegment(at: 1))
  }

  /// An item of a bar is there before the view, and its outlet is set with the view's.
  @Test("An outlet leads to an item of a bar")
  func outletLeadsItem() throws {
    let storyboard = try NibSource.storyboard([
      """
      <viewController id="A" customClass="ItemController" customModule="UIKitTests"
        sceneMemberID="viewController">
        <view key="view" id="v"><subviews><pickerView contentMode="scaleToFill" id="p"/></subviews></view>
        <navigationItem key="navigationItem" title="Items" id="n">
          <barButtonItem key="leftBarButtonItem" systemItem="edit" id="l"/>
          <rightBarButtonItems><barButtonItem title="One" id="r1"/><barButtonItem title="Two"
            id="r2"/></rightBarButtonItems>
        </navigationItem>
        <connections><outlet property="item" destination="r2" id="o1"/>
          <outlet property="picker" destination="p" id="o2"/></connections>
      </viewController>
      """
    ])
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? ItemController)
    #expect(controller.navigationItem.leftBarButtonItem?.title == "Edit")
    #expect(controller.item == nil)
    controller.loadViewIfNeeded()
    #expect(controller.item?.title == "Two")
    #expect(controller.item === controller.navigationItem.rightBarButtonItems?[1])
    #expect(controller.picker === controller.view.subviews[0])
  }
}

final class ItemController: UIViewController {
  weak var item: UIBarButtonItem?
  weak var picker: UIPickerView?
}

@_spi(Simulator) extension ItemController: NibConnectable {
  static var nibProperties: [String: AnyKeyPath] {
    ["item": \ItemController.item, "picker": \ItemController.picker]
  }
}
