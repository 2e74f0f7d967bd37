import ScreenTesting
import Testing

@testable import UIKit

/// Ways from one controller of a storyboard to the next.
@MainActor
@Suite struct SegueTests {
  private static func scene(
    _ id: String, _ class: String = "TravellingController", extra: String = "",
    view: String = "", segues: String = ""
  ) -> String {
    """
    <viewController id="\(id)" title="\(id)" customClass="\(`class`)" customModule="UIKitTests"
      storyboardIdentifier="\(id)" sceneMemberID="viewController">
      <view key="view" id="\(id)-v"><rect key="frame" x="0" y="0" width="300" height="600"/>
        <subviews>\(view)</subviews></view>
      \(extra)
      <connections>\(segues)</connections>
    </viewController>
    """
  }

  private static func segue(_ destination: String, _ kind: String, _ more: String = "") -> String {
    """
    <segue destination="\(destination)" kind="\(kind)" identifier="to \(destination)" \
    id="s-\(destination)-\(kind)" \(more)/>
    """
  }

  private static let navigation = """
    <navigationController id="N" storyboardIdentifier="N" sceneMemberID="viewController"
      automaticallyAdjustsScrollViewInsets="NO" toolbarHidden="NO">
      <toolbarItems/>
      <navigationItem key="navigationItem" id="N-i"/>
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="N-b">
        <rect key="frame" x="0" y="59" width="393" height="44"/>
        <autoresizingMask key="autoresizingMask"/>
      </navigationBar>
      <nil name="viewControllers"/>
      <toolbar key="toolbar" opaque="NO" clearsContextBeforeDrawing="NO" contentMode="scaleToFill"
        id="N-t"><rect key="frame" x="0" y="0" width="393" height="44"/>
        <autoresizingMask key="autoresizingMask"/></toolbar>
      <connections>
        <segue destination="A" kind="relationship" relationship="rootViewController" id="N-s"/>
      </connections>
    </navigationController>
    """

  private static let bars = """
    <toolbarItems><barButtonItem systemItem="flexibleSpace" id="A-f"/>
      <barButtonItem title="Next" style="plain" id="A-n"><connections>
        \(segue("B", "show"))</connections></barButtonItem></toolbarItems>
    <navigationItem key="navigationItem" title="Start" id="A-i">
      <barButtonItem key="rightBarButtonItem" systemItem="add" style="done" id="A-a">
        <connections>\(segue("C", "presentation", "modalPresentationStyle=\"fullScreen\""))
        </connections></barButtonItem></navigationItem>
    """

  private func start(_ scenes: [String], initial: String) throws -> (Phone, UIViewController) {
    let phone = try Phone("iPhone 15")
    let storyboard = try NibSource.storyboard(scenes, initial: initial)
    let controller = try #require(storyboard.instantiateInitialViewController())
    phone.show(controller)
    return (phone, controller)
  }

