import Testing
import UIKit

/// Custom classes, outlets and user defined runtime attributes.
///
/// That outlets are connected before `awakeFromNib()`, and `init(coder:)` comes before both, is
/// what Apple's Resource Programming Guide says of nib files.
@MainActor
@Suite struct NibConnectionTests {
  private static let diary = "customClass=\"DiaryView\" customModule=\"UIKitTests\""

  private func diary(_ content: String) throws -> DiaryView {
    try NibSource.view("<view id=\"v\" \(Self.diary)>\(content)</view>", as: DiaryView.self)
  }

  @Test("A custom class is made by its coder then connected then woken")
  func customClassMade() throws {
    let view = try diary(
      """
      <rect key="frame" x="0" y="0" width="50" height="50"/>
      <subviews><textField id="f"/></subviews>
      <color key="backgroundColor" systemColor="systemBlueColor"/>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="on" value="YES"/>
      </userDefinedRuntimeAttributes>
      <connections>
        <outlet property="partner" destination="f" id="o1"/>
        <outletCollection property="fields" destination="f" id="o2"/>
      </connections>
      """)
    #expect(view.diary == ["init, 1 subviews, width 50", "on", "partner", "fields", "awake"])
    #expect(view.partner === view.subviews[0] && view.fields == view.subviews)
    // What the class sets after super.init(coder:) stands.
    #expect(view.backgroundColor == .systemPink)
  }

  @Test("A subclass adds outlets to those it inherits")
  func subclassAddsOutlets() throws {
    let view = try NibSource.view(
      """
      <view id="v" customClass="TitledDiaryView" customModule="UIKitTests">
        <subviews><label id="l"/></subviews>
        <connections><outlet property="heading" destination="l" id="o1"/>
          <outlet property="partner" destination="l" id="o2"/></connections>
      </view>
      """, as: TitledDiaryView.self)
    #expect(view.heading === view.subviews[0] && view.partner === view.subviews[0])
  }

  static nonisolated let attributes = """
    <userDefinedRuntimeAttribute type="number" keyPath="count">
      <integer key="value" value="3"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="ratio">
      <real key="value" value="0.1"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="exact">
      <integer key="value" value="4"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="rough">
      <real key="value" value="0.1"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="string" keyPath="note" value="hello"/>
    <userDefinedRuntimeAttribute type="color" keyPath="tone">
      <color key="value" systemColor="systemRedColor"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="point" keyPath="spot">
      <point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="size" keyPath="extent">
      <size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="rect" keyPath="area">
      <rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="range" keyPath="span">
      <range key="value" location="5" length="6"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
      <integer key="value" value="8"/></userDefinedRuntimeAttribute>
    """

  @Test("Runtime attributes take the type of their property")
  func runtimeAttributesTake() throws {
    let view = try diary(
      "<userDefinedRuntimeAttributes>\(Self.attributes)</userDefinedRuntimeAttributes>")
    #expect(view.count == 3 && view.ratio == 0.1 && view.exact == 4 && view.rough == 0.1)
    #expect(view.note == "hello" && view.tone == .systemRed)
    #expect(view.spot == CGPoint(x: 1, y: 2) && view.extent == CGSize(width: 3, height: 4))
    #expect(view.area == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.span == NSRange(location: 5, length: 6))
    #expect(view.layer.cornerRadius == 8)

    let cleared = try diary(
      """
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="note" value="x"/>
        <userDefinedRuntimeAttribute type="nil" keyPath="note"/>
      </userDefinedRuntimeAttributes>
      """)
    #expect(cleared.note == nil)
  }

  @Test("A nib is made for its owner")
  func nibMadeOwner() throws {
    let owner = FormController()
    let nib = UINib(nibName: "Form", bundle: .module)
    let made = nib.instantiate(withOwner: owner)
    #expect(made.count == 1 && made[0] as? UIView === owner.viewIfLoaded)
    #expect(owner.field.delegate === owner)
    #expect(owner.bottom.constant == 16)
    // A nib can be used again.
    let other = FormController()
    #expect(nib.instantiate(withOwner: other)[0] as? UIView !== owner.view)
    #expect(Bundle.module.loadNibNamed("Form", owner: FormController())?.count == 1)
  }

  @Test("External objects stand for placeholders")
  func externalObjectsStand() throws {
    let delegate = FormController()
    let source = NibSource.xib(
      """
      <placeholder placeholderIdentifier="boss" id="p"/>
      <textField id="f"><connections><outlet property="delegate" destination="p" id="o"/>
      </connections></textField>
      """)
    let made = UINib(data: Data(source.utf8), bundle: nil)
      .instantiate(withOwner: nil, options: [.externalObjects: ["boss": delegate]])
    #expect((made[0] as? UITextField)?.delegate === delegate)
  }
}
