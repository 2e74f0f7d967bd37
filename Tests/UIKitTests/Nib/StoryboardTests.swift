import Testing
import UIKit

@MainActor
@Suite struct StoryboardTests {
  private static let embedding = [
    """
    <viewController id="A" title="Parent" customClass="ParentController" customModule="UIKitTests"
      storyboardIdentifier="parent" sceneMemberID="viewController">
      <view key="view" id="A-v"><rect key="frame" x="0" y="0" width="300" height="600"/>
        <subviews><containerView opaque="NO" contentMode="scaleToFill" id="A-c">
          <rect key="frame" x="10" y="20" width="200" height="100"/>
          <connections><segue destination="B" kind="embed" identifier="inner" id="A-s"/></connections>
        </containerView></subviews>
      </view>
    </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="A-r" sceneMemberID="firstResponder"/>
    """,
    """
    <viewController id="B" storyboardIdentifier="greeting" customClass="GreetingController"
      customModule="UIKitTests" sceneMemberID="viewController">
      <view key="view" id="B-v"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
    </viewController>
    """,
  ]

  @Test("The view is made when it is asked for")
  func viewMadeAsked() throws {
    let storyboard = try NibSource.storyboard(Self.embedding)
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? ParentController)
    #expect(controller.title == "Parent" && controller.storyboard === storyboard)
    #expect(controller.diary == ["awake, view false"])
    #expect(controller.view.bounds.width == 300)
  }

  /// Embedding is prepared while the view is loaded, before `viewDidLoad()`.
  @Test("An embedded controller fills its container")
  func embeddedControllerFills() throws {
    let storyboard = try NibSource.storyboard(Self.embedding)
    let controller = try #require(
      storyboard.instantiateViewController(withIdentifier: "parent") as? ParentController)
    controller.loadViewIfNeeded()
    #expect(
      controller.diary == [
        "awake, view false", "prepare inner for GreetingController", "did load, children 1",
      ])
    let child = try #require(controller.children.first)
    #expect(child.parent === controller && child.storyboard === storyboard)
    #expect(child.view.superview === controller.view.subviews[0])
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    controller.view.subviews[0].frame.size.width = 150
    #expect(child.view.frame.width == 150)
  }

  @Test("A creator makes the controller")
  func creatorMakesController() throws {
    let storyboard = try NibSource.storyboard(Self.embedding)
    let made = storyboard.instantiateViewController(identifier: "greeting") { coder in
      GreetingController(coder: coder, greeting: "hello")
    }
    #expect(made.greeting == "hello" && made.view.bounds.width == 1)
    let plain: GreetingController = storyboard.instantiateViewController(identifier: "greeting")
    #expect(plain.greeting == "none")
  }

  @Test("A storyboard without a beginning has no initial controller")
  func storyboardWithoutBeginning() throws {
    let source = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"/>"
    let storyboard = try UIStoryboard(NibDocument(Data(source.utf8), file: "Empty.storyboard"))
    #expect(storyboard.instantiateInitialViewController() == nil)
  }

  @Test("An unknown identifier is named")
  func unknownIdentifierNamed() throws {
    let storyboard = try NibSource.storyboard(Self.embedding)
    let error = #expect(throws: NibError.self) { try storyboard.makeController("who", nil) }
    #expect(error?.description == "Test.storyboard: has no controller with the identifier “who”")
  }

  @Test("A button asks its controller before a segue")
  func buttonAsksController() throws {
    let storyboard = try NibSource.storyboard([
      """
      <viewController id="A" customClass="RefusingController" customModule="UIKitTests"
        sceneMemberID="viewController"><view key="view" id="A-v"><subviews><button id="A-b">
        <connections><segue destination="A" kind="show" identifier="on" id="A-s"/></connections>
      </button></subviews></view></viewController>
      """
    ])
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? RefusingController)
    let button = try #require(controller.view.subviews[0] as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(controller.asked == ["on"] && controller.sender === button)
  }

  @Test("Only containers have relationships")
  func containersRelationships() throws {
    let storyboard = try NibSource.storyboard([
      """
      <viewController id="A" sceneMemberID="viewController"><connections>
      <segue destination="A" kind="relationship" relationship="rootViewController" id="A-s"/>
      </connections></viewController>
      """
    ])
    let error = #expect(throws: NibError.self) { try storyboard.makeInitialController(nil) }
    #expect(
      error?.description.contains("puts a controller into a UIViewController, which has no") == true
    )
  }

  @Test("A controller loads its view from its nib")
  func controllerLoadsView() throws {
    let controller = FormController(nibName: "Form", bundle: .module)
    #expect(controller.nibName == "Form" && controller.nibBundle == .module)
    #expect(!controller.isViewLoaded)
    #expect(controller.view.bounds.size == CGSize(width: 320, height: 480))
    #expect(controller.field.superview === controller.view)
    controller.view.layoutIfNeeded()
    #expect(controller.field.frame.maxY == 464 && controller.field.frame.width == 288)
  }

  /// The main bundle stands for the resources of all targets, as an app's bundle does on Apple's
  /// systems.
  @Test("A nib is found in the main bundle")
  func nibFoundMain() throws {
    let controller = FormController(nibName: "Form", bundle: nil)
    #expect(controller.view.subviews.first === controller.field)
  }

  @Test("Without a nib the view is empty")
  func withoutNibView() {
    #expect(LonelyController().view.subviews.isEmpty)
  }

  /// As Apple documents `nibName`: for want of a name, the class's own.
  @Test("A nib of the class is found by its name")
  func nibClassFound() throws {
    let controller = Lost(nibName: nil, bundle: .module)
    #expect(controller.view.tag == 42)
  }
}

/// Its nib is `Lost.xib`.
final class Lost: UIViewController {}
