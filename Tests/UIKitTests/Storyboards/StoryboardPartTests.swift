import Phone
import Testing
@_spi(Simulator) import UIKit

/// What storyboards of demo apps contain besides plain views.
@MainActor
@Suite struct StoryboardPartTests {
  private static func diary(_ view: String, beside: String = "") throws -> (Phone, PartDiary) {
    let storyboard = try NibSource.storyboard([
      """
      <viewController automaticallyAdjustsScrollViewInsets="NO" id="A" customClass="PartDiary"
        customModule="UIKitTests" sceneMemberID="viewController">
      <layoutGuides><viewControllerLayoutGuide type="top" id="g-t"/>
      <viewControllerLayoutGuide type="bottom" id="g-b"/></layoutGuides>
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>\(view)</view>
      </viewController>\(beside)
      """
    ])
    let controller = try #require(storyboard.instantiateInitialViewController() as? PartDiary)
    let phone = try Phone("iPhone 15")
    phone.show(controller)
    return (phone, controller)
  }

  @Test("An action calls what its target says")
  func action() throws {
    let (phone, controller) = try Self.diary(
      """
      <subviews><button id="b"><connections><action selector="save:" destination="A"
        eventType="touchUpInside" id="a"/></connections></button>
      <stepper maximumValue="10" value="3" stepValue="2" wraps="YES" id="s"/></subviews>
      """)
    (controller.view.subviews[0] as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(controller.calls == ["save UIButton"])
    let stepper = try #require(controller.view.subviews[1] as? UIStepper)
    #expect(stepper.value == 3 && stepper.stepValue == 2 && stepper.wraps)
    #expect(!controller.automaticallyAdjustsScrollViewInsets)
    withExtendedLifetime(phone) {}
  }

  @Test("A recognizer beside the controller serves its view")
  func recognizer() throws {
    let (phone, controller) = try Self.diary(
      """
      <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES"
        id="oc"/></connections>
      """,
      beside: """
        <tapGestureRecognizer cancelsTouchesInView="NO" id="tap"><connections><action
        selector="dismissKeyboard" destination="A" id="ta"/></connections></tapGestureRecognizer>
        """)
    #expect(controller.view.gestureRecognizers?.count == 1)
    #expect(controller.view.gestureRecognizers?.first?.cancelsTouchesInView == false)
    phone.tap(at: CGPoint(x: 100, y: 400))
    #expect(controller.calls == ["dismiss"])
  }

  @Test("A recognizer has the numbers that are drawn")
  func recognizerNumbers() throws {
    let (phone, controller) = try Self.diary(
      """
      <connections><outletCollection property="gestureRecognizers" destination="r-1" id="oc-1"/>
      <outletCollection property="gestureRecognizers" destination="r-2" id="oc-2"/></connections>
      """,
      beside: """
        <pongPressGestureRecognizer allowableMovement="12" minimumPressDuration="0.8" id="r-1"/>
        <panGestureRecognizer minimumNumberOfTouches="2" maximumNumberOfTouches="3" id="r-2"/>
        """)
    let drawn = try #require(controller.view.gestureRecognizers)
    let press = drawn.compactMap { $0 as? UILongPressGestureRecognizer }.first
    #expect(press?.minimumPressDuration == 0.8 && press?.allowableMovement == 12)
    let pan = drawn.compactMap { $0 as? UIPanGestureRecognizer }.first
    #expect(pan?.minimumNumberOfTouches == 2 && pan?.maximumNumberOfTouches == 3)
    withExtendedLifetime(phone) {}
  }

  /// From before safe areas: the guides end and begin where the bars do.
  @Test("Layout guides keep clear of bars")
  func layoutGuides() throws {
    let (phone, controller) = try Self.diary(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="x"/></subviews><constraints>
      <constraint firstItem="x" firstAttribute="top" secondItem="g-t" secondAttribute="bottom"
        constant="8" id="k-1"/>
      <constraint firstItem="g-b" firstAttribute="top" secondItem="x" secondAttribute="bottom" id="k-2"/>
      <constraint firstItem="x" firstAttribute="leading" secondItem="v" secondAttribute="leading"
        id="k-3"/>
      <constraint firstItem="x" firstAttribute="width" constant="50" id="k-4"/></constraints>
      """)
    let insets = controller.view.safeAreaInsets
    #expect(insets.top > 0 && insets.bottom > 0)
    let frame = controller.view.subviews[0].frame
    #expect(frame.minY == insets.top + 8)
    #expect(frame.maxY == controller.view.bounds.height - insets.bottom)
    #expect(controller.topLayoutGuide.length == insets.top)
    #expect(controller.bottomLayoutGuide.length == insets.bottom)
    withExtendedLifetime(phone) {}
  }

  @Test("A missing image is a line and no end")
  func missingImage() throws {
    var pictures: [UIImage?] = []
    let said = try DeveloperLog.messages {
      for attributes in ["image=\"hero\"", "image=\"plus\" catalog=\"system\""] {
        let view = try NibSource.view("<imageView \(attributes) id=\"i\"/>", as: UIImageView.self)
        pictures.append(view.image)
      }
    }
    #expect(pictures == [nil, nil])
    #expect(said.count == 2)
    #expect(said.first?.contains("imageView “i” names the image “hero”") == true)
    #expect(said.last?.contains("symbol “plus”") == true)
  }

  @Test("Only what is installed is there")
  func variations() throws {
    let view = try NibSource.view(
      """
      <view id="v"><subviews><label text="a" id="a"/><label text="b" id="b"/><label text="c" id="c"/>
      </subviews><constraints><constraint firstAttribute="width" constant="9" id="k"/></constraints>
      <variation key="default"><mask key="subviews"><exclude reference="a"/><exclude reference="b"/>
      </mask><mask key="constraints"><exclude reference="k"/></mask></variation>
      <variation key="widthClass=compact"><mask key="subviews"><include reference="b"/></mask>
      </variation><variation key="widthClass=regular"><mask key="subviews"><include reference="a"/>
      </mask></variation></view>
      """)
    let isCompact = UIView().traitCollection.horizontalSizeClass == .compact
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == [isCompact ? "b" : "a", "c"])
    #expect(view.constraints.isEmpty)
  }

  @Test("A label shrinks its text")
  func shrinking() throws {
    let label = try NibSource.view(
      "<label text=\"A text that is too long\" minimumScaleFactor=\"0.5\" id=\"l\"/>",
      as: UILabel.self)
    #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
    let plain = try NibSource.view(
      "<label text=\"A\" adjustsFontSizeToFit=\"NO\" minimumScaleFactor=\"0.5\" id=\"l\"/>",
      as: UILabel.self)
    #expect(!plain.adjustsFontSizeToFitWidth)
  }
}

/// Writes down which of its actions were called.
final class PartDiary: UIViewController, NibConnectable {
  private(set) var calls: [String] = []

  static var nibProperties: [String: AnyKeyPath] { [:] }
  static var nibActions: [String: NibAction] {
    [
      "save:": { ($0 as? PartDiary)?.calls.append("save \(type(of: $1 ?? 0))") },
      "dismissKeyboard": { target, _ in (target as? PartDiary)?.calls.append("dismiss") },
    ]
  }
}