  private func startInNavigation() throws -> (Phone, UINavigationController, TravellingController) {
    let scenes = [
      Self.navigation,
      Self.scene("A", extra: Self.bars, segues: Self.segue("C", "modal", "animates=\"NO\"")),
      Self.scene("B"), Self.scene("C"),
    ]
    let (phone, controller) = try start(scenes, initial: "N")
    let navigation = try #require(controller as? UINavigationController)
    return (phone, navigation, try #require(navigation.topViewController as? TravellingController))
  }

  @Test("A storyboard begins with a navigation controller")
  func storyboardBeginsNavigation() throws {
    let (_, navigation, first) = try startInNavigation()
    #expect(navigation.viewControllers == [first])
    #expect(first.parent === navigation && first.storyboard === navigation.storyboard)
    #expect(navigation.navigationBar.topItem?.title == "Start")
    #expect(!navigation.isToolbarHidden)
    #expect(navigation.toolbar?.items?.map(\.title) == [nil, "Next"])
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 78, right: 0))
  }

  @Test("A storyboard begins with tabs")
  func storyboardBeginsTabs() throws {
    let tabs = """
      <tabBarController id="T" sceneMemberID="viewController">
        <tabBar key="tabBar" contentMode="scaleToFill" id="T-b"/>
        <connections>
          <segue destination="A" kind="relationship" relationship="viewControllers" id="T-1"/>
          <segue destination="B" kind="relationship" relationship="viewControllers" id="T-2"/>
        </connections>
      </tabBarController>
      """
    let item = "<tabBarItem key=\"tabBarItem\" title=\"First\" id=\"A-t\"/>"
    let (phone, controller) = try start(
      [tabs, Self.scene("A", extra: item), Self.scene("B")], initial: "T")
    let container = try #require(controller as? UITabBarController)
    #expect(container.viewControllers?.map(\.title) == ["A", "B"])
    #expect(container.tabBar.items?.map(\.title) == ["First", "B"])
    phone.tap(container.tabBar.buttons[1])
    #expect(container.selectedIndex == 1)
  }

  // "Master view controller" and "detail view controller" are what Interface Builder calls the
  // relationships (ArneCL/BlogPosts, swift-ios-UISplitViewController.md).
  @Test("A storyboard begins with a split view", arguments: [false, true])
  func storyboardBeginsSplit(isTurned: Bool) throws {
    let segues = ["master", "detail"].enumerated().map { index, name in
      """
      <segue destination="\(index == 0 ? "A" : "B")" kind="relationship"
        relationship="\(name)ViewController" id="S-\(index)"/>
      """
    }
    let split = """
      <splitViewController id="S" sceneMemberID="viewController">
        <connections>\((isTurned ? segues.reversed() : segues).joined())</connections>
      </splitViewController>
      """
    let phone = try Phone("iPad Pro 11-inch", .landscape)
    let storyboard = try NibSource.storyboard(
      [
        split, Self.scene("A", segues: Self.segue("C", "showDetail")), Self.scene("B"),
        Self.scene("C"),
      ],
      initial: "S")
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? UISplitViewController)
    phone.show(controller)
    #expect(controller.style == .unspecified)
    #expect(controller.viewControllers.map(\.title) == ["A", "B"])
    #expect(controller.viewControllers.allSatisfy { $0.view.window != nil })
    controller.viewControllers[0].performSegue(withIdentifier: "to C", sender: nil)
    phone.settle()
    #expect(controller.viewControllers.map(\.title) == ["A", "C"])
    #expect(controller.presentedViewController == nil)
  }

  // The order of Apple's View Controller Programming Guide: the destination is made, then the
  // segue, then prepare is called, then the segue is performed. performSegue asks nobody.
  @Test("Performing prepares and shows")
  func performingPreparesShows() throws {
    let (phone, navigation, first) = try startInNavigation()
    first.refuses = true
    first.performSegue(withIdentifier: "to B", sender: 7)
    phone.advance(by: 0.6)
    let second = try #require(navigation.topViewController as? TravellingController)
    #expect(second.title == "B")
    #expect(first.diary == ["prepare to B for B from 7, loaded false, pushed false"])
    #expect(navigation.viewControllers == [first, second])
  }

  // Apple's page on shouldPerformSegue: asked where a touch triggers the segue.
  @Test("Items of bars trigger segues")
  func itemsBarsTrigger() throws {
    let (phone, navigation, first) = try startInNavigation()
    let next = try #require(
      navigation.toolbar?.subviews.compactMap { $0 as? UIButton }.first {
        $0.currentTitle == "Next"
      })
    first.refuses = true
    phone.tap(next)
    #expect(first.diary == ["should to B"])
    first.refuses = false
    phone.tap(next)
    phone.advance(by: 0.6)
    #expect(navigation.topViewController?.title == "B")
    navigation.popViewController(animated: false)
    first.navigationItem.rightBarButtonItem?.primaryAction?.perform(sender: nil)
    phone.advance(by: 0.6)
    let shown = try #require(navigation.presentedViewController)
    #expect(shown.title == "C" && shown.modalPresentationStyle == .fullScreen)
  }

  @Test("A modal segue may be without animation")
  func modalSegue() throws {
    let (phone, _) = try start(
      [Self.scene("A", segues: Self.segue("B", "modal", "animates=\"NO\"")), Self.scene("B")],
      initial: "A")
    let first = try #require(phone.window.rootViewController as? TravellingController)
    first.performSegue(withIdentifier: "to B", sender: nil)
    #expect(first.presentedViewController?.view.window != nil)
    #expect(first.presentedViewController?.transitionCoordinator == nil)
  }

  // Apple's page on show(_:sender:): without a container that knows better it presents.
  @Test("Show presents outside a navigation controller")
  func showPresents() throws {
    let (phone, _) = try start(
      [Self.scene("A", segues: Self.segue("B", "show")), Self.scene("B")], initial: "A")
    let first = try #require(phone.window.rootViewController as? TravellingController)
    first.performSegue(withIdentifier: "to B", sender: nil)
    phone.advance(by: 0.6)
    #expect(first.presentedViewController?.title == "B")
  }

  @Test("A popover segue knows its anchor")
  func popoverSegueKnows() throws {
    let button = """
      <button id="A-b" buttonType="system"><rect key="frame" x="100" y="200" width="80" height="30"/>
        <connections><segue destination="B" kind="popoverPresentation" identifier="to B"
          popoverAnchorView="A-b" id="A-s"><popoverArrowDirection key="popoverArrowDirection"
          up="YES"/></segue></connections></button>
      """
    let size = "<size key=\"preferredContentSize\" width=\"150\" height=\"120\"/>"
    let phone = try Phone("iPad Pro 11-inch")
    let storyboard = try NibSource.storyboard([
      Self.scene("A", view: button), Self.scene("B", extra: size),
    ])
    let first = try #require(
      storyboard.instantiateInitialViewController() as? TravellingController)
    phone.show(first)
    phone.tap(first.view.subviews[0])
    phone.advance(by: 0.6)
    let shown = try #require(first.presentedViewController)
    #expect(first.diary.first == "should to B")
    #expect(shown.popoverPresentationController?.sourceView === first.view.subviews[0])
    #expect(shown.popoverPresentationController?.arrowDirection == .up)
    #expect(shown.view.bounds.size == CGSize(width: 150, height: 120))
  }

  @Test(
    "A segue that cannot be performed is named",
    arguments: [
      ("embed", "is of the kind “embed”, which is not performed by itself"),
      ("popoverPresentation", "names no view and no item that its popover points at"),
    ])
  func segueCannotPerformed(kind: String, words: String) throws {
    let source = "<segue destination=\"A\" kind=\"\(kind)\" id=\"s\"/>"
    let document = try NibDocument(Data(source.utf8), file: "Test.storyboard")
    let segue = try NibSegue(document.root)
    let error = #expect(throws: NibError.self) {
      try segue.way(from: UIViewController(), to: UIViewController()) { _ in NSObject() }
    }
    #expect(error?.description.contains(words) == true)
  }
}

/// Writes down which ways it goes.
final class TravellingController: UIViewController {
  var diary: [String] = []
  var refuses = false

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    diary.append("should \(identifier)")
    return !refuses
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    let next = segue.destination
    diary.append(
      "prepare \(segue.identifier ?? "") for \(next.title ?? "") from \(sender ?? "nobody"), "
        + "loaded \(next.isViewLoaded), pushed \(next.parent != nil)")
  }
}
